/** The name of a worksheet and what can be done with all of it. */
import { Icon } from '../icon.tsx';

interface Properties {
  readonly name: string;
  onName(name: string): void;
  onOpen(): void;
  save(): void;
  saveHtml(): void;
  copyLink(): void;
  runAll(): void;
}

const LONGEST_NAME = 80;

export function SheetLine({ name, onName, onOpen, save, saveHtml, copyLink, runAll }: Properties) {
  return (
    <search className="sheet-line">
      <input
        aria-label="Name of the file"
        value={name}
        spellCheck={false}
        onChange={(event) => onName(event.target.value.slice(0, LONGEST_NAME))}
      />
      <button type="button" className="bare" onClick={onOpen}>
        <Icon name="file" /> Open
      </button>
      <button type="button" onClick={save}>
        <Icon name="download" /> Save
      </button>
      <button type="button" onClick={saveHtml}>
        <Icon name="download" /> HTML
      </button>
      <button type="button" onClick={() => print()}>
        <Icon name="printer" /> Print
      </button>
      <button type="button" onClick={copyLink}>
        <Icon name="link" /> Copy link
      </button>
      <button type="button" className="primary" onClick={runAll}>
        <Icon name="play" /> Run all
      </button>
    </search>
  );
}

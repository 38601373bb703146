/** The editor, CodeMirror, in the colours of the page. It is loaded when a game is opened. */
import { closeBrackets, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { forceLinting, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { type RefObject, useEffect, useRef } from 'react';
import { kitHelp } from './kit-help.ts';

export interface EditorHandle {
  /** Puts a text where the cursor is. */
  insert(text: string): void;
  /** Puts the cursor into a line. */
  goTo(line: number): void;
}

/** What is wrong, in a line where that is known. */
interface Marked {
  readonly line?: number;
  readonly words: string;
}

export interface EditorProperties {
  readonly code: string;
  readonly isReadOnly?: boolean;
  readonly problems?: readonly Marked[];
  readonly handle?: RefObject<EditorHandle | undefined>;
  onChange?(code: string): void;
  onRun?(): void;
  onStop?(): void;
}

const COLOURS = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: 'var(--cert-a)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--cert-b)' },
  { tag: [tags.comment], color: 'var(--ink-3)', fontStyle: 'italic' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--win)' },
]);

const LOOK = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--panel)', fontSize: '0.875rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '8px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--panel)', color: 'var(--ink-3)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--sunk)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--win-fill)',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--win-fill)' },
  '.cm-tooltip': { backgroundColor: 'var(--ink)', color: 'var(--paper)', border: 'none', borderRadius: '6px', padding: '2px' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--win)', color: 'var(--paper)' },
  '.cm-completionDetail': { fontStyle: 'normal', opacity: '0.75' },
  '.cm-kit-word': { maxWidth: '46ch', padding: '8px 10px', fontSize: '0.8125rem', lineHeight: '1.45' },
  '.cm-kit-word > p': { margin: '4px 0 0', fontFamily: 'var(--sans)' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--lose)' },
});

const NONE: readonly Marked[] = [];

/** Milliseconds after Escape in which Tab leaves the editor, as long as no other key is pressed. */
const LEAVING = 20_000;

/** The editor's own two seconds are short for some, and begin only where Escape did nothing else, such as closing a list of words. */
const leaveWithTab = EditorView.domEventObservers({ keydown: leaveAfterEscape, keyup: leaveAfterEscape });

function leaveAfterEscape({ key }: KeyboardEvent, view: EditorView): void {
  if (key === 'Escape') view.setTabFocusMode(LEAVING);
}

export function CodeEditor({ code, isReadOnly = false, problems = NONE, handle, onChange, onRun, onStop }: EditorProperties) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const acts = useRef({ onChange, onRun, onStop });
  acts.current = { onChange, onRun, onStop };
  const first = useRef({ code, isReadOnly });

  useEffect(() => {
    if (place.current === null) return;
    const act = (name: 'onRun' | 'onStop') => () => {
      acts.current[name]?.();
      return true;
    };
    const { code: doc, isReadOnly: fixed } = first.current;
    const editor = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc,
        extensions: [
          lineNumbers(),
          lintGutter(),
          history(),
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          closeBrackets(),
          highlightActiveLine(),
          javascript({ typescript: true }),
          syntaxHighlighting(COLOURS),
          LOOK,
          EditorView.lineWrapping,
          EditorState.readOnly.of(fixed),
          EditorView.contentAttributes.of({ 'aria-label': fixed ? 'Code of the game, to read' : 'Code of the game' }),
          kitHelp,
          leaveWithTab,
          keymap.of([
            { key: 'Mod-Enter', run: act('onRun') },
            { key: 'Mod-.', run: act('onStop') },
            ...completionKeymap,
            ...lintKeymap,
            ...historyKeymap,
            ...defaultKeymap,
            indentWithTab,
          ]),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) acts.current.onChange?.(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    if (handle !== undefined)
      handle.current = {
        insert: (text) => {
          editor.dispatch(editor.state.replaceSelection(text));
          editor.focus();
        },
        goTo: (number) => {
          const { from } = editor.state.doc.line(Math.min(number, editor.state.doc.lines));
          editor.dispatch({ selection: { anchor: from }, scrollIntoView: true });
          editor.focus();
        },
      };
    return () => editor.destroy();
  }, [handle]);

  useEffect(() => {
    const { current: editor } = view;
    if (editor === undefined || editor.state.doc.toString() === code) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: code } });
  }, [code]);

  useEffect(() => {
    const { current: editor } = view;
    if (editor === undefined) return;
    const { doc } = editor.state;
    const marked = problems.flatMap(({ line: number, words }) => {
      if (number === undefined || number > doc.lines) return [];
      const { from, to, text } = doc.line(number);
      return { from: from + text.search(/\S|$/), to, severity: 'error' as const, message: words };
    });
    editor.dispatch(setDiagnostics(editor.state, marked));
    forceLinting(editor);
  }, [problems]);

  return <div className="code-editor" ref={place} />;
}

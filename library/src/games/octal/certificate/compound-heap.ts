/**
 * The kind `compound-heap`: the value of one heap of an octal game in any of Conway's compounds.
 *
 * The check computes the values of smaller heaps anew (`compound-period.ts`), up to the heap or until they are proved to repeat. That a
 * component has the moves of a heap, or is a cycle all of whose moves lead to one, is what a theorem says.
 */
import type { CheckStep } from '../../../core/certificate.ts';
import type { CertificateKind, CheckTools } from '../../../core/certificate-kind.ts';
import type { Game } from '../../../core/game.ts';
import type { Play } from '../../../core/outcome.ts';
import { compoundName, oneOf, playName, readJson, record, textLike, trueOrFalse } from '../../../core/read-json.ts';
import type { Compound } from '../../../core/setting.ts';
import { encodedValue } from '../../heaps/certificate/compound-valuing.ts';
import { CompoundHeaps } from './compound-period.ts';
import { heapOf } from './heaps-of-question.ts';
import { octalCode } from './period-step.ts';

export interface CompoundHeapCertificate {
  readonly kind: 'compound-heap';
  readonly code: string;
  readonly compound: Compound;
  readonly play: Play;
  readonly size: string;
  /** Whether the heap is the only option of what has the value. */
  readonly isOption: boolean;
  /** As the theory of the compound writes it. */
  readonly value: string;
}

const readHeap = record<CompoundHeapCertificate>({
  kind: oneOf('compound-heap'),
  code: octalCode,
  compound: compoundName,
  play: playName,
  size: textLike(/^(0|[1-9]\d{0,999})$/, 'a whole number as text'),
  isOption: trueOrFalse,
  value: textLike(/^-?\d{1,1000}$/, 'a value as text'),
});

export const compoundHeap: CertificateKind<CompoundHeapCertificate> = {
  kind: 'compound-heap',
  parse: (json) => readJson(json, readHeap),
  claim: (certificate, question, tools) => ({
    about: [aboutStep(certificate, question, tools)],
    encoded: certificate.value,
    encodedOf: valuesOfHeaps(certificate),
  }),
  check: (certificate) => [checkHeap(certificate)],
  toText: ({ code, size, value }) => [`In ${code} the recurrence gives the heap of ${size} the value ${value}.`],
};

/** The values of other components with the moves of a heap of the code. */
function valuesOfHeaps({ code, compound, play }: CompoundHeapCertificate): (component: Game) => string | undefined {
  const heaps = new CompoundHeaps({ code, compound, play });
  return (component) => {
    const heap = heapOf(component, 'same-moves', { compound, play });
    const found = heap?.code === code ? heaps.value(BigInt(heap.size), false) : undefined;
    return found === undefined ? undefined : encodedValue(found, compound, play);
  };
}

/** The question has to be one component, in this setting, that is such a heap or has it as its only option. */
function aboutStep(
  { code, compound, play, size, isOption }: CompoundHeapCertificate,
  question: string,
  tools: CheckTools,
): CheckStep {
  const opened = tools.open(question);
  const [component, ...others] = opened.ok && opened.value.games.length === 1 ? opened.value.games[0].components() : [];
  const isOne = opened.ok && component?.count === 1n && others.length === 0;
  const isSetting = isOne && opened.value.setting.compound === compound && opened.value.setting.play === play;
  const heap = isSetting ? heapOf(component.item, isOption ? 'only-option' : 'same-moves', opened.value.setting) : undefined;
  const isSame = heap?.code === code && String(heap.size) === size;
  return { what: 'the certificate is about the position of the question', result: isSame ? 'holds' : 'fails' };
}

function checkHeap(certificate: CompoundHeapCertificate): CheckStep {
  const { code, compound, play, size, isOption, value } = certificate;
  const what = `in ${code.slice(0, 80)} the heap of ${size} has the value ${value}`;
  const found = new CompoundHeaps({ code, compound, play }).value(BigInt(size), isOption);
  if (found === undefined) return { what, result: 'not done', detail: 'it needs too many values' };
  const encoded = encodedValue(found, compound, play);
  return { what, result: encoded === value ? 'holds' : 'fails', detail: `computed anew, it is ${encoded}` };
}

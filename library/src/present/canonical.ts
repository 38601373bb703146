/** A canonical form for people and as data: the form, what its letters stand for, birthday, mate, and whether two are equal. */
import type { ReachedLimit } from '../core/limits.ts';
import { besideLabel, wrapWords } from './layout.ts';
import { type Look, PLAIN_LOOK } from './look.ts';

export interface ShownForm {
  readonly question: string;
  readonly form?: string;
  readonly nim?: number;
  readonly birthday?: number;
  readonly outcome?: 'N' | 'P';
  readonly mate?: string;
  readonly followers?: readonly { readonly name: string; readonly text: string }[];
  readonly equal?: boolean;
  readonly reason?: string;
  readonly limit?: ReachedLimit;
}

const LABEL = 13;
/** Followers that are written out, and characters of a form. */
const MOST_FOLLOWERS = 40;
const LONGEST = 400;

export function canonicalToText(answer: ShownForm, equalTo?: string, look: Look = PLAIN_LOOK): string {
  const { form, nim, birthday, outcome, mate, equal, reason = 'it is not known' } = answer;
  const rows: [string, string][] =
    form === undefined
      ? [['form', `not known: ${reason}`]]
      : [
          ['form', shown(form)],
          ['equal to', nim === undefined ? 'no heap of Nim' : nim === 0 ? 'a game without moves' : `nim ${nim}`],
          ['birthday', `day ${birthday}`],
          ['outcome', outcome === 'N' ? 'N: the player to move wins' : 'P: the player who just moved wins'],
          ...(mate === undefined
            ? []
            : [['mate', mate === form ? 'itself: two of them are lost' : shown(mate)] as [string, string]]),
          ...whereRow(answer),
          ...(equal === undefined ? [] : [['beside all', equalInWords(equal, equalTo ?? '')] as [string, string]]),
        ];
  const lines = rows.flatMap(([label, text]) =>
    besideLabel(label, LABEL, wrapWords(text, look.width - LABEL - 4), look.paint.dim),
  );
  return `${[look.paint.strong(`${answer.question} in misère play`), '', ...lines].join('\n')}\n`;
}

function shown(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function equalInWords(equal: boolean, equalTo: string): string {
  return equal ? `equal to ${equalTo}` : `not equal to ${equalTo}: some game beside them tells them apart`;
}

function whereRow({ followers = [] }: ShownForm): [string, string][] {
  if (followers.length === 0) return [];
  const named = followers.slice(0, MOST_FOLLOWERS).map(({ name, text }) => `${name} = ${shown(text)}`);
  const more = followers.length > MOST_FOLLOWERS ? [`and ${followers.length - MOST_FOLLOWERS} more`] : [];
  return [['where', [...named, ...more].join(', ')]];
}

export function canonicalToData(answer: ShownForm): object {
  const { question, form, nim, birthday, outcome, mate, followers, equal, reason, limit } = answer;
  return {
    question,
    canonical: form ?? null,
    ...(form !== undefined && { followers, nim: nim ?? null }),
    ...{ birthday, outcome, mate, equal, reason, limit },
  };
}

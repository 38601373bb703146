/** Canonical forms in writing: `*2` for a heap of Nim, a letter for every other follower, and what each letter stands for. */
import type { Form } from './canonical-form.ts';

export interface NamedForms {
  /** Each form: `*2`, or its options, `{0, *2, A}`. */
  readonly texts: readonly string[];
  /** Followers that are no heaps of Nim, options first: `A` and `{*1, *3}`. */
  readonly followers: readonly { readonly name: string; readonly text: string }[];
}

const heaps = new WeakMap<Form, number | null>();

/** The size of the Nim heap that a form is; undefined where it is none. */
export function nimHeapOf(form: Form): number | undefined {
  let heap = heaps.get(form);
  if (heap === undefined) {
    const size = form.options.length;
    const isHeap = form.options.every((option) => (nimHeapOf(option) ?? size) < size);
    heap = isHeap ? size : null;
    heaps.set(form, heap);
  }
  return heap ?? undefined;
}

/** The forms with the same letters for the same followers. */
export function nameForms(forms: readonly Form[]): NamedForms {
  const names = new Map<Form, string>();
  const followers: { name: string; text: string }[] = [];
  const textOf = (form: Form): string => {
    const heap = nimHeapOf(form);
    if (heap !== undefined) return heap === 0 ? '0' : `*${heap}`;
    return `{${form.options.map((option) => names.get(option) ?? textOf(option)).join(', ')}}`;
  };
  const found = new Set<Form>();
  const visit = (form: Form, isFollower: boolean) => {
    for (const option of form.options) if (!found.has(option)) visit(option, true);
    if (!isFollower) return;
    found.add(form);
    if (nimHeapOf(form) !== undefined) return;
    const text = textOf(form);
    const name = letters(followers.length);
    names.set(form, name);
    followers.push({ name, text });
  };
  for (const form of forms) visit(form, false);
  return { texts: forms.map(textOf), followers };
}

/** `A` … `Z`, `A1` … */
function letters(at: number): string {
  return String.fromCharCode(65 + (at % 26)) + (at < 26 ? '' : Math.floor(at / 26));
}

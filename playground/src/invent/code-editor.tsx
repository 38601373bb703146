/** The editor, CodeMirror, in the colours of the page. It is loaded when a game is opened. */
import { autocompletion, closeBrackets, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript } from '@codemirror/lang-javascript';
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { forceLinting, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useRef } from 'react';
import type { Problem } from '../box/messages.ts';
import type { Template } from './templates.ts';

export interface EditorHandle {
  /** Puts a text where the cursor is. */
  insert(text: string): void;
  focus(): void;
}

export interface EditorProperties {
  readonly code: string;
  readonly isReadOnly?: boolean;
  readonly problem?: Problem | undefined;
  readonly uses?: Template['uses'];
  readonly handle?: { current: EditorHandle | undefined };
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
  '.cm-completionDetail': { fontFamily: 'var(--sans)', fontStyle: 'normal' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--lose)' },
});

/** What the kit offers is offered while one types. */
function completing(uses: Template['uses']): Extension {
  const options = uses.map(([code, words]) => ({ label: code, detail: words, type: 'function' }));
  return autocompletion({
    override: [
      (context) => {
        const word = context.matchBefore(/[\w.]+$/);
        if (word === null && !context.explicit) return null;
        return { from: word?.from ?? context.pos, options, validFor: /^[\w.]*$/ };
      },
    ],
  });
}

export function CodeEditor({ code, isReadOnly = false, problem, uses = [], handle, onChange, onRun, onStop }: EditorProperties) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const acts = useRef({ onChange, onRun, onStop });
  acts.current = { onChange, onRun, onStop };
  const kit = useRef(new Compartment());
  const first = useRef({ code, isReadOnly, uses });

  useEffect(() => {
    if (place.current === null) return;
    const act = (name: 'onRun' | 'onStop') => () => {
      acts.current[name]?.();
      return true;
    };
    const { code: doc, isReadOnly: fixed, uses: offered } = first.current;
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
          kit.current.of(completing(offered)),
          keymap.of([
            { key: 'Mod-Enter', run: act('onRun') },
            { key: 'Mod-.', run: act('onStop') },
            ...completionKeymap,
            ...lintKeymap,
            ...historyKeymap,
            ...defaultKeymap,
            // Escape and then Tab leaves the editor.
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
        focus: () => editor.focus(),
      };
    return () => editor.destroy();
  }, [handle]);

  useEffect(() => {
    const { current: editor } = view;
    if (editor === undefined || editor.state.doc.toString() === code) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: code } });
  }, [code]);

  useEffect(() => {
    view.current?.dispatch({ effects: kit.current.reconfigure(completing(uses)) });
  }, [uses]);

  useEffect(() => {
    const { current: editor } = view;
    if (editor === undefined) return;
    const { doc } = editor.state;
    const line = problem?.line === undefined || problem.line > doc.lines ? undefined : doc.line(problem.line);
    const marked =
      problem === undefined || line === undefined
        ? []
        : [{ from: line.from + line.text.search(/\S|$/), to: line.to, severity: 'error' as const, message: problem.words }];
    editor.dispatch(setDiagnostics(editor.state, marked));
    forceLinting(editor);
  }, [problem]);

  return <div className="code-editor" ref={place} />;
}

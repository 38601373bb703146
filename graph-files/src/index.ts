/** Graph files, read and written: text in, a graph or an error with its place out. No file is opened and no document built here. */
export type { FileError } from './file-error.ts';
export type { FileEdge, FileGraph, Limits, LoneVertex } from './file-graph.ts';
export { DEFAULT_LIMITS } from './file-graph.ts';
export { withPlainNames } from './plain-names.ts';
export { graphToText, type TextOptions, type Wants, wantsOf } from './question-text.ts';
export { type FileContent, type Form, type ReadFile, type ReadOptions, readGraphFile } from './read-graph-file.ts';
export { WRITTEN_FORMS, type WrittenForm, writeDot, writeEdgeList, writeGraphml, writeJson } from './write-graph.ts';

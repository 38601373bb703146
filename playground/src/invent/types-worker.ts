/** The compiler in a worker of its own. It is large, so that only a click on "Check types" fetches it. */
import { findTypeProblems } from './find-type-problems.ts';
import { typeFiles } from './type-files.ts';

self.onmessage = ({ data }: MessageEvent<{ readonly id: number; readonly code: string }>) => {
  self.postMessage({ id: data.id, problems: findTypeProblems(data.code, typeFiles) });
};

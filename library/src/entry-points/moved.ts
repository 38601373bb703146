/** What was `impartial/papers`, `impartial/worksheet` and `impartial/ways`. */
throw new Error(
  'impartial/papers is the package impartial-papers now, and impartial/worksheet the package impartial-worksheet. What impartial/ways had is part of every call; faster kernels are registered once, with registerKernels of impartial.',
);

export {};

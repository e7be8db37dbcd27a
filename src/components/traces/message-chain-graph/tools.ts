// All that is loaded after the first frame, as one module: every further one would cut the code of
// the first frame into more files, which compress less.
export { farCamera, placeAt, treePainter } from './far.ts'
export { GraphControls } from './GraphControls.tsx'
export { commandOf } from './keys.ts'
export { runCommand } from './run.ts'

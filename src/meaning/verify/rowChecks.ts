// The lazily loaded checks of rows, each alone and one after the other.
export { linkHistory } from './history.ts'
export { verifyInSlices } from './slices.ts'

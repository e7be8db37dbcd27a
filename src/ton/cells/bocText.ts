import { bytesToBase64 } from './bytes.ts'
import type { Cell } from './cell.ts'
import { runInSlices, type Steps } from './steps.ts'
import { writeBocInSteps } from './writeBoc.ts'

/** Bytes that become text in one step; whole groups of three, so that the parts can be joined. */
const textStep = 3 << 14

/** Writes a cell as a bag of cells in base64, in slices with pauses, so that a page stays responsive. */
export function bocText(cell: Cell): Promise<string> {
  return runInSlices(bocTextInSteps(cell))
}

function* bocTextInSteps(cell: Cell): Steps<string> {
  const bytes = yield* writeBocInSteps(cell)
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += textStep) {
    yield
    parts.push(bytesToBase64(bytes.subarray(at, at + textStep)))
  }
  return parts.join('')
}

import type { Answer } from '../../client/origin.ts'
import type { VmError } from '../errors.ts'

/** An answer of the VM. */
export interface LocalAnswer {
  readonly answer: Answer
  /** Why the service may know better; it is asked first then. @default the answer is exact */
  readonly doubt?: VmError | undefined
}

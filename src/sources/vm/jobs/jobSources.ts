import type { Libraries } from '../engine/libraries.ts'
import type { AccountSource } from '../engine/state.ts'

/** Accounts and libraries that a job reads while it runs. */
export interface JobSources {
  /** Reads the state of an account when its first message arrives. */
  readonly account: (address: string) => Promise<AccountSource>
  readonly libraries: Libraries
}

import type { ReplayGap } from '../../../meaning/contracts/replay.ts'

/** Texts of the steps of the virtual machine. Counts come in the reader's digits. */
export interface VmMessages {
  /** Name of the component. */
  readonly title: string
  /** Badge: the replay has the hash of the row. */
  readonly exact: string
  /** Badge: nothing can be shown. */
  readonly unavailable: string
  readonly none: string
  /** Why the transaction cannot be replayed, and that this says nothing against it. */
  readonly gaps: Readonly<Record<ReplayGap, string>>
  readonly didNotRun: string
  readonly cut: string

  readonly steps: string
  readonly gasUsed: string
  readonly exit: string
  readonly ended: { readonly normally: string; readonly exception: string; readonly outOfGas: string }

  readonly toolbar: string
  readonly previous: string
  readonly next: string
  readonly toFailure: string
  /** Shows the chosen instruction in the code of the contract. */
  readonly toCode: string
  /** Name of the list of steps, with how to move in it. */
  readonly list: string
  /** Place in the list: `12 of 99`. */
  readonly place: (shown: string, total: string) => string
  readonly gas: (shown: string) => string
  readonly notExecuted: string

  readonly stack: string
  readonly noStack: string
  readonly emptyStack: string
  /** Marks an entry that the step before put there. */
  readonly added: string
  /** Heading of entries that the step before took away. */
  readonly removed: string
  readonly continuation: string
  readonly builder: string

  readonly registers: string
  readonly noRegisters: string
  readonly setAt: (shown: string) => string

  readonly gasByInstruction: string
  readonly times: (count: number, shown: string) => string

  readonly actions: string
  readonly noActions: string
  readonly kinds: {
    readonly send: string
    readonly reserve: string
    readonly 'set-code': string
    readonly library: string
    readonly unknown: string
  }
  readonly mode: (shown: string) => string

  readonly storage: string
  readonly before: string
  readonly after: string
  readonly noData: string
  readonly unchanged: string
}

import { formatNumber } from '../../format/intl.ts'
/** Texts of the steps of the virtual machine. Counts come in the reader's digits. */
export const vmMessages = {
  title: 'VM steps',
  /** Badge: the replay has the hash of the row. */
  exact: 'Replay matches',
  /** Badge: nothing can be shown. */
  unavailable: 'Can’t replay',
  none: 'No replay',
  /** Why the transaction cannot be replayed, and that this says nothing against it. */
  gaps: {
    rules: 'Can’t reproduce this transaction: network rules were different then. The transaction itself is fine.',
    'missing-library': 'The contract uses library code that couldn’t be loaded.',
    random: 'The contract used a random number, and the random seed of its block is unavailable.',
    'missing-history': 'A replay needs the complete history of the account, and part of it is missing.',
    'long-history': 'The account has too many transactions before this one to run them all again.',
    'missing-config': 'The configuration of the network cannot be read.',
  },
  didNotRun: 'The virtual machine did not run in this transaction.',
  cut: 'The first steps are missing, because the log was too long.',

  steps: 'Steps',
  gasUsed: 'Gas used',
  exit: 'Result',
  ended: { normally: 'Success', exception: 'Exception', outOfGas: 'Out of gas' },

  toolbar: 'Move between steps',
  previous: 'Previous step',
  next: 'Next step',
  toFailure: 'Go to the failing instruction',
  /** Shows the chosen instruction in the code of the contract. */
  toCode: 'Show in the code',
  list: 'Steps (use arrow keys)',
  /** Place in the list: `12 of 99`. */
  place: (shown: string, total: string) => `${shown} of ${total}`,
  gas: (shown: string) => `${shown} gas`,
  notExecuted: 'Not enough gas for the next instruction',

  stack: 'Stack before the step, top first',
  noStack: 'The stack of this step was not recorded',
  emptyStack: 'The stack is empty',
  /** Marks an entry that the step before put there. */
  added: 'new',
  /** Heading of entries that the step before took away. */
  removed: 'Removed by the previous step',
  continuation: 'Continuation',
  builder: 'Builder',

  registers: 'Registers, as last read or written',
  noRegisters: 'No instruction has read or written c4, c5 or c7 yet',
  setAt: (shown: string) => `step ${shown}`,

  gasByInstruction: 'Gas by instruction',
  times: (count: number, locale: string) => (count === 1 ? 'once' : `${formatNumber(count, locale)} times`),

  actions: 'Actions',
  noActions: 'No actions',
  kinds: {
    send: 'Send a message',
    reserve: 'Reserve',
    'set-code': 'Change the code',
    library: 'Change a library',
    unknown: 'Unknown action',
  },
  mode: (shown: string) => `mode ${shown}`,

  storage: 'Storage',
  noData: 'No data',
  unchanged: 'The data did not change',
}

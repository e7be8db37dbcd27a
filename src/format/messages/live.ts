import type { Finality } from '../../model/finality.ts'

/** Words for what is under way. */
export interface LiveMessages {
  readonly finality: Readonly<Record<Finality, string>>
  /** What each finality means: a sentence. */
  readonly meaning: Readonly<Record<Finality, string>>
  /** A button that shows rows which arrived meanwhile; `shown` is the count in the reader's digits. */
  readonly newRows: (count: number, shown: string) => string
}

/** English {@link LiveMessages}. */
export const liveMessages: LiveMessages = {
  finality: {
    pending: 'Pending',
    confirmed: 'Confirmed',
    finalized: 'Finalized',
    invalidated: 'Withdrawn',
  },
  meaning: {
    pending: 'Emulated: it may still change or vanish.',
    confirmed: 'In a block that the masterchain has not committed yet.',
    finalized: 'Committed by the masterchain: it stays.',
    invalidated: 'It was announced and is not going to happen.',
  },
  newRows: (_count, shown) => `${shown} new`,
}

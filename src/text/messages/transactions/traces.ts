import type { Elsewhere } from '../../../meaning/trace/assets.ts'

/** An axis along which transactions are placed. */
export type TraceAxis = 'hop' | 'lt' | 'time'

/** Texts of what shows a trace other than as a graph. Numbers come in the reader's digits. */
export interface TraceMessages {
  readonly verdict: string
  /** Above every view of an emulation. */
  readonly forecast: string
  readonly outline: string
  readonly table: string
  readonly timeline: string
  readonly flow: string
  readonly empty: string
  /** Read out after the name of an outline or a table. */
  readonly help: string
  readonly timelineHelp: string
  /** How many failures there are besides the first. */
  readonly more: (shown: string) => string
  readonly returned: string
  readonly firstFailure: string
  readonly show: string
  readonly loading: (loaded: string, total: string | undefined) => string
  readonly hops: (count: number, shown: string) => string
  readonly within: (duration: string) => string
  readonly fees: (amount: string) => string
  readonly columns: {
    readonly account: string
    readonly operation: string
    readonly outcome: string
    readonly value: string
    readonly fee: string
    readonly time: string
  }
  readonly openAll: string
  readonly closeAll: string
  readonly axis: string
  readonly axes: Readonly<Record<TraceAxis, string>>
  /** Says what positions along each axis mean, and what the bars of the axes count. */
  readonly axisNotes: Readonly<Record<TraceAxis, string>>
  readonly hop: (shown: string) => string
  readonly since: (duration: string) => string
  readonly between: (first: string, last: string) => string
  readonly assets: {
    readonly coin: string
    readonly currency: string
    readonly unknownJetton: string
    readonly nft: string
  }
  readonly paidFees: string
  readonly change: string
  readonly elsewhere: Readonly<Record<Elsewhere['reason'], string>>
  readonly issued: { readonly minted: string; readonly burned: string }
  readonly partial: string
  readonly noAssetsMoved: string
}

/** Texts about what the service says of a whole trace. */
export interface TraceDetailsMessages {
  readonly title: string
  readonly empty: string
  readonly traceId: string
  readonly externalHash: string
  readonly state: string
  /** States of a trace, and of its classification into actions. */
  readonly states: {
    readonly complete: string
    readonly pending: string
    readonly broken: string
    readonly unclassified: string
    readonly failed: string
    readonly ok: string
  }
  readonly classification: string
  readonly transactions: string
  /** Messages that were delivered, or all of a pending trace. */
  readonly messages: string
  readonly pendingMessages: string
  /** Whether the service left transactions out. */
  readonly cutOff: string
  readonly yes: string
  readonly no: string
  readonly firstBlock: string
  readonly lastBlock: string
  readonly start: string
  readonly end: string
  readonly startLt: string
  readonly endLt: string
  readonly warning: string
}

import type { Elsewhere } from '../../trace/assets.ts'

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
  readonly assets: { readonly coin: string; readonly currency: string; readonly unknownJetton: string; readonly nft: string }
  readonly paidFees: string
  readonly change: string
  readonly elsewhere: Readonly<Record<Elsewhere['reason'], string>>
  readonly issued: { readonly minted: string; readonly burned: string }
  readonly partial: string
  readonly noAssetsMoved: string
}

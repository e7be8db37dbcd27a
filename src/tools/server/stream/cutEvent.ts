import { finalityRank } from '../../../service/rows/finality.ts'
import type { StreamEvent } from '../../../sources/client/stream/events.ts'
import type { Wanted } from './wanted.ts'

/** An event with only what one visitor subscribes to. */
export interface CutEvent {
  readonly event: StreamEvent
  /** The same for all visitors who get the same. */
  readonly key: string
}

/** The addresses that an event is about; visitors of others do not get it. */
export function eventAddresses(event: StreamEvent): readonly string[] {
  switch (event.type) {
    case 'transactions':
      return event.transactions.map(({ account }) => account)
    case 'actions':
      return event.actions.flatMap(({ accounts }) => accounts ?? [])
    case 'account_state_change':
      return [event.account]
    case 'jettons_change':
      return [event.jetton.address, event.jetton.owner].filter((address) => address !== null)
    case 'trace':
    case 'trace_invalidated':
      return []
  }
}

/** Cuts an event as the service does; undefined for a visitor who gets nothing of it. */
export function cutEvent(event: StreamEvent, wanted: Wanted, own: ReadonlySet<string>): CutEvent | undefined {
  if (event.type === 'trace_invalidated') return { event, key: '' }
  if (!wanted.topics.includes(event.type)) return undefined
  if (finalityRank(event) < finalityRank({ finality: wanted.minFinality })) return undefined
  const flags = `${Number(wanted.addressBook)}${Number(wanted.metadata)}`
  const make = (cut: StreamEvent, key: string): CutEvent => ({ event: withoutNames(cut, wanted), key: flags + key })
  switch (event.type) {
    case 'transactions': {
      const [rows, key] = choose(event.transactions, ({ account }) => own.has(account))
      return rows.length === 0 ? undefined : make({ ...event, transactions: rows }, key)
    }
    case 'actions': {
      const [rows, key] = choose(
        event.actions,
        ({ accounts, type }) =>
          (accounts ?? []).some((account) => own.has(account)) && wanted.actionTypes?.includes(type) !== false,
      )
      return rows.length === 0 ? undefined : make({ ...event, actions: rows }, key)
    }
    case 'trace':
      return wanted.traces.includes(event.trace_external_hash_norm) ? make(event, '') : undefined
    case 'account_state_change':
    case 'jettons_change':
      return make(event, '')
  }
}

function choose<Row>(rows: readonly Row[], isOwn: (row: Row) => boolean): [rows: Row[], key: string] {
  const chosen = rows.map(isOwn)
  return [rows.filter((_, at) => chosen[at]), chosen.map(Number).join('')]
}

function withoutNames(event: StreamEvent, { addressBook, metadata }: Wanted): StreamEvent {
  const { address_book: book, metadata: tokens, ...rest } = event as StreamEvent & Record<string, unknown>
  return {
    ...rest,
    ...(addressBook && book !== undefined && { address_book: book }),
    ...(metadata && tokens !== undefined && { metadata: tokens }),
  } as StreamEvent
}

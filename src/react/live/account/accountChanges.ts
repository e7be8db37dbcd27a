import type { Client } from '../../../sources/client/client.ts'
import { createStore, type Subscribable } from '../../display/createStore.ts'
import { type Pause, startPause, throttle } from '../../../sources/client/limits/pause.ts'
import { getStream } from '../../../sources/client/stream/stream.ts'
import type { AccountStateFull } from '../../../service/rows/account.ts'
import { leastPause } from '../polling.ts'
import { addStreamedState, applyState, isBehind, type StreamedState } from './streamedState.ts'

/** State of the stream of an account, and its last change. */
export interface AccountChanges {
  /** Whether the stream delivers events. */
  readonly live: boolean
  /** Last change that it has told; undefined if there is none that still counts. */
  readonly change: StreamedState | undefined
}

/** Options of {@link createAccountChanges}. */
export interface AccountChangesOptions {
  /** Returns the last answer of the service. */
  readonly readRow: () => AccountStateFull | undefined
  /** Returns the number of answers so far. */
  readonly countAnswers: () => number
  /** Requests the state from the service. */
  readonly refresh: () => void
  /** Milliseconds between two requests while there is no stream. */
  readonly interval: number
}

/** State before the stream has told anything. */
export const noChanges: AccountChanges = { live: false, change: undefined }

/** Most milliseconds by which the index is behind the stream: so long a state is shown that no answer can confirm. */
const maxUnsettled = 30_000
/** Milliseconds after which it is checked again whether an answer has come. */
const answerPause = 1000

/**
 * Creates the changes of an account. It listens to the stream while it has listeners; without a stream there are none.
 * @param account Raw address.
 */
export function createAccountChanges(
  client: Client,
  account: string,
  { readRow, countAnswers, refresh, interval }: AccountChangesOptions,
): Subscribable<AccountChanges> {
  const store = createStore(
    noChanges,
    () => (stop = listen()),
    () => stop?.(),
  )
  /** Last final change. */
  let final: StreamedState | undefined
  let expiry: Pause | undefined
  let stop: (() => void) | undefined

  function update(next: Partial<AccountChanges>): void {
    store.set({ ...store.current(), ...next })
  }

  /** The service does not tell when a confirmed state is rolled back. */
  function startExpiry(): void {
    expiry?.cancel()
    expiry = undefined
    const { change } = store.current()
    if (change === undefined || (change.finality === 'finalized' && change.isComplete)) return
    expiry = startPause(maxUnsettled, () => settle(countAnswers()))
  }

  /**
   * Trusts the answers again, as soon as there is one that the index gave later: the last one may be older than the
   * change.
   */
  function settle(answers: number): void {
    if (countAnswers() === answers && readRow()?.account_state_hash !== store.current().change?.state.hash) {
      expiry = startPause(answerPause, () => settle(answers))
      return
    }
    final = final && { ...final, isComplete: true }
    update({ change: final })
  }

  function listen(): () => void {
    /** Number of answers when the index knew of the last gap between events; undefined before. */
    let answersAtGap: number | undefined
    let gapEnd: Pause | undefined
    const refreshSoon = throttle(leastPause(interval), refresh)
    const end = getStream(client)?.listen(
      { topics: ['account_state_change'], addresses: [account], minFinality: 'confirmed' },
      {
        opened() {
          answersAtGap = undefined
          gapEnd?.cancel()
          gapEnd = startPause(maxUnsettled, () => void (answersAtGap = countAnswers()))
          update({ live: true })
          refreshSoon()
        },
        closed: () => update({ live: false }),
        event(event) {
          if (event.type !== 'account_state_change' || event.account !== account) return
          const finality = event.finality === 'confirmed' ? 'confirmed' : 'finalized'
          const row = readRow()
          const { change: before } = store.current()
          const isAfterGap = answersAtGap === undefined || countAnswers() === answersAtGap
          const change = addStreamedState(before, row, event.state, finality, isAfterGap)
          if (finality === 'finalized') final = addStreamedState(final, row, event.state, finality, isAfterGap)
          if (change !== before) {
            update({ change })
            startExpiry()
          }
          if (finality === 'finalized') refreshSoon()
        },
      },
    )
    startExpiry()
    return () => {
      end?.()
      refreshSoon.cancel()
      gapEnd?.cancel()
      expiry?.cancel()
      update({ live: false })
    }
  }

  return store
}

/** Milliseconds until the service is asked again: soon while it is known to be behind the stream. */
export function accountInterval(
  { live, change }: AccountChanges,
  row: AccountStateFull | undefined,
  interval: number,
): number {
  const awaitsIndex = change !== undefined && row !== undefined && isBehind(row, change)
  return live && !awaitsIndex ? Math.max(60_000, interval) : interval
}

/** The state to show: that of the stream while the answer of the service is older. */
export function latestAccount(
  { change }: AccountChanges,
  row: AccountStateFull | undefined,
): { readonly row: AccountStateFull | undefined; readonly finality: StreamedState['finality'] } {
  const isOld = row !== undefined && change !== undefined && isBehind(row, change)
  return isOld ? { row: applyState(row, change.state), finality: change.finality } : { row, finality: 'finalized' }
}

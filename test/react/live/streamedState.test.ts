import { describe, expect, test } from 'vitest'
import {
  addStreamedState,
  applyState,
  isBehind,
  type StreamedState,
} from '../../../src/react/live/account/streamedState.ts'
import type { AccountState, AccountStateFull } from '../../../src/service/rows/account.ts'
import { createRandom } from '../../helpers/random.ts'

const state = (n: number) =>
  ({ hash: `s${n}`, balance: String(n), account_status: 'active', code_hash: 'c', data_hash: `d${n}` }) as AccountState
const row = (n: number) =>
  ({
    account_state_hash: `s${n}`,
    balance: String(n),
    status: 'active',
    code_hash: 'c',
    data_hash: `d${n}`,
  }) as AccountStateFull

test('what is shown never goes back, while the index is behind and events come twice and late', () => {
  for (let seed = 1; seed <= 2000; seed++) {
    const random = createRandom(seed)
    let [told, indexed, shown] = [0, 0, 0]
    let streamed: StreamedState | undefined
    let answer = row(0)
    for (let step = 0; step < 60; step++) {
      const kind = random.integer(4)
      if (kind === 0)
        streamed = addStreamedState(streamed, answer, state(++told), random.pick(['confirmed', 'finalized']))
      // An event again, or late.
      else if (kind === 1 && told > 0)
        streamed = addStreamedState(streamed, answer, state(told - random.integer(Math.min(2, told))), 'finalized')
      else if (kind === 2) indexed = Math.min(told, indexed + random.integer(3))
      else answer = row(indexed)
      const seen = Number(
        (streamed !== undefined && isBehind(answer, streamed) ? applyState(answer, streamed.state) : answer).balance,
      )
      expect(seen, `seed ${seed}, step ${step}`).toBeGreaterThanOrEqual(shown)
      shown = seen
    }
    expect(shown).toBe(told)
  }
})

describe('a state of the stream', () => {
  test('is followed by a newer answer', () => {
    const streamed = addStreamedState(undefined, row(1), state(2), 'finalized')
    expect([row(1), row(2), row(3)].map((each) => isBehind(each, streamed))).toEqual([true, false, false])
  })

  test('that came before the first answer is newer than any other', () => {
    const streamed = addStreamedState(undefined, undefined, state(2), 'confirmed')
    expect([row(1), row(2)].map((each) => isBehind(each, streamed))).toEqual([true, false])
  })

  test('stays finalized when it is confirmed late', () => {
    const streamed = addStreamedState(undefined, row(1), state(2), 'finalized')
    expect(addStreamedState(streamed, row(1), state(2), 'confirmed').finality).toBe('finalized')
  })
})

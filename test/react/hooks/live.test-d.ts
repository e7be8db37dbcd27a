import { expectTypeOf, test } from 'vitest'
import type { Action, TrackedProgress, Transaction } from '../../../src/entries/index.ts'
import { useLiveActions, useLiveTransactions, useTrackedMessage } from '../../../src/entries/index.ts'
import { readStackEntries, stackNumber, useRunGetMethod } from '../../../src/entries/contracts.ts'

test('what the live hooks return fits what shows it', () => {
  expectTypeOf(useTrackedMessage('boc')).toExtend<TrackedProgress>()
  expectTypeOf(useLiveTransactions('0:1').rows).toEqualTypeOf<readonly Transaction[]>()
  expectTypeOf(useLiveActions(undefined).rows).toEqualTypeOf<readonly Action[]>()
  const { data } = useRunGetMethod({ address: '0:1', method: 'get_nft', stack: [stackNumber(7n)] })
  readStackEntries(data?.stack ?? [])
  // @ts-expect-error a number is written by stackNumber
  useRunGetMethod({ address: '0:1', method: 'get_nft', stack: [7n] })
})

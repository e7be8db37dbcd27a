import { describe, expect, test, vi } from 'vitest'
import { isLoading } from '../../../src/components/lists/queryState.ts'
import { cardState, listState } from '../../../src/entries/index.ts'

const disabled = { isPending: true, error: null, fetchStatus: 'idle', dataUpdatedAt: 0, refetch: () => {} } as const
const pages = { hasNextPage: false, isFetchingNextPage: false, fetchNextPage: () => {} }

describe.each([
  ['cardState', (query: typeof disabled | object) => cardState({ ...disabled, ...query })],
  ['listState', (query: typeof disabled | object) => listState({ ...disabled, ...pages, ...query })],
])('%s', (_, read) => {
  test('of a disabled query is neither loading nor offline, and has no error', () => {
    expect(read({})).toMatchObject({ loading: false, offline: false, error: null, origin: undefined })
  })

  test('of a query that is asked is loading until there is an answer', () => {
    expect(read({ fetchStatus: 'fetching' }).loading).toBe(true)
    expect(read({ fetchStatus: 'fetching', isPending: false, dataUpdatedAt: 5000 })).toMatchObject({
      loading: false,
      origin: { source: 'service', asOf: 5 },
    })
  })

  test('of a paused query is loading and offline, so that its component says what it waits for', () => {
    expect(read({ fetchStatus: 'paused' })).toMatchObject({ loading: true, offline: true })
  })

  test('of a query without `fetchStatus`, such as one of the application, is loading while it is pending', () => {
    expect(read({ fetchStatus: undefined }).loading).toBe(true)
  })
})

test('listState tries the page again that failed, and otherwise the whole query', () => {
  const [refetch, fetchNextPage] = [vi.fn(), vi.fn()]
  const failed = { ...disabled, ...pages, error: new Error('x'), refetch, fetchNextPage }
  listState(failed).onRetry?.()
  expect([refetch.mock.calls.length, fetchNextPage.mock.calls.length]).toEqual([1, 0])
  listState({ ...failed, isFetchNextPageError: true }).onRetry?.()
  expect([refetch.mock.calls.length, fetchNextPage.mock.calls.length]).toEqual([1, 1])
})

test('listState does not say that the next page is loading while the browser is offline', () => {
  const loading = { ...disabled, ...pages, isPending: false, hasNextPage: true, isFetchingNextPage: true }
  expect(listState({ ...loading, fetchStatus: 'fetching' }).loadingMore).toBe(true)
  expect(listState({ ...loading, fetchStatus: 'paused' }).loadingMore).toBe(false)
})

test('isLoading is true only while a request is on its way, so that no skeleton stays for ever', () => {
  expect(
    (['fetching', 'paused', 'idle', undefined] as const).map((fetchStatus) =>
      isLoading({ isPending: true, fetchStatus }),
    ),
  ).toEqual([true, false, false, true])
  expect(isLoading({ isPending: false, fetchStatus: 'fetching' })).toBe(false)
})

test('a live list has the same state props as a query', () => {
  const list = {
    isPending: false,
    error: new Error('broken'),
    origin: undefined,
    hasMore: true,
    loadingMore: false,
    loadMore: vi.fn(),
    refetch: vi.fn(),
  }
  const state = listState(list)
  expect(state).toMatchObject({ loading: false, error: list.error, hasMore: true, loadingMore: false })
  state.onRetry?.()
  state.onLoadMore?.()
  expect([list.refetch, list.loadMore].map((each) => each.mock.calls.length)).toEqual([1, 1])
})

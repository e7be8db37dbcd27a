import { describe, expect, test, vi } from 'vitest'
import { isLoading } from '../../../src/components/lists/queryState.ts'
import { cardState, listState } from '../../../src/entries/index.ts'

const disabled = {
  isPending: true,
  isFetching: false,
  error: null,
  fetchStatus: 'idle',
  dataUpdatedAt: 0,
  refetch: () => {},
} as const
const pages = { hasMore: false, isLoadingMore: false, loadMore: () => {} }

describe.each([
  ['cardState', (query: typeof disabled | object) => cardState({ ...disabled, ...query })],
  ['listState', (query: typeof disabled | object) => listState({ ...disabled, ...pages, ...query })],
])('%s', (_, read) => {
  test('of a disabled query is neither loading nor offline, and has no error', () => {
    expect(read({})).toMatchObject({ loading: false, offline: false, error: null, origin: undefined })
  })

  test('of a query that is asked is loading until there is an answer', () => {
    expect(read({ fetchStatus: 'fetching', isFetching: true }).loading).toBe(true)
    expect(read({ fetchStatus: 'fetching', isFetching: true, isPending: false, dataUpdatedAt: 5000 })).toMatchObject({
      loading: false,
      origin: { source: 'service', asOf: 5 },
    })
  })

  test('of a paused query is loading and offline, so that its component says what it waits for', () => {
    expect(read({ fetchStatus: 'paused' })).toMatchObject({ loading: true, offline: true })
  })

  test('of a result without `fetchStatus`, such as a live list, is loading while it is pending and asks', () => {
    expect(read({ fetchStatus: undefined }).loading).toBe(false)
    expect(read({ fetchStatus: undefined, isFetching: true }).loading).toBe(true)
  })
})

test('listState tries the page again that failed, and otherwise the whole query', () => {
  const [refetch, loadMore] = [vi.fn(), vi.fn()]
  const failed = { ...disabled, ...pages, error: new Error('x'), refetch, loadMore }
  listState(failed).onRetry?.()
  expect([refetch.mock.calls.length, loadMore.mock.calls.length]).toEqual([1, 0])
  listState({ ...failed, isFetchNextPageError: true }).onRetry?.()
  expect([refetch.mock.calls.length, loadMore.mock.calls.length]).toEqual([1, 1])
})

test('isLoading is true only while a request is on its way, so that no skeleton stays for ever', () => {
  expect(isLoading({ isPending: true, isFetching: true })).toBe(true)
  expect(isLoading({ isPending: true, isFetching: false })).toBe(false)
  expect(isLoading({ isPending: false, isFetching: true })).toBe(false)
})

test('listState gives the next page of a list', () => {
  const list = {
    ...disabled,
    isPending: false,
    error: new Error('broken'),
    hasMore: true,
    isLoadingMore: true,
    loadMore: vi.fn(),
  }
  const state = listState(list)
  expect(state).toMatchObject({ loading: false, error: list.error, hasMore: true, loadingMore: true })
  state.onLoadMore?.()
  expect(list.loadMore).toHaveBeenCalledOnce()
})

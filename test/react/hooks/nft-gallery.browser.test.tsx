import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { createClient, TonlensProvider, useNftGallery } from '../../../src/entries/index.ts'
import { scriptedTransport } from '../../helpers/servers/scriptedTransport.ts'
import { itemAddress, createItem } from '../../components/nfts/nft-grid.fixture.ts'

const owner = itemAddress(0xabc)

afterEach(cleanup)

/** A service whose list of items can change between two requests. */
function setUp(count: number, limit = 10) {
  const list = { items: Array.from({ length: count }, (_, n) => createItem(n)) }
  const transport = scriptedTransport((_, { limit: most = 10, offset = 0 }) => {
    const rows = list.items.slice(Number(offset), Number(offset) + Number(most))
    const metadata = Object.fromEntries(rows.map(({ address }) => [address, { is_indexed: true }]))
    return { nft_items: rows, address_book: {}, metadata }
  })
  const client = createClient({ network: { name: 'drift', baseUrl: 'http://127.0.0.1:1/api/v3' }, transport })
  const wrapper = ({ children }: { children?: ReactNode }) => (
    <TonlensProvider client={client}>{children}</TonlensProvider>
  )
  const { result } = renderHook(() => useNftGallery({ owner_address: [owner], limit }), { wrapper })
  const indexes = () => result.current.rows.map(({ index }) => Number(index))
  const settled = (length: number) => waitFor(() => expect(result.current.rows).toHaveLength(length))
  return { list, transport, result, indexes, settled }
}
const upTo = (count: number, from = 0) => Array.from({ length: count - from }, (_, n) => from + n)

describe('pages of a list that stays as it is', () => {
  test('give every item once, and the metadata of all', async () => {
    const { result, indexes, settled } = setUp(25)
    await settled(10)
    result.current.loadMore()
    await settled(19)
    result.current.loadMore()
    await settled(25)
    expect(indexes()).toEqual(upTo(25))
    expect(result.current.hasChanged).toBe(false)
    expect(result.current.hasMore).toBe(false)
    expect(Object.keys(result.current.metadata)).toHaveLength(25)
  })

  test('end where the last page is just full', async () => {
    const { result, settled } = setUp(10)
    await settled(10)
    result.current.loadMore()
    await waitFor(() => expect(result.current.hasMore).toBe(false))
    expect(result.current.hasChanged).toBe(false)
  })
})

describe('pages of a list that changes', () => {
  test('after an item left skip none of the others, and say that the list changed', async () => {
    const { list, result, indexes, settled } = setUp(30)
    await settled(10)
    list.items = list.items.filter((_, n) => n !== 3)
    result.current.loadMore()
    await settled(20)
    expect(indexes()).toEqual(upTo(20))
    expect(result.current.hasChanged).toBe(true)
  })

  test('after items came repeat none, and say that the list changed', async () => {
    const { list, result, indexes, settled } = setUp(30)
    await settled(10)
    list.items = [createItem(90), createItem(91), ...list.items]
    result.current.loadMore()
    await settled(17)
    expect(new Set(indexes()).size).toBe(17)
    expect(result.current.hasChanged).toBe(true)
  })

  test('after many left say so, though some are missing', async () => {
    const { list, result, settled } = setUp(30)
    await settled(10)
    list.items = list.items.slice(5)
    result.current.loadMore()
    await settled(20)
    expect(result.current.hasChanged).toBe(true)
  })

  test('are whole again when all are loaded again', async () => {
    const { list, result, indexes, settled } = setUp(30)
    await settled(10)
    list.items = list.items.slice(5)
    result.current.loadMore()
    await settled(20)
    result.current.refetch()
    await waitFor(() => expect(result.current.hasChanged).toBe(false))
    expect(indexes()).toEqual(upTo(24, 5))
  })
})

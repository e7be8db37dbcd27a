import { renderHook, waitFor } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { createClient, type HttpError } from 'tonlens'
import { type Moment, useAddressInformationAt } from 'tonlens/ledger'
import { createMemoryIndex } from 'tonlens/memory'
import { loadAnswer } from '../../../stories/chain/answers.ts'
import { last } from '../../../stories/chain/masterchain-info.json'

const names = ['transactions.json', 'blocks.json', 'account-states.json', 'masterchain-info.json']
const index = createMemoryIndex(await Promise.all(names.map((name) => loadAnswer(name))))
const { accounts } = await loadAnswer<{ accounts: { address: string; balance: string }[] }>('account-states.json')
const [row] = accounts
const address = row!.address

function open() {
  const asked: string[] = []
  const { transport } = index
  const client = createClient({
    network: 'testnet',
    transport: {
      ...transport,
      request(endpoint, params, init) {
        asked.push(endpoint.name)
        return transport.request(endpoint, params, init)
      },
    },
  })
  const queries = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  return { client, asked, wrapper }
}

test('a block is asked for at once, other moments by way of their block, which is shared', async () => {
  const { client, asked, wrapper } = open()
  const render = (moment: Moment | undefined) =>
    renderHook(() => useAddressInformationAt({ address }, moment, { client }), { wrapper })
  const one = render({ seqno: last.seqno })
  await waitFor(() => expect(one.result.current.data?.balance).toBe(row!.balance))
  expect(asked).toEqual(['addressInformationAt'])
  expect(one.result.current.origin?.asOf).toBeGreaterThan(0)
  const [two, three] = [render({ time: Number(last.gen_utime) }), render({ time: Number(last.gen_utime) })]
  await waitFor(() => expect(three.result.current.data?.block_id.seqno).toBe(last.seqno))
  expect(two.result.current.data).toEqual(one.result.current.data)
  // The block of the time is that of the first hook, whose answer never gets old.
  expect(asked).toEqual(['addressInformationAt', 'blocks'])
  expect(render(undefined).result.current).toMatchObject({ isPending: true, isFetching: false, error: null })
  expect(asked).toHaveLength(2)
})

test('an unknown moment and an unknown block are errors, and no refusal is kept', async () => {
  const { client, asked, wrapper } = open()
  const render = (moment: Moment) =>
    renderHook(() => useAddressInformationAt({ address }, moment, { client }), { wrapper })
  const early = render({ time: 1 })
  await waitFor(() => expect(early.result.current.error?.name).toBe('MomentError'))
  expect(early.result.current).toMatchObject({ data: undefined, status: 'error', isPending: false })
  const late = render({ seqno: last.seqno + 1 })
  await waitFor(() => expect((late.result.current.error as HttpError | null)?.kind).toBe('notMade'))
  const before = asked.length
  late.result.current.refetch()
  await waitFor(() => expect(asked.length).toBe(before + 1))
})

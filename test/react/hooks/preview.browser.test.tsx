import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../../src/entries/client.ts'
import { TonlensProvider, useTransactionPreview } from '../../../src/react/hooks/index.ts'
import type { EmulationRequest } from '../../../src/react/query/emulationQueryOptions.ts'
import type { EmulateTraceResult, TonConnectMessage } from '../../../src/service/rows/emulation.ts'
import { TonlensError } from '../../../src/ton/cells/errors.ts'
import { emulations } from '../../../stories/chain/emulations.json'
import { scriptedTransport } from '../../helpers/servers/scriptedTransport.ts'

afterEach(cleanup)

const [byRequest, byMessage] = ['jettonTransfer', 'pendingTransfer'].map((name) =>
  emulations.find((each) => each.name === name)!,
)
const { from = '', messages = [] } = byRequest!.body as {
  readonly from?: string
  readonly messages?: readonly TonConnectMessage[]
}
const { boc = '' } = byMessage!.body as { readonly boc?: string }

function preview(request: EmulationRequest | readonly TonConnectMessage[], sender?: string) {
  const transport = scriptedTransport((name) => (name === 'emulateTrace' ? byMessage : byRequest)!.answer)
  const client = createClient({ network: { name: 'test', baseUrl: 'https://test.example/api/v3' }, transport })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <TonlensProvider client={client}>{children}</TonlensProvider>
  )
  return { transport, ...renderHook(() => useTransactionPreview(request, { from: sender }), { wrapper }) }
}

test.each([
  ['a request of TON Connect', { from, messages }, undefined, 'emulateTonConnect', byRequest],
  ['a list of messages and their wallet', messages, from, 'emulateTonConnect', byRequest],
  ['a message', boc, undefined, 'emulateTrace', byMessage],
] as const)('forecasts %s', async (_, request, sender, endpoint, recorded) => {
  const { result, transport } = preview(request, sender)
  await waitFor(() => expect(result.current.preview.forecast?.transactions.length).toBeGreaterThan(0))
  const hashes = Object.keys((recorded!.answer as unknown as EmulateTraceResult).transactions)
  expect(result.current.preview.forecast?.transactions.map(({ hash }) => hash).toSorted()).toEqual(hashes.toSorted())
  const asked = transport.calls.find(({ name }) => name === endpoint)?.params
  expect(asked).toMatchObject(endpoint === 'emulateTrace' ? { boc } : { from, messages })
})

test('a list of messages without their wallet is refused', () => {
  expect(() => preview(messages)).toThrow(TonlensError)
})

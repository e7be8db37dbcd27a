// The names of contracts fail to load once.
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { loadCatalogue } from 'tonlens/abi'
import { masterchainInfo } from '../../../src/entries/endpoints.ts'
import { TonlensProvider } from '../../../src/entries/index.ts'
import { openEmbeddedClient } from '../../../stories/chain/embedded.ts'
import { patience } from '../../helpers/openExplorer.tsx'
import { useContracts } from '../../../src/apps/explorer/connection/contracts.ts'

vi.mock('tonlens/abi', async (original) => {
  const module = await original<typeof import('tonlens/abi')>()
  return { ...module, loadCatalogue: vi.fn(module.loadCatalogue) }
})

afterEach(cleanup)

test('names are loaded after the first answer; if they could not be loaded, with the next page, once', async () => {
  const client = await openEmbeddedClient()
  const load = vi.mocked(loadCatalogue).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { result, rerender } = renderHook(({ place }) => useContracts(place), {
    initialProps: { place: 'home/' },
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <StrictMode>
        <TonlensProvider client={client}>{children}</TonlensProvider>
      </StrictMode>
    ),
  })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(load, 'the first content goes first').not.toHaveBeenCalled()
  await client.request(masterchainInfo, {})
  // The standards are known meanwhile.
  await waitFor(() => expect(result.current).toBeDefined())
  expect(load).toHaveBeenCalledTimes(1)
  const partial = result.current
  rerender({ place: 'home/' })
  expect(load).toHaveBeenCalledTimes(1)
  rerender({ place: 'account/1' })
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2), patience)
  await load.mock.results[1]?.value
  await waitFor(() => expect(result.current).not.toBe(partial))
  rerender({ place: 'account/2' })
  expect(load).toHaveBeenCalledTimes(2)
})

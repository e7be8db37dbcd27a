// In server output, and while a browser hydrates it, nothing has been asked yet: everything with parameters is pending.
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as tonlens from '../../src/index.ts'

const account = `0:${'1'.repeat(64)}`
const hash = `${'A'.repeat(43)}=`

/** Parameters of the hooks that take something else than the parameters of an endpoint; undefined for hooks that read nothing from the service. */
const given: Record<string, readonly unknown[]> = {
  useLiveTransactions: [account],
  useLiveActions: [account],
  useLiveAccount: [account],
  useWatch: [[account], [{ kind: 'failure' }]],
  useMasterchainHead: [],
  useAccountLedger: [account],
  usePortfolio: [[account]],
  useTrace: [{ hash }],
  useTransactions: [{ account: [account] }],
  useInfiniteTransactions: [{ account: [account] }],
  useActions: [{ account }],
  useAccountStates: [{ address: [account] }],
  useJettonWallets: [{ owner_address: [account] }],
  useInfiniteNftItems: [{ owner_address: [account] }],
  useMasterchainInfo: [],
}

function render(name: string, parameters: readonly unknown[]): { isPending: boolean; error: unknown; rows?: readonly unknown[] } {
  let result: unknown
  const use = (tonlens as unknown as Record<string, (...values: readonly unknown[]) => unknown>)[name]
  const Probe = () => {
    result = use?.(...parameters)
    return null
  }
  const client = tonlens.createClient({ network: 'mainnet', transport: () => ({ name: 'none', request: () => new Promise(() => {}) }) } as never)
  renderToString(<tonlens.TonlensProvider client={client}><Probe /></tonlens.TonlensProvider>)
  return result as never
}

test.each(Object.entries(given))('%s is pending', (name, parameters) => {
  const { isPending, error } = render(name, parameters)
  expect({ isPending, error }).toEqual({ isPending: true, error: null })
})

test('useTrackedMessage is searching', () => {
  const { settled, stage } = render('useTrackedMessage', [hash]) as unknown as { settled: boolean; stage: string }
  expect({ settled, stage }).toEqual({ settled: false, stage: 'searching' })
})

test.each(['useLiveTransactions', 'useLiveActions'])('%s without an account is not', (name) => {
  expect(render(name, [undefined]).isPending).toBe(false)
})

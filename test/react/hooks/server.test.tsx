// In server output, and while a browser hydrates it, nothing has been answered yet: everything with parameters is
// pending, and will be asked.
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as endpoints from '../../../src/entries/endpoints.ts'
import * as tonlens from '../../helpers/kit.ts'

const account = `0:${'1'.repeat(64)}`
const hash = `${'A'.repeat(43)}=`

/** Parameters of hooks that compose answers, and of some of endpoints. */
const chosen: Record<string, readonly unknown[]> = {
  useAccountAt: [account, { lt: '1' }],
  useAccountLedger: [account],
  useLiveAccount: [account],
  useLiveActions: [account],
  useLiveJettons: [account],
  useLiveTransactions: [account],
  useMasterchainHead: [],
  useNeighbors: [{ hash, prev_trans_lt: '1' }],
  usePortfolio: [[account]],
  useReplay: [{ hash, account }, { vm: {} }],
  useReplayAt: [{ last: { hash } }, { vm: {} }],
  useNftGallery: [{ owner_address: [account] }],
  useTrace: [{ hash }],
  useTrackedMessage: [hash],
  useTransactionPreview: [{ boc: 'te6cckEBAQEAAgAAAEysuc0=' }],
  useEmulation: ['te6cckEBAQEAAgAAAEysuc0='],
  useVerifiedSource: [hash, { verifier: {} }],
  useWatch: [[account], [{ kind: 'failure' }]],
  useTransactions: [{ account: [account] }],
  useInfiniteTransactions: [{ account: [account] }],
  useActions: [{ account }],
  useAccountStates: [{ address: [account] }],
  useJettonWallets: [{ owner_address: [account] }],
  useInfiniteNftItems: [{ owner_address: [account] }],
  useMasterchainInfo: [],
}
const ofEndpoints = Object.values(endpoints)
  .filter((row) => !('kind' in row))
  .flatMap((row) => {
    const noun = row.name.charAt(0).toUpperCase() + row.name.slice(1)
    return [`use${noun}`, ...('page' in row ? [`useInfinite${noun}`] : [])]
  })
const given: Record<string, readonly unknown[]> = {
  ...Object.fromEntries(ofEndpoints.map((name) => [name, name.endsWith('At') ? [{}, { seqno: 1 }] : [{}]])),
  ...chosen,
}
/** Hooks that ask nothing, or that ask only when they are told to. */
const others = [
  'useClient',
  'useDisplay',
  'useEstimateFee',
  'useFavorites',
  'useLabel',
  'useLabels',
  'useMirror',
  'useName',
  'usePartClasses',
  'useRequestQueue',
  'useSameCode',
  'useSearch',
  'useSendMessage',
  'useSync',
  'useUrlSelection',
  'useVerification',
]

test('every hook is among them', () => {
  const hooks = Object.keys(tonlens).filter((name) => /^use[A-Z]/.test(name))
  expect(hooks.toSorted()).toEqual([...Object.keys(given), ...others].toSorted())
})

function render(
  name: string,
  parameters: readonly unknown[],
): { isPending: boolean; isFetching: boolean; error: unknown; rows?: readonly unknown[] } {
  let result: unknown
  const use = (tonlens as unknown as Record<string, (...values: readonly unknown[]) => unknown>)[name]
  const Probe = () => {
    result = use?.(...parameters)
    return null
  }
  const client = tonlens.createClient({
    network: 'mainnet',
    transport: () => ({ name: 'none', request: () => new Promise(() => {}) }),
  } as never)
  renderToString(
    <tonlens.TonlensProvider client={client}>
      <Probe />
    </tonlens.TonlensProvider>,
  )
  return result as never
}

test.each(Object.entries(given))('%s is pending', (name, parameters) => {
  const { isPending, isFetching, error } = render(name, parameters)
  expect({ isPending, isFetching, error }).toEqual({ isPending: true, isFetching: true, error: null })
})

test('useTrackedMessage is searching', () => {
  const { settled, stage } = render('useTrackedMessage', [hash]) as unknown as { settled: boolean; stage: string }
  expect({ settled, stage }).toEqual({ settled: false, stage: 'searching' })
})

test('props of components say that they are loading', () => {
  const previewed = [{ boc: 'te6cckEBAQEAAgAAAEysuc0=' }, { enabled: true }]
  expect(render('useTransactionPreview', previewed)).toMatchObject({ preview: { loading: true, error: null } })
})

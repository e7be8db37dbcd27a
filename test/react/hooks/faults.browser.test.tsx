// Every hook, with one of its endpoints failing in every way, with and without a mirror that holds older answers: it
// ends with its data or an error, and data of a mirror has its age and a reason.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as endpoints from '../../../src/service/endpoints/index.ts'
import * as tonlens from '../../helpers/kit.ts'
import { type Mirror, openMirror } from '../../../src/entries/mirror.ts'
import type { SourceVerifier } from '../../../src/meaning/contracts/verifiedSource.ts'
import type { Vm } from '../../../src/sources/vm/openVm.ts'
import { showcase } from '../../../stories/chain/index.json'
import { last } from '../../../stories/chain/masterchain-info.json'
import { transactions } from '../../../stories/chain/transactions.json'
import { loadEmulations } from '../../../stories/chain/emulation/recorded.ts'
import { examples } from '../../../stories/widgets/examples.ts'
import { exampleParams } from '../../../stories/reference/examples.ts'
import { failures, openFailingClient } from '../../helpers/servers/failingService.ts'

const account = showcase.wallet
const emulations = await loadEmulations()
const { alice } = showcase.people
const row = transactions.find((each) => each.account === alice)!

/** Answers of a node. */
const answers = { runGetMethod: { gas_used: 500, exit_code: 0, stack: [{ type: 'num', value: '0x5' }] } }
/** A VM that finds every transaction as it was. */
const vm = {
  replay: async () => ({ matches: true, actions: null, storage: { before: null, after: null } }),
} as unknown as Vm
const codeHash = 'AB'.repeat(32)
/** A registry that is asked as the real one: by a get-method, and for the state of what that names. */
const verifier: SourceVerifier = {
  key: 'faults',
  async findSource(code, { runGetMethod, isActive }) {
    const { exit_code } = await runGetMethod({ address: account, method: 'get_source_item_address', stack: [] })
    if (exit_code !== 0 || !(await isActive(account))) return null
    const files = [{ name: 'main.tolk', text: 'fun main() {}', isChecked: true }]
    const compiler = { compiler: 'tolk', version: undefined, commandLine: undefined, verifiedAt: undefined }
    return { verifier: 'faults', codeHash: code, ...compiler, files, isComplete: true }
  },
}

const emulated = (route: string) => emulations.find((each) => each.route === route)?.body

/** Parameters of hooks that compose answers, and of forecasts that were recorded. */
const composed: Readonly<Record<string, readonly unknown[]>> = {
  useEmulateTonConnect: [emulated('emulateTonConnect')],
  useEmulateTrace: [emulated('emulateTrace')],
  useEmulation: [emulated('emulateTonConnect')],
  useAccountAt: [alice, { lt: row.lt }],
  useAccountLedger: [alice, { limit: 20 }],
  useLiveAccount: [account],
  useLiveActions: [account],
  useLiveJettons: [account],
  useLiveTransactions: [account],
  useMasterchainHead: [],
  useNeighbors: [showcase.transactions.swapTrace],
  useNftGallery: [{ owner_address: [account] }],
  usePortfolio: [[account]],
  useReplay: [row, { vm }],
  useReplayAt: [{ last: { hash: row.hash } }, { vm }],
  useRunGetMethod: [{ address: account, method: 'seqno', stack: [] }],
  useTrace: [showcase.traces.swapTrace],
  useTransactionPreview: [emulated('emulateTonConnect')],
  useTrackedMessage: [examples['tonlens-progress']?.message],
  useVerifiedSource: [codeHash, { verifier }],
  useWatch: [[account], [{ kind: 'failed' }], { since: { transactions: { [account]: '0' } } }],
}
/** Hooks that ask nothing by themselves, and those that send. */
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
  // Those of API v2, whose answers no mirror keeps: `test/sources/client/v2.test.ts` has their failures.
  'useAddressInformationAt',
  'useConfigAllAt',
  'useConfigParamAt',
  'useLibraries',
  'useLookupBlock',
  'useRunGetMethodAt',
  'useShardAccountCellAt',
]
const ofEndpoints = Object.values(endpoints)
  .filter((endpoint) => !('kind' in endpoint) && endpoint.name !== 'runGetMethod')
  .flatMap((endpoint): readonly (readonly [string, readonly unknown[]])[] => {
    const noun = endpoint.name.charAt(0).toUpperCase() + endpoint.name.slice(1)
    const params = exampleParams(endpoint.name, last.seqno)
    return [[`use${noun}`, [params]], ...('page' in endpoint ? [[`useInfinite${noun}`, [params]] as const] : [])]
  })
const calls = Object.entries({ ...Object.fromEntries(ofEndpoints), ...composed })

test('every hook is among them', () => {
  const hooks = Object.keys(tonlens).filter((name) => /^use[A-Z]/.test(name))
  expect(hooks.toSorted()).toEqual([...calls.map(([name]) => name), ...others].toSorted())
})

/** Result of a hook. */
interface Said {
  readonly isPending: boolean
  readonly hasError: boolean
  readonly isEmpty: boolean
  readonly origin: tonlens.Origin | undefined
}

/** Fields in which hooks state what they found. */
interface Result {
  readonly data: unknown
  readonly isPending: boolean
  readonly error: unknown
  readonly origin?: tonlens.Origin | undefined
}

function read(result: Result): Said {
  const { data, isPending, error, origin } = result
  const parts = typeof data === 'object' && data !== null && 'parts' in data ? JSON.stringify(data.parts) : ''
  const hasError = error !== null || parts.includes('"status":"error"')
  return { isPending, hasError, isEmpty: isEmpty(data), origin }
}

/** Tells whether an answer has no rows. */
function isEmpty(data: unknown): boolean {
  if (data === undefined || data === null) return true
  if (Array.isArray(data)) return data.every(isEmpty)
  if (typeof data !== 'object') return false
  if ('pages' in data) return isEmpty(data.pages)
  return Object.entries(data).every(
    ([key, value]) => ['address_book', 'metadata', 'pageParams'].includes(key) || isEmpty(value),
  )
}

const old = 3 * 3600
/** Rows that a list of final ones is complete without. */
const optional: readonly string[] = ['pendingTransactions', 'pendingActions', 'pendingTraces']

/** Tells what is wrong with a hook one of whose endpoints fails. */
function judge(said: Said, whole: Said, kind: string, hasMirror: boolean): string | undefined {
  if (said.isPending && !whole.isPending) return 'is pending for ever'
  const isUnreachable = said.origin?.unreachable === true
  // An answer of another shape that can be read is passed on to the components, which tell.
  if (kind === 'shape' && !said.isEmpty && said.origin?.source === 'service') return undefined
  if (!said.hasError && !isUnreachable)
    return said.isEmpty && !whole.isEmpty ? 'says that there is nothing' : 'gives no reason'
  if (!hasMirror || said.isEmpty) return undefined
  if (said.origin === undefined) return 'shows data without its age'
  if (isUnreachable && Date.now() / 1000 - said.origin.asOf < old) return 'shows old data as new'
  return undefined
}

/** Shows a hook until it is as wanted, or for so many milliseconds. */
async function watch(
  [name, parameters]: (typeof calls)[number],
  client: tonlens.Client,
  isDone: (said: Said) => boolean,
  patience = 5000,
): Promise<Said> {
  const use = (tonlens as unknown as Record<string, (...values: readonly unknown[]) => Result>)[name]!
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={cache}>
      <tonlens.TonlensProvider client={client}>{children}</tonlens.TonlensProvider>
    </QueryClientProvider>
  )
  const { result, unmount } = renderHook(() => read(use(...parameters)), { wrapper })
  const end = performance.now() + patience
  while (!isDone(result.current) && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 20))
  const said = result.current
  unmount()
  cache.clear()
  return said
}

const kinds = Object.keys(failures)
let mirror: Mirror
/** Each hook with its result from a service without faults, and the endpoints that it asks. */
const wholes = new Map<string, { readonly said: Said; readonly asked: readonly string[] }>()

/** Does tasks, some at a time. */
async function doAll<Item>(items: readonly Item[], task: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values()
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const item of queue) await task(item)
    }),
  )
}

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mirror = await openMirror({ name: `faults of hooks ${Date.now()}` })
  await doAll(calls, async (call) => {
    const { client, asked } = await openFailingClient(undefined, undefined, { mirror, age: old, answers })
    // The first to ask loads code as well.
    const said = await watch(call, client, ({ isPending }) => !isPending, 30_000)
    wholes.set(call[0], { said, asked: [...asked].filter((name) => !optional.includes(name)) })
  })
  // Answers are stored in the background, one after another.
  await mirror.ingest({ transactions: [] })
}, 120_000)
afterAll(() => mirror.close())

/** Combinations of a hook, an endpoint that it asks and a failure. */
function listFaults() {
  return calls.flatMap((call) =>
    (wholes.get(call[0])?.asked ?? []).flatMap((endpoint) => kinds.map((kind) => ({ call, endpoint, kind }))),
  )
}

test('hooks find something while no endpoint fails', () => {
  const silent = [...wholes].filter(([, { said }]) => said.isPending || said.hasError).map(([name]) => name)
  expect(silent).toEqual([])
})

test.each([
  ['without a mirror', false],
  ['with a mirror', true],
])(
  '%s, an endpoint that fails is told by every hook',
  async (_name, hasMirror) => {
    const chosen = listFaults()
    const found: string[] = []
    await doAll(chosen, async ({ call, endpoint, kind }) => {
      const whole = wholes.get(call[0])!.said
      const { client, asked } = await openFailingClient(endpoint, kind, {
        mirror: hasMirror ? mirror : undefined,
        answers,
      })
      const said = await watch(call, client, (now) => judge(now, whole, kind, hasMirror) === undefined)
      const fault = asked.has(endpoint) ? judge(said, whole, kind, hasMirror) : undefined
      if (fault !== undefined) found.push(`${call[0]}, ${endpoint} ${kind}: ${fault}`)
    })
    console.log(`${chosen.length} combinations of hooks and failures, ${found.length} faults`)
    expect(found.toSorted()).toEqual([])
  },
  120_000,
)

import { expect, test } from 'vitest'
import {
  type Client,
  createClient,
  mirrored,
  NotMirroredError,
  type PolicyOptions,
  type TransportInit,
  withPolicy,
} from '../../../src/entries/client.ts'
import { transactions } from '../../../src/service/endpoints/transactions.ts'
import { currentAnswer } from '../../../src/sources/client/origin.ts'

/** Every value of every option, and `undefined` for each. */
const values: readonly PolicyOptions[] = [
  {},
  { policy: 'mirror-first' },
  { policy: 'mirror-only' },
  { policy: 'service-first' },
  { policy: 'service-only' },
  { maxAge: 0 },
  { maxAge: 30 },
  { noAddressBook: true },
  { noAddressBook: false },
  { noMetadata: true },
  { noMetadata: false },
]
const names = ['policy', 'maxAge', 'noAddressBook', 'noMetadata'] as const
const spelledOut = (options: PolicyOptions): PolicyOptions => ({
  policy: undefined,
  maxAge: undefined,
  noAddressBook: undefined,
  noMetadata: undefined,
  ...options,
})

function open(options: PolicyOptions): { readonly client: Client; readonly asked: TransportInit[] } {
  const asked: TransportInit[] = []
  const client = createClient({
    network: { name: 'options', baseUrl: 'https://options.example/api/v3' },
    noAddressBook: options.noAddressBook,
    noMetadata: options.noMetadata,
    transport: {
      name: 'scripted',
      local: { subscribe: () => () => {} },
      request: async (_endpoint, _params, init = {}) => {
        asked.push(init)
        return currentAnswer({ transactions: [], address_book: {} })
      },
    },
  })
  return { client, asked }
}

test('what is asked is what the options say, for every pair of places; and one key never stands for two of them', async () => {
  const byKey = new Map<string, string>()
  for (const own of values.filter(({ policy, maxAge }) => policy === undefined && maxAge === undefined)) {
    const { client, asked } = open(own)
    for (const provider of values) {
      for (const hook of values) {
        for (const spell of [(options: PolicyOptions) => options, spelledOut]) {
          const variant = withPolicy(withPolicy(client, spell(provider)), spell(hook))
          const expected = { ...own, ...provider, ...hook }
          await variant.request(transactions, {}, spell({}))
          const sent = Object.fromEntries(
            names.flatMap((name) => (asked.at(-1)?.[name] === undefined ? [] : [[name, asked.at(-1)?.[name]]])),
          )
          expect(sent, variant.key).toEqual(expected)
          const effect = JSON.stringify(names.map((name) => expected[name] ?? (name.startsWith('no') ? false : null)))
          expect(byKey.get(variant.key) ?? effect, variant.key).toBe(effect)
          byKey.set(variant.key, effect)
        }
      }
    }
  }
})

test('an option of a call counts more than that of its client, and `undefined` counts nothing', async () => {
  const { client, asked } = open({})
  const variant = withPolicy(client, { policy: 'mirror-only', noMetadata: true })
  await variant.ask(transactions, {}, { policy: undefined, noMetadata: false })
  expect(asked.at(-1)).toMatchObject({ policy: 'mirror-only', noMetadata: false })
})

test('clients that can answer differently have different keys, none of which begins another one', () => {
  const network = { name: 'options', baseUrl: 'https://options.example/api/v3' }
  const mirror = {
    transport: { name: 'mirror', request: () => Promise.reject(new NotMirroredError('x', 'empty')) },
    ingest: async () => {},
  }
  const clients = [
    createClient({ network }),
    createClient({ network: { ...network, emulateUrl: 'https://emulate.example/v1' } }),
    createClient({ network, transport: (service) => mirrored(mirror, service) }),
    createClient({ network, transport: (service) => mirrored(mirror, service, { policy: 'mirror-only' }) }),
    createClient({ network, transport: (service) => mirrored(mirror, service, { maxAge: 5 }) }),
    createClient({ network, transport: (service) => ({ ...service, name: `vm, ${service.name}` }) }),
    createClient({ network, transport: (service) => mirrored(mirror, { ...service, name: `vm, ${service.name}` }) }),
    createClient({ network, noMetadata: true }),
  ]
  const keys = clients.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  // What is left out is named last: those answers are of the same source.
  const sources = keys.slice(2, -1)
  for (const key of sources) expect(keys.filter((other) => other !== key && key.startsWith(`${other} `))).toEqual([])
})

test('a server and a browser share answers if their clients have one key', () => {
  const network = { name: 'options', baseUrl: 'https://options.example/api/v3' }
  const service = createClient({ network, key: 'chain' })
  const browser = createClient({ network, key: 'chain', transport: (inner) => ({ ...inner, name: 'mirror' }) })
  expect(browser.key).toBe(service.key)
  expect(createClient({ network }).key).toBe(createClient({ network, apiKey: 'k' }).key)
})

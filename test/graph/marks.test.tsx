import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AbiRegistry } from '../../src/ton/abi/registry.ts'
import { MessageChainGraph } from '../../src/components/traces/message-chain-graph/MessageChainGraph.tsx'
import { TraceOutline } from '../../src/components/traces/trace-outline/TraceOutline.tsx'
import { DisplayProvider } from '../../src/react/display/DisplayProvider.tsx'
import { namesFrom } from '../../src/react/display/names.ts'
import { describeItem } from '../../src/graph/items/describeItem.ts'
import { shortAddress } from '../../src/text/format/address.ts'
import { nameMark } from '../../src/graph/items/nameMarks.ts'
import { pictureGraph, traceSvg } from '../../src/graph/svg/traceSvg.ts'
import { addressMessages } from '../../src/text/en/addresses.ts'
import { withSharedWords } from '../../src/text/en/common.ts'
import { graphMessages } from '../../src/text/en/transactions/graph.ts'
import type { NameKind } from '../../src/meaning/names/labels.ts'
import { gram } from '../../src/ton/facts/nativeCoin.ts'
import { assembleTrace } from '../../src/meaning/trace/assemble.ts'
import { chainStates, chainTransactions } from '../fixtures/verify.ts'

const rows = chainTransactions()
const trace = assembleTrace(
  rows.filter(({ trace_id }) => trace_id === rows.find(({ out_msgs }) => out_msgs.length > 0)?.trace_id),
)
const [root] = trace.transactions
const address = root?.account ?? ''

const pages = {
  graph: <MessageChainGraph trace={trace} firstView={Infinity} />,
  outline: <TraceOutline trace={trace} />,
}

test.each(Object.entries(pages))('%s: a name says who gives it, as an icon and in words', (_name, page) => {
  const html = (accountNames: Readonly<Record<string, string>>, contracts?: AbiRegistry) =>
    renderToString(
      <DisplayProvider names={namesFrom({})} accountNames={accountNames} contracts={contracts}>
        {page}
      </DisplayProvider>,
    )
  expect(html({})).not.toContain('address-mark')
  const own = html({ [address]: 'Our shop' })
  expect(own).toContain('data-kind="application" title="Named by this application"')
  expect(own).toMatch(/aria-label="[^"]*Our shop[^"]*, Named by this application/)
  const listed = html({}, new AbiRegistry([{ name: 'My list', accounts: { [address]: 'Our shop' } }]))
  expect(listed).toContain('data-kind="catalogue" title="Named by My list"')
})

test('a name that stands beside the address has no mark, and one that imitates a label is a warning', () => {
  const known = {
    name: 'Alice',
    source: undefined,
    favorite: false,
    imitates: undefined,
    imitation: undefined,
    forges: undefined,
    scam: false,
    row: undefined,
    metadata: undefined,
    listings: [],
    isShared: false,
  }
  const kinds: readonly NameKind[] = ['label', 'application', 'catalogue', 'domain', 'imported', 'claim']
  const marks = kinds.map((kind) => nameMark({ ...known, kind }, { addresses: addressMessages })?.icon)
  expect(marks).toEqual(['tag', 'window', 'book', undefined, undefined, undefined])
  const listings = [{ name: 'scammer', scam: true, source: 'My list' }]
  expect(nameMark({ ...known, kind: undefined, listings }, { addresses: addressMessages })).toMatchObject({
    icon: 'warning',
    text: 'My list: scammer',
  })
  expect(nameMark({ ...known, kind: 'claim', imitates: 'Alice' }, { addresses: addressMessages })).toMatchObject({
    icon: 'warning',
    text: expect.stringContaining('Alice'),
  })
  const imitation = { anchor: address, tier: 'alert', head: 4, tail: 4, attackerBits: 24, signs: [] } as const
  expect(nameMark({ ...known, kind: 'domain', imitation }, { addresses: addressMessages })).toMatchObject({
    icon: 'warning',
    text: expect.stringContaining(shortAddress(address)),
  })
})

test('a name that the application gives to one graph has no mark of another source', () => {
  const context = {
    messages: withSharedWords(graphMessages),
    addresses: addressMessages,
    contracts: undefined,
    locale: 'en',
    nativeCoin: gram,
    testOnly: false,
    sources: { names: namesFrom({}), accountNames: { [address]: 'Our shop' } },
  }
  const [item] = pictureGraph(trace, false).items
  if (item === undefined) throw new Error('no item')
  expect(describeItem(trace, item, context).mark?.kind).toBe('application')
  expect(describeItem(trace, item, { ...context, accountName: () => 'Somebody' }).mark).toBeUndefined()
})

test('a card names the contract by its ABI or by the kind of its code where the service names none', () => {
  // The first card says that its message came from outside.
  const hash = trace.transactions[1]?.account_state_after?.code_hash ?? ''
  expect(hash).not.toBe('')
  expect(chainStates().some(({ code_hash }) => code_hash === hash)).toBe(true)
  const notes = (contracts?: AbiRegistry) => traceSvg(trace, { fold: false, contracts })
  expect(notes()).not.toContain('Ticket shop')
  expect(notes(new AbiRegistry([{ name: 'mine', abis: [{ name: 'Ticket shop', codeHashes: [hash] }] }]))).toContain(
    'Ticket shop',
  )
  expect(notes(new AbiRegistry([{ name: 'list', kinds: { ticket_shop_v2: [hash] } }]))).toContain('Ticket shop v2')
})

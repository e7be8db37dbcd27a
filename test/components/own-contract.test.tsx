import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { AbiRegistry, createDecoders, defineAbi, writeAs, type BodyDecoder } from 'tonlens/abi'
import { writeBoc, type Cell } from 'tonlens/ton'
import * as kit from '../helpers/kit.ts'
import type { TransactionProgressProps } from '../../src/components/index.ts'
import { writeFile } from '../../src/components/lists/table/file/writeFile.ts'
import { transactionColumns } from '../../src/components/transactions/transaction-table/transactionColumns.tsx'
import { defaultDisplay, type Display } from '../../src/react/display/display.ts'
import { DisplayProvider } from '../../src/react/display/DisplayProvider.tsx'
import { actionLabels } from '../../src/graph/items/actionLabels.ts'
import { searchIndex, searchTrace } from '../../src/graph/items/searchTrace.ts'
import { traceSvg } from '../../src/graph/svg/traceSvg.ts'
import { withSharedWords } from '../../src/text/en/common.ts'
import { graphMessages } from '../../src/text/en/transactions/graph.ts'
import type { Action } from '../../src/service/rows/action.ts'
import { assembleTrace } from '../../src/meaning/trace/assemble.ts'
import { judgeTrace } from '../../src/meaning/trace/verdict.ts'
import actionRows from '../../stories/chain/actions.json?raw'
import { message, people, refused, transaction } from '../fixtures/transactions.ts'

const base64 = (cell: Cell | Error): string => {
  if (cell instanceof Error) throw cell
  return btoa(String.fromCharCode(...writeBoc(cell)))
}

const opcode = '0x5ba7c0de'
const shop = defineAbi({
  name: 'Shop',
  types: { SwapTea: { prefix: opcode, fields: { queryId: 'uint64' } } },
  incoming: ['SwapTea'],
  errors: { 77: 'The shop is closed' },
  addresses: [people.bob],
})
const body = base64(writeAs(shop, 'SwapTea', { $: 'SwapTea', queryId: 7n }))
const sent = message({
  opcode,
  source: people.alice,
  destination: people.bob,
  message_content: { hash: null, body, decoded: null },
})
const row = transaction({ account: people.bob, in_msg: sent, description: refused(77) })
const root = transaction({ hash: `${'D'.repeat(43)}=`, account: people.alice, in_msg: null, out_msgs: [sent] })
const call = (JSON.parse(actionRows) as { readonly actions: readonly Action[] }).actions.find(
  ({ type }) => type === 'call_contract',
)
const {
  Opcode,
  TransactionCard,
  TransactionDetails,
  TransactionTable,
  MessageCard,
  MessageTable,
  TraceOutline,
  TraceVerdict,
  ActionCard,
  DecodedBody,
  TransactionProgress,
  MessageChainGraph,
} = kit

const decode: BodyDecoder = ({ opcode: asked }) =>
  asked === opcode ? { name: 'swap_tea', fields: { leaves: 12 } } : undefined
const sources: Readonly<Record<string, Pick<Partial<Display>, 'contracts' | 'opcodes' | 'decoders'>>> = {
  'an ABI': { contracts: new AbiRegistry([{ name: 'Mine', abis: [shop] }]) },
  'a name of the opcode': { opcodes: { '0x5BA7C0DE': 'swapTea' } },
  'a decoder': { decoders: createDecoders([decode]) },
}

const views: Readonly<Record<string, ReactElement>> = {
  TransactionCard: <TransactionCard transaction={row} />,
  'TransactionCard of several messages': (
    <TransactionCard transaction={transaction({ account: people.alice, out_msgs: [sent] })} />
  ),
  TransactionDetails: <TransactionDetails transaction={row} />,
  TransactionTable: <TransactionTable transactions={[row]} />,
  MessageCard: <MessageCard message={sent} />,
  MessageTable: <MessageTable messages={[sent]} />,
  TraceOutline: <TraceOutline trace={[row]} />,
}

describe.each(Object.entries(sources))('with %s', (name, display) => {
  const show = (element: ReactElement) => renderToString(<DisplayProvider {...display}>{element}</DisplayProvider>)

  test.each(Object.entries(views))('%s names the operation', (_, element) => {
    expect(show(element)).toContain('Swap tea')
    expect(renderToString(element)).not.toContain('Swap tea')
  })

  test.skipIf(name === 'a decoder')(
    'actions and single opcodes have the name, though there is no body to decode',
    () => {
      expect(show(<Opcode value={opcode} />)).toContain('Swap tea')
      expect(show(<ActionCard action={{ ...call, details: { ...call?.details, opcode } } as Action} />)).toContain(
        'Swap tea',
      )
    },
  )

  test('the graph of actions names a call by its operation', () => {
    const called = { type: 'call_contract', details: {}, success: true, transactions: [row.hash] } as unknown as Action
    const context = {
      messages: withSharedWords(graphMessages),
      contracts: undefined,
      locale: 'en',
      nativeCoin: defaultDisplay.nativeCoin,
      testOnly: false,
      actionTypes: undefined,
      units: () => '',
      sources: { ...defaultDisplay, ...display },
    }
    expect(
      actionLabels(assembleTrace({ transactions: [root, row] } as never), [called], 'actions', context).get(0)
        ?.operation,
    ).toMatch(/^Swap tea/)
  })

  test('a search, a picture and a file find it', () => {
    const trace = assembleTrace({ transactions: [root, row] } as never)
    const naming = { ...defaultDisplay, ...display }
    const index = searchIndex(trace, { sources: naming })
    expect(searchTrace(index, 'swap')).toHaveLength(1)
    expect(traceSvg(trace, display)).toContain('Swap tea')
    expect(writeFile([row], 'csv', transactionColumns(), { decimals: 9, naming, testOnly: false })).toContain(
      'Swap tea',
    )
  })
})

test("the application's name wins over the service's, and a text stays as it was written", () => {
  const html = renderToString(
    <DisplayProvider opcodes={{ '0x0f8a7ea5': 'Buy for USDT' }}>
      <Opcode value="0x0f8a7ea5" decoded="jetton_transfer" />
    </DisplayProvider>,
  )
  expect(html).toContain('Buy for USDT')
})

const trace = assembleTrace({ transactions: [root, row] } as never)
const tracked = { stage: 'finalized', settled: true, hash: root.hash } as TransactionProgressProps['tracked']
const failing: Readonly<Record<string, ReactElement>> = {
  TransactionCard: <TransactionCard transaction={row} />,
  TransactionDetails: <TransactionDetails transaction={row} />,
  TransactionTable: <TransactionTable transactions={[row]} />,
  TraceOutline: <TraceOutline trace={[row]} />,
  TraceVerdict: <TraceVerdict trace={[row]} />,
  TransactionProgress: <TransactionProgress tracked={{ ...tracked, trace, verdict: judgeTrace(trace) }} />,
  MessageChainGraph: <MessageChainGraph trace={[row]} />,
}

test.each(Object.entries(failing))('%s explains an exit code in the words of the ABI', (_, element) => {
  expect(renderToString(<DisplayProvider {...sources['an ABI']}>{element}</DisplayProvider>)).toContain(
    'The shop is closed',
  )
})

test('a decoder that throws is reported, and the body is read by the service', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = createDecoders([
    () => {
      throw new Error('broken')
    },
  ])
  const html = renderToString(
    <DisplayProvider decoders={broken}>
      <DecodedBody body={body} decoded={{ '@type': 'swap_by_service', leaves: '3' }} />
    </DisplayProvider>,
  )
  expect(html).toContain('Swap by service')
  expect(report).toHaveBeenCalledTimes(1)
  report.mockRestore()
})

test('the fields that a decoder returns are shown', () => {
  const html = renderToString(
    <DisplayProvider decoders={createDecoders([decode])}>
      <DecodedBody body={body} decoded={null} />
    </DisplayProvider>,
  )
  expect(html).toContain('Leaves')
  expect(html).toContain('12')
})

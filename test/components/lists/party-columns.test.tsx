import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import {
  DisplayProvider,
  JettonTransferTable,
  messageColumns,
  MessageTable,
  NftTransferTable,
  transactionColumns,
  TransactionTable,
} from '../../helpers/kit.ts'
import { writeFile } from '../../../src/components/lists/table/file/writeFile.ts'
import { noNames } from '../../../src/react/display/names.ts'
import { transfers } from '../../fixtures/entities.ts'
import { transferAnswer } from '../../fixtures/nfts.ts'
import { external, message, people, transaction } from '../../fixtures/transactions.ts'

const { alice, bob, carol } = people
const names = { [alice]: 'Alice', [bob]: 'Bob', [carol]: 'Carol' }

/** Ids of the columns, and the words of each row's counterparty. */
function show(table: ReactElement): { readonly ids: readonly string[]; readonly parties: readonly string[] } {
  const html = renderToStaticMarkup(<DisplayProvider accountNames={names}>{table}</DisplayProvider>)
  const head = /<thead.*?<\/thead>/s.exec(html)?.[0] ?? ''
  const body = /<tbody.*?<\/tbody>/s.exec(html)?.[0] ?? ''
  return {
    ids: [...head.matchAll(/data-column="([^"]*)"/g)].map(([, id]) => id ?? ''),
    parties: [...body.matchAll(/<td[^>]*data-column="counterparty".*?<\/td>/gs)].map(([cell]) =>
      cell.replaceAll(/<[^>]*>|Named by this application/g, '').trim(),
    ),
  }
}

const received = transaction()
const sent = transaction({ in_msg: external(), out_msgs: [message({ source: bob, destination: carol })] })
const sentToTwo = transaction({
  in_msg: external(),
  out_msgs: [message({ source: bob, destination: carol }), message({ source: bob, destination: alice })],
})
const ordered = transaction({ in_msg: external(), out_msgs: [] })
const toItself = transaction({ in_msg: message({ source: bob, destination: bob }) })
const ofOthers = transaction({ account: carol, in_msg: message({ destination: carol }) })
const tick = transaction({ in_msg: null, description: { ...received.description, type: 'tick_tock' } })

describe('seen from one account', () => {
  test('a transaction names the other account, and tells sender from recipient', () => {
    const rows = [received, sent, sentToTwo, ordered, toItself, ofOthers, tick].map((row, at) => ({
      ...row,
      hash: btoa(String(at).padStart(32, '0')),
    }))
    const { ids, parties } = show(<TransactionTable transactions={rows} perspective={bob} />)
    expect(ids).toEqual(['operation', 'time', 'counterparty', 'value', 'fee'])
    expect(parties).toEqual([
      'From Alice',
      'To Carol',
      'To Carol +1',
      'From External',
      'From BobTo Bob',
      'From AliceTo Carol',
      '—',
    ])
  })

  test('a message names the other account, and tells sender from recipient', () => {
    const messages = [
      message(),
      message({ source: bob, destination: carol }),
      message({ source: bob, destination: null, value: null }),
      external(),
    ]
    const { ids, parties } = show(<MessageTable messages={messages} perspective={bob} />)
    expect(ids).toEqual(['created_at', 'opcode', 'counterparty', 'value'])
    expect(parties).toEqual(['From Alice', 'To Carol', 'To External', 'From External'])
  })

  test.each([
    [
      'jettons',
      transfers.jetton_transfers[0]!.source,
      <JettonTransferTable key="" transfers={transfers.jetton_transfers} />,
    ],
    [
      'NFTs',
      transferAnswer.nft_transfers[0]!.old_owner,
      <NftTransferTable key="" transfers={transferAnswer.nft_transfers} />,
    ],
  ])('transfers of %s have one column for the other account', (_, account, table) => {
    expect(show(table).ids).toEqual(expect.arrayContaining(['from', 'to']))
    const { ids } = show(<table.type {...table.props} perspective={account} />)
    expect(ids).toContain('counterparty')
    expect(ids).not.toContain('from')
    expect(ids).not.toContain('to')
  })

  test('sender and recipient can be chosen', () => {
    const { ids } = show(
      <MessageTable messages={[message()]} perspective={bob} columnsShown={['source', 'destination']} />,
    )
    expect(ids).toEqual(['source', 'destination'])
  })
})

test('files are the same from everywhere', () => {
  const settings = { decimals: 9, testOnly: false, naming: { names: noNames } }
  const transactions = [received, sent]
  const messages = [message(), external()]
  expect(writeFile(messages, 'csv', messageColumns(undefined, { perspective: bob }), settings)).toBe(
    writeFile(messages, 'csv', messageColumns(), settings),
  )
  // The direction is told as it is seen from the account.
  const columns = (perspective?: string) => transactionColumns({ perspective }).filter(({ id }) => id !== 'direction')
  expect(writeFile(transactions, 'csv', columns(bob), settings)).toBe(
    writeFile(transactions, 'csv', columns(), settings),
  )
})

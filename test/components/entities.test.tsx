import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { AccountCard } from '../../src/components/account-card/AccountCard.tsx'
import { AccountDetails } from '../../src/components/account-details/AccountDetails.tsx'
import { accountFromInformation } from '../../src/components/account-details/legacy.ts'
import { BlockCard } from '../../src/components/block-card/BlockCard.tsx'
import { BlockTable } from '../../src/components/block-table/BlockTable.tsx'
import { JettonBalances } from '../../src/components/jetton-balances/JettonBalances.tsx'
import { JettonBurnTable } from '../../src/components/jetton-burn-table/JettonBurnTable.tsx'
import { JettonCard } from '../../src/components/jetton-card/JettonCard.tsx'
import { JettonHolders } from '../../src/components/jetton-holders/JettonHolders.tsx'
import { JettonTransferTable } from '../../src/components/jetton-transfer-table/JettonTransferTable.tsx'
import { MasterchainHead } from '../../src/components/masterchain-head/MasterchainHead.tsx'
import { ShardMap } from '../../src/components/shard-map/ShardMap.tsx'
import { TopAccounts } from '../../src/components/top-accounts/TopAccounts.tsx'
import { DisplayProvider } from '../../src/display/DisplayProvider.tsx'
import { namesFrom } from '../../src/display/names.ts'
import type { AccountBalance, AccountStateFull, WalletState } from '../../src/schema/account.ts'
import type { Block, MasterchainInfo } from '../../src/schema/block.ts'
import type { JettonBurn, JettonMaster, JettonTransfer, JettonWallet } from '../../src/schema/jetton.ts'
import type { Metadata } from '../../src/schema/names.ts'
import type { AddressInformation } from '../../src/schema/legacy.ts'
import { captureBody, captures, hasRecorded } from '../helpers/recorded.ts'

const unreadable = /\bundefined\b|\bNaN\b|\[object|\bnull\b|\bInfinity\b|Invalid Date/

function answer(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../stories/chain/${file}.json`, import.meta.url), 'utf8'))
}

/** What is wrong with what `elements` draw; each is named by its place. */
function problems(elements: readonly ReactElement[], metadata: Metadata = {}): readonly string[] {
  const names = namesFrom({ metadata })
  return elements.flatMap((element, at) => {
    const html = renderToString(<DisplayProvider now={1_795_254_867} names={names}>{element}</DisplayProvider>)
    const found = unreadable.exec(html)
    // Of the root: a picture inside loads on its own.
    const state = /^<[^>]* data-state="(error|empty|loading)"/.exec(html)
    return found === null && state === null ? [] : [`${at}: ${(found ?? state)?.[0]}`]
  })
}

test('every block of the embedded chain can be read', () => {
  const { blocks } = answer('blocks') as { blocks: Block[] }
  expect(problems(blocks.map((block) => <BlockCard key={block.seqno} block={block} />))).toEqual([])
  expect(problems([<BlockTable key="all" blocks={blocks} />])).toEqual([])
  const commits = [...new Set(blocks.map(({ masterchain_block_ref }) => masterchain_block_ref.seqno))]
  const committedBy = (seqno: number) => blocks.filter((block) => block.masterchain_block_ref.seqno === seqno)
  expect(problems(commits.map((seqno) => <ShardMap key={seqno} blocks={committedBy(seqno)} />))).toEqual([])
})

test('the head of the embedded chain can be read', () => {
  expect(problems([<MasterchainHead key="head" info={answer('masterchain-info') as MasterchainInfo} />])).toEqual([])
})

test('every account of the embedded chain can be read', () => {
  const { accounts } = answer('account-states') as { accounts: AccountStateFull[] }
  const { wallets } = answer('wallet-states') as { wallets: WalletState[] }
  const known = new Map(wallets.map((wallet) => [wallet.address, wallet]))
  const elements = accounts.flatMap((account) => [
    <AccountCard key={account.address} account={account} wallet={known.get(account.address)} />,
    <AccountDetails key={account.address} account={account} wallet={known.get(account.address)} />,
  ])
  expect(problems(elements)).toEqual([])
  expect(problems([<TopAccounts key="top" accounts={answer('top-accounts') as AccountBalance[]} />])).toEqual([])
})

/** Everything that shows jettons, over rows of any answers. */
function jettonElements(rows: {
  readonly masters?: readonly JettonMaster[] | undefined
  readonly wallets?: readonly JettonWallet[] | undefined
  readonly transfers?: readonly JettonTransfer[] | undefined
  readonly burns?: readonly JettonBurn[] | undefined
}): readonly ReactElement[] {
  const { masters = [], wallets = [], transfers = [], burns = [] } = rows
  return [
    ...masters.map((master) => <JettonCard key={master.address} master={master} />),
    // One row at a time: server output leaves out what lies below the first screen.
    ...wallets.flatMap((wallet) => [
      <JettonBalances key={wallet.address} wallets={[wallet]} />,
      <JettonHolders key={wallet.address} wallets={[wallet]} master={masters[0]} />,
    ]),
    ...transfers.map((row) => <JettonTransferTable key={row.transaction_hash} transfers={[row]} account={row.source} />),
    ...burns.map((row) => <JettonBurnTable key={row.transaction_hash} burns={[row]} />),
  ]
}

test('every jetton of the embedded chain can be read', () => {
  const { jetton_masters: masters, metadata } = answer('jetton-masters') as {
    jetton_masters: JettonMaster[]
    metadata: Metadata
  }
  const { jetton_wallets: wallets } = answer('jetton-wallets') as { jetton_wallets: JettonWallet[] }
  const { jetton_transfers: transfers } = answer('jetton-transfers') as { jetton_transfers: JettonTransfer[] }
  const { jetton_burns: burns } = answer('jetton-burns') as { jetton_burns: JettonBurn[] }
  const elements = jettonElements({ masters, wallets, transfers, burns })
  expect(elements.length).toBeGreaterThan(100)
  expect(problems(elements, metadata)).toEqual([])
  expect(problems(elements)).toEqual([])
})

// Without the recordings beside the checkout there is nothing to read.
test.skipIf(!hasRecorded)('recorded heads and accounts can be read', () => {
  const bodies = (endpoint: string) =>
    captures()
      .filter((capture) => capture.endpoint === endpoint && capture.shape === 'response')
      .map(captureBody)
  const heads = bodies('masterchainInfo') as MasterchainInfo[]
  const accounts = bodies('addressInformation') as AddressInformation[]
  expect(heads.length).toBeGreaterThan(0)
  expect(accounts.length).toBeGreaterThan(0)
  const address = `0:${'A1'.repeat(32)}`
  expect(problems(heads.map((info, at) => <MasterchainHead key={at} info={info} />))).toEqual([])
  expect(
    problems(accounts.map((row, at) => <AccountDetails key={at} account={accountFromInformation(address, row)} />)),
  ).toEqual([])
})

test.skipIf(!hasRecorded)('recorded jettons can be read', () => {
  const bodies = captures()
    .filter(({ endpoint }) => endpoint.startsWith('jetton-'))
    .map(captureBody) as { jetton_masters?: []; jetton_wallets?: []; jetton_transfers?: []; metadata?: Metadata }[]
  expect(bodies.length).toBeGreaterThan(0)
  for (const { jetton_masters, jetton_wallets, jetton_transfers, metadata = {} } of bodies) {
    const elements = jettonElements({ masters: jetton_masters, wallets: jetton_wallets, transfers: jetton_transfers })
    expect(problems(elements, metadata)).toEqual([])
  }
})

import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { AccountCard } from '../../src/components/account-card/AccountCard.tsx'
import { AccountDetails } from '../../src/components/account-details/AccountDetails.tsx'
import { accountFromInformation } from '../../src/components/account-details/legacy.ts'
import { BlockCard } from '../../src/components/block-card/BlockCard.tsx'
import { BlockTable } from '../../src/components/block-table/BlockTable.tsx'
import { MasterchainHead } from '../../src/components/masterchain-head/MasterchainHead.tsx'
import { ShardMap } from '../../src/components/shard-map/ShardMap.tsx'
import { TopAccounts } from '../../src/components/top-accounts/TopAccounts.tsx'
import { DisplayProvider } from '../../src/display/DisplayProvider.tsx'
import type { AccountBalance, AccountStateFull, WalletState } from '../../src/schema/account.ts'
import type { Block, MasterchainInfo } from '../../src/schema/block.ts'
import type { AddressInformation } from '../../src/schema/legacy.ts'
import { captureBody, captures, hasRecorded } from '../helpers/recorded.ts'

const unreadable = /\bundefined\b|\bNaN\b|\[object|\bnull\b|\bInfinity\b|Invalid Date/

function answer(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../stories/chain/${file}.json`, import.meta.url), 'utf8'))
}

/** What is wrong with what `elements` draw; each is named by its place. */
function problems(elements: readonly ReactElement[]): readonly string[] {
  return elements.flatMap((element, at) => {
    const html = renderToString(<DisplayProvider now={1_795_254_867}>{element}</DisplayProvider>)
    const found = unreadable.exec(html)
    const state = /data-state="(error|empty|loading)"/.exec(html)
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

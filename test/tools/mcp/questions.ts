import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EMBEDDED_CHAIN } from '../../../scripts/service/world.mjs'

/** Entities of the embedded chain. */
export const { showcase } = JSON.parse(readFileSync(join(EMBEDDED_CHAIN, 'index.json'), 'utf8')) as {
  showcase: Record<string, string> & {
    traces: Record<string, string>
    hostileItems: Record<string, string>
    people: Record<string, string>
  }
}

const wallet = showcase['wallet'] ?? ''

/** Questions to every tool. */
export const questions: readonly { readonly name: string; readonly args: object }[] = [
  { name: 'search', args: { query: wallet } },
  { name: 'search', args: { query: showcase['swapTrace'] } },
  { name: 'search', args: { query: '0x0f8a7ea5' } },
  { name: 'account', args: { address: wallet } },
  { name: 'account', args: { address: showcase['unknownAccount'] } },
  { name: 'account', args: { address: showcase['multisig'], assets: false } },
  { name: 'history', args: { address: wallet, limit: 20 } },
  { name: 'history', args: { address: showcase['uninitAccount'] } },
  ...['swapTrace', 'fanOutTrace', 'failedTransaction', 'giantComment', 'bidiComment', 'domainMint'].map((trace) => ({
    name: 'trace',
    args: { id: showcase.traces[trace], limit: 20 },
  })),
  { name: 'token', args: { address: showcase['jettonMaster'], limit: 20 } },
  { name: 'token', args: { address: showcase['nftCollection'], limit: 20 } },
  { name: 'token', args: { address: showcase['onSaleItem'] } },
  { name: 'decode', args: { opcode: '0x0f8a7ea5' } },
  { name: 'ledger', args: { address: wallet, assets: ['coin', 'jetton', 'nft'], limit: 20 } },
  { name: 'ledger', args: { address: wallet, from: '1760010000', to: '2025-10-10T00:00:00Z' } },
  { name: 'state_at', args: { address: wallet, time: '1760050000', assets: true } },
  {
    name: 'preview',
    args: { from: wallet, messages: [{ address: showcase.people['bruno'], amount: '1000000000' }] },
  },
]

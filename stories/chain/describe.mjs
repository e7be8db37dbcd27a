import { collections } from './catalogue.mjs'
import { contractNamed } from './cast.mjs'
import { hostileItems } from './hostile.mjs'
import { nftItemAddress } from './codes.mjs'
import { globalId } from './indexer/ledger.mjs'
import { nominatorPoolAddress } from './indexer/staking.mjs'
import { rawAddress } from './indexer/values.mjs'

/**
 * @import { World } from './world.mjs'
 * @import { Cast } from './cast.mjs'
 * @import { Body } from './write.mjs'
 * @import { Chain } from './indexer/chain.mjs'
 * @import { Entry } from './indexer/ledger.mjs'
 */

/** Version of what the generator makes; a change of any row is a new version. */
const version = 2

/** Facts that no emulator provides and the generator invents. */
const derived = [
  'blocks: seqnos, hashes, shards and header fields; only times, lts, counts and links follow the transactions',
  'transactions: block_ref, mc_block_seqno, trace_id, finality',
  'messages: decoded_opcode, message_content.decoded, hash_norm',
  'actions: all of them, by the recognisers of the generator',
  'address_book and metadata: all of it; documents and pictures come from the catalogue',
  'accounts: interfaces and contract_methods, by code hash',
  'validators, the nominator pool and auctions of new domains: all of it; their transactions are not on the chain',
  'configuration: that of a public network without its lists of validators and suspended accounts; one parameter changes halfway',
  'auction, domain, multisig, order, vesting, router and pool contracts: our own code with the published message layouts',
]

/** Endpoint whose answer a file holds, where its name does not tell. @type {Record<string, string>} */
const endpoints = { 'pending.json': 'pendingTraces', 'top-accounts.json': 'topAccountsByBalance' }

/** @param {string} file */
const fileEndpoint = (file) =>
  endpoints[file] ?? file.replace('.json', '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/**
 * Names for what stories point at.
 * @param {Cast} cast
 * @param {Chain} chain
 */
function pickShowcase(cast, { traces, facts }) {
  /** @type {Record<string, string>} */
  const traceIds = {}
  /** @type {Record<string, string>} */
  const transactions = {}
  for (const [root, members] of traces) {
    const { label } = root.step
    if (!label || traceIds[label]) continue
    traceIds[label] = root.hash
    const told = members.find(({ success }) => !success) ?? members[1] ?? root
    transactions[label] = told.hash
  }
  /** @param {string} name */
  const contract = (name) => rawAddress(contractNamed(cast, name).address)
  /** @param {string} name */
  const landmark = (name) => (cast.landmarks.get(name) ?? '').replace(/[a-f0-9]{64}$/, (hex) => hex.toUpperCase())
  const signals = contractNamed(cast, 'signals').address
  const hostile = Object.fromEntries(
    hostileItems.map(({ name }, index) => [
      name,
      rawAddress(nftItemAddress(signals, collections.signals.size - hostileItems.length + index)),
    ]),
  )
  const alice = rawAddress(cast.person('alice').address)
  const holding = [...facts.jettonWallets].find(
    ([, { owner, jetton }]) => owner === alice && jetton === contract('LUM'),
  )
  return {
    wallet: alice,
    jettonMaster: contract('LUM'),
    jettonMasterSixDecimals: contract('tUSD'),
    scamJettonMaster: contract('USD₮'),
    jettonWallet: holding?.[0] ?? '',
    nftCollection: contract('tides'),
    hostileCollection: contract('signals'),
    domainCollection: contract('names'),
    nftItem: rawAddress(nftItemAddress(contractNamed(cast, 'tides').address, 10)),
    hostileItem: hostile['script'] ?? '',
    unindexedItem: hostile['unindexed'] ?? '',
    ...Object.fromEntries([...cast.landmarks.keys()].map((name) => [name, landmark(name)])),
    nominatorPool: nominatorPoolAddress,
    uninitAccount: rawAddress(cast.stranger('savings')),
    unknownAccount: rawAddress(cast.stranger('nobody')),
    tickTockAccount: rawAddress(cast.clock.address),
    transferTrace: traceIds['transfer'] ?? '',
    swapTrace: traceIds['swapTrace'] ?? '',
    fanOutTrace: traceIds['fanOutTrace'] ?? '',
    hopTrace: traceIds['hopTrace'] ?? '',
    bouncedTransaction: transactions['bouncedTransaction'] ?? '',
    failedTransaction: transactions['failedTransaction'] ?? '',
    people: Object.fromEntries([...cast.people].map(([name, { address }]) => [name, rawAddress(address)])),
    traces: traceIds,
    transactions,
    hostileItems: hostile,
  }
}

/**
 * The description that lies beside the answers.
 * @param {World} world
 * @param {Cast} cast
 * @param {{ chain: Chain, bodies: Map<string, Body>, sizes: Map<string, number> }} made
 */
export function describeChain(world, cast, { chain, bodies, sizes }) {
  const { entries, traces, facts, pending } = chain
  /** @param {(entry: Entry) => boolean} test */
  const count = (test) => entries.filter(test).length
  const files = [...bodies].map(([name, body]) => {
    const rows = Array.isArray(body) ? body : Object.values(body).find(Array.isArray)
    return {
      name,
      endpoint: fileEndpoint(name),
      rows: rows?.length ?? 1,
      bytes: sizes.get(name) ?? 0,
    }
  })
  return {
    generator: { version },
    network: {
      name: 'embedded',
      global_id: globalId,
      first_utime: world.layers[0]?.now ?? 0,
      last_utime: world.layers.at(-1)?.now ?? 0,
    },
    counts: {
      accounts: facts.accounts.size,
      transactions: entries.length,
      failed_transactions: count(({ success }) => !success),
      traces: traces.size,
      largest_trace: Math.max(...[...traces.values()].map((members) => members.length)),
      deepest_trace: Math.max(...entries.map(({ step }) => step.depth)),
      pending_traces: pending.length,
      nft_items: facts.items.size + facts.domains.size,
      jetton_masters: facts.minters.size,
    },
    derived,
    files,
    showcase: pickShowcase(cast, chain),
  }
}

import { beginCell, Cell, Dictionary } from '@ton/core'
import { defaultConfig } from '@ton/sandbox'
import { cellBoc, cellHash } from './values.mjs'

/**
 * Collects what API v2 tells of the past: cells of states that no account has now, and the configuration.
 *
 * @import { ShardAccount } from '@ton/core'
 * @import { Body } from '../write.mjs'
 * @import { Chain } from './chain.mjs'
 */

/** Parameters that are left out: lists of validators and suspended accounts of a public network. */
const leftOut = [32, 34, 36, 44]
/** Limits of stakes. The validators of the chain changed the least stake halfway. */
const stakesParam = 17

/**
 * @param {Pick<Chain, 'entries' | 'accounts' | 'blocks'>} chain
 * @returns {Body}
 */
export function pastBody({ entries, accounts, blocks }) {
  const known = new Set(accounts.flatMap(({ code, data }) => [code, data]).map((cell) => cell && cellHash(cell)))
  /** @type {Map<string, string>} */
  const cells = new Map()
  const byAccount = entries.toSorted((a, b) => compare(a.account, b.account) || compare(a.lt, b.lt))
  for (const { step } of byAccount) {
    for (const cell of [step.before, step.after].flatMap(stateCells)) {
      const hash = cellHash(cell)
      if (!known.has(hash)) cells.set(hash, cellBoc(cell))
    }
  }
  const seqnos = blocks
    .filter(({ workchain }) => workchain === -1)
    .map(({ seqno }) => Number(seqno))
    .toSorted((a, b) => a - b)
  const [first = 0, middle = 0] = [seqnos[0], seqnos[seqnos.length >> 1]]
  const config = Dictionary.loadDirect(
    Dictionary.Keys.Int(32),
    Dictionary.Values.Cell(),
    Cell.fromBase64(defaultConfig),
  )
  for (const id of leftOut) config.delete(id)
  const original = writeConfig(config)
  config.set(stakesParam, raiseLeastStake(/** @type {Cell} */ (config.get(stakesParam))))
  return {
    cells: [...cells].map(([hash, boc]) => ({ hash, boc })),
    configs: [
      { seqno: first, boc: original },
      { seqno: middle, boc: writeConfig(config) },
    ],
  }
}

/** @param {ShardAccount} account */
function stateCells({ account }) {
  const state = account?.storage.state
  return state?.type === 'active' ? [state.state.code, state.state.data].filter((cell) => cell != null) : []
}

/** @param {Dictionary<number, Cell>} config */
const writeConfig = (config) => cellBoc(beginCell().storeDictDirect(config).endCell())

/** @param {Cell} stakes */
function raiseLeastStake(stakes) {
  const slice = stakes.beginParse()
  return beginCell()
    .storeCoins(slice.loadCoins() * 2n)
    .storeSlice(slice)
    .endCell()
}

/** @param {string | bigint} a @param {string | bigint} b */
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0)

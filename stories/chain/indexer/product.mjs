// Takes what the indexer shares with tonlens, so that no layout, no hash and no rule of the service is said twice.
import { Cell, beginCell, storeShardAccount } from '@ton/core'
import { loadSource } from '../../../scripts/loadSource.mjs'
import { cellBoc } from './values.mjs'

/**
 * @import { ShardAccount } from '@ton/core'
 * @import { Step } from '../world.mjs'
 * @import { RuleName } from '../../../src/service/rules/index.ts'
 * @import { Cell as ParsedCell } from '../../../src/ton/cells/cell.ts'
 * @import { Message } from '../../../src/service/rows/message.ts'
 * @import { Row } from './values.mjs'
 */

const source = /** @type {typeof import('./source.ts')} */ (
  await loadSource(`export * from './stories/chain/indexer/source.ts'`)
)
export const { decodeField, methodId, formatOpcode, parseBody, readComment } = source

/** @type {WeakMap<Cell, ParsedCell>} */
const parsed = new WeakMap()

/**
 * A cell as tonlens has it.
 * @param {Cell} cell
 */
export function parse(cell) {
  const known = parsed.get(cell) ?? source.parseCell(cellBoc(cell))
  parsed.set(cell, known)
  return known
}

/**
 * A bag with the cells in the order of all bags of the chain.
 * @param {string} boc
 */
const reorder = (boc) => cellBoc(Cell.fromBase64(boc))

/** @param {ParsedCell} cell */
export const parsedBoc = (cell) => reorder(source.encode(cell))

/** @param {ShardAccount} account */
const shardCell = (account) => parse(beginCell().store(storeShardAccount(account)).endCell())

/**
 * Normalized hash of an external message (TEP-467).
 * @param {Cell} message
 */
export const normalizedHash = (message) => source.normalizedMessageHash(parse(message))

/**
 * A message as pending rows show it.
 * @param {Cell} message
 */
export function readMessageRow(message) {
  const row = source.readMessageRow(parse(message))
  /** @param {Message['message_content']} content */
  const reordered = (content) => content && { ...content, body: reorder(content.body ?? '') }
  return { ...row, message_content: reordered(row.message_content), init_state: reordered(row.init_state ?? null) }
}

/**
 * A transaction as pending rows show it.
 * @param {Step} step
 */
export const readTransactionRow = ({ cell, address, before, after }) =>
  source.readTransactionRow(parse(cell), address.workChain, null, shardCell(before), shardCell(after))

/**
 * An account as rows of transactions show it.
 * @param {ShardAccount} account
 */
export const readAccountState = (account) => source.readAccountParts(shardCell(account)).state

/**
 * Addresses that the service names besides rows.
 * @param {RuleName} endpoint
 * @param {Row[]} rows
 * @returns {unknown[]}
 */
export const findNames = (endpoint, rows) => [.../** @type {any} */ (source.rules[endpoint]).names(rows, {})]

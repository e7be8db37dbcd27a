// The indexer takes these from tonlens, so that it says no layout and no hash a second time.
import { loadSource } from '../../../scripts/loadSource.mjs'
import { cellBoc } from './values.mjs'

/**
 * @import { Cell } from '@ton/core'
 * @import { TransactionDescription } from '../../../src/service/rows/transaction.ts'
 */

const { normalizedMessageHash, parseCell, readDescription } = await loadSource(`
  export { parseCell } from './src/ton/cells/boc.ts'
  export { normalizedMessageHash } from './src/ton/facts/message.ts'
  export { readDescription } from './src/sources/vm/rows/transaction.ts'
`)

/**
 * Normalized hash of an external message (TEP-467).
 * @param {Cell} message
 * @returns {string}
 */
export const normalizedHash = (message) => normalizedMessageHash(cellBoc(message))

/**
 * The description of a transaction.
 * @param {Cell} transaction
 * @returns {TransactionDescription}
 */
export const transactionDescription = (transaction) => readDescription(parseCell(cellBoc(transaction)).refs.at(-1))

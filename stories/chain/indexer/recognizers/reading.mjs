/**
 * @import { Slice } from '@ton/core'
 * @import { Entry } from '../ledger.mjs'
 */

/**
 * The transaction that ordered this one, then this one.
 * @param {Entry} entry
 */
export const withParent = (entry) => (entry.parent ? [entry.parent, entry] : [entry])

/**
 * First child that got a message with this opcode.
 * @param {Entry | undefined} entry
 * @param {number} opcode
 */
export const child = (entry, opcode) =>
  entry?.children.find(({ inMessage }) => inMessage?.opcode === opcode && !inMessage.bounced)

/**
 * Everything that followed from a transaction.
 * @param {Entry} entry
 * @returns {Entry[]}
 */
export const descendants = (entry) => entry.children.flatMap((next) => [next, ...descendants(next)])

/**
 * Only excesses and bounces among the children.
 * @param {Entry | undefined} entry
 */
export const leftovers = (entry) =>
  entry?.children.filter(({ inMessage }) => inMessage?.opcode === 0xd53276db || inMessage?.bounced) ?? []

/**
 * Body after its opcode.
 * @param {Entry} entry
 * @returns {Slice}
 */
export function readBody(entry) {
  const slice = entry.inMessage?.body.beginParse()
  if (!slice) throw new Error(`${entry.hash} has no inbound message to read.`)
  slice.skip(32)
  return slice
}

import { digest } from '../random.mjs'
import { commentText } from './decode.mjs'
import { formatOpcode } from './product.mjs'
import { recognizers } from './recognizers.mjs'
import { externalHashes } from './traces.mjs'
import { cellBoc } from './values.mjs'

/**
 * Classifies a trace: one action for each recognized part.
 *
 * @import { Entry } from './ledger.mjs'
 * @import { Facts } from './facts.mjs'
 * @import { Row } from './values.mjs'
 */

/**
 * A recognised part of a trace.
 * @typedef {object} Finding
 * @property {string} type
 * @property {Entry[]} entries The part, the transaction that ordered it included.
 * @property {boolean} success
 * @property {Row} details
 */

/** @param {Entry} entry */
const bounced = (entry) => entry.children.some(({ inMessage }) => inMessage?.bounced)

/**
 * A message that no recogniser claimed: payment, deployment or plain call.
 * @param {Entry} entry
 * @returns {Finding[]}
 */
function plain(entry) {
  const { inMessage, parent } = entry
  if (!inMessage) return [{ type: 'tick_tock', entries: [entry], success: entry.success, details: {} }]
  if (!inMessage.isInternal || inMessage.bounced || inMessage.opcode === 0xd53276db) return []
  const entries = parent ? [parent, entry] : [entry]
  const common = {
    source: inMessage.source,
    destination: inMessage.destination,
    value: String(inMessage.value),
  }
  const { oldStatus, endStatus } = entry.step.transaction
  const deployed = inMessage.message.init && oldStatus !== 'active' && endStatus === 'active'
  const opcode = inMessage.opcode === null ? {} : { opcode: formatOpcode(inMessage.opcode) }
  if (deployed)
    return [
      {
        type: 'contract_deploy',
        entries,
        success: entry.success,
        details: { ...opcode, ...common },
      },
    ]
  const isEmpty = inMessage.body.bits.length === 0
  const encrypted = inMessage.opcode === 0x2167da4b
  const comment = commentText(inMessage.body)
  if (isEmpty || encrypted || comment !== null) {
    const text = encrypted ? cellBoc(inMessage.body) : comment
    return [
      {
        type: 'ton_transfer',
        entries,
        success: !bounced(entry),
        details: { ...common, value_extra_currencies: {}, comment: text, encrypted },
      },
    ]
  }
  return [
    {
      type: 'call_contract',
      entries,
      success: entry.success,
      details: { ...opcode, ...common, extra_currencies: {} },
    },
  ]
}

/**
 * Findings of one trace.
 * @param {Entry[]} entries By lt.
 * @param {Facts} facts
 * @returns {Finding[]}
 */
function find(entries, facts) {
  const claimed = new Set()
  return entries.flatMap((entry) => {
    if (claimed.has(entry)) return []
    const kind = facts.kindOf(entry.account)
    const opcode = entry.inMessage?.bounced ? null : (entry.inMessage?.opcode ?? null)
    for (const recognizer of recognizers) {
      if (recognizer.kind !== kind || (recognizer.opcode !== undefined && recognizer.opcode !== opcode)) continue
      const findings = recognizer.read(entry, facts)
      if (!findings) continue
      for (const finding of findings) {
        for (const part of finding.entries) if (part !== entry.parent) claimed.add(part)
      }
      return findings
    }
    return plain(entry)
  })
}

/**
 * Action rows of one trace, by start and end.
 * @param {Entry[]} entries All transactions of the trace, by lt.
 * @param {Facts} facts
 * @param {'finalized' | 'pending'} finality
 * @returns {Row[]}
 */
export function actionRows(entries, facts, finality) {
  const root = /** @type {Entry} */ (entries[0])
  const { plain: external, normal } = externalHashes(root)
  const last = /** @type {Entry} */ (entries.at(-1))
  return find(entries, facts)
    .map((finding, index) => {
      const parts = [...new Set(finding.entries)].sort((a, b) => (a.lt < b.lt ? -1 : 1))
      const first = /** @type {Entry} */ (parts[0])
      const end = /** @type {Entry} */ (parts.at(-1))
      return {
        trace_id: root.trace_id,
        action_id: digest('action', root.hash, String(index), finding.type).toString('base64'),
        start_lt: String(first.lt),
        end_lt: String(end.lt),
        start_utime: first.now,
        end_utime: end.now,
        trace_end_lt: String(last.lt),
        trace_end_utime: last.now,
        trace_mc_seqno_end: Math.max(...entries.map(({ mc_block_seqno }) => mc_block_seqno)),
        transactions: parts.map(({ hash }) => hash),
        success: finding.success,
        type: finding.type,
        details: finding.details,
        ...(external ? { trace_external_hash: external } : {}),
        ...(external && normal && normal !== external ? { trace_external_hash_norm: normal } : {}),
        accounts: collectAccounts(finding),
        finality,
      }
    })
    .sort((a, b) => Number(BigInt(a.start_lt) - BigInt(b.start_lt)) || Number(BigInt(a.end_lt) - BigInt(b.end_lt)))
}

/** @param {Finding} finding */
function collectAccounts({ entries, details }) {
  const named = ['source', 'destination'].map((key) => details[key]).filter((value) => typeof value === 'string')
  return [...new Set([...entries.map(({ account }) => account), ...named])]
}

import type { Action } from '../../service/rows/action.ts'
import { addressKey } from '../format/address.ts'
import { findActionShape, readSlot, type SentencePart } from './readAction.ts'
import { summarizeAction } from './summarizeAction.ts'

/**
 * Groups neighbors that say the same. Seen from an account, these are transfers of one asset in one direction with one
 * counterparty and one comment. Without an account, they are transfers of one asset by one sender with one comment in
 * one trace, such as an airdrop, to any recipients. Any other action stays alone.
 * @param account Account from which to look, in any form. @default none
 * @returns The actions in their order, at least one in each group.
 */
export function foldRepeats(actions: readonly Action[], account?: string): readonly (readonly [Action, ...Action[]])[] {
  const groups: [Action, ...Action[]][] = []
  let last: string | undefined
  for (const action of actions) {
    const key = repeatKey(action, account)
    const group = groups.at(-1)
    if (group !== undefined && key !== undefined && key === last) group.push(action)
    else groups.push([action])
    last = key
  }
  return groups
}

/** Returns a key that equal actions share; undefined for actions that are never folded. */
function repeatKey(action: Action, account: string | undefined): string | undefined {
  const sender = account === undefined ? readSender(action) : undefined
  const { direction, counterparty, amounts } = summarizeAction(action, account ?? sender)
  const [amount, ...others] = amounts
  // Amounts of unknown assets have no sum.
  if (counterparty === undefined || amount?.master === undefined || others.length > 0) return undefined
  const comment: unknown = action.details?.['comment']
  const one = sender === undefined ? [addressKey(counterparty)] : [addressKey(sender), traceKey(action)]
  const state = [
    action.type,
    action.finality ?? '',
    direction,
    amount.master,
    typeof comment === 'string' ? comment : '',
    JSON.stringify(action.details?.['opcode'] ?? ''),
  ]
  return JSON.stringify([...state, ...one])
}

/** Key of the trace of an action. A pending trace has no id yet, but the hash of its external message. */
export function traceKey({ trace_id, trace_external_hash_norm, trace_external_hash, action_id }: Action): string {
  return trace_id ?? trace_external_hash_norm ?? trace_external_hash ?? action_id
}

/** Reads who sent coins or jettons; undefined for all other actions. */
function readSender(action: Action): string | undefined {
  if (action.type !== 'ton_transfer' && action.type !== 'jetton_transfer') return undefined
  const shape = findActionShape(action.type)
  const sender = shape?.flow && readSlot(action, shape.slots[shape.flow[0]])
  return sender?.kind === 'account' ? sender.address : undefined
}

/**
 * Turns the sentence of the first of several transfers by one sender into one about all: with the sum of their amounts,
 * and with the number of recipients if they differ.
 * @param writeCount Writes a number of accounts.
 */
export function sumSentence(
  parts: readonly SentencePart[],
  repeats: readonly [Action, ...Action[]],
  writeCount: (count: number) => string,
): readonly SentencePart[] {
  const sender = readSender(repeats[0])
  const sent = repeats.map((action) => summarizeAction(action, sender))
  const sum = sent.reduce((before, { amounts }) => before + BigInt(amounts[0]?.amount ?? 0), 0n)
  const recipients = new Set(sent.map(({ counterparty }) => addressKey(counterparty)))
  return parts.map((part): SentencePart => {
    if (typeof part === 'string') return part
    if (part.kind === 'amount') return { ...part, amount: String(sum) }
    const isRecipient = part.kind === 'account' && addressKey(part.address) !== addressKey(sender)
    return isRecipient && recipients.size > 1 ? { kind: 'text', text: writeCount(recipients.size) } : part
  })
}

import type { Message } from '../../service/rows/message.ts'
import type { ComputePhase, Transaction, TransactionDescription } from '../../service/rows/transaction.ts'
import { writeAccountId } from '../../ton/cells/address.ts'
import { parseCell } from '../../ton/cells/boc.ts'
import { bytesToBase64, bytesToHex } from '../../ton/cells/bytes.ts'
import type { Cell } from '../../ton/cells/cell.ts'
import { Slice } from '../../ton/cells/slice.ts'
import type {
  SandboxActionPhase,
  SandboxBouncePhase,
  SandboxComputePhase,
  SandboxMessage,
  SandboxRun,
  SandboxTransaction,
} from './sandboxTypes.ts'

/**
 * Converts the transactions of a `@ton/sandbox` run into rows of the index, for `assembleTrace`.
 * Takes the result of a `send…` call or its `transactions`; imports neither `@ton/sandbox` nor
 * `@ton/core`.
 * @throws {TonFormatError} A transaction does not have the sandbox's format.
 */
export function transactionsFromSandbox(run: SandboxRun | readonly SandboxTransaction[]): Transaction[] {
  const given = 'transactions' in run ? run.transactions : run
  const rows = given.map((transaction) => ({ transaction, cells: messageCells(transaction) }))
  // The sandbox may serialize a message again on delivery, with another hash; its sender and time are unique.
  const hashes = new Map<string, string>()
  for (const { transaction, cells } of rows) {
    sentBy(transaction).forEach((message, place) => {
      const cell = cells.sent[place]
      if (cell !== undefined) hashes.set(messageIdentity(message), bytesToBase64(cell.hash()))
    })
  }
  const ids = given.map(({ hash }) => bytesToBase64(hash()))
  return rows.map(({ transaction, cells }, place) => {
    const account = writeAccountId(readWorkchain(transaction), transaction.address)
    const hash = ids[place] ?? ''
    const received = transaction.inMessage ?? null
    const own = cells.received === undefined ? hash : bytesToBase64(cells.received.hash())
    return {
      account,
      hash,
      lt: String(transaction.lt),
      now: transaction.now,
      mc_block_seqno: 0,
      prev_trans_hash: base64Number(transaction.prevTransactionHash),
      prev_trans_lt: String(transaction.prevTransactionLt),
      orig_status: statuses[transaction.oldStatus] ?? transaction.oldStatus,
      end_status: statuses[transaction.endStatus] ?? transaction.endStatus,
      total_fees: String(transaction.totalFees.coins),
      description: descriptionRow(transaction),
      block_ref: { workchain: readWorkchain(transaction), shard: '8000000000000000', seqno: 0 },
      in_msg: received === null ? null : messageRow(received, hashes.get(messageIdentity(received)) ?? own),
      out_msgs: sentBy(transaction).map((message) => messageRow(message, hashes.get(messageIdentity(message)) ?? '')),
      account_state_before: null,
      account_state_after: null,
      emulated: false,
      finality: 'finalized',
    }
  })
}

const statuses: Readonly<Record<string, string>> = {
  uninitialized: 'uninit',
  active: 'active',
  frozen: 'frozen',
  'non-existing': 'nonexist',
}

function sentBy({ outMessages }: SandboxTransaction): SandboxMessage[] {
  const time = ({ info }: SandboxMessage): bigint => info.createdLt ?? 0n
  return [...outMessages.values()].sort((a, b) => (time(a) < time(b) ? -1 : Number(time(a) > time(b))))
}

function messageIdentity({ info }: SandboxMessage): string {
  return info.createdLt === undefined ? '' : `${info.src?.toString()} ${info.createdLt}`
}

function messageRow({ info, body, init }: SandboxMessage, hash: string): Message {
  const isInternal = info.type === 'internal'
  const cell = parseCell(body.toBoc())
  return {
    hash,
    source: info.type === 'external-in' ? null : (info.src?.toRawString?.().toUpperCase() ?? null),
    destination: info.type === 'external-out' ? null : (info.dest?.toRawString?.().toUpperCase() ?? null),
    value: isInternal ? String(info.value?.coins ?? 0n) : null,
    fwd_fee: isInternal ? String(info.forwardFee ?? 0n) : null,
    ihr_fee: isInternal ? String(info.ihrFee ?? 0n) : null,
    created_lt: info.createdLt === undefined ? null : String(info.createdLt),
    created_at: info.createdAt === undefined ? null : String(info.createdAt),
    opcode: cell.bitLength < 32 ? null : `0x${bytesToHex(cell.data.subarray(0, 4))}`,
    ihr_disabled: info.ihrDisabled ?? null,
    bounce: info.bounce ?? null,
    bounced: info.bounced ?? null,
    import_fee: null,
    message_content: { hash: bytesToBase64(cell.hash()), body: bytesToBase64(body.toBoc()), decoded: null },
    init_state: init === undefined || init === null ? null : { hash: null, body: null },
  }
}

function descriptionRow({ description }: SandboxTransaction): TransactionDescription {
  const { computePhase, actionPhase, bouncePhase } = description
  return {
    type: description.type === 'generic' ? 'ord' : description.type.replaceAll('-', '_'),
    ...(description.aborted !== undefined && { aborted: description.aborted }),
    ...(description.destroyed !== undefined && { destroyed: description.destroyed }),
    ...(description.isTock !== undefined && { is_tock: description.isTock }),
    ...(computePhase && { compute_ph: computeRow(computePhase) }),
    ...(actionPhase && { action: actionRow(actionPhase) }),
    ...(bouncePhase && { bounce: { type: bounceTypes[bouncePhase.type] } }),
  }
}

const bounceTypes: Readonly<Record<SandboxBouncePhase['type'], string>> = {
  'negative-funds': 'negfunds',
  'no-funds': 'nofunds',
  ok: 'ok',
}

function computeRow(phase: SandboxComputePhase): ComputePhase {
  if (phase.type === 'skipped') return { skipped: true, reason: (phase.reason ?? '').replaceAll('-', '_') }
  return {
    skipped: false,
    success: phase.success ?? null,
    exit_code: phase.exitCode ?? null,
    gas_used: phase.gasUsed === undefined ? null : String(phase.gasUsed),
    gas_fees: phase.gasFees === undefined ? null : String(phase.gasFees),
    gas_limit: phase.gasLimit === undefined ? null : String(phase.gasLimit),
    vm_steps: phase.vmSteps ?? null,
  }
}

function actionRow(phase: SandboxActionPhase): NonNullable<TransactionDescription['action']> {
  return {
    success: phase.success,
    valid: phase.valid,
    no_funds: phase.noFunds,
    result_code: phase.resultCode,
    tot_actions: phase.totalActions,
    skipped_actions: phase.skippedActions,
    msgs_created: phase.messagesCreated,
  }
}

/** Reads the workchain from the messages, because a sandbox transaction does not have it. */
function readWorkchain({ inMessage, outMessages }: SandboxTransaction): number {
  const address = inMessage?.info.dest ?? [...outMessages.values()][0]?.info.src
  return Number(address?.toRawString?.().split(':')[0] ?? 0)
}

/** Reads the cells of the messages from the raw transaction, which has them in their original form. */
function messageCells({ raw, inMessage, outMessages }: SandboxTransaction): {
  received: Cell | undefined
  sent: readonly Cell[]
} {
  const [messages] = parseCell(raw.toBoc()).refs
  const refs = messages?.refs ?? []
  const has = inMessage !== undefined && inMessage !== null
  const root = refs[has ? 1 : 0]
  const count = [...outMessages.values()].length
  return { received: has ? refs[0] : undefined, sent: root === undefined || count === 0 ? [] : cellLeaves(root) }
}

/** Lists the references of a dictionary with 15-bit keys, ordered by key. */
function cellLeaves(root: Cell): Cell[] {
  const leaves: Cell[] = []
  const open: [cell: Cell, bits: number][] = [[root, 15]]
  for (let edge = open.pop(); edge !== undefined; edge = open.pop()) {
    const [cell, bits] = edge
    const rest = bits - labelLength(new Slice(cell), bits)
    const [left, right] = cell.refs
    if (left === undefined) continue
    if (rest === 0) leaves.push(left)
    else if (right !== undefined) open.push([right, rest - 1], [left, rest - 1])
  }
  return leaves
}

function labelLength(slice: Slice, most: number): number {
  let length = 0
  if (!slice.bit()) {
    while (slice.bit()) length += 1
    return length
  }
  const same = slice.bit()
  if (same) slice.bit()
  return Number(slice.uint(Math.ceil(Math.log2(most + 1))))
}

function base64Number(value: bigint): string {
  const bytes = Uint8Array.from({ length: 32 }, (_, place) => Number((value >> BigInt(8 * (31 - place))) & 0xffn))
  return bytesToBase64(bytes)
}

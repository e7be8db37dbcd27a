import type { AccountStateFull } from '../../service/rows/account.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { writeAccountId } from '../../ton/cells/address.ts'
import { parseCell } from '../../ton/cells/boc.ts'
import { bytesToHex } from '../../ton/cells/bytes.ts'
import { Slice } from '../../ton/cells/slice.ts'
import { catalogueKinds } from '../../ton/facts/contractKinds.ts'
import {
  formatOpcode,
  multisigExecuteOpcode,
  vestingAddWhitelistOpcode,
  walletExtensionOpcode,
  walletSignedExternalOpcode,
  walletSignedInternalOpcode,
} from '../../ton/facts/opcodes.ts'
import { parseOrder } from '../../ton/facts/order.ts'

/** Change of who controls an account, by one of its transactions. */
export interface ControlChange {
  /** `added`: a plugin, an extension or a recipient; `keyOn`, `keyOff`: the key; `signers`: those of a multisig. */
  readonly kind: 'added' | 'keyOn' | 'keyOff' | 'signers'
  /** Raw address; undefined where a change is about no single account. */
  readonly account?: string | undefined
  /** Unix seconds. */
  readonly utime: number
  /** Hash of the transaction, base64. */
  readonly transaction: string
}

/** Changes of who controls an account, as far as its transactions are known. */
export interface ControlHistory {
  /** Newest first. */
  readonly changes: readonly ControlChange[]
  /** Number of transactions that were read, without a gap from the newest on. */
  readonly count: number
  /** Time of the oldest of them, Unix seconds; undefined if there are none. */
  readonly since: number | undefined
  /** Whether these are all transactions of the account. */
  readonly isComplete: boolean
}

/**
 * Reads from the transactions of an account what changed who controls it: messages to wallets v4 and v5, to vesting
 * wallets and to multisigs. Never throws.
 * @param account Row of `/accountStates`; its code says how its messages are read.
 * @param transactions Newest transactions of the account, newest first.
 */
export function readControlHistory(
  { address, code_hash }: Pick<AccountStateFull, 'address' | 'code_hash'>,
  transactions: readonly Transaction[],
): ControlHistory {
  const kind = Object.keys(catalogueKinds).find((name) => catalogueKinds[name]?.includes(code_hash ?? '')) ?? ''
  const run: Transaction[] = []
  for (const row of transactions) {
    const newer = run.at(-1)
    if (row.account === address && (newer === undefined || newer.prev_trans_hash === row.hash)) run.push(row)
    else if (newer !== undefined) break
  }
  const oldest = run.at(-1)
  return {
    changes: run.flatMap((row) => readChanges(row, kind)),
    count: run.length,
    since: oldest?.now,
    isComplete: oldest !== undefined && oldest.prev_trans_lt === '0',
  }
}

type Change = Pick<ControlChange, 'kind' | 'account'>

function readChanges(row: Transaction, kind: string): readonly ControlChange[] {
  const { in_msg, now, hash } = row
  if (in_msg === null || !hasChanged(row)) return []
  try {
    const body = new Slice(parseCell(in_msg.message_content?.body ?? ''))
    const changes = kind.startsWith('wallet_v4r') ? readPlugin(body, in_msg.source) : readOperation(body)
    return changes.map((change) => ({ ...change, utime: now, transaction: hash }))
  } catch {
    return []
  }
}

/**
 * Tells whether a transaction left other data than it found. Contracts ignore requests of strangers without failing:
 * what changes nothing leaves the data as it was.
 */
export function hasChanged({ account_state_before: before, account_state_after: after }: Transaction): boolean {
  return !!before?.data_hash && !!after?.data_hash && before.data_hash !== after.data_hash
}

/** Signed body of a wallet v4, which may install a plugin. */
function readPlugin(body: Slice, source: string | null): readonly Change[] {
  if (source !== null) return []
  body.bits(512 + 32 + 32 + 32)
  const operation = Number(body.uint(8))
  if (operation !== 1 && operation !== 2) return []
  const workchain = body.int(8)
  if (operation === 2) return [{ kind: 'added', account: writeAccountId(workchain, body.uint(256)) }]
  body.coins()
  return [{ kind: 'added', account: `${workchain}:${bytesToHex(body.ref().hash()).toUpperCase()}` }]
}

function readOperation(body: Slice): readonly Change[] {
  const opcode = formatOpcode(body.uint(32))
  if (opcode === multisigExecuteOpcode) {
    return parseOrder(body.ref())?.some(({ type }) => type === 'update') === true ? [{ kind: 'signers' }] : []
  }
  if (opcode === vestingAddWhitelistOpcode) {
    body.bits(64)
    return [{ kind: 'added', account: body.address() ?? undefined }]
  }
  const isSigned = opcode === walletSignedExternalOpcode || opcode === walletSignedInternalOpcode
  if (!isSigned && opcode !== walletExtensionOpcode) return []
  body.bits(isSigned ? 96 : 64)
  body.maybeRef()
  return body.bit() ? readActions(body) : []
}

/** Actions of a wallet v5 on itself: each has the next one in its last reference. */
function readActions(first: Slice): readonly Change[] {
  const changes: Change[] = []
  for (let action: Slice | undefined = first; action !== undefined;) {
    const prefix = Number(action.uint(8))
    if (prefix === 2) changes.push({ kind: 'added', account: action.address() ?? undefined })
    else if (prefix === 3) action.address()
    else if (prefix === 4) changes.push({ kind: action.bit() ? 'keyOn' : 'keyOff' })
    else break
    action = action.remainingRefs === 0 ? undefined : new Slice(action.ref())
  }
  return changes
}

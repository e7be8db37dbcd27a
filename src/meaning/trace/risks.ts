import { readRawAddress } from '../../ton/cells/address.ts'
import { parseCell } from '../../ton/cells/boc.ts'
import { Slice } from '../../ton/cells/slice.ts'
import { governedWallets } from '../../ton/facts/jettonWallets.ts'
import {
  changeOwnerOpcode,
  formatOpcode,
  jettonChangeAdminOpcode,
  jettonClaimAdminOpcode,
  jettonDropAdminOpcode,
  jettonUpgradeOpcode,
  multisigExecuteOpcode,
  multisigNewOrderOpcode,
  nftTransferEditorshipOpcode,
  pluginInstalledOpcode,
  vestingAddWhitelistOpcode,
  walletSignedExternalOpcode,
  walletSignedInternalOpcode,
} from '../../ton/facts/opcodes.ts'
import { parseOrder } from '../../ton/facts/order.ts'
import type { Message } from '../../service/rows/message.ts'
import type { TraceModel } from './model.ts'

/**
 * Warning before signing: `control`: the message changes who controls the account or another contract; `signers`: it
 * opens or executes an order that changes the signers of a multisig; `everything`: the account keeps no coins;
 * `canLock`: the issuer of a jetton can lock, move or destroy it.
 */
export type TraceRiskKind = 'control' | 'signers' | 'everything' | 'canLock'

/** One risk and the account that it is about, raw. */
export interface TraceRisk {
  readonly kind: TraceRiskKind
  readonly account: string
}

/**
 * Opcodes by which an account hands over control: a plugin of a wallet v4, an admin or the code of a jetton, an owner
 * of an NFT's content, a recipient of a vesting.
 */
const controlOpcodes: ReadonlySet<string> = new Set([
  pluginInstalledOpcode,
  jettonChangeAdminOpcode,
  jettonClaimAdminOpcode,
  jettonDropAdminOpcode,
  jettonUpgradeOpcode,
  nftTransferEditorshipOpcode,
  vestingAddWhitelistOpcode,
])

/**
 * Finds what is risky for an account in the forecast of a message. Each kind is listed once for an account.
 * @param owner Account that would send, raw.
 */
export function findTraceRisks(trace: TraceModel, owner: string): readonly TraceRisk[] {
  const own = trace.transactions.filter(({ account }) => account === owner)
  const handedOver = own.flatMap(({ in_msg, out_msgs }) => [
    ...(in_msg !== null && changesExtensions(in_msg) ? [owner] : []),
    ...out_msgs.flatMap((message) =>
      controlOpcodes.has(String(message.opcode)) || changesOwner(message) ? (message.destination ?? []) : [],
    ),
  ])
  const signers = trace.messages.flatMap(({ message }) => (changesSigners(message) ? (message.destination ?? []) : []))
  const locking = trace.transactions.flatMap(({ account, account_state_after: state }) =>
    governedWallets.has(state?.code_hash ?? '') ? [account] : [],
  )
  const isEmptied = own.length > 0 && own.at(-1)?.account_state_after?.balance === '0'
  const list = (kind: TraceRiskKind, accounts: readonly string[]) =>
    Array.from(new Set(accounts), (account): TraceRisk => ({ kind, account: readRawAddress(account) ?? account }))
  return [
    ...list('control', handedOver),
    ...list('signers', signers),
    ...list('everything', isEmptied ? [owner] : []),
    ...list('canLock', locking),
  ]
}

/** Tells whether a signed message of a wallet v5 adds or removes an extension, or switches its key on or off. */
function changesExtensions(message: Message): boolean {
  return fitsBody(message, (body) => {
    const opcode = formatOpcode(body.uint(32))
    if (opcode !== walletSignedExternalOpcode && opcode !== walletSignedInternalOpcode) return false
    body.bits(96)
    body.maybeRef()
    return body.bit()
  })
}

/**
 * Tells whether a message gives a jetton or a collection of NFTs another owner. The opcode is a small number, which
 * other contracts may use for something else: the body must hold nothing but the address of the owner.
 */
function changesOwner(message: Message): boolean {
  if (message.opcode !== changeOwnerOpcode) return false
  return fitsBody(message, (body) => {
    body.bits(32 + 64)
    body.address()
    return body.remainingBits === 0 && body.remainingRefs === 0
  })
}

/** Tells whether a message opens or executes an order that changes the signers of a multisig. */
function changesSigners(message: Message): boolean {
  if (message.opcode !== multisigNewOrderOpcode && message.opcode !== multisigExecuteOpcode) return false
  return fitsBody(message, (body) => parseOrder(body.ref())?.some(({ type }) => type === 'update') === true)
}

function fitsBody({ message_content: content }: Message, fits: (body: Slice) => boolean): boolean {
  try {
    return fits(new Slice(parseCell(content?.body ?? '')))
  } catch {
    return false
  }
}

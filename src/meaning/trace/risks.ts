import { readRawAddress } from '../../ton/cells/address.ts'
import { parseCell } from '../../ton/cells/boc.ts'
import { Slice } from '../../ton/cells/slice.ts'
import { governedWallets } from '../../ton/facts/jettonWallets.ts'
import {
  formatOpcode,
  jettonChangeAdminOpcode,
  jettonClaimAdminOpcode,
  jettonDropAdminOpcode,
  jettonUpgradeOpcode,
  nftTransferEditorshipOpcode,
  pluginInstalledOpcode,
  vestingAddWhitelistOpcode,
  walletSignedExternalOpcode,
  walletSignedInternalOpcode,
} from '../../ton/facts/opcodes.ts'
import type { Message } from '../../service/rows/message.ts'
import type { TraceModel } from './model.ts'

/**
 * Warning before signing: `control`: the message changes who controls the account or another
 * contract; `everything`: the account keeps no coins; `canLock`: the issuer of a jetton can lock, move or destroy it.
 */
export type TraceRiskKind = 'control' | 'everything' | 'canLock'

/** One risk and the account that it is about, raw. */
export interface TraceRisk {
  readonly kind: TraceRiskKind
  readonly account: string
}

/**
 * Opcodes by which an account hands over control: a plugin of a wallet v4, an admin or the code of a jetton, an owner of
 * an NFT's content, a recipient of a vesting.
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
    ...out_msgs.flatMap(({ opcode, destination }) =>
      destination !== null && controlOpcodes.has(String(opcode)) ? [destination] : [],
    ),
  ])
  const locking = trace.transactions.flatMap(({ account, account_state_after: state }) =>
    governedWallets.has(state?.code_hash ?? '') ? [account] : [],
  )
  const isEmptied = own.length > 0 && own.at(-1)?.account_state_after?.balance === '0'
  const list = (kind: TraceRiskKind, accounts: readonly string[]) =>
    Array.from(new Set(accounts), (account): TraceRisk => ({ kind, account: readRawAddress(account) ?? account }))
  return [...list('control', handedOver), ...list('everything', isEmptied ? [owner] : []), ...list('canLock', locking)]
}

/** Tells whether a signed message of a wallet v5 adds or removes an extension, or switches its key on or off. */
function changesExtensions({ message_content: content }: Message): boolean {
  try {
    const body = new Slice(parseCell(content?.body ?? ''))
    const opcode = formatOpcode(body.uint(32))
    if (opcode !== walletSignedExternalOpcode && opcode !== walletSignedInternalOpcode) return false
    body.bits(96)
    body.maybeRef()
    return body.bit()
  } catch {
    return false
  }
}

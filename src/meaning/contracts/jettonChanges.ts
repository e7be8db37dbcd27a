import type { JettonMaster } from '../../service/rows/jetton.ts'
import type { Transaction } from '../../service/rows/transaction.ts'
import { readRawAddress } from '../../ton/cells/address.ts'
import { parseCell } from '../../ton/cells/boc.ts'
import { Slice } from '../../ton/cells/slice.ts'
import {
  changeOwnerOpcode,
  formatOpcode,
  jettonChangeAdminOpcode,
  jettonClaimAdminOpcode,
  jettonDropAdminOpcode,
  jettonUpgradeOpcode,
} from '../../ton/facts/opcodes.ts'
import { hasChanged } from './controlChanges.ts'

/**
 * Change of who has power over a jetton, by a transaction of its master: `admin`: another admin; `offered`: an admin
 * who has to accept; `dropped`: no admin any more; `upgraded`: other code or data.
 */
export interface JettonPowerChange {
  readonly kind: 'admin' | 'offered' | 'dropped' | 'upgraded'
  /** Master of the jetton, raw. */
  readonly jetton: string
  /** Raw address of the new admin. */
  readonly account?: string | undefined
  /** Unix seconds. */
  readonly utime: number
  /** Hash of the transaction, base64. */
  readonly transaction: string
}

/**
 * Reads who got power over jettons from transactions of their masters. Changes of the admin of a jetton that do not
 * lead to its present admin are left out: its code gives the opcodes another meaning, or transactions are missing.
 * Never throws.
 * @param masters Rows of `/jetton/masters`.
 * @param transactions Newest transactions of these contracts, newest first.
 */
export function readJettonChanges(
  masters: readonly JettonMaster[],
  transactions: readonly Transaction[],
): readonly JettonPowerChange[] {
  return masters.flatMap(({ address, admin_address }) => {
    const changes = transactions.flatMap((row) => (row.account === address ? readChange(row) : []))
    const last = changes.find(({ kind }) => kind === 'admin' || kind === 'dropped')
    const fits = last === undefined || (last.account ?? nobody) === (readRawAddress(admin_address ?? '') ?? nobody)
    return fits ? changes : changes.filter(({ kind }) => kind === 'upgraded')
  })
}

const nobody = `0:${'0'.repeat(64)}`

function readChange(row: Transaction): readonly JettonPowerChange[] {
  const { in_msg, account: jetton, now: utime, hash: transaction } = row
  if (in_msg === null || in_msg.source === null || !hasChanged(row)) return []
  const tell = (kind: JettonPowerChange['kind'], account?: string) => [{ kind, jetton, account, utime, transaction }]
  try {
    const body = new Slice(parseCell(in_msg.message_content?.body ?? ''))
    const opcode = formatOpcode(body.uint(32))
    body.bits(64)
    if (opcode === changeOwnerOpcode || opcode === jettonChangeAdminOpcode) {
      const account = body.address() ?? nobody
      const isOffer = opcode === jettonChangeAdminOpcode
      if (account === nobody) return isOffer ? [] : tell('dropped')
      return tell(isOffer ? 'offered' : 'admin', account)
    }
    if (opcode === jettonClaimAdminOpcode) return tell('admin', in_msg.source)
    if (opcode === jettonDropAdminOpcode) return tell('dropped')
    return opcode === jettonUpgradeOpcode ? tell('upgraded') : []
  } catch {
    return []
  }
}

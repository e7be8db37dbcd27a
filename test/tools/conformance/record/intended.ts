// Differences from the record that bring the index closer to the real service.
import { readAnswerBody } from '../../../../src/service/rules/rows/readBody.ts'
import type { Transaction } from '../../../../src/service/rows/transaction.ts'

/** Requests whose answers differ. */
export interface IntendedDifference {
  /** How the service differs from the reference. */
  readonly reason: string
  /** The world in which they differ. @default every world that was asked so */
  readonly world?: 'embedded' | 'mainnet'
  readonly urls: readonly string[]
}

export const INTENDED: readonly IntendedDifference[] = [
  {
    reason: '6: a trace names the inbound message of its root, whoever sent it, and ends with its latest transaction',
    urls: [
      '/traces?start_lt=57911585000001&limit=50&offset=2&sort=asc',
      '/traces?trace_id=11WhhXiPhXuLm5C85XGw4WYY8BDn6Xnee-nPq-W0tkA%3D&trace_id=495a2d70e40157b319f82756ed6b1a3ae711a1db3df92174be797ae3aaf1b017&trace_id=c16c1915d74ea1237f6ef37c0d57cbab90bd1ab534b6cc5681d85b3cecd77b24&limit=10',
    ],
  },
  {
    reason: '6: a trace names the inbound message of its root, whoever sent it, and ends with its latest transaction',
    world: 'mainnet',
    urls: [
      '/traces?offset=5',
      '/traces?LIMIT=1000&offset=0',
      '/traces?limit=1000',
      '/traces?limit=1000&offset=5',
      '/traces?offset=5&sort=desc',
      '/traces?OFFSET=2',
      '/traces?limit=1000&sort=desc',
    ],
  },
  {
    reason: '10: the address book of actions does not name addresses for royalties, fees and marketplaces',
    world: 'mainnet',
    urls: ['/traces?include_actions=on&OFFSET=5'],
  },
  {
    reason: '10: the address book of actions does not name addresses for royalties, fees and marketplaces',
    urls: [
      '/traces?include_actions=on&start_utime=1760049045',
      '/actions?action_type=tick_tock&action_type=nft_put_on_sale&sort=ASC',
      '/actions?account=0%3A941BCEAE85EFF98A8CDE8950413B5AFF15A852FC00440F0CCB982D89E7F69D03&include_accounts=1',
      '/actions?end_utime=1760053391',
      '/actions?msg_hash=b3a5c4c1baaad9bb655fec5eea6e27019c3c0840099006a57dc49d83ca465bb4&msg_hash=vMqQaHVFwTxwWb1Wkg09hANi1Ou4xxRhbEzm-4IfChI%3D&exclude_action_type=ton_transfer&start_utime=1760024862',
      '/traces?trace_id=0xE5D4AF2455FB1D57B07C8E0D9DFDAC6AF28B31D0E8D1AEF470B6336FDEE00A3A&include_actions=t',
      '/actions?start_utime=1760043039&sort=a',
      '/traces?include_actions=1&end_utime=1760054309&limit=2',
    ],
  },
  {
    reason:
      '11: balance changes as the service sums them: tick-tocks, transfers of unknown wallets, messages from outside',
    urls: [
      '/balanceChanges?TRACE_ID=0x51810578C2900C8D02AA372A1C9A302FA335FCDDE6BCF902AD4DE5504C6FF8E5',
      '/balanceChanges?trace_id=%2Bqj9hQulQJSvmBKln%2BlYm4kpm8ABmFH%2B6mw1c2mxIb8%3D',
      '/balanceChanges?trace_id=KYQfjYD1YybzQIuoJwkoXL%2BY%2Bapztmw6AGjIcPhotjQ%3D',
      '/balanceChanges?trace_id=0xD34053A88B3AC36AA0297CA37D42304B558C3DB6335AF3A7D0FD7A7A4BBF3BEE',
      '/balanceChanges?trace_id=be1338f856c12a00bc921120d0c4ca32f3f1f0c881b8461baea1e00e33c51dc4',
      '/balanceChanges?trace_id=utNOlIUjzWv7MRoSUfkjHkBaIg40RkYMLOy9ljAaykQ%3D',
      '/balanceChanges?trace_id=0xFB433AA5682F4ABA8DD3A80861BAAB1B651B30204AC224AE851DFE999CD1092D',
      '/balanceChanges?trace_id=4fea174996fda94f47e63b3d81a399209f1189c66667c97da15e2cfdff6957a8',
      '/balanceChanges?trace_id=02lXjywHnaBuI4CGq55IpcuxA0Q5QMOlYsoJwii4SNI%3D',
      '/balanceChanges?trace_id=TAi-sZDDdv1zFm6RQMu0UmQdYq9_MuNvFBSfSWiqgL4%3D',
      '/balanceChanges?trace_id=62Oe2uSj1TW6uIN-hfzhSE8JpZUn5S5pZiWFIRhgldY%3D',
      '/balanceChanges?trace_id=0xD369578F2C079DA06E238086AB9E48A5CBB103443940C3A562CA09C228B848D2',
      '/balanceChanges?trace_id=0x29841F8D80F56326F3408BA82709285CBF98F9AA73B66C3A0068C870F868B634',
      '/balanceChanges?trace_id=013-itRDy37A4DNurC-pFIfagpvLEqH3q_7NU5IGDic%3D',
      '/balanceChanges?TRACE_ID=be1338f856c12a00bc921120d0c4ca32f3f1f0c881b8461baea1e00e33c51dc4',
      '/balanceChanges?trace_id=0x3863B0B7348A8C59A74D8FA99A59D1538B897BA457FD98F68F78386AF64208C1',
      '/balanceChanges?trace_id=c16c1915d74ea1237f6ef37c0d57cbab90bd1ab534b6cc5681d85b3cecd77b24',
      '/balanceChanges?trace_id=08597a3d05d0c89e054058fd62c6706e59c28379bc3e8f70ba2066ad1e331b3e',
      '/balanceChanges?trace_id=g1JLQayzzERU9tojKPorN9Asd%2BMCF%2F0omnRkwOd%2FOlo%3D',
      '/balanceChanges?trace_id=0xDEE79C117E53BD386EBA03DA30EE0CAA53B11861D142935112BC003FB7CBEC9E',
      '/balanceChanges?trace_id=jSE%2FgBnDgZOD8XG6nWYYvhoxQWQIMwI1S%2F8vyRJFu4A%3D',
    ],
  },
  {
    reason: '12: transactionsByMessage checks the direction first',
    urls: ['/transactionsByMessage?direction=both&offset=40&sort=desc'],
  },
]

type Fields = Record<string, unknown>

/**
 * Makes a function that undoes three differences which many answers have:
 * - finalized transactions do not name the external message of their trace;
 * - traces count delivered messages only;
 * - no pending traces are null rather than an empty list.
 * @param world The bodies that the index was given.
 */
export function undoDifferences(world: readonly unknown[]): (body: unknown) => unknown {
  const external = new Map<unknown, unknown>()
  for (const { table, row } of world.flatMap(readAnswerBody)) {
    const { hash, trace_external_hash } = row as Transaction
    if (table === 'transactions' && trace_external_hash !== undefined) external.set(hash, trace_external_hash)
  }
  const undo = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(undo)
    if (typeof value !== 'object' || value === null) return value
    const fields: Fields = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, undo(part)]))
    if ('prev_trans_hash' in fields && external.has(fields['hash'])) {
      fields['trace_external_hash'] = external.get(fields['hash'])
    }
    if ('pending_messages' in fields)
      fields['messages'] = Number(fields['messages']) + Number(fields['pending_messages'])
    if ('traces' in fields && fields['traces'] === null) fields['traces'] = []
    return fields
  }
  return undo
}

import type { Reference } from '../reference.ts'
import {
  big,
  byAccount,
  down,
  isDescending,
  pageOf,
  type Query,
  Refused,
  type Row,
  firstOf,
  up,
} from './base.ts'

function accountStates(index: Reference, query: Query): unknown {
  const asked = [...new Set(query['address'] as string[])]
  const rows = asked
    .flatMap((address): Row[] => [index.rows['accounts']?.get(address) ?? []].flat())
    .map(({ code_boc, data_boc, ...row }: Row) =>
      query['include_boc'] === false
        ? row
        : { ...row, ...(data_boc !== undefined && { data_boc }), ...(code_boc !== undefined && { code_boc }) },
    )
  return { accounts: rows, ...index.names(rows.map((row) => (row)['address']), true) }
}

function addressBook(index: Reference, query: Query): unknown {
  return Object.fromEntries((query['address'] as string[]).map((name) => [name, index.bookRow(name)]))
}

function metadata(index: Reference, query: Query): unknown {
  return index.tokensOf(query['address'] as string[])
}

function walletStates(index: Reference, query: Query): unknown {
  const asked = [...new Set(query['address'] as string[])]
  const rows = asked.flatMap((address): Row[] => [index.rows['wallets']?.get(address) ?? []].flat())
  return { wallets: rows, ...index.names(rows.map((row) => row['address']), true) }
}

const NO_HASH = `${'A'.repeat(43)}=`

function addressInformation(index: Reference, { address }: Query): unknown {
  if (address === undefined) throw new Refused(401, 'address of account is required')
  const row = index.rows['accounts']?.get(address as string)
  return {
    balance: row?.['balance'] ?? '0',
    code: row?.['code_boc'] ?? null,
    data: row?.['data_boc'] ?? null,
    last_transaction_lt: row?.['last_transaction_lt'] ?? '0',
    last_transaction_hash: row?.['last_transaction_hash'] ?? NO_HASH,
    frozen_hash: null,
    status: row?.['status'] ?? 'uninit',
  }
}

function walletInformation(index: Reference, { address }: Query): unknown {
  if (address === undefined) throw new Refused(401, 'address of account is required')
  const row = index.rows['wallets']?.get(address as string)
  if (row === undefined) {
    return { balance: '0', last_transaction_lt: '0', last_transaction_hash: NO_HASH, status: 'uninit' }
  }
  if (row['is_wallet'] !== true && row['status'] !== 'uninit') throw new Refused(409, 'not a wallet')
  const names = ['balance', 'wallet_type', 'seqno', 'wallet_id', 'last_transaction_lt', 'last_transaction_hash', 'status']
  return Object.fromEntries(names.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]])))
}

function topAccountsByBalance(index: Reference, query: Query): unknown {
  isDescending({ limit: query['limit'] })
  const told = index.all('balances').filter(({ account }) => !index.rows['accounts']?.has(String(account)))
  const states = index.all('accounts').map(({ address, balance }): Row => ({ account: address, balance }))
  const order = firstOf(down(up((row) => big(row['balance']))), byAccount)
  return pageOf([...told, ...states], query, order)
}

export const accountRules = {
  accountStates,
  walletStates,
  addressBook,
  metadata,
  addressInformation,
  walletInformation,
  topAccountsByBalance,
}

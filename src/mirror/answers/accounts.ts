import { NotMirroredError } from '../../client/errors.ts'
import type * as rows from '../../endpoints/accounts.ts'
import type { addressInformation, walletInformation } from '../../endpoints/legacy.ts'
import type { topAccountsByBalance } from '../../endpoints/stats.ts'
import type { AccountBalance, AccountStateFull, WalletState } from '../../schema/account.ts'
import { readRawAddress } from '../../ton/address.ts'
import { packAddress } from '../storage/keys.ts'
import { ALL } from '../kinds/kind.ts'
import { by, inOrder, pickRows, pageRows } from './list.ts'
import { readMetadata, withNames } from './names.ts'
import { type Answers, readPage, refusal, type View } from './view.ts'
import { accountBalance, accountState, walletState } from '../kinds/others.ts'

const MOST_ACCOUNTS = 1000
/** 32 zero bytes: what the service gives for an account without transactions. */
const NO_HASH = `${'A'.repeat(43)}=`

async function statesFor(
  view: View,
  address: readonly string[] | undefined,
  codes: readonly string[] | undefined,
): Promise<AccountStateFull[]> {
  if (address === undefined) throw refusal(view.endpoint, 422, 'address of account is required')
  const found = await pickRows(view.reader, accountState, address.map(packAddress))
  return found
    .map(({ value }) => value)
    .filter(({ code_hash }) => codes === undefined || codes.includes(code_hash ?? ''))
    .slice(0, MOST_ACCOUNTS)
}

async function walletOf(view: View, address: string): Promise<WalletState> {
  const [found] = await pickRows(view.reader, walletState, [packAddress(address)])
  if (found !== undefined) return found.value
  throw new NotMirroredError(view.endpoint.name, `it has no wallet view of ${address}`)
}

async function stateOf(view: View, address: string | undefined): Promise<AccountStateFull | undefined> {
  if (address === undefined) throw refusal(view.endpoint, 401, 'address of account is required')
  return (await statesFor(view, [address], undefined))[0]
}

interface Others {
  readonly topAccountsByBalance: typeof topAccountsByBalance
  readonly addressInformation: typeof addressInformation
  readonly walletInformation: typeof walletInformation
}

/** How account states, metadata and balances are answered. */
export const accountAnswers: Answers<Omit<typeof rows, 'addressBook'> & Others> = {
  async accountStates(view, { address, code_hash, include_boc }) {
    const states = await statesFor(view, address, code_hash)
    const rows =
      include_boc === false
        ? states.map(({ code_boc: _code, data_boc: _data, ...row }) => row)
        : states
    const names = states.map((row) => row.address)
    return withNames(view, { accounts: rows }, names, 'metadata')
  },

  async walletStates(view, { address, code_hash }) {
    const states = await statesFor(view, address, code_hash)
    const rows = await Promise.all(states.map((row) => walletOf(view, row.address)))
    const names = rows.map((row) => row.address)
    return withNames(view, { wallets: rows }, names, 'metadata')
  },

  async metadata(view, { address }) {
    if (address === undefined) throw refusal(view.endpoint, 422, 'at least 1 address required')
    return readMetadata(view, [...new Set(address.flatMap((text) => readRawAddress(text) ?? []))])
  },

  async topAccountsByBalance(view, params) {
    const page = readPage(view, params)
    const balances = new Map<string, AccountBalance>()
    for await (const { value } of view.reader.walk(accountBalance, accountBalance.span(ALL))) {
      balances.set(value.account, value)
    }
    // A state tells the balance of its own time, a list that of an unknown one.
    for await (const { value } of view.reader.walk(accountState, accountState.span(ALL))) {
      const { address: account, balance } = value
      if (balance !== null) balances.set(account, { account, balance })
    }
    const rows = [...balances.values()].map((value) => ({
      value,
      serial: 0,
      key: new Uint8Array(0),
    }))
    const order = inOrder(
      by<AccountBalance>(({ balance }) => BigInt(balance), true),
      by<AccountBalance>(({ account }) => packAddress(account)),
    )
    return pageRows(rows.sort(order), page).map(({ value }) => value)
  },

  async addressInformation(view, { address }) {
    const state = await stateOf(view, address)
    return {
      balance: state?.balance ?? '0',
      code: state?.code_boc ?? null,
      data: state?.data_boc ?? null,
      last_transaction_lt: state?.last_transaction_lt ?? '0',
      last_transaction_hash: state?.last_transaction_hash ?? NO_HASH,
      // The service leaves it out here, even of frozen accounts.
      frozen_hash: null,
      status: state?.status ?? 'uninit',
    }
  },

  async walletInformation(view, { address }) {
    const state = await stateOf(view, address)
    if (state === undefined) {
      const none = { last_transaction_lt: '0', last_transaction_hash: NO_HASH }
      return { balance: '0', ...none, status: 'uninit' }
    }
    const wallet = await walletOf(view, state.address)
    if (!wallet.is_wallet && state.status !== 'uninit') {
      throw refusal(view.endpoint, 409, 'not a wallet')
    }
    const { balance, wallet_type, seqno, wallet_id, status } = wallet
    return {
      balance: balance ?? state.balance,
      ...(wallet_type !== undefined && { wallet_type }),
      ...(seqno !== undefined && { seqno }),
      ...(wallet_id !== undefined && { wallet_id }),
      last_transaction_lt: wallet.last_transaction_lt,
      last_transaction_hash: wallet.last_transaction_hash,
      status: status ?? state.status,
    }
  },
}

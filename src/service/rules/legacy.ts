import type { ParamsOf } from '../endpoints/endpoint.ts'
import type * as rows from '../endpoints/legacy.ts'
import type { AccountStateFull, WalletState } from '../rows/account.ts'
import { addressRequired } from './accounts.ts'
import { Refusal } from './requests/refusal.ts'
import { defineRule } from './rule.ts'

/** 32 zero bytes: the last transaction of an account that has none. */
export const noHash = `${'A'.repeat(43)}=`

function refuseWithoutAddress({ address }: { readonly address: string | undefined }): void {
  if (address === undefined) throw addressRequired(401)
}

/** GET /addressInformation; `found` is the state of the account. */
const addressInformation = defineRule<ParamsOf<typeof rows.addressInformation>, never, AccountStateFull | undefined>({
  refuse: refuseWithoutAddress,
  answer: (_rows, _params, state) => ({
    balance: state?.balance ?? '0',
    code: state?.code_boc ?? null,
    data: state?.data_boc ?? null,
    last_transaction_lt: state?.last_transaction_lt ?? '0',
    last_transaction_hash: state?.last_transaction_hash ?? noHash,
    // The service leaves it out here, even for frozen accounts.
    frozen_hash: null,
    status: state?.status ?? 'uninit',
  }),
})

/** Look-ups that the rule of `/walletInformation` needs. */
export interface FoundWallet {
  readonly state: AccountStateFull | undefined
  readonly wallet: WalletState | undefined
}

/** GET /walletInformation */
const walletInformation = defineRule<ParamsOf<typeof rows.walletInformation>, never, FoundWallet>({
  refuse: refuseWithoutAddress,
  answer(_rows, _params, { state, wallet }) {
    if (wallet === undefined) {
      return { balance: '0', last_transaction_lt: '0', last_transaction_hash: noHash, status: 'uninit' }
    }
    const known = wallet.status ?? state?.status
    if (!wallet.is_wallet && known !== 'uninit') throw new Refusal(409, 'not a wallet')
    const { wallet_type, seqno, wallet_id } = wallet
    return {
      balance: wallet.balance ?? state?.balance,
      ...(wallet_type !== undefined && { wallet_type }),
      ...(seqno !== undefined && { seqno }),
      ...(wallet_id !== undefined && { wallet_id }),
      last_transaction_lt: wallet.last_transaction_lt,
      last_transaction_hash: wallet.last_transaction_hash,
      status: known,
    }
  },
})

/** The rules of `endpoints/legacy.ts` that need no node. */
export const legacyRules = { addressInformation, walletInformation }

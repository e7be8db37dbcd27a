import type { TransactionStatus } from '../../meaning/outcome/outcome.ts'
import { plainText } from '../../service/rows/plainText.ts'
import type { WalletState } from '../../service/rows/account.ts'
import type { Messages } from '../en/index.ts'
import { contractKind } from './contractKind.ts'

const statuses = { active: 'success', uninit: 'skipped', frozen: 'failed', nonexist: 'skipped' } as const

/** Status and label of a badge for an account status of the service. */
export function accountStatusBadge(
  status: unknown,
  messages: Messages['account'],
): { readonly status: TransactionStatus; readonly label: string } {
  if (typeof status === 'string' && Object.hasOwn(statuses, status)) {
    const known = status as keyof typeof statuses
    return { status: statuses[known], label: messages[known] }
  }
  return { status: 'skipped', label: plainText(status, { maximum: 24 }) || messages.unknownStatus }
}

/** Kind of a wallet for people: `Wallet v4r2`; undefined if the account is not a wallet. */
export function walletKind(
  wallet: Pick<WalletState, 'is_wallet' | 'wallet_type'> | undefined,
  contract: Partial<Messages['contract']> | undefined,
): string | undefined {
  const type = wallet?.is_wallet === true ? contractKind(wallet.wallet_type, contract) : ''
  return type === '' ? undefined : type
}

/** Names of interfaces for people: `NFT item`, `Jetton wallet`. */
export function interfaceWords(
  interfaces: unknown,
  contract: Partial<Messages['contract']> | undefined,
): readonly string[] {
  const names: readonly unknown[] = Array.isArray(interfaces) ? interfaces : []
  const words = names.map((name) => contractKind(name, contract)).filter((name) => name !== '')
  return [...new Set(words)]
}

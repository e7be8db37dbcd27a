import { interfaceWords, walletKind } from '../../../text/naming/accountWords.ts'
import { formatCount } from '../../../text/format/count.ts'
import { unknownText } from '../../../text/format/intl.ts'
import type { Texts } from '../../../text/en/index.ts'
import type { AccountStateFull, WalletState } from '../../../service/rows/account.ts'
import type { Fact } from '../../states/card/Facts.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import { CurrencyAmounts } from '../../values/coin-amount/CurrencyAmounts.tsx'
import { FoldedList } from '../../parts/FoldedList.tsx'
import { hashLike } from '../../../text/format/hash.ts'

/** Fact with the amounts of all currencies other than the native coin. */
export function currencyFact(currencies: unknown, messages: Texts['account']): Fact {
  const rows = typeof currencies === 'object' && currencies !== null ? Object.entries(currencies) : []
  return {
    id: 'currencies',
    term: messages.otherCurrencies,
    wide: true,
    value: rows.length === 0 ? undefined : <CurrencyAmounts currencies={rows} label={messages.currency} />,
  }
}

/** Facts of an account card: kind, last transaction, seqno and other currencies. */
export function accountFacts(
  account: AccountStateFull | undefined,
  wallet: WalletState | undefined,
  messages: Texts['account'],
  contract: Partial<Texts['contract']> | undefined,
  locale: string,
): readonly Fact[] {
  const words = interfaceWords(account?.interfaces, contract)
  const kind = walletKind(wallet, contract)
  const seqno = wallet?.is_wallet === true && wallet.seqno != null ? wallet.seqno : undefined
  return [
    {
      id: 'kind',
      term: messages.type,
      value:
        kind !== undefined ? (
          <bdi>{kind}</bdi>
        ) : words.length === 0 ? (
          messages.noInterfaces
        ) : (
          <FoldedList items={words} first={20}>
            {(name) => (
              <bdi key={name} part="card-chip">
                {name}
              </bdi>
            )}
          </FoldedList>
        ),
      like: 'Wallet v4r2',
    },
    {
      id: 'last',
      term: messages.lastTransaction,
      value:
        account?.last_transaction_hash == null ? (
          unknownText
        ) : (
          <Hash value={account.last_transaction_hash} of="transaction" />
        ),
      like: hashLike,
    },
    { id: 'seqno', term: messages.seqno, value: seqno === undefined ? undefined : formatCount(seqno, locale) },
    currencyFact(account?.extra_currencies, messages),
  ]
}

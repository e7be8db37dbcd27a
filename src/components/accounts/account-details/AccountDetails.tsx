'use client'
import { forwardRef, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatCount } from '../../../text/format/count.ts'
import { unknownText } from '../../../text/format/intl.ts'
import { accountMessages } from '../../../text/en/contracts/accounts.ts'
import type { Texts } from '../../../text/en/index.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { AccountStateFull, WalletState } from '../../../service/rows/account.ts'
import type { AccountCardProps } from '../account-card/AccountCard.tsx'
import { interfaceWords, walletKind } from '../../../text/naming/accountWords.ts'
import { currencyFact } from '../account-card/accountFacts.tsx'
import { LabelEditor } from '../labels/LabelEditor.tsx'
import { AccountHeader } from '../account-card/AccountHeader.tsx'
import { listingTexts } from '../../../text/naming/names.ts'
import { useName } from '../../../react/display/useName.ts'
import { Address } from '../../values/address/Address.tsx'
import { Card } from '../../states/card/Card.tsx'
import { logicalTimeFact, optionalHashFact } from '../../states/card/cardParts.tsx'
import { Facts, type Fact } from '../../states/card/Facts.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import { RawData } from '../../values/raw-data/RawData.tsx'
import { Disclosure } from '../../parts/Disclosure.tsx'
import { StoredFields } from '../../contracts/storage-view/StoredFields.tsx'
import { listGetMethods } from './methodNames.ts'
import { FoldedList } from '../../parts/FoldedList.tsx'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { accountStateFullShape } from '../../../service/rows/shapes/tables.ts'
import { walletStateShape } from '../../../service/rows/shapes/tables.ts'
import { copiedHashLike } from '../../../text/format/hash.ts'

/** Props of {@link AccountDetails}; the rest go to the `<article>`. */
export interface AccountDetailsProps extends AccountCardProps {
  /** Whether address, status and balance stand above the details; unset it below an `AccountCard`. @default true */
  readonly header?: boolean | undefined
}

/**
 * All details of one account: state, wallet, interfaces, get-methods, code and data. Feed it from
 * {@link useAccountStates} with `include_boc`, and its `wallet` from {@link useWalletStates}.
 */
export const AccountDetails = forwardRef<HTMLElement, AccountDetailsProps>(function AccountDetails(
  { account, wallet: givenWallet, header = true, part, ...rest },
  ref,
) {
  const {
    locale,
    contracts,
    messages: { contract },
  } = useDisplay()
  const messages = useTexts('account', accountMessages)
  const given = checkRow(accountStateFullShape, account)
  const wallet = checkRow(walletStateShape, givenWallet)
  const { listings } = useName(given?.address)
  const listed: readonly Fact[] = listingTexts(listings).map((text, at) => ({
    id: `listed-${at}`,
    term: messages.listed,
    value: <bdi>{text}</bdi>,
    wide: true,
  }))
  return (
    <Card
      {...rest}
      ref={ref}
      kind="account-details"
      part={part}
      label={messages.account}
      given={account}
      entity={given}
      emptyText={messages.empty}
    >
      {header && <AccountHeader account={given} />}
      <LabelEditor address={given?.address} />
      <Facts facts={[...addressFacts(given?.address, messages), ...listed]} loading={given === undefined} />
      <Facts slotted facts={stateFacts(given, messages)} loading={given === undefined} />
      {wallet?.is_wallet === true && given !== undefined && (
        <Facts facts={walletFacts(wallet, messages, contract, locale)} loading={false} />
      )}
      {given !== undefined && (
        <Chips
          title={messages.interfaces}
          words={interfaceWords(given.interfaces, contract)}
          empty={messages.noInterfaces}
        />
      )}
      {given !== undefined && <Chips title={messages.methods} words={listGetMethods(given, { contracts })} />}
      {typeof given?.code_boc === 'string' && given.code_boc !== '' && (
        <Disclosure label={messages.code}>{() => <RawData value={given.code_boc} label={messages.code} />}</Disclosure>
      )}
      {typeof given?.data_boc === 'string' && given.data_boc !== '' && (
        <Disclosure label={messages.data}>
          {() => (
            <>
              <StoredFields account={given} />
              <RawData value={given.data_boc} label={messages.data} />
            </>
          )}
        </Disclosure>
      )}
    </Card>
  )
})

const forms = ['bounceable', 'non-bounceable', 'raw'] as const

/** Facts with every form of the address. */
function addressFacts(address: string | undefined, { addresses }: Texts['account']): readonly Fact[] {
  return forms.map((form) => ({
    id: form,
    term: addresses[form],
    value: <Address value={address} form={form} name={false} href={false} long copy />,
    like: form === 'raw' ? `0:${'A1'.repeat(32)} ⧉` : `${'EQAB'.repeat(12)} ⧉`,
    wide: true,
  }))
}

function stateFacts(account: AccountStateFull | undefined, messages: Texts['account']): readonly Fact[] {
  return [
    {
      id: 'last',
      term: messages.lastTransaction,
      value:
        account?.last_transaction_hash == null ? (
          unknownText
        ) : (
          <Hash value={account.last_transaction_hash} of="transaction" copy />
        ),
      like: copiedHashLike,
    },
    logicalTimeFact('lt', messages.lastLt, account?.last_transaction_lt),
    optionalHashFact('state', messages.stateHash, account?.account_state_hash, copiedHashLike),
    optionalHashFact('code', messages.codeHash, account?.code_hash, copiedHashLike),
    optionalHashFact('data', messages.dataHash, account?.data_hash, copiedHashLike),
    optionalHashFact('frozen', messages.frozenHash, account?.frozen_hash),
    currencyFact(account?.extra_currencies, messages),
  ]
}

function walletFacts(
  wallet: WalletState,
  messages: Texts['account'],
  contract: Partial<Texts['contract']> | undefined,
  locale: string,
): readonly Fact[] {
  const { seqno, wallet_id, is_signature_allowed: allowed } = wallet
  const kind = walletKind(wallet, contract)
  return [
    { id: 'wallet', term: messages.wallet, value: kind === undefined ? unknownText : <bdi>{kind}</bdi> },
    { id: 'seqno', term: messages.seqno, value: seqno == null ? undefined : formatCount(seqno, locale) },
    {
      id: 'wallet-id',
      term: messages.walletId,
      // An id is not a count, so its digits are not grouped.
      value:
        wallet_id == null ? undefined : (
          <bdi>{plainText(typeof wallet_id === 'number' ? String(wallet_id) : wallet_id, { maximum: 16 })}</bdi>
        ),
    },
    {
      id: 'signature',
      term: messages.signature,
      value: typeof allowed === 'boolean' ? (allowed ? messages.allowed : messages.refused) : undefined,
    },
  ]
}

function Chips({
  title,
  words,
  empty,
}: {
  readonly title: string
  readonly words: readonly string[]
  readonly empty?: string
}): ReactElement | null {
  if (words.length === 0 && empty === undefined) return null
  return (
    <div part="card-section">
      <p part="card-heading">{title}</p>
      <div part="card-chips">
        {words.length === 0 && <span part="card-note">{empty}</span>}
        <FoldedList items={words} first={60}>
          {(name) => (
            <span key={name} part="card-chip">
              <bdi>{name}</bdi>
            </span>
          )}
        </FoldedList>
      </div>
    </div>
  )
}

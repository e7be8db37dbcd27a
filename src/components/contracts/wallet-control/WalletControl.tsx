'use client'
import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react'
import { readControl, type ControlRows } from '../../../meaning/contracts/control.ts'
import {
  readControlHistory,
  type ControlChange,
  type ControlHistory,
} from '../../../meaning/contracts/controlChanges.ts'
import { readDomainControl } from '../../../meaning/contracts/domainControl.ts'
import { readJettonChanges } from '../../../meaning/contracts/jettonChanges.ts'
import { readJettonControl } from '../../../meaning/contracts/jettonControl.ts'
import type { JettonMaster, JettonWallet } from '../../../service/rows/jetton.ts'
import type { NftItem } from '../../../service/rows/nft.ts'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import type { AccountStateFull } from '../../../service/rows/account.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { checkRow, checkRows } from '../../../service/rows/checkRows.ts'
import {
  accountStateFullShape,
  jettonMasterShape,
  jettonWalletShape,
  multisigWalletShape,
  nftItemShape,
  transactionShape,
  vestingShape,
} from '../../../service/rows/shapes/tables.ts'
import { controlMessages } from '../../../text/en/contracts/control.ts'
import { formatCount } from '../../../text/format/count.ts'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { CardHeader } from '../../states/card/cardParts.tsx'
import { Loadable } from '../../parts/skeleton/Skeleton.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { useCell } from '../../values/useCell.ts'
import { ChangeTime } from './ChangeTime.tsx'
import { describeControl } from './describeControl.ts'
import { JettonPowers } from './JettonPowers.tsx'
import { Powers } from './Powers.tsx'
import { Address } from '../../values/address/Address.tsx'
import { AccountList } from '../account-list/AccountList.tsx'

/** Props of {@link WalletControl}; the rest go to the `<article>`. */
export interface WalletControlProps
  extends
    Omit<ComponentPropsWithoutRef<'article'>, 'children'>,
    CardPartProps<AccountStateFull, 'header' | 'footer'>,
    ControlRows {
  /** Row of `/accountStates`, requested with `include_boc`; null or undefined if there is none, or none yet. */
  readonly account?: AccountStateFull | null | undefined
  /**
   * Newest transactions of the account, newest first, in which changes of control are looked for.
   * @default nothing is said about the past
   */
  readonly transactions?: readonly Transaction[] | null | undefined
  /** Rows of `/jetton/wallets` of the account. @default nothing is said about its jettons */
  readonly jettonWallets?: readonly JettonWallet[] | null | undefined
  /** Rows of `/jetton/masters` for the jettons of these wallets. @default none */
  readonly jettonMasters?: readonly JettonMaster[] | null | undefined
  /**
   * Newest transactions of these masters, newest first, in which changes of admins are looked for.
   * @default nothing is said about the past of jettons
   */
  readonly jettonTransactions?: readonly Transaction[] | null | undefined
  /**
   * Rows of `/nft/items` of the account in {@link tonDomainCollection}, those on sale included.
   * @default nothing is said about its domains
   */
  readonly domains?: readonly NftItem[] | null | undefined
}

/**
 * Card that says in one sentence who can move what an account holds, and lists these accounts: the key, plugins and
 * extensions of wallets, signers, and the parties of a vesting, since when they are as far as the given transactions
 * tell; coins that are locked; what issuers can do with its jettons, and who got that power; and who edits its domains.
 * Code that is not known is said to be so, with the accounts that its get-methods name and the coins that they say are
 * locked. Feed it from {@link useAccountStates} with `include_boc`, from {@link useMultisigWallets} and
 * {@link useVesting}, from {@link useTransactions}, from {@link useRunGetMethod} for the methods that
 * {@link listControlMethods} lists, from {@link useJettonWallets} and {@link useJettonMasters}, and from
 * {@link useNftItems}.
 */
export const WalletControl = forwardRef<HTMLElement, WalletControlProps>(function WalletControl(
  {
    account,
    multisig,
    vesting,
    methods,
    plugins,
    transactions,
    jettonWallets,
    jettonMasters,
    jettonTransactions,
    domains,
    part,
    ...rest
  },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useTexts('control', controlMessages)
  const given = checkRow(accountStateFullShape, account)
  const data = useCell(given?.data_boc)
  const control = useMemo(
    () =>
      given === undefined || data.status === 'reading'
        ? undefined
        : readControl(given, data.status === 'read' ? data.cell : undefined, {
            multisig: checkRow(multisigWalletShape, multisig),
            vesting: checkRow(vestingShape, vesting),
            methods,
            plugins,
          }),
    [given, data, multisig, vesting, methods, plugins],
  )
  const history = useMemo(
    () =>
      given === undefined || !transactions
        ? undefined
        : readControlHistory(given, checkRows(transactionShape, transactions).rows),
    [given, transactions],
  )
  const keyChange = findChange(history, ({ kind }) => kind === 'keyOn' || kind === 'keyOff')
  const signerChange = findChange(history, ({ kind }) => kind === 'signers')
  const jettons = useMemo(() => {
    const masters = checkRows(jettonMasterShape, jettonMasters ?? []).rows
    const rows = checkRows(transactionShape, jettonTransactions ?? []).rows
    return {
      control: readJettonControl(checkRows(jettonWalletShape, jettonWallets ?? []).rows, masters),
      changes: readJettonChanges(masters, rows),
      count: rows.length,
      since: rows.at(-1)?.now,
    }
  }, [jettonWallets, jettonMasters, jettonTransactions])
  const editors = useMemo(
    () => (given === undefined ? [] : readDomainControl(checkRows(nftItemShape, domains ?? []).rows, given.address)),
    [given, domains],
  )
  return (
    <Card
      {...rest}
      ref={ref}
      kind="wallet-control"
      part={part}
      label={messages.title}
      given={account}
      entity={given}
      emptyText={messages.empty}
      data-control={control?.kind}
    >
      <CardHeader>
        <span part="card-title">{messages.title}</span>
      </CardHeader>
      <p part="wallet-control-sentence">
        <Loadable like={messages.says.key}>
          {control && <bdi>{describeControl(control, messages, locale)}</bdi>}
        </Loadable>
      </p>
      {keyChange !== undefined && <ChangeTime {...keyChange}>{messages.changed[keyChange.kind]}</ChangeTime>}
      {signerChange !== undefined && <ChangeTime {...signerChange}>{messages.changed.signers}</ChangeTime>}
      {control?.parties.map(({ role, accounts }) => (
        <AccountList
          key={role}
          title={messages.roles[role]}
          accounts={accounts}
          renderNote={(address) => {
            const added = findChange(history, (change) => change.kind === 'added' && change.account === address)
            return added && <ChangeTime {...added}>{messages.changed.added}</ChangeTime>
          }}
        />
      ))}
      {history?.since !== undefined && control?.source !== undefined && (
        <p part="card-note">
          {(history.isComplete ? messages.lookedAtAll : messages.lookedAt)(formatCount(history.count, locale))}{' '}
          {!history.isComplete && <Timestamp value={history.since} show="short" />}
        </p>
      )}
      <Powers items={control?.locks ?? []} readPower={({ kind }) => kind} titles={messages.locks}>
        {({ amount, until }, at) => (
          <li key={at}>
            <CoinAmount amount={amount} />
            <span part="card-note">
              {until === undefined ? messages.untold : <Timestamp value={until} show="both" />}
            </span>
          </li>
        )}
      </Powers>
      <JettonPowers jettons={jettons.control} changes={jettons.changes} messages={messages} />
      {jettons.since !== undefined && (
        <p part="card-note">
          {messages.lookedAtJettons(formatCount(jettons.count, locale))}{' '}
          <Timestamp value={jettons.since} show="short" />
        </p>
      )}
      <Powers items={editors} readPower={({ power }) => power} titles={messages.domains}>
        {({ item, sale }) => (
          <li key={item}>
            <Address value={item} of="nft" copy />
            {sale !== undefined && (
              <span part="card-note">
                {messages.saleContract} <Address value={sale} />
              </span>
            )}
          </li>
        )}
      </Powers>
      {control?.source !== undefined && (
        <p part="card-note">
          {messages.source[control.source]} {messages.mayChange}
        </p>
      )}
    </Card>
  )
})

function findChange(
  history: ControlHistory | undefined,
  matches: (change: ControlChange) => boolean,
): ControlChange | undefined {
  return history?.changes.find(matches)
}

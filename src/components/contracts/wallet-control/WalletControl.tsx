'use client'
import { forwardRef, useMemo, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { readControl, type ControlRows } from '../../../meaning/contracts/control.ts'
import {
  readControlHistory,
  type ControlChange,
  type ControlHistory,
} from '../../../meaning/contracts/controlChanges.ts'
import { readJettonControl } from '../../../meaning/contracts/jettonControl.ts'
import type { JettonMaster, JettonWallet } from '../../../service/rows/jetton.ts'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import type { AccountStateFull } from '../../../service/rows/account.ts'
import type { Transaction } from '../../../service/rows/transaction.ts'
import { checkRow, checkRows } from '../../../service/rows/checkRows.ts'
import {
  accountStateFullShape,
  jettonMasterShape,
  jettonWalletShape,
  multisigWalletShape,
  transactionShape,
  vestingShape,
} from '../../../service/rows/shapes/tables.ts'
import { controlMessages } from '../../../text/en/contracts/control.ts'
import { formatCount } from '../../../text/format/count.ts'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { CardHeader } from '../../states/card/cardParts.tsx'
import { Loadable } from '../../parts/skeleton/Skeleton.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { useCell } from '../../values/useCell.ts'
import { describeControl } from './describeControl.ts'
import { JettonPowers } from './JettonPowers.tsx'
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
}

/**
 * Card that says in one sentence who can move what an account holds, and lists these accounts: the key, plugins and
 * extensions of wallets, signers, and the parties of a vesting, since when they are as far as the given transactions
 * tell; and what issuers can do with its jettons. Code that is not known is said to be so, with the accounts that its
 * get-methods name. Feed it from {@link useAccountStates} with `include_boc`, from {@link useMultisigWallets} and
 * {@link useVesting}, from {@link useTransactions}, from {@link useRunGetMethod} for the methods that
 * {@link listControlMethods} lists, and from {@link useJettonWallets} and {@link useJettonMasters}.
 */
export const WalletControl = forwardRef<HTMLElement, WalletControlProps>(function WalletControl(
  { account, multisig, vesting, methods, transactions, jettonWallets, jettonMasters, part, ...rest },
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
          }),
    [given, data, multisig, vesting, methods],
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
  const jettons = useMemo(
    () =>
      readJettonControl(
        checkRows(jettonWalletShape, jettonWallets ?? []).rows,
        checkRows(jettonMasterShape, jettonMasters ?? []).rows,
      ),
    [jettonWallets, jettonMasters],
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
        <Loadable like={messages.says.key}>{control && describeControl(control, messages, locale)}</Loadable>
      </p>
      {keyChange !== undefined && <Change {...keyChange} text={messages.changed[keyChange.kind]} />}
      {signerChange !== undefined && <Change {...signerChange} text={messages.changed.signers} />}
      {control?.parties.map(({ role, accounts }) => (
        <AccountList
          key={role}
          title={messages.roles[role]}
          accounts={accounts}
          renderNote={(address) => {
            const added = findChange(history, (change) => change.kind === 'added' && change.account === address)
            return added && <Change {...added} text={messages.changed.added} />
          }}
        />
      ))}
      {history?.since !== undefined && control?.source !== undefined && (
        <p part="card-note">
          {(history.isComplete ? messages.lookedAtAll : messages.lookedAt)(formatCount(history.count, locale))}{' '}
          {!history.isComplete && <Timestamp value={history.since} show="short" />}
        </p>
      )}
      <JettonPowers jettons={jettons} messages={messages} />
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

/** Names a change, its time and its transaction. */
function Change({ text, utime, transaction }: ControlChange & { readonly text: string }): ReactElement {
  return (
    <span part="card-note wallet-control-change">
      {text} <Timestamp value={utime} show="both" /> <Hash value={transaction} of="transaction" />
    </span>
  )
}

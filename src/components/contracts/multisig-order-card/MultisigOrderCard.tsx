'use client'
import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useNow } from '../../../react/display/useTime.ts'
import { formatCount } from '../../../text/format/count.ts'
import { multisigMessages } from '../../../text/en/contracts/contracts.ts'
import type { Texts } from '../../../text/en/index.ts'
import type { MultisigOrder, MultisigWallet } from '../../../service/rows/contracts/multisig.ts'
import { AccountList } from '../account-list/AccountList.tsx'
import { Disclosure } from '../../parts/Disclosure.tsx'
import { Address } from '../../values/address/Address.tsx'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { CardHeader, LoadingTime, hashFact, logicalTimeFact } from '../../states/card/cardParts.tsx'
import { RawSection } from '../../states/card/RawSection.tsx'
import { Facts, type Fact } from '../../states/card/Facts.tsx'
import { Icon } from '../../values/icon/Icon.tsx'
import { RawData } from '../../values/raw-data/RawData.tsx'
import { copiedAddressLike } from '../../../text/format/address.ts'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { ShareBar } from '../../parts/ShareBar.tsx'
import { readApprovals, isOutdated, orderState } from './orderState.ts'
import { OrderBadge } from './OrderBadge.tsx'
import { OrderLine, OrderStep } from './OrderStep.tsx'
import { readOrderSteps } from './orderSteps.ts'
import { FoldedList, listFold } from '../../parts/FoldedList.tsx'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { multisigOrderShape, multisigWalletShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link MultisigOrderCard}; the rest go to the `<article>`. */
export interface MultisigOrderCardProps
  extends
    Omit<ComponentPropsWithoutRef<'article'>, 'children'>,
    CardPartProps<MultisigOrder, 'header' | 'facts' | 'raw'> {
  /** Row of `/multisig/orders`; null or undefined if there is none, or none yet. */
  readonly order?: MultisigOrder | null | undefined
  /**
   * Row of its multisig, from `/multisig/wallets`: adds a warning if the multisig changed since.
   * @default no warning
   */
  readonly multisig?: MultisigWallet | null | undefined
  /**
   * Shows number, state, first action and approvals in one row without border and links, for the summary of a list.
   * @default false
   */
  readonly compact?: boolean | undefined
}

/**
 * Card of one multisig order: approvals, expiry and actions. The actions come from the service
 * (`parse_actions`), or else are read from the order's BOC. Feed it
 * from {@link useMultisigOrders}, and its `multisig` from {@link useMultisigWallets}.
 */
export const MultisigOrderCard = forwardRef<HTMLElement, MultisigOrderCardProps>(function MultisigOrderCard(
  { order, multisig, compact = false, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useTexts('multisig', multisigMessages)
  const now = useNow()
  const given = checkRow(multisigOrderShape, order)
  const read = useMemo(() => (given === undefined ? undefined : readOrderSteps(given)), [given])
  const seqno = formatCount(given?.order_seqno, locale)
  const content = (
    <>
      <CardHeader
        title={given && <bdi>{messages.orderNumber(seqno)}</bdi>}
        like={messages.orderNumber('12')}
        badge={given && <OrderBadge order={given} />}
        badgeLike={messages.open}
      >
        {given !== undefined && isOutdated(given, checkRow(multisigWalletShape, multisig)) && (
          <span part="card-chip" data-tone="warning">
            <Icon name="warning" /> {messages.outdated}
          </span>
        )}
      </CardHeader>
      <Facts slotted facts={orderFacts(given, messages, locale)} loading={given === undefined} />
      <AccountList
        title={messages.signers}
        accounts={given?.signers}
        approvals={given && readApprovals(given)}
        loadingRows={given === undefined ? 3 : undefined}
      />
      <div part="card-section">
        <p part="card-heading">{messages.steps}</p>
        {given === undefined ? (
          <LoadingStep messages={messages} />
        ) : read === undefined ? (
          <p part="card-note">{messages.unreadable}</p>
        ) : (
          <>
            {read.source === 'here' && <p part="card-note">{messages.readHere}</p>}
            {read.steps.length === 0 && <p part="card-note">{messages.noSteps}</p>}
            <ol part="multisig-steps">
              <FoldedList items={read.steps} first={shownSteps} step={50} frame={listFold}>
                {(step, at) => <OrderStep key={at} step={step} />}
              </FoldedList>
            </ol>
          </>
        )}
        {given === undefined && <Skeleton like={messages.body} />}
        {typeof given?.order_boc === 'string' && given.order_boc !== '' && (
          <Disclosure label={messages.body}>
            {() => <RawData value={given.order_boc} label={messages.body} />}
          </Disclosure>
        )}
      </div>
      <RawSection row={given} />
    </>
  )
  return (
    <Card
      {...rest}
      ref={ref}
      kind="multisig-order-card"
      part={part}
      label={messages.order}
      given={order}
      entity={given}
      emptyText={messages.emptyOrder}
      data-density={compact ? 'compact' : 'full'}
      data-order={given === undefined ? undefined : orderState(given, now)}
    >
      {compact ? <OrderLine order={given} steps={read?.steps} /> : content}
    </Card>
  )
})

/** Actions that are shown at first. */
const shownSteps = 20

/** Placeholder for the actions: one transfer with a comment. */
function LoadingStep({ messages }: { readonly messages: Texts['multisig'] }) {
  const facts: readonly Fact[] = [
    { id: 'to', term: messages.to, value: undefined, like: copiedAddressLike },
    { id: 'value', term: messages.value, value: undefined, like: '1,234.5 GRAM' },
    { id: 'comment', term: messages.comment, value: undefined, like: 'new rudder', wide: true },
  ]
  return (
    <ol part="multisig-steps">
      <li part="multisig-step">
        <p part="card-heading">
          <Skeleton like={messages.types.ton_transfer} />
        </p>
        <Facts facts={facts} loading />
      </li>
    </ol>
  )
}

function orderFacts(order: MultisigOrder | undefined, messages: Texts['multisig'], locale: string): readonly Fact[] {
  const [given, needed] = [order?.approvals_num, order?.threshold]
  const share = typeof given === 'number' && typeof needed === 'number' && needed > 0 ? given / needed : 0
  return [
    {
      id: 'approvals',
      term: messages.approvals,
      value: (
        <>
          <bdi>{messages.approvalsOf(formatCount(given, locale), formatCount(needed, locale))}</bdi>
          <span part="multisig-bar">
            <ShareBar share={share} />
          </span>
        </>
      ),
      like: messages.approvalsOf('1', '2'),
    },
    {
      id: 'until',
      term: messages.until,
      value: <Timestamp value={order?.expiration_date} />,
      like: <LoadingTime />,
    },
    {
      id: 'multisig',
      term: messages.multisig,
      value: <Address value={order?.multisig_address} copy />,
      like: copiedAddressLike,
    },
    {
      id: 'address',
      term: messages.order,
      value: <Address value={order?.address} name={false} copy />,
      like: copiedAddressLike,
    },
    logicalTimeFact('lt', messages.lastLt, order?.last_transaction_lt),
    hashFact('data', messages.dataHash, order?.data_hash),
  ]
}

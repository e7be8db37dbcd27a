import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useName } from '../../../react/display/useName.ts'
import { formatCount } from '../../../text/format/count.ts'
import { multisigMessages } from '../../../text/en/contracts/contracts.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { findTokenInfo } from '../../../meaning/tokens/tokenInfo.ts'
import { ownField } from '../../../service/rows/readRow.ts'
import { Address } from '../../values/address/Address.tsx'
import { Facts, type Fact } from '../../states/card/Facts.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'
import { Comment } from '../../values/comment/Comment.tsx'
import { DecodedBody } from '../../values/decoded-body/DecodedBody.tsx'
import { JettonAmount } from '../../values/jetton-amount/JettonAmount.tsx'
import type { AddressMetadata } from '../../../service/rows/names.ts'
import type { MultisigOrder } from '../../../service/rows/contracts/multisig.ts'
import { addressLike } from '../../../text/format/address.ts'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { OrderBadge } from './OrderBadge.tsx'
import type { StepFact, StepView } from './orderSteps.ts'
import { FoldedList } from '../../parts/FoldedList.tsx'

/** One action of an order. */
export function OrderStep({ step }: { readonly step: StepView }): ReactElement {
  const messages = useTexts('multisig', multisigMessages)
  const { type, destination, value, comment, body, error } = step
  const options = messageOptions(step).map((option) => (
    <span key={option} part="card-chip" data-tone={option === 'deletes' ? 'danger' : undefined}>
      {messages[option]}
    </span>
  ))
  const facts: readonly Fact[] = [
    {
      id: 'to',
      term: messages.to,
      value: destination === undefined ? undefined : <Address value={destination} copy />,
    },
    { id: 'value', term: messages.value, value: value === undefined ? undefined : <StepValue step={step} /> },
    ...step.facts.map((fact) => ({
      id: fact.term,
      term: messages[fact.term],
      value: <FactValue fact={fact} destination={destination} />,
    })),
    {
      id: 'comment',
      term: messages.comment,
      value: comment && <Comment comment={comment} />,
      wide: true,
    },
    { id: 'options', term: messages.options, value: options.length === 0 ? undefined : options, wide: true },
  ]
  return (
    <li part="multisig-step" data-type={type}>
      <p part="card-heading">{messages.types[type]}</p>
      <Facts facts={facts} loading={false} />
      {body !== undefined && <DecodedBody body={body} />}
      {error !== '' && (
        <p part="card-note">
          <bdi>{error}</bdi>
        </p>
      )}
    </li>
  )
}

/** Number, state, first action and approvals of an order in one line. */
export function OrderLine({
  order,
  steps = [],
}: {
  /** Undefined while it loads. */
  readonly order: MultisigOrder | undefined
  readonly steps: readonly StepView[] | undefined
}): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('multisig', multisigMessages)
  if (order === undefined) {
    return (
      <div part="card-line">
        <strong>
          <Skeleton like={messages.orderNumber('12')} />
        </strong>
        <span part="card-note">
          <Skeleton like={`✓ ${messages.open}`} />
        </span>
        <span>
          <Skeleton like={`${messages.types.ton_transfer} ${addressLike}`} />
        </span>
        <strong part="card-end">
          <Skeleton like="1.5 GRAM" />
        </strong>
        <span part="card-note">
          <Skeleton like={`${messages.approvals} ${messages.approvalsOf('1', '2')}`} />
        </span>
      </div>
    )
  }
  const { order_seqno, approvals_num, threshold } = order
  const [step] = steps
  const receiver = step?.facts.find(({ term }) => term === 'receiver')
  const to = receiver?.kind === 'accounts' ? receiver.addresses[0] : step?.destination
  const amount = step?.facts.find(({ kind }) => kind === 'jettons' || kind === 'coins')
  return (
    <div part="card-line">
      <strong>
        <bdi>{messages.orderNumber(formatCount(order_seqno, locale))}</bdi>
      </strong>
      <OrderBadge order={order} />
      {step !== undefined && (
        <>
          <span>
            {messages.types[step.type]} {to !== undefined && <Address value={to} href={false} />}{' '}
            {steps.length > 1 && <bdi>+{formatCount(steps.length - 1, locale)}</bdi>}
          </span>
          <strong part="card-end">
            {amount !== undefined ? (
              <FactValue fact={amount} destination={step.destination} />
            ) : (
              step.value !== undefined && <StepValue step={step} />
            )}
          </strong>
        </>
      )}
      <span part="card-note">
        {messages.approvals} {messages.approvalsOf(formatCount(approvals_num, locale), formatCount(threshold, locale))}
      </span>
    </div>
  )
}

/** Value that the message carries; some send modes ignore the amount in the message. */
function StepValue({ step }: { readonly step: StepView }): ReactElement {
  const messages = useTexts('multisig', multisigMessages)
  if ((step.mode & 128) !== 0) {
    return (
      <span part="card-chip" data-tone="danger">
        {messages.everything}
      </span>
    )
  }
  return (
    <>
      <CoinAmount amount={step.value} />
      {(step.mode & 64) !== 0 && <span part="card-note">{messages.andIncoming}</span>}
    </>
  )
}

function FactValue({
  fact,
  destination,
}: {
  readonly fact: StepFact
  readonly destination: string | null | undefined
}): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('multisig', multisigMessages)
  const wallet = useName(destination).metadata
  switch (fact.kind) {
    case 'accounts':
      if (fact.addresses.length === 0) return <span part="card-note">{messages.nobody}</span>
      return (
        <FoldedList items={fact.addresses} first={20}>
          {(address, at) => <Address key={`${at} ${address}`} value={address} />}
        </FoldedList>
      )
    case 'coins':
      return <CoinAmount amount={fact.amount} />
    case 'jettons': {
      const master = fact.of === 'master' ? destination : readMaster(wallet)
      return (
        <>
          <JettonAmount amount={fact.amount} master={master} />
          {master == null && <span part="card-note"> {messages.ofUnknownJetton}</span>}
        </>
      )
    }
    case 'count':
      return <bdi>{formatCount(fact.digits, locale)}</bdi>
    default:
      return <bdi>{plainText(fact.text, { maximum: 200 })}</bdi>
  }
}

/** Bits of the send mode that are shown. Paying fees separately (1) is usual and not shown. */
const flags = [
  [2, 'errorsIgnored'],
  [16, 'bounces'],
  [32, 'deletes'],
] as const

/** Texts for a step's send mode and for a message that deploys its recipient. */
function messageOptions({ mode, deploys, destination }: StepView) {
  if (destination === undefined) return []
  const named = flags.filter(([bit]) => (mode & bit) !== 0).map(([, name]) => name)
  return deploys ? [...named, 'deploys' as const] : named
}

/** Master of the jetton that a wallet holds, from the wallet's metadata. */
function readMaster(metadata: AddressMetadata | undefined): string | undefined {
  const master = ownField(findTokenInfo(metadata, 'jetton_wallets')?.extra, 'jetton')
  return typeof master === 'string' ? master : undefined
}

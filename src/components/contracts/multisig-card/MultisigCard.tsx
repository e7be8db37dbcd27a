'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { formatCount } from '../../../format/count.ts'
import { unknownText } from '../../../format/intl.ts'
import { multisigMessages } from '../../../locales/en/contracts.ts'
import type { MultisigMessages } from '../../../format/messages/contracts.ts'
import { plainText } from '../../../model/text.ts'
import type { MultisigWallet } from '../../../schema/multisig.ts'
import { Address } from '../../values/address/Address.tsx'
import { Card, type CardStateProps } from '../../states/card/Card.tsx'
import { Facts, type Fact } from '../../states/card/Facts.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import { addressList } from '../multisig-order-card/orderState.ts'
import { Signers } from '../multisig-order-card/Signers.tsx'
import { Skeleton } from '../../states/skeleton/Skeleton.tsx'
import { OrderList } from './OrderList.tsx'

/** Props of {@link MultisigCard}; the rest go to the `<article>`. */
export interface MultisigCardProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>,
    CardStateProps {
  /** Null or undefined when there is none, or none yet. */
  readonly multisig?: MultisigWallet | null | undefined
}

/**
 * One multisig: who signs, how many of them must, who may ask them, and what was asked. Feed it
 * from {@link useMultisigWallets}.
 */
export const MultisigCard = forwardRef<HTMLElement, MultisigCardProps>(function MultisigCard(
  { multisig, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useMessages('multisig', multisigMessages)
  const given = multisig ?? undefined
  const signers = addressList(given?.signers)?.length
  return (
    <Card
      {...rest}
      ref={ref}
      kind="multisig-card"
      part={part}
      label={messages.title}
      entity={multisig}
      empty={messages.empty}
    >
      <header part="card-header">
        <span part="card-title">
          {given === undefined ? <Skeleton like="EQAB…wxyz ⧉" /> : <Address value={given.address} copy />}
        </span>
        <span part="card-chip">
          {given === undefined ? (
            <Skeleton like={messages.required('2', '3')} />
          ) : (
            <bdi>{messages.required(formatCount(given.threshold, locale), formatCount(signers, locale))}</bdi>
          )}
        </span>
      </header>
      <Facts facts={multisigFacts(given, messages, locale)} loading={given === undefined} />
      <Signers
        title={messages.signers}
        accounts={given?.signers}
        loadingRows={given === undefined ? 3 : undefined}
      />
      <Signers
        title={messages.proposers}
        accounts={given?.proposers}
        loadingRows={given === undefined ? 1 : undefined}
      />
      <OrderList orders={given?.orders} loadingRows={given === undefined ? 3 : undefined} />
    </Card>
  )
})

function multisigFacts(
  multisig: MultisigWallet | undefined,
  messages: MultisigMessages,
  locale: string,
): readonly Fact[] {
  const next = multisig?.next_order_seqno
  const hash = (id: string, term: string, value: string | null | undefined): Fact => ({
    id,
    term,
    value: value == null ? unknownText : <Hash value={value} copy />,
    like: '012345…abcdef ⧉',
  })
  return [
    {
      id: 'next',
      term: messages.nextOrder,
      value: next === '-1' ? messages.anyNumber : formatCount(next, locale),
      like: '12',
    },
    {
      id: 'lt',
      term: messages.lastLt,
      value: <bdi>{plainText(multisig?.last_transaction_lt, { maximum: 24 }) || unknownText}</bdi>,
      like: '62034785000000',
    },
    hash('code', messages.codeHash, multisig?.code_hash),
    hash('data', messages.dataHash, multisig?.data_hash),
  ]
}

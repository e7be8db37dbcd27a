'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatCount } from '../../../text/format/count.ts'
import { multisigMessages } from '../../../text/en/contracts/contracts.ts'
import type { Texts } from '../../../text/en/index.ts'
import type { MultisigWallet } from '../../../service/rows/contracts/multisig.ts'
import { Address } from '../../values/address/Address.tsx'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { CardHeader, hashFact, logicalTimeFact } from '../../states/card/cardParts.tsx'
import { RawSection } from '../../states/card/RawSection.tsx'
import { Facts, type Fact } from '../../states/card/Facts.tsx'
import { AccountList } from '../account-list/AccountList.tsx'
import { copiedAddressLike } from '../../../text/format/address.ts'
import { Loadable } from '../../parts/skeleton/Skeleton.tsx'
import { OrderList } from './OrderList.tsx'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { multisigWalletShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link MultisigCard}; the rest go to the `<article>`. */
export interface MultisigCardProps
  extends
    Omit<ComponentPropsWithoutRef<'article'>, 'children'>,
    CardPartProps<MultisigWallet, 'header' | 'facts' | 'raw'> {
  /** Row of `/multisig/wallets`; null or undefined if there is none, or none yet. */
  readonly multisig?: MultisigWallet | null | undefined
}

/**
 * Card of one multisig wallet: signers, threshold, proposers and orders. Feed it
 * from {@link useMultisigWallets}.
 */
export const MultisigCard = forwardRef<HTMLElement, MultisigCardProps>(function MultisigCard(
  { multisig, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useTexts('multisig', multisigMessages)
  const given = checkRow(multisigWalletShape, multisig)
  const signers = given?.signers?.length
  return (
    <Card
      {...rest}
      ref={ref}
      kind="multisig-card"
      part={part}
      label={messages.title}
      given={multisig}
      entity={given}
      emptyText={messages.empty}
    >
      <CardHeader title={given && <Address value={given.address} copy />} like={copiedAddressLike}>
        <span part="card-chip">
          <Loadable like={messages.required('2', '3')}>
            {given && (
              <bdi>{messages.required(formatCount(given.threshold, locale), formatCount(signers, locale))}</bdi>
            )}
          </Loadable>
        </span>
      </CardHeader>
      <Facts slotted facts={multisigFacts(given, messages, locale)} loading={given === undefined} />
      <AccountList
        title={messages.signers}
        accounts={given?.signers}
        loadingRows={given === undefined ? 3 : undefined}
      />
      <AccountList
        title={messages.proposers}
        accounts={given?.proposers}
        loadingRows={given === undefined ? 1 : undefined}
      />
      <OrderList orders={given?.orders} loadingRows={given === undefined ? 3 : undefined} />
      <RawSection row={given} />
    </Card>
  )
})

function multisigFacts(
  multisig: MultisigWallet | undefined,
  messages: Texts['multisig'],
  locale: string,
): readonly Fact[] {
  const next = multisig?.next_order_seqno
  return [
    {
      id: 'next',
      term: messages.nextOrder,
      value: next === '-1' ? messages.anyNumber : formatCount(next, locale),
      like: '12',
    },
    logicalTimeFact('lt', messages.lastLt, multisig?.last_transaction_lt),
    hashFact('code', messages.codeHash, multisig?.code_hash),
    hashFact('data', messages.dataHash, multisig?.data_hash),
  ]
}

'use client'
import { forwardRef, useMemo, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { useName } from '../../../react/display/useName.ts'
import { addressKey, addressLike, copiedAddressLike } from '../../../text/format/address.ts'
import { findLookalikes, type Lookalike, trustTokens, type NamedToken } from '../../../meaning/tokens/lookalike.ts'
import { jettonMessages } from '../../../text/en/assets/jettons.ts'
import type { JettonMaster } from '../../../service/rows/jetton.ts'
import { Address } from '../../values/address/Address.tsx'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { CardHeader } from '../../states/card/cardParts.tsx'
import { RawSection } from '../../states/card/RawSection.tsx'
import { Facts } from '../../states/card/Facts.tsx'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { jettonFacts } from './jettonFacts.ts'
import { JettonIcon } from './JettonIcon.tsx'
import { JettonMarks } from './JettonMarks.tsx'
import { JettonName } from './JettonName.tsx'
import { JettonAmount } from '../../values/jetton-amount/JettonAmount.tsx'
import { masterFacts } from './masterFacts.tsx'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { jettonMasterShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link JettonCard}; the rest go to the `<article>`. */
export interface JettonCardProps
  extends
    Omit<ComponentPropsWithoutRef<'article'>, 'children'>,
    CardPartProps<JettonMaster, 'header' | 'facts' | 'raw'> {
  /** Row of `/jetton/masters`; null or undefined if there is none, or none yet. */
  readonly master?: JettonMaster | null | undefined
  /**
   * Genuine jettons: another that looks like one of them, or like the native coin, is marked.
   * @default none
   */
  readonly trusted?: readonly NamedToken[] | undefined
  /**
   * Shows icon, name, address and supply in one row without border, for lists; its name is a link.
   * @default false
   */
  readonly compact?: boolean | undefined
}

const noTokens: readonly NamedToken[] = []

/**
 * Card of one jetton: name, supply, whether more can be minted, admin. Its name and picture come from
 * the display's name source; the picture, description and links of a scam are hidden. Feed it from
 * {@link useJettonMasters}.
 */
export const JettonCard = forwardRef<HTMLElement, JettonCardProps>(function JettonCard(
  { master, trusted = noTokens, compact = false, part, ...rest },
  ref,
) {
  const { locale, nativeCoin, testOnly } = useDisplay()
  const messages = useTexts('jetton', jettonMessages)
  const given = checkRow(jettonMasterShape, master)
  const { metadata } = useName(given?.address)
  const facts = useMemo(
    () => (given === undefined ? undefined : jettonFacts(metadata, given.jetton_content)),
    [metadata, given],
  )
  const key = addressKey(given?.address)
  const lookalike = useMemo(() => {
    if (key === undefined || facts === undefined) return undefined
    const named = [{ address: key, names: [facts.name, facts.symbol] }]
    return findLookalikes(named, trustTokens(trusted, testOnly), nativeCoin).get(key)
  }, [key, facts, trusted, testOnly, nativeCoin])
  const content = compact ? null : (
    <>
      <CardHeader>
        {facts === undefined ? (
          <span part="jetton-icon" data-size="large" />
        ) : (
          <JettonIcon facts={facts} size="large" />
        )}
        <span part="jetton-card-title">
          <span part="card-title">
            {facts === undefined ? (
              <Skeleton like="Tide Dollar tUSD" />
            ) : (
              <>
                <bdi>{facts.name || facts.symbol || messages.jetton}</bdi>
                {facts.name !== '' && facts.symbol !== '' && (
                  <>
                    {' '}
                    <bdi part="jetton-name-symbol">{facts.symbol}</bdi>
                  </>
                )}
              </>
            )}
          </span>
          {given === undefined ? (
            <span part="address">
              <Skeleton like={copiedAddressLike} />
            </span>
          ) : (
            <Address value={given.address} of="jetton" name={false} copy />
          )}
        </span>
        <JettonMarks facts={facts} lookalike={lookalike} messages={messages} />
      </CardHeader>
      {facts !== undefined && !facts.scam && facts.description !== '' && (
        <p part="jetton-card-description">
          <bdi>{facts.description}</bdi>
        </p>
      )}
      <Facts slotted facts={masterFacts(given, facts, messages, locale)} loading={given === undefined} />
      <RawSection row={given} />
    </>
  )
  return (
    <Card
      {...rest}
      ref={ref}
      kind="jetton-card"
      part={part}
      label={messages.jetton}
      given={master}
      entity={given}
      emptyText={messages.empty}
      data-density={compact ? 'compact' : 'full'}
      data-flag={facts?.scam === true ? 'scam' : lookalike && 'lookalike'}
    >
      {content ?? <JettonLine master={given} lookalike={lookalike} />}
    </Card>
  )
})

/** A jetton in one row: icon, name, address, and supply at the end. */
function JettonLine({
  master,
  lookalike,
}: {
  readonly master: JettonMaster | undefined
  readonly lookalike: Lookalike | undefined
}): ReactElement {
  if (master === undefined) {
    return (
      <div part="card-line">
        <span part="jetton-icon" />
        <Skeleton like={`Tide Dollar tUSD ${addressLike}`} />
      </div>
    )
  }
  const { address, total_supply } = master
  return (
    <div part="card-line">
      <JettonName master={address} lookalike={lookalike} />
      <Address value={address} of="jetton" name={false} href={false} />
      <JettonAmount amount={total_supply} master={address} compact href={false} part="card-end" />
    </div>
  )
}

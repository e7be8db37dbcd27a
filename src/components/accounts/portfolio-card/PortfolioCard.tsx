'use client'
import { forwardRef, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { writeFiatValue } from '../../../text/format/fiat.ts'
import { portfolioParts } from '../../../ledger/portfolio/parts.ts'
import type { Portfolio, PortfolioPartState } from '../../../ledger/portfolio/portfolio.ts'
import { portfolioMessages } from '../../../text/en/contracts/portfolio.ts'
import { PartsTable, skeletonRows } from '../../charts/parts/PartsTable.tsx'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { CardHeader } from '../../states/card/cardParts.tsx'
import { Loadable } from '../../parts/skeleton/Skeleton.tsx'
import { AssetTable } from './AssetTable.tsx'
import { Holdings } from './Holdings.tsx'

/** Props of {@link PortfolioCard}; the rest go to the `<article>`. */
export interface PortfolioCardProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>, CardPartProps<Portfolio, 'header'> {
  /** `data` of `usePortfolio`; null or undefined if there is none, or none yet. */
  readonly portfolio?: Portfolio | null | undefined
  /** ISO 4217 code of the currency of the prices. @default that of the display; plain numbers without it */
  readonly currency?: string | undefined
  /** Whether prices are being loaded. @default false */
  readonly pricing?: boolean | undefined
  /** Failure of the source of prices. @default none */
  readonly priceError?: unknown
}

/**
 * Assets of one or several accounts: the total, assets by value, NFTs by collection, domains, stakes and multisigs.
 * Scams are folded, and in no total. It says what could not be read, and which assets have no price. Feed it from
 * {@link usePortfolio}.
 * @example
 * const query = usePortfolio([account])
 * <PortfolioCard portfolio={query.data} pricing={query.isPricing} currency="USD" {...cardState(query)} />
 */
export const PortfolioCard = forwardRef<HTMLElement, PortfolioCardProps>(function PortfolioCard(
  { portfolio, currency: givenCurrency, pricing = false, priceError, part, ...rest },
  ref,
) {
  const display = useDisplay()
  const currency = givenCurrency ?? display.currency
  const texts = useTexts('portfolio', portfolioMessages)
  const given = portfolio ?? undefined
  const priced = currency !== undefined || pricing || (given?.total.value ?? null) !== null
  return (
    <Card
      {...rest}
      ref={ref}
      kind="portfolio-card"
      part={part}
      label={rest['aria-label'] ?? texts.title}
      entity={portfolio}
      emptyText={texts.empty}
    >
      <CardHeader>
        <h3 part="card-title">{texts.title}</h3>
        {priced && (
          <span part="card-amount card-end portfolio-total">
            <Loadable like="$12,345.67">
              {given && <Total portfolio={given} currency={currency} pricing={pricing} />}
            </Loadable>
          </span>
        )}
      </CardHeader>
      {given === undefined ? (
        <PartsTable
          headings={[texts.asset, texts.balance, texts.share]}
          loading
          rows={skeletonRows(['Gram', 'Tether USD', 'Notcoin'], '1,234.5678 GRAM')}
        />
      ) : (
        <>
          <Notes
            portfolio={given}
            priced={priced && !pricing}
            priceFailed={priceError !== undefined && priceError !== null}
          />
          <AssetTable portfolio={given} currency={currency} priced={priced && !pricing} />
          <Holdings portfolio={given} />
        </>
      )}
    </Card>
  )
})

/** Total value. One that lacks something is a lower bound, because nothing has a negative value. */
function Total({
  portfolio: { total },
  currency,
  pricing,
}: {
  readonly portfolio: Portfolio
  readonly currency: string | undefined
  readonly pricing: boolean
}): ReactElement {
  const { locale } = useDisplay()
  const texts = useTexts('portfolio', portfolioMessages)
  if (pricing) return <bdi part="card-note">{texts.pricing}</bdi>
  const value = writeFiatValue(total.value, currency, locale)
  return <bdi>{total.value !== null && !total.isComplete ? texts.atLeast(value) : value}</bdi>
}

/** Notes about what is missing. */
function Notes({
  portfolio: { parts, total },
  priced,
  priceFailed,
}: {
  readonly portfolio: Portfolio
  readonly priced: boolean
  readonly priceFailed: boolean
}): ReactElement | null {
  const { locale } = useDisplay()
  const texts = useTexts('portfolio', portfolioMessages)
  const name = (status: PortfolioPartState['status']): string => {
    const names = portfolioParts.filter((part) => parts[part].status === status).map((part) => texts.parts[part])
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
  }
  const [pending, failed, partial] = [name('pending'), name('error'), name('partial')]
  const notes: readonly (readonly [id: string, tone: 'warning' | undefined, text: string])[] = [
    ...(pending === '' ? [] : [['pending', undefined, texts.loading(pending)] as const]),
    ...(failed === '' ? [] : [['failed', 'warning', texts.failed(failed)] as const]),
    ...(partial === '' ? [] : [['partial', 'warning', texts.partial(partial)] as const]),
    ...(priceFailed ? [['prices', 'warning', texts.priceFailed] as const] : []),
    ...(priced && total.unpriced > 0 ? [['unpriced', undefined, texts.unpriced(total.unpriced, locale)] as const] : []),
  ]
  if (notes.length === 0) return null
  return (
    <div part="portfolio-notes" role="status">
      {notes.map(([id, tone, text]) => (
        <p
          key={id}
          part="chart-note"
          data-tone={tone}
          data-state={id === 'failed' || id === 'prices' ? 'error' : undefined}
        >
          {text}
        </p>
      ))}
    </div>
  )
}

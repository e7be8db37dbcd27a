'use client'
import { forwardRef, type ComponentPropsWithoutRef, type MouseEvent, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import { listMessages } from '../../../text/en/lists.ts'
import { webLink } from '../../../service/rows/plainText.ts'
import { Link } from '../../values/link/Link.tsx'

/** Props of {@link Pagination}; the rest go to the `<nav>`. */
export interface PaginationProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** Current page, from 1. */
  readonly page: number
  /** Number of pages. @default unknown, as for most lists of the service */
  readonly pageCount?: number | undefined
  /** Whether another page follows; used if there is no `pageCount`. @default false */
  readonly hasNext?: boolean | undefined
  /** Called with the page that a reader chose, from 1. */
  readonly onPageChange?: ((page: number) => void) | undefined
  /**
   * Returns the URL of a page, `http:`, `https:` or relative, so that links can be copied and opened in a new tab.
   * @default buttons
   */
  readonly pageHref?: ((page: number) => string) | undefined
}

/** Steps through a list page by page. Shows page numbers if the number of pages is known. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { page, pageCount, hasNext = false, onPageChange, pageHref, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useTexts('list', listMessages)
  const follows = pageCount === undefined ? hasNext : page < pageCount
  const shown = formatNumber(page, locale)
  const link = { pageHref, onPageChange }
  return (
    <nav aria-label={messages.pages} {...rest} ref={ref} part={partNames('pagination', part)}>
      <PageLink {...link} page={page > 1 ? page - 1 : undefined} label={messages.previous} />
      {pageCount === undefined ? (
        <span part="pagination-current" aria-current="page">
          <bdi>{messages.page(shown)}</bdi>
        </span>
      ) : (
        <>
          <ol part="pagination-numbers">
            {pageNumbers(page, pageCount).map((number, at) => (
              <li key={number ?? `gap ${at}`}>
                {number === undefined ? (
                  <span part="pagination-gap">…</span>
                ) : (
                  <PageLink
                    {...link}
                    page={number}
                    current={number === page}
                    label={formatNumber(number, locale)}
                    name={messages.page(formatNumber(number, locale))}
                  />
                )}
              </li>
            ))}
          </ol>
          <span part="pagination-position">
            <bdi>{messages.pageOf(shown, formatNumber(pageCount, locale))}</bdi>
          </span>
        </>
      )}
      <PageLink {...link} page={follows ? page + 1 : undefined} label={messages.next} />
    </nav>
  )
})

interface PageLinkProps extends Pick<PaginationProps, 'pageHref' | 'onPageChange'> {
  /** Undefined for "previous" on the first page and "next" on the last. */
  readonly page: number | undefined
  readonly label: string
  readonly name?: string | undefined
  readonly current?: boolean | undefined
}

function PageLink({ page, label, name, current = false, pageHref, onPageChange }: PageLinkProps): ReactElement {
  const shared = {
    part: 'button pagination-link',
    'aria-label': name,
    'aria-current': current ? ('page' as const) : undefined,
  }
  const href = page === undefined ? undefined : webLink(pageHref?.(page))
  if (page === undefined || href === undefined) {
    return (
      <button
        {...shared}
        type="button"
        aria-disabled={page === undefined}
        onClick={() => {
          if (page !== undefined && !current) onPageChange?.(page)
        }}
      >
        {label}
      </button>
    )
  }
  const follow = (event: MouseEvent) => {
    const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0
    if (onPageChange === undefined || !plain) return
    event.preventDefault()
    onPageChange(page)
  }
  return (
    <Link {...shared} href={href} onClick={follow}>
      {label}
    </Link>
  )
}

/**
 * Lists the page numbers to offer: the first, the last and those around the current one; undefined
 * stands for a gap.
 * @param page Current page, from 1.
 */
function pageNumbers(page: number, pageCount: number): readonly (number | undefined)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount]
  const numbers = [...new Set(wanted)].filter((number) => number >= 1 && number <= pageCount)
  return numbers.flatMap((number, at) => {
    const before = numbers[at - 1] ?? number
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [undefined, number] : [number]
  })
}

'use client'
import { type ReactNode, useMemo } from 'react'
import { NewRows } from '../../components/lists/new-rows/NewRows.tsx'
import type { ShownListQuery } from '../../components/lists/queryState.ts'
import { findImitators, isSpam, type Dealing } from '../../meaning/names/dealings.ts'
import { useDisplay } from '../../react/display/display.ts'
import type { LiveList, LiveListOptions } from '../../react/hooks/live/useLiveList.ts'
import { useUniqueRows } from '../../react/display/useRows.ts'
import { type FinalityFields, isPending } from '../../service/rows/finality.ts'

/** Result of a hook that lists rows. */
interface RowsQuery<Row> extends ShownListQuery {
  readonly data: unknown
  readonly rows: readonly Row[]
}

interface ListOptions<Params> {
  readonly address: string | undefined
  readonly limit: number
  readonly live: boolean | undefined
  readonly follow: boolean | undefined
  /** Whether the list has filters, which no live list has. */
  readonly isFiltered: boolean
  /** Parameters of the list that is not live; undefined for none. */
  readonly params: Params | undefined
}

interface AccountList<Row> {
  readonly query: RowsQuery<Row>
  readonly rows: readonly Row[]
  /** The same as `rows`; undefined until they are loaded. */
  readonly data: readonly Row[] | undefined
  /** Button that shows new rows. */
  readonly newRows: ReactNode
}

/**
 * Creates a hook that lists rows of an account: live where that is possible, otherwise page after page.
 * @param key Name of the field that identifies a row.
 * @param readDealings Returns the transfers that rows are, as an account sees them.
 */
export function createAccountList<Row extends FinalityFields, Params>(
  useLive: (account: string | undefined, options: LiveListOptions) => LiveList<Row>,
  usePages: (params: Params | undefined) => RowsQuery<Row>,
  key: keyof Row,
  readDealings: (rows: readonly Row[], account: string) => readonly Dealing[],
): (options: ListOptions<Params>) => AccountList<Row> {
  return function useAccountList({ address, limit, live = true, follow = false, isFiltered, params }) {
    const isLive = live && address !== undefined && !isFiltered
    const pages = usePages(isLive ? undefined : params)
    const feed = useLive(isLive ? address : undefined, { limit, follow })
    const query = isLive ? feed : pages
    const rows = useUniqueRows(query.rows, key)
    const { anchors, names } = useDisplay()
    const suspicious = useMemo(() => {
      if (address === undefined || feed.unseen.length === 0) return 0
      const all = readDealings([...feed.unseen, ...feed.rows], address)
      const imitations = findImitators(all, [address, ...(anchors?.list() ?? [])])
      const isScam = (master: string) => names.metadata(master)?.token_info?.some((role) => role?.is_scam) === true
      return feed.unseen.filter((row) => isSpam(readDealings([row], address), imitations, isScam)).length
    }, [address, feed.unseen, feed.rows, anchors, names])
    const pending = Math.min(feed.newRows, feed.unseen.filter(isPending).length)
    return {
      query,
      rows,
      data: query.data === undefined ? undefined : rows,
      newRows: isLive && !follow && (
        <NewRows count={feed.newRows} suspicious={suspicious} pending={pending} onShow={feed.showNew} />
      ),
    }
  }
}

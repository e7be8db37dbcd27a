import type { ReactElement } from 'react'
import { useRouteQuery } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'

/** Tells whether the link asks for all assets, which takes a request for each jetton and each list. */
export function useAllAssets(): boolean {
  const [{ assets }] = useRouteQuery()
  return assets === 'all'
}

/** Says which assets are not read yet, and reads them when asked; nothing once the link asks for them. */
export function MoreAssets({ note }: { readonly note: string }): ReactElement | null {
  const { readMore } = useExplorerTexts('account')
  const [, setQuery] = useRouteQuery()
  if (useAllAssets()) return null
  return (
    <div className="explorer-progress">
      <span>{note}</span>
      <button type="button" part="button" onClick={() => setQuery({ assets: 'all' })}>
        {readMore}
      </button>
    </div>
  )
}

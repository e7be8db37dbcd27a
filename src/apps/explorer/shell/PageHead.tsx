import type { ReactElement, ReactNode } from 'react'
import { Address, FavoriteButton, Identicon, ShareMenu, Skeleton, useClient, useName } from 'tonlens'
import { useRouter } from './router.ts'

interface PageHeadProps {
  /** Kind of the thing, or the title of a page that is about none. */
  readonly kind: string
  /** Account that the page is about: its name is the headline, or its address if it has none. @default none */
  readonly address?: string | undefined
  /** Picture of the thing. @default the identicon of the account */
  readonly icon?: ReactNode
  /** Headline. @default the name of the account, or the kind on a page that is about none */
  readonly title?: ReactNode
  /** Links at the end of the first row, beside the star. @default none */
  readonly actions?: ReactNode
  /** Menu that shares the thing. @default one that shares the link of a page about an account */
  readonly share?: ReactNode
  /** Menu of what few readers need, last in the row. @default none */
  readonly more?: ReactNode
  /** Rows of facts, which only the first tab shows. @default none */
  readonly children?: ReactNode
}

/** Pages about tokens. */
const tokenPages: ReadonlySet<string> = new Set(['jetton', 'collection', 'item'])

/** Head of every page: the name of the thing with its kind and its actions in one row, and facts below it. */
export function PageHead({ kind, address, icon, title, actions, share, more, children }: PageHeadProps): ReactElement {
  const { route } = useRouter()
  const { name = '', metadata } = useName(address)
  const isToken = tokenPages.has(route.page)
  // Nearly every token has a name: the head has its final shape while the name may still come.
  const isNamed = title === undefined && (name !== '' || (isToken && metadata === undefined))
  const headline = title ?? (address !== undefined ? <Headline address={address} isNamed={isNamed} /> : undefined)
  return (
    <header className="explorer-title">
      <div className="explorer-title-row">
        {icon ?? (address !== undefined && <Identicon value={address} className="explorer-title-icon" />)}
        <h1>
          {headline === undefined ? (
            kind
          ) : (
            <>
              <span className="explorer-title-kind">{kind}</span> {headline}
            </>
          )}
        </h1>
        <div className="explorer-actions">
          {address !== undefined && <FavoriteButton address={address} />}
          {actions}
          {share ?? (address !== undefined && <ShareLink />)}
          {more}
        </div>
      </div>
      {route.tab === '' && (isNamed || children !== undefined) && (
        <div className="explorer-title-facts">
          {isNamed && <Address value={address} name={false} long={isToken} copy href={false} />}
          {children}
        </div>
      )}
    </header>
  )
}

/** Name of an account, or its address with a copy button: in full where one line has room for it. */
function Headline({ address, isNamed }: { readonly address: string; readonly isNamed: boolean }): ReactElement {
  return isNamed ? <Address value={address} href={false} /> : <Address value={address} href={false} long="line" copy />
}

/** Shares the link of the page. */
function ShareLink(): ReactElement {
  // Renders again with each change of the URL.
  useRouter()
  const { network } = useClient()
  return <ShareMenu network={network} link={window.location.href} />
}

/** Values in the head of a page by their term: undefined while one loads, null for none. */
export type HeadFactList = Readonly<Record<string, ReactNode>>

/** Facts in the head of a page, each after its term. */
export function HeadFacts({ facts }: { readonly facts: HeadFactList }): ReactElement {
  return (
    <dl className="explorer-head-facts">
      {Object.entries(facts).map(
        ([term, value]) =>
          value !== null && (
            <div key={term}>
              <dt>{term}</dt> <dd>{value ?? <Skeleton like="EQABCD…uvwxyz" />}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

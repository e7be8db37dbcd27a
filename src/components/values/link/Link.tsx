import type { HTMLAttributes, MouseEvent, ReactElement, ReactNode } from 'react'
import { useDisplay } from '../../../react/display/display.ts'
import { webLink, type SafeLink } from '../../../service/rows/plainText.ts'

interface LinkProps extends HTMLAttributes<HTMLElement> {
  /** Target. Without one that a page may follow, see {@link webLink}, the contents are plain text. */
  readonly href: string | undefined
  /** Whether somebody else, such as the author of metadata, chose the target. @default false */
  readonly foreign?: boolean | undefined
  readonly children: ReactNode
}

/** Link of a component. Every `href` reaches the document here, and only here. */
export function Link({ href, foreign = false, onClick, children, ...rest }: LinkProps): ReactElement {
  const { linkComponent: PageLink, onNavigate } = useDisplay()
  const target = webLink(href)
  // Text is neither clicked nor reached by the Tab key.
  if (target === undefined) {
    return (
      <span {...rest} tabIndex={undefined}>
        {children}
      </span>
    )
  }
  if (foreign) {
    return (
      <a {...rest} onClick={onClick} href={target} target="_blank" rel="noopener noreferrer nofollow ugc">
        {children}
      </a>
    )
  }
  const navigate = (event: MouseEvent<HTMLElement>) => {
    onClick?.(event)
    if (staysInTab(event)) onNavigate?.(target, event)
  }
  return (
    <PageLink {...rest} href={target} onClick={onNavigate === undefined ? onClick : navigate}>
      {children}
    </PageLink>
  )
}

/**
 * Tells whether the browser would open the link in the same tab: with other buttons and keys the reader asks for
 * another one.
 */
function staysInTab({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

/** A link named by metadata, labeled with its host. Sends no referrer and opens in a new tab. */
export function MetadataLink({ href, host }: SafeLink): ReactElement {
  return (
    <Link foreign part="card-link" href={href} title={href}>
      <bdi dir="ltr">{host}</bdi>
    </Link>
  )
}

import type { HTMLAttributes, ReactElement, ReactNode } from 'react'
import { webLink } from '../../../model/webLink.ts'

interface LinkProps extends HTMLAttributes<HTMLElement> {
  /** Target. Without one that a page may follow, see {@link webLink}, the contents are plain text. */
  readonly href: string | undefined
  /** Whether somebody else, such as the author of metadata, chose the target. @default false */
  readonly foreign?: boolean | undefined
  readonly children: ReactNode
}

/** Link of a component. Every `href` reaches the document here, and only here. */
export function Link({ href, foreign = false, children, ...rest }: LinkProps): ReactElement {
  const target = webLink(href)
  // Text is no stop of the Tab key.
  if (target === undefined) {
    return (
      <span {...rest} tabIndex={undefined}>
        {children}
      </span>
    )
  }
  const guards = foreign ? { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } : {}
  return (
    <a {...rest} {...guards} href={target}>
      {children}
    </a>
  )
}

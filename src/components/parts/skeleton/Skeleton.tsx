'use client'
import { forwardRef, type ComponentPropsWithoutRef, type ReactElement, type ReactNode } from 'react'
import { partNames } from '../../../react/display/partNames.ts'

/** Props of {@link Skeleton}; the rest go to the `<span>`. */
export interface SkeletonProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /**
   * Text as long as the expected one; it is neither visible nor read out. An address or a hash has the font of
   * one, so that it is as wide as what comes, and ` ⧉` at the end stands for a button that copies it.
   */
  readonly like: string
}

const shortId = /^[\w:+/=-]*…[\w:+/=-]*$/
const longId = /^\S{40,}$/

/** Placeholder of a text that is still loading, in the size of that text. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton({ like, part, ...rest }, ref) {
  const text = like.replace(/ ⧉$/, '')
  return (
    // The style sheet inserts the text, so that it cannot be selected, searched or read out.
    <span
      {...rest}
      ref={ref}
      part={partNames('skeleton', part)}
      data-like={text}
      data-id={shortId.test(text) ? 'short' : longId.test(text) ? 'long' : undefined}
      data-copy={text === like ? undefined : 'button'}
      aria-hidden="true"
    />
  )
})

interface LoadableProps {
  /** Text of typical length for the skeleton, or a skeleton of several texts. */
  readonly like: string | ReactElement
  /** Undefined while it loads. */
  readonly children: ReactNode
}

/** Content, or its skeleton while there is none yet. */
export function Loadable({ like, children }: LoadableProps): ReactElement {
  if (children !== undefined) return <>{children}</>
  return typeof like === 'string' ? <Skeleton like={like} /> : like
}

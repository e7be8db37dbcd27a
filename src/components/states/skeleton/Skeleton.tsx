'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { partNames } from '../../../display/partNames.ts'

/** Props of {@link Skeleton}; the rest go to the `<span>`. */
export interface SkeletonProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Text as long as the expected one; it is neither visible nor read out. */
  readonly like: string
}

/** Placeholder of a text that is still loading, in the size of that text. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { like, part, ...rest },
  ref,
) {
  return (
    // The style sheet inserts the text, so that it cannot be selected, searched or read out.
    <span
      {...rest}
      ref={ref}
      part={partNames('skeleton', part)}
      data-like={like}
      aria-hidden="true"
    />
  )
})

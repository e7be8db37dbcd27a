'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { partNames } from '../../../display/partNames.ts'

/** Props of {@link Skeleton}; the rest go to the `<span>`. */
export interface SkeletonProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Text of the size that is to come; it is neither seen nor read out. */
  readonly like: string
}

/** The place of a text that is still loading, as wide and high as the text will be. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { like, part, ...rest },
  ref,
) {
  return (
    // The style sheet writes the text: it is not there to be selected, found or read out.
    <span
      {...rest}
      ref={ref}
      part={partNames('skeleton', part)}
      data-like={like}
      aria-hidden="true"
    />
  )
})

import type { ReactElement } from 'react'
import { partNames } from '../../../display/partNames.ts'

const paths = {
  check: 'M3 8.5 6.5 12 13 4.5',
  cross: 'M4 4l8 8M12 4l-8 8',
  clock: 'M8 4.5V8l2.5 2M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0Z',
  dash: 'M3.5 8h9',
  copy: 'M6 6V2.5h7.5V10H10M2.5 6H10v7.5H2.5Z',
  lock: 'M3.5 7.5h9v6h-9ZM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5',
  back: 'M6 3 2.5 6.5 6 10M2.5 6.5H10a3.5 3.5 0 0 1 0 7H7',
  warning: 'M8 2 14.5 13.5h-13ZM8 6.5v3M8 11.4v.2',
} as const

/** Name of an {@link Icon}. */
export type IconName = keyof typeof paths

/** Icon in the color and size of the text. Text beside it must say the same. */
export function Icon({ name, part }: { name: IconName; part?: string }): ReactElement {
  return <Drawing path={paths[name]} part={part} />
}

/** Icon from a path on a grid of 16 by 16, for components with icons of their own. */
export function Drawing({
  path,
  part,
}: {
  path: string
  part?: string | undefined
}): ReactElement {
  return (
    <svg
      part={partNames('icon', part)}
      viewBox="0 0 16 16"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}

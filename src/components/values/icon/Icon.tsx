import type { ReactElement } from 'react'
import { partNames } from '../../../react/display/partNames.ts'
import { iconPaths, type IconName } from '../../../text/format/icons.ts'

/** Icon in the color and size of the text. Text beside it must say the same. */
export function Icon({ name, part }: { name: IconName; part?: string }): ReactElement {
  return <Drawing path={iconPaths[name]} part={part} />
}

/** Icon from a path on a grid of 16 by 16, for components with icons of their own. */
export function Drawing({ path, part }: { path: string; part?: string | undefined }): ReactElement {
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

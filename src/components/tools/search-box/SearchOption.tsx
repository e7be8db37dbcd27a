import type { ReactElement, ReactNode } from 'react'
import { plainText } from '../../../model/text.ts'

/** Texts of one option of the list. */
export interface Option {
  readonly kind: string
  readonly label: string
  readonly detail?: string | undefined
  readonly icon?: ReactNode
}

interface SearchOptionProps {
  readonly id: string
  readonly option: Option
  readonly selected: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}

/** One option of the list: kind, name and detail. */
export function SearchOption({ id, option, selected, onPoint, onChoose }: SearchOptionProps): ReactElement {
  const detail = plainText(option.detail, { maximum: 120 })
  // The text field must keep the focus when an option is pressed.
  const pointer = {
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onPointerMove: onPoint,
    onClick: onChoose,
  }
  return (
    <div
      id={id}
      part="search-box-option"
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      {...pointer}
    >
      {option.icon}
      <span part="search-box-kind">{option.kind}</span>
      <bdi part="search-box-label">{plainText(option.label, { maximum: 120 })}</bdi>
      {detail !== '' && (
        <span part="search-box-detail">
          <bdi>{detail}</bdi>
        </span>
      )}
    </div>
  )
}

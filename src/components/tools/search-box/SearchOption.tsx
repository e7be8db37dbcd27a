import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { plainText } from '../../../service/rows/plainText.ts'

/** Texts of one option of the list. */
export interface Option {
  /** Kind of result; undefined if the heading of its group tells it. */
  readonly kind?: string | undefined
  readonly label: string
  readonly detail?: string | undefined
  /** Warns that this may not be what it seems. */
  readonly caution?: string | undefined
  readonly icon?: ReactNode
  /** Warning of one word, before the name. */
  readonly badge?: string | undefined
  /** Says beside the name who vouches for it. */
  readonly mark?: ReactNode
}

interface SearchOptionProps {
  readonly id: string
  readonly option: Option
  readonly selected: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}

/** One option of the list of a box. */
export function SearchOption({ id, option, selected, onPoint, onChoose }: SearchOptionProps): ReactElement {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (selected) element.current?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  // The text field must keep the focus when an option is pressed.
  const pointer = {
    onPointerDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onPointerMove: onPoint,
    onClick: onChoose,
  }
  return (
    <div
      ref={element}
      id={id}
      part="search-box-option"
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      data-state={optionState(option)}
      {...pointer}
    >
      <OptionContents option={option} />
    </div>
  )
}

/** `doubtful` for an option with a warning. */
export function optionState({ caution, badge }: Option): 'doubtful' | undefined {
  return plainText(caution) === '' && badge === undefined ? undefined : 'doubtful'
}

/** Icon, warnings, kind, name and detail of a result. */
export function OptionContents({ option }: { readonly option: Option }): ReactElement {
  const detail = plainText(option.detail, { maximum: 120 })
  const caution = plainText(option.caution, { maximum: 200 })
  const label = plainText(option.label, { maximum: 120 })
  return (
    <>
      {option.icon}
      {option.badge !== undefined && <span part="search-box-badge">{option.badge}</span>}
      {option.kind !== undefined && <span part="search-box-kind">{option.kind}</span>}
      <bdi part="search-box-label" title={label}>
        {label}
      </bdi>
      {option.mark}
      {detail !== '' && (
        <span part="search-box-detail">
          <bdi>{detail}</bdi>
        </span>
      )}
      {caution !== '' && (
        <span part="search-box-caution">
          <bdi>{caution}</bdi>
        </span>
      )}
    </>
  )
}

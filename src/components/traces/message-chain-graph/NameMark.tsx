import type { ReactElement } from 'react'
import type { NameMark as Mark } from '../../../graph/items/nameMarks.ts'
import { Icon } from '../../values/icon/Icon.tsx'

/** Icon before a name that says who gives it; the name of the card or line says the same in words. */
export function NameMark({ mark: { icon, text, kind } }: { readonly mark: Mark }): ReactElement {
  return (
    <span part="address-mark" data-kind={kind} title={text} aria-hidden="true">
      <Icon name={icon} />
    </span>
  )
}

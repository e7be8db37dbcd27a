import type { ReactElement } from 'react'
import search from '../../../components/tools/search-box/search-box.css?inline'
import { SearchBox } from '../../../components/tools/search-box/SearchBox.tsx'
import { toSelection } from '../links.ts'
import type { WidgetProps } from '../defineWidget.ts'

export const styles = [search]

interface Values {
  readonly placeholder: string | undefined
  readonly defaultText: string | undefined
  readonly label: string | undefined
}

/** Search box; a selected result opens in the explorer of the page. */
export default function SearchContent({
  values: { placeholder, defaultText, label },
  open,
}: WidgetProps<Values>): ReactElement {
  return (
    <SearchBox
      // A new initial text replaces what the reader typed.
      key={defaultText}
      defaultText={defaultText}
      placeholder={placeholder}
      label={label}
      operations={false}
      onSelect={(target) => target.kind !== 'opcode' && open(...toSelection(target))}
    />
  )
}

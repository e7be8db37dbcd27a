import type { ReactElement } from 'react'
import search from '../../components/tools/search-box/search-box.css?inline'
import { SearchBox } from '../../components/tools/search-box/SearchBox.tsx'
import { chosenTarget } from '../chosenTarget.ts'
import type { ViewProps } from '../row.ts'

export const styles = [search]

interface Values {
  readonly placeholder: string | undefined
  readonly text: string | undefined
  readonly label: string | undefined
}

/** A box that says what a text means; what is chosen opens in the explorer of the page. */
export function View({ values: { placeholder, text, label }, open }: ViewProps<Values>): ReactElement {
  return (
    <SearchBox
      // Another text of the page begins anew; what the reader typed is his own.
      key={text}
      defaultText={text}
      placeholder={placeholder}
      label={label}
      onSelect={(target) => open(...chosenTarget(target))}
    />
  )
}

import type { IconName } from '../format/icons.ts'
import type { NameKind } from '../../meaning/names/labels.ts'

const icons: Partial<Record<NameKind, IconName>> = {
  label: 'tag',
  imported: 'file',
  application: 'window',
  catalogue: 'book',
}

/** Icon that says who gives a name; undefined for domains and names of tokens, which the index gives. */
export function nameIcon(kind: NameKind | undefined): IconName | undefined {
  return kind === undefined ? undefined : icons[kind]
}

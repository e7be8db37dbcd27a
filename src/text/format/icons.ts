import type { NameKind } from '../../meaning/names/labels.ts'

/** Line drawings on a grid of 16 by 16, as SVG path data. */
export const iconPaths = {
  check: 'M3 8.5 6.5 12 13 4.5',
  cross: 'M4 4l8 8M12 4l-8 8',
  clock: 'M8 4.5V8l2.5 2M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0Z',
  dash: 'M3.5 8h9',
  copy: 'M6 6V2.5h7.5V10H10M2.5 6H10v7.5H2.5Z',
  lock: 'M3.5 7.5h9v6h-9ZM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5',
  back: 'M6 3 2.5 6.5 6 10M2.5 6.5H10a3.5 3.5 0 0 1 0 7H7',
  star: 'M8 2l1.8 3.9 4.2.5-3.1 2.9.8 4.2L8 11.4l-3.7 2.1.8-4.2L2 6.4l4.2-.5Z',
  tag: 'M2.5 2.5H8l5.5 5.5L8 13.5 2.5 8ZM5.3 5.3v.1',
  file: 'M4 2h5l3 3v9H4ZM8 6.5v4.5M6.2 9.3 8 11l1.8-1.7',
  window: 'M2.5 3h11v10h-11ZM2.5 6h11',
  book: 'M2.5 3.5H6l2 1.5 2-1.5h3.5v8.5H10L8 13.5 6 12H2.5ZM8 5v8',
  share: 'M8 9.5V2M5 4.5 8 1.75l3 2.75M4.5 7H3v7h10V7h-1.5',
  warning: 'M8 2 14.5 13.5h-13ZM8 6.5v3M8 11.4v.2',
} as const

/** Name of an icon. */
export type IconName = keyof typeof iconPaths

/** Icon of each status of a transaction. */
export const statusIcons = {
  success: 'check',
  failed: 'cross',
  pending: 'clock',
  skipped: 'dash',
  unknown: 'warning',
} as const

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

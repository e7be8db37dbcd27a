/** What each element is, said aloud: some engines forget it where a style sheet makes blocks of a table. */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader', scope: 'col' },
  cell: { role: 'cell' },
} as const

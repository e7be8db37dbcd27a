import type { TableName, Tables } from '../rows/tables.ts'

/**
 * Declares that an endpoint finds rows of a table by their primary keys. Such a request needs no list to be
 * complete: the rows with these keys are its candidates, and a key without a row is one that does not exist.
 */
export interface ByKey<Params, Table extends TableName = TableName> {
  readonly table: Table
  /** Parameter with the keys, or with one of them. */
  readonly param: string
  /** Parameters besides `limit` and `sort` that leave out no row. @default none */
  readonly neutral?: readonly string[]
  /** Whether a row has all parts that a request wants: some answers have rows without parts. @default it has */
  readonly isFull?: (row: Tables[Table], params: Params) => boolean
}

/** Declares a {@link ByKey} whose rows may lack parts. */
export function defineByKey<Table extends TableName, Params>(
  table: Table,
  param: string,
  rest: Pick<ByKey<Params, Table>, 'neutral' | 'isFull'>,
): ByKey<Params> {
  return { table, param, ...rest } as unknown as ByKey<Params>
}

/** Parameters that leave out no row while all of them fit on the first page. */
const neutralParams: readonly string[] = ['limit', 'sort']

/** The keys of a request; undefined if it names none. */
export function readKeys(
  { param }: Pick<ByKey<never>, 'param'>,
  params: Readonly<Record<string, unknown>>,
): readonly string[] | undefined {
  const given = params[param]
  if (typeof given === 'string' && given !== '') return [given]
  return Array.isArray(given) && given.length > 0 ? (given as readonly string[]) : undefined
}

/** Tells whether a request asks for rows by their keys alone, so that its answer shows which of them do not exist. */
export function hasKeysAlone(
  { param, neutral = [] }: Pick<ByKey<never>, 'param' | 'neutral'>,
  params: Readonly<Record<string, unknown>>,
): boolean {
  return Object.entries(params).every(
    ([name, value]) => value === undefined || name === param || neutralParams.includes(name) || neutral.includes(name),
  )
}

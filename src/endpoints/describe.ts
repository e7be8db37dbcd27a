import type { AnyEndpoint } from './endpoint.ts'

/** One parameter of an endpoint, read from its schema: for documentation, forms and servers. */
export interface ParamDescription {
  readonly name: string
  readonly type: 'string' | 'integer' | 'boolean' | 'object'
  /** Given as a repeated parameter. */
  readonly array: boolean
  readonly required: boolean
  /** Allowed values, when they are few. */
  readonly enum: readonly string[] | undefined
  readonly minimum: number | undefined
  readonly maximum: number | undefined
  /** Most values of an array. */
  readonly maxItems: number | undefined
}

interface Definition {
  readonly type: string
  readonly innerType?: Schema
  readonly element?: Schema
  readonly entries?: Readonly<Record<string, string>>
  readonly shape?: Readonly<Record<string, Schema>>
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[]
}
interface Check {
  readonly check: string
  readonly value?: number
  readonly maximum?: number
}
interface Schema {
  readonly _zod: { readonly def: Definition }
}

/** Parameters of an endpoint in the order of its row. */
export function describeParams(endpoint: AnyEndpoint): readonly ParamDescription[] {
  const { shape = {} } = (endpoint.params as unknown as Schema)._zod.def
  return Object.entries(shape).map(([name, schema]) => describeParam(name, schema))
}

function describeParam(name: string, schema: Schema): ParamDescription {
  const required = schema._zod.def.type !== 'optional'
  const given = required ? schema._zod.def : (schema._zod.def.innerType?._zod.def ?? schema._zod.def)
  const array = given.type === 'array'
  const item = array ? (given.element?._zod.def ?? given) : given
  const bound = (definition: Definition, check: string) =>
    definition.checks?.find(({ _zod }) => _zod.def.check === check)?._zod.def
  return {
    name,
    type: TYPES[item.type] ?? 'object',
    array,
    required,
    enum: item.entries === undefined ? undefined : Object.values(item.entries),
    minimum: bound(item, 'greater_than')?.value,
    maximum: bound(item, 'less_than')?.value,
    maxItems: array ? bound(given, 'max_length')?.maximum : undefined,
  }
}

const TYPES: Readonly<Record<string, ParamDescription['type']>> = {
  string: 'string',
  enum: 'string',
  int: 'integer',
  number: 'integer',
  boolean: 'boolean',
}

import type { AnyEndpoint } from './endpoint.ts'
import type { Bounds } from './kinds.ts'

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
  readonly shape?: Readonly<Record<string, Schema>>
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly params?: Bounds } } }[]
  readonly params?: Bounds
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
  const { values, minimum, maximum } = boundsOf(item)
  return {
    name,
    type: values === undefined ? (TYPES[item.type] ?? 'object') : 'string',
    array,
    required,
    enum: values,
    minimum,
    maximum,
    maxItems: array ? boundsOf(given).maxItems : undefined,
  }
}

function boundsOf({ params, checks = [] }: Definition): Bounds {
  return Object.assign({}, params, ...checks.map(({ _zod }) => _zod.def.params)) as Bounds
}

const TYPES: Readonly<Record<string, ParamDescription['type']>> = {
  string: 'string',
  number: 'integer',
  boolean: 'boolean',
}

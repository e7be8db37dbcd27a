import type { AnyEndpoint } from './endpoint.ts'

/** One parameter of an endpoint, as data for documentation, forms and servers. */
export interface ParamDescription {
  readonly name: string
  /** Kind of the value: `address`, `hash`, `lt` and so on. */
  readonly kind: string
  readonly type: 'string' | 'integer' | 'boolean' | 'object'
  /** Given as a repeated parameter. */
  readonly array: boolean
  readonly required: boolean
  /** Allowed values, where there are only a few. */
  readonly enum: readonly string[] | undefined
  readonly minimum: number | undefined
  readonly maximum: number | undefined
  /** Greatest number of values of an array. */
  readonly maxItems: number | undefined
}

/** Describes the parameters of an endpoint in the order of its row. */
export function describeParams(endpoint: AnyEndpoint): readonly ParamDescription[] {
  return Object.entries(endpoint.params.fields).map(([name, { kind, list, maxItems, required }]) => ({
    name,
    kind: kind.name,
    type: kind.type,
    array: list,
    required,
    enum: kind.values,
    minimum: kind.minimum,
    maximum: kind.maximum,
    maxItems: list ? maxItems : undefined,
  }))
}

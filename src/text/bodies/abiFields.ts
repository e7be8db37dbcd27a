import type { AbiValue } from '../../ton/abi/run.ts'
import { bodyValue, type BodyFields, type BodyValue } from './decoded.ts'
import { humanizeName } from './opcodeWords.ts'

/** Matches types that no ABI declares. */
const isUnnamed =
  /[<([?]|^(?:(?:u?int|varu?int|bits|bytes)\d+|coins|bool|cell|slice|builder|string|address|ext_address|any_address|RemainingBitsAndRefs)$/

/** Fields of a value that was read by an ABI. */
export function describeAbiFields(value: AbiValue): BodyFields {
  const described = describeAbiValue(value, '')
  if (described.kind === 'fields') return described
  return { type: undefined, fields: described.kind === 'nothing' ? [] : [{ name: '', value: described }] }
}

/** {@link describeAbiFields} for one value; its name helps to tell coins and times from other numbers. */
export function describeAbiValue(value: AbiValue, name: string): BodyValue {
  if (typeof value === 'bigint') return bodyValue(String(value), name)
  if (typeof value !== 'object' || value === null) return bodyValue(value, name)
  if (value instanceof Map) {
    const entries = [...(value as ReadonlyMap<AbiValue, AbiValue>)]
    return {
      kind: 'fields',
      type: undefined,
      fields: entries.map(([key, item]) => ({
        name: typeof key === 'object' ? '' : String(key),
        value: describeAbiValue(item, name),
      })),
    }
  }
  if (Array.isArray(value)) {
    return { kind: 'list', items: (value as readonly AbiValue[]).map((item) => describeAbiValue(item, name)) }
  }
  if ('bitLength' in value && 'refs' in value) return { kind: 'cell', cell: value }
  const { $, ...fields } = value as Readonly<Record<string, AbiValue>>
  // An alternative that is no structure stands for its value.
  if (typeof $ === 'string' && isUnnamed.test($) && Object.keys(fields).join() === 'value')
    return describeAbiValue(fields['value'] as AbiValue, name)
  return {
    kind: 'fields',
    type: typeof $ === 'string' ? snakeCase($) : undefined,
    fields: Object.entries(fields).map(([key, item]) => ({
      name: snakeCase(key),
      value: describeAbiValue(item, snakeCase(key)),
    })),
  }
}

/** Spells a name as the service spells names: `queryId` becomes `query_id`. */
export function snakeCase(name: string): string {
  return name.replaceAll(/([a-z\d])([A-Z])/g, '$1_$2').toLowerCase()
}

/** Turns the name that an ABI gives a body into words; undefined without one. */
export function bodyWords(name: string | undefined): string | undefined {
  return name === undefined ? undefined : humanizeName(snakeCase(name))
}

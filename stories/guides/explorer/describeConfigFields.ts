import { describeConfig } from '../../../src/apps/explorer/config/config.ts'
import type { PropDescription } from '../../handbook/describeComponent.ts'

/** What this module reads of a JSON Schema. */
interface Schema {
  readonly type?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
}

/**
 * Fields of an object in the explorer's `config.json`, as its schema describes them.
 * @param path Names of the fields that lead to the object, such as `['networks', 'prices']`; none for the whole file.
 * @throws {Error} The configuration has no object there.
 */
export function describeConfigFields(path: readonly string[] = []): readonly PropDescription[] {
  const schema = path.reduce<Schema | undefined>((outer, name) => {
    const inner = outer?.properties?.[name]
    return inner?.items ?? inner
  }, describeConfig())
  if (schema?.properties === undefined) throw new Error(`The configuration has no object at ${path.join('.')}.`)
  return Object.entries(schema.properties).map(([name, field]) => {
    const [text = '', fallback] = (field.description ?? '').split(' @default ')
    const required = schema.required?.includes(name) ?? false
    return { name, type: typeText(field), required, text, fallback: fallback ?? defaultText(field, required) }
  })
}

function defaultText({ type }: Schema, required: boolean): string {
  if (required) return ''
  return type === 'boolean' ? '`false`' : 'none'
}

function typeText({ type, anyOf, items, minimum, maximum, minItems, maxItems }: Schema): string {
  if (anyOf !== undefined) return anyOf.map(typeText).join(' or ')
  if (items !== undefined) return `list of ${minItems} to ${maxItems} ${items.type}s`
  const bounds = maximum === undefined ? '' : `, ${minimum} to ${maximum.toLocaleString('en')}`
  return `${type}${bounds}`
}

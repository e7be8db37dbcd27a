/** Error that names the field of a configuration and what is wrong with it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  /** Path of the field, such as `networks[0].baseUrl`; empty for the whole file. */
  readonly field: string

  constructor(field: string, problem: string) {
    super(field === '' ? `The configuration ${problem}.` : `The field ${field} of the configuration ${problem}.`)
    this.field = field
  }
}

/** Checks a field of a configuration and describes it for editors. */
export interface Kind<Value> {
  /** @throws {ConfigError} The value is not of this kind. */
  readonly check: (value: unknown, field: string) => Value
  /** JSON Schema. */
  readonly schema: Readonly<Record<string, unknown>>
}

/** Type of the values of a kind. */
export type ValueOf<Checked> = Checked extends Kind<infer Value> ? Value : never

/** Text that matches a pattern. @param problem Words that end "The field x …" if it does not match. */
export function text(description: string, pattern: RegExp, problem: string): Kind<string> {
  return {
    schema: { type: 'string', pattern: pattern.source, description },
    check(value, field) {
      if (typeof value !== 'string' || !pattern.test(value)) throw new ConfigError(field, problem)
      return value
    },
  }
}

export function flag(description: string): Kind<boolean> {
  return {
    schema: { type: 'boolean', description },
    check(value, field) {
      if (typeof value !== 'boolean') throw new ConfigError(field, 'must be true or false')
      return value
    },
  }
}

export function integer(description: string, minimum: number, maximum: number): Kind<number> {
  return {
    schema: { type: 'integer', minimum, maximum, description },
    check(value, field) {
      if (!Number.isInteger(value) || (value as number) < minimum || (value as number) > maximum) {
        throw new ConfigError(field, `must be a whole number from ${minimum} to ${maximum}`)
      }
      return value as number
    },
  }
}

export function list<Value>(description: string, items: Kind<Value>, minItems: number, maxItems: number): Kind<readonly Value[]> {
  return {
    schema: { type: 'array', description, items: items.schema, minItems, maxItems },
    check(value, field) {
      if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) {
        throw new ConfigError(field, `must be a list of ${minItems} to ${maxItems} entries`)
      }
      return value.map((entry, at) => items.check(entry, `${field}[${at}]`))
    },
  }
}

/** An object with any names that match a pattern. */
export function record<Value>(description: string, names: RegExp, values: Kind<Value>): Kind<Readonly<Record<string, Value>>> {
  return {
    schema: { type: 'object', description, additionalProperties: false, patternProperties: { [names.source]: values.schema } },
    check(value, field) {
      return Object.fromEntries(
        listEntries(value, field).map(([name, entry]) => {
          if (!names.test(name)) throw new ConfigError(join(field, name), 'is not known')
          return [name, values.check(entry, join(field, name))]
        }),
      )
    },
  }
}

type Kinds = Readonly<Record<string, Kind<unknown>>>

/** A value of one of two kinds, told apart by `isFirst`. */
export function either<First, Second>(description: string, first: Kind<First>, second: Kind<Second>, isFirst: (value: unknown) => boolean): Kind<First | Second> {
  return {
    schema: { description, anyOf: [first.schema, second.schema] },
    check: (value, field) => (isFirst(value) ? first : second).check(value, field),
  }
}

/** Values of the fields of an object. */
type Values<Required extends Kinds, Optional extends Kinds> = {
  readonly [Name in keyof Required]: ValueOf<Required[Name]>
} & { readonly [Name in keyof Optional]?: ValueOf<Optional[Name]> | undefined }

/**
 * An object of known fields; any other field is an error, because it would have no effect.
 * @param refused Fields that somebody may try, with words that end "The field x …". @default none
 */
export function object<Required extends Kinds, Optional extends Kinds>(
  description: string,
  required: Required,
  optional: Optional,
  refused: Readonly<Record<string, string>> = {},
): Kind<Values<Required, Optional>> {
  const kinds: Kinds = { ...required, ...optional }
  const schemas = Object.fromEntries(Object.entries(kinds).map(([name, { schema }]) => [name, schema]))
  return {
    schema: { type: 'object', description, properties: schemas, required: Object.keys(required), additionalProperties: false },
    check(value, field) {
      const entries = listEntries(value, field)
      const given = new Set(entries.map(([name]) => name))
      const missing = Object.keys(required).find((name) => !given.has(name))
      if (missing !== undefined) throw new ConfigError(join(field, missing), 'is missing')
      const checked = entries.map(([name, entry]) => {
        const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
        if (kind === undefined && Object.hasOwn(refused, name)) throw new ConfigError(join(field, name), refused[name] ?? '')
        if (kind === undefined) throw new ConfigError(join(field, name), `is not known. Known fields: ${Object.keys(kinds).join(', ')}`)
        return [name, kind.check(entry, join(field, name))]
      })
      return Object.fromEntries(checked) as Values<Required, Optional>
    },
  }
}

function listEntries(value: unknown, field: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ConfigError(field, 'must be an object')
  return Object.entries(value)
}

function join(field: string, name: string): string {
  return field === '' ? name : `${field}.${name}`
}

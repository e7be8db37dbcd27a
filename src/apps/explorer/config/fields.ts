// Fields of a configuration as zod schemas. Messages are words that end "The field x of the configuration …".
import * as z from 'zod/mini'

/** Text that matches a pattern. */
export function textField(description: string, pattern: RegExp, problem: string) {
  return z.string(wrongType(problem)).check(z.regex(pattern, problem), z.describe(description))
}

export function flagField(description: string) {
  return z.boolean(wrongType('must be true or false')).check(z.describe(description))
}

export function integerField(description: string, minimum: number, maximum: number) {
  const problem = `must be a whole number from ${minimum} to ${maximum}`
  return z
    .int(wrongType(problem))
    .check(z.minimum(minimum, problem), z.maximum(maximum, problem), z.describe(description))
}

export function listField<Item extends z.ZodMiniType>(
  description: string,
  items: Item,
  minimum: number,
  maximum: number,
) {
  const problem = `must be a list of ${minimum} to ${maximum} entries`
  return z
    .array(items, wrongType(problem))
    .check(z.minLength(minimum, problem), z.maxLength(maximum, problem), z.describe(description))
}

/** An object with any names that match a pattern. */
export function recordField<Value extends z.ZodMiniType>(description: string, names: RegExp, values: Value) {
  const name = z.string().check(z.regex(names, 'is not known'))
  return z.record(name, values, wrongType('must be an object')).check(z.describe(description))
}

/**
 * An object of known fields; any other field is an error, because it would have no effect.
 * @param refused Fields that somebody may try, with the reason why they are refused. @default none
 */
export function objectField<Shape extends Readonly<Record<string, z.ZodMiniType>>>(
  description: string,
  shape: Shape,
  refused: Readonly<Record<string, string>> = {},
) {
  const known = `is not known. Known fields: ${Object.keys(shape).join(', ')}`
  const explain = ({ code, input, keys: [key = ''] = [] }: { code?: string; input?: unknown; keys?: string[] }) => {
    if (code !== 'unrecognized_keys') return input === undefined ? 'is missing' : 'must be an object'
    return Object.hasOwn(refused, key) ? refused[key] : known
  }
  return z.strictObject(shape, { error: explain as z.core.$ZodErrorMap }).check(z.describe(description))
}

/**
 * Checks a configuration, or a part of one.
 * @throws {ConfigError} A field is missing, unknown or wrong: the first of them.
 */
export function checkFields<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(value)
  const [issue] = error?.issues ?? []
  if (issue === undefined) return data as z.output<Schema>
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path
  // The words of a refused name are those of its own schema.
  const { message } = issue.code === 'invalid_key' ? (issue.issues[0] ?? issue) : issue
  throw new ConfigError(writePath(path), message)
}

function wrongType(problem: string) {
  return { error: ({ input }: { readonly input?: unknown }) => (input === undefined ? 'is missing' : problem) }
}

function writePath(path: readonly PropertyKey[]): string {
  return path
    .map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at === 0 ? '' : '.'}${String(part)}`))
    .join('')
}

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

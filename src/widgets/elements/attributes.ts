import { webLink } from '../../service/rows/plainText.ts'
import { TonlensError } from '../../ton/cells/errors.ts'

/** Converts the text of an attribute to the value of its property and back. */
export interface AttributeKind<Value> {
  /** TypeScript type, shown by editors. */
  readonly type: string
  /**
   * Parses the text of an attribute.
   * @returns `undefined` for a blank text.
   * @throws {AttributeError} The text is not a valid value.
   */
  read(name: string, text: string): Value | undefined
  /**
   * Writes a value as the text of an attribute.
   * @returns `null` to remove the attribute.
   */
  write(value: Value): string | null
}

/** One attribute of an element. */
export interface Attribute<Value = unknown> {
  readonly kind: AttributeKind<Value>
  /** Description in one sentence, shown by editors. */
  readonly about: string
  /** Whether the element needs it to show anything. @default false */
  readonly required?: boolean
}

/** Attributes of an element, by name. */
export type Attributes = Readonly<Record<string, Attribute>>

type Camel<Name extends string> = Name extends `${infer Head}-${infer Rest}`
  ? `${Head}${Capitalize<Camel<Rest>>}`
  : Name

/** Properties of a set of attributes; `undefined` means that the attribute is absent. */
export type ValuesOf<Set extends Attributes> = {
  readonly [Name in keyof Set & string as Camel<Name>]: Set[Name] extends Attribute<infer Value>
    ? Value | undefined
    : never
}

/** A required attribute is missing, or the text of an attribute is not a valid value. */
export class AttributeError extends TonlensError {
  override readonly name = 'AttributeError'
  /** Name of the attribute. */
  readonly attribute: string

  constructor(attribute: string, advice: string) {
    super(`The attribute ${attribute} ${advice}`)
    this.attribute = attribute
  }
}

/** Any text. A blank text counts as absent. */
export const text: AttributeKind<string> = {
  type: 'string',
  read: (_, given) => (given.trim() === '' ? undefined : given.trim()),
  write: (value) => value,
}

/**
 * URL of a page that the element links to: `http:` or `https:`, or relative to the page. Pages that take
 * attributes from strangers, such as `embed.html`, ignore attributes of this kind.
 */
export const link: AttributeKind<string> = {
  type: 'string',
  read(name, given) {
    const href = given.trim()
    if (href === '') return undefined
    if (webLink(href) === undefined) throw new AttributeError(name, `needs an http: or https: URL, not "${given}".`)
    return href
  },
  write: (value) => value,
}

/** Boolean attribute: on if present. The text `false` is off, for templates that always write the attribute. */
export const flag: AttributeKind<boolean> = {
  type: 'boolean',
  read: (_, given) => given !== 'false',
  write: (value) => (value ? '' : null),
}

/** A whole number that is not negative. */
export const count: AttributeKind<number> = {
  type: 'number',
  read(name, given) {
    if (given.trim() === '') return undefined
    if (!/^\d{1,15}$/.test(given.trim())) throw new AttributeError(name, `needs a whole number, not "${given}".`)
    return Number(given)
  },
  write: String,
}

/** A whole number. */
export const integer: AttributeKind<number> = {
  type: 'number',
  read(name, given) {
    if (given.trim() === '') return undefined
    if (!/^-?\d{1,15}$/.test(given.trim())) throw new AttributeError(name, `needs a whole number, not "${given}".`)
    return Number(given)
  },
  write: String,
}

/** One of several keywords. */
export function keyword<const Word extends string>(...words: readonly [Word, ...Word[]]): AttributeKind<Word> {
  return {
    type: words.map((word) => `'${word}'`).join(' | '),
    read(name, given) {
      const word = given.trim().toLowerCase()
      if (word === '') return undefined
      const known = words.find((one) => one.toLowerCase() === word)
      if (known === undefined) throw new AttributeError(name, `is one of ${words.join(', ')}, not "${given}".`)
      return known
    },
    write: (value) => value,
  }
}

/** Name of the property of an attribute: `base-url` becomes `baseUrl`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

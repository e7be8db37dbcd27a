import { TonlensError } from '../ton/errors.ts'

/** How the text of an attribute becomes the value of its property, and back. */
export interface AttributeKind<Value> {
  /** The type as editors show it. */
  readonly type: string
  /** @returns `undefined` for text that says nothing. @throws {AttributeError} */
  read(name: string, text: string): Value | undefined
  /** @returns `null` to remove the attribute. */
  write(value: Value): string | null
}

/** One attribute of an element. */
export interface Attribute<Value = unknown> {
  readonly kind: AttributeKind<Value>
  /** What it means, in one sentence; shown by editors. */
  readonly about: string
  /** The element shows nothing without it. @default false */
  readonly required?: boolean
}

/** Attributes of an element, by name. */
export type Attributes = Readonly<Record<string, Attribute>>

type Camel<Name extends string> = Name extends `${infer Head}-${infer Rest}`
  ? `${Head}${Capitalize<Camel<Rest>>}`
  : Name

/** Properties that belong to a set of attributes; `undefined` stands for an absent attribute. */
export type ValuesOf<Set extends Attributes> = {
  readonly [Name in keyof Set & string as Camel<Name>]: Set[Name] extends Attribute<infer Value>
    ? Value | undefined
    : never
}

/** An attribute that is missing, or whose text cannot be used. */
export class AttributeError extends TonlensError {
  override readonly name = 'AttributeError'
  /** Name of the attribute. */
  readonly attribute: string

  constructor(attribute: string, advice: string) {
    super(`The attribute ${attribute} ${advice}`)
    this.attribute = attribute
  }
}

/** Any text; an empty one counts as absent. */
export const text: AttributeKind<string> = {
  type: 'string',
  read: (_, given) => (given.trim() === '' ? undefined : given.trim()),
  write: (value) => value,
}

/** On when present, whatever it says; `false` is off for those who template attributes. */
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

/** One of a few words. */
export function oneOf<const Word extends string>(...words: readonly [Word, ...Word[]]): AttributeKind<Word> {
  return {
    type: words.map((word) => `'${word}'`).join(' | '),
    read(name, given) {
      const word = given.trim().toLowerCase()
      if (word === '') return undefined
      const known = words.find((one) => one === word)
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

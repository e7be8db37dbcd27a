import type { TypeText } from './abi.ts'
import { AbiFault } from './errors.ts'

/** A parsed type. */
export interface Type {
  /** Word to switch on; `named` for a declared type. */
  readonly kind: string
  /** The type in its usual spelling. */
  readonly text: TypeText
  /**
   * Size in bits of `intN`, `uintN`, `bitsN`; number of bytes that a `varintN` stays below. 0 if an expression has it.
   */
  readonly n: number
  /** Types inside this one. */
  readonly items: readonly Type[]
}

const maxLength = 4000
const maxDepth = 48
/** Kinds with one type or more in angle brackets, and their number. */
const genericTypes: Readonly<Record<string, number>> = {
  Cell: 1,
  map: 2,
  array: 1,
  lisp_list: 1,
  rest: 1,
  omittable: 1,
  when: 2,
  repeat: 2,
  inline_map: 2,
  augmented_map: 3,
  inline_augmented_map: 3,
}
/** Tokens; an expression over fields is one, such as `8*length+1`. */
const tokenPattern = /[\w$.`]+(?:[*+][\w.]+)*|\S/g
const plainType =
  /^(?:int|coins|bool|cell|slice|builder|string|address|ext_address|any_address|null|void|RemainingBitsAndRefs)$/

/** Parses a type. @throws {AbiFault} The text is not a type. */
export function parseType(text: TypeText): Type {
  if (typeof text !== 'string' || text.length > maxLength) throw new AbiFault('type')
  const tokens = text.match(tokenPattern) ?? []
  let at = 0
  const type = union(0)
  if (at < tokens.length) throw new AbiFault('type', text.slice(0, 80))
  return type

  function union(depth: number): Type {
    if (depth > maxDepth) throw new AbiFault('limit')
    const items = [nullable(depth)]
    while (tokens[at] === '|') {
      at += 1
      items.push(nullable(depth))
    }
    const [first, second] = items
    if (first === undefined || second === undefined) return first as Type
    if (items.length === 2 && second.kind === 'null') return makeNullable(first)
    if (items.length === 2 && first.kind === 'null') return makeNullable(second)
    return make('union', items.map((item) => item.text).join(' | '), items)
  }

  function nullable(depth: number): Type {
    let inner = primary(depth)
    while (tokens[at] === '?') {
      at += 1
      inner = makeNullable(inner)
    }
    return inner
  }

  function primary(depth: number): Type {
    const token = tokens[at++] ?? ''
    if (token === '(') return group('tensor', ')', depth)
    if (token === '[') return group('tuple', ']', depth)
    if (!/^[\w$.`]/.test(token)) throw new AbiFault('type', text.slice(0, 80))
    const items = tokens[at] === '<' ? (at++, list('>', depth)) : []
    const count = Object.hasOwn(genericTypes, token) ? genericTypes[token] : undefined
    const spelled = items.length === 0 ? token : `${token}<${items.map((item) => item.text).join(', ')}>`
    if (count !== undefined && count === items.length) return make(token, spelled, items)
    if (/^(?:u?int|bits)$/.test(token) && items.length === 1) return make(`sized_${token}`, spelled, items)
    if (token === 'choose' && items.length > 1) return make(token, spelled, items)
    if (items.length > 0) return make('named', spelled, items)
    if (plainType.test(token)) return make(token, token, [])
    const [, word = '', digits = ''] = /^(u?int|varu?int|bits|bytes)(\d{1,4})$/.exec(token) ?? []
    if (word === '') return make('named', token, [])
    const n = word === 'bytes' ? Number(digits) * 8 : Number(digits)
    const fits = word.startsWith('var')
      ? n >= 2 && n <= 256
      : n <= (word === 'int' ? 257 : word === 'uint' ? 256 : 1023)
    if (!fits || (n === 0 && !word.startsWith('b'))) throw new AbiFault('type', token)
    return { kind: word === 'bytes' ? 'bits' : word, text: token, n, items }
  }

  function group(kind: string, end: string, depth: number): Type {
    const items = list(end, depth)
    const [open, close] = kind === 'tensor' ? '()' : '[]'
    if (kind === 'tensor' && items.length === 1) return items[0] as Type
    return make(kind, `${open}${items.map((item) => item.text).join(', ')}${close}`, items)
  }

  function list(end: string, depth: number): Type[] {
    const items: Type[] = []
    while (tokens[at] !== end) {
      if (items.length > 0 && tokens[at++] !== ',') throw new AbiFault('type', text.slice(0, 80))
      items.push(union(depth + 1))
    }
    at += 1
    return items
  }
}

function make(kind: string, text: TypeText, items: readonly Type[]): Type {
  return { kind, text, n: 0, items }
}

function makeNullable(inner: Type): Type {
  return make('nullable', inner.kind === 'union' ? `(${inner.text})?` : `${inner.text}?`, [inner])
}

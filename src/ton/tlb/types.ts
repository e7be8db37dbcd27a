import type { TypeText } from '../abi/abi.ts'
import { TlbError } from './errors.ts'
import type { TlbExpression } from './syntax.ts'

/** Type without parameters that TL-B files take as known. */
const plain: Readonly<Record<string, TypeText>> = {
  '#': 'uint32',
  Bool: 'bool',
  Bit: 'uint1',
  Grams: 'coins',
  Coins: 'coins',
  Cell: 'RemainingBitsAndRefs',
  Any: 'RemainingBitsAndRefs',
  Slice: 'RemainingBitsAndRefs',
  MsgAddress: 'any_address',
  MsgAddressInt: 'address',
  MsgAddressExt: 'any_address',
  Unit: 'void',
  True: 'void',
}
/** Dictionaries, by their names in an ABI. */
const dictionaries: Readonly<Record<string, string>> = {
  HashmapE: 'map',
  Hashmap: 'inline_map',
  HashmapAugE: 'augmented_map',
  HashmapAug: 'inline_augmented_map',
}
/** Types with parameters that are known. Their declarations, where a file has them, are skipped. */
const generic = ['Maybe', 'Either', 'VarUInteger', 'VarInteger']
/** Longest text of a tuple. */
const maxTupleLength = 20_000
/** Types by which a dictionary is declared. */
const nodes = ['HmLabel', 'Unary', 'HashmapNode', 'HashmapAugNode']

/** Types that need no declaration. */
export const knownTypes: ReadonlySet<string> = new Set([
  ...Object.keys(plain),
  ...Object.keys(dictionaries),
  ...generic,
  ...nodes,
  'addr_none',
])

/** Names that an expression can use. */
export interface TlbScope {
  /** Values of the parameters of a declaration: types, or numbers as text. */
  readonly parameters: Readonly<Record<string, TypeText>>
  /** Fields before the expression. */
  readonly fields: ReadonlySet<string>
}

/** Declared types, as the compiler of expressions asks for them. */
export interface Declared {
  /** Declares an instance of a type. @returns its name. @throws {TlbError} Nobody declares it. */
  readonly instance: (name: string, args: readonly TypeText[], at: TlbExpression) => TypeText
  /** Numbers for which constructors of a type are declared, as its only parameter. */
  readonly choices: (name: string) => readonly number[]
  /** Whether all alternatives of a type have tags. */
  readonly isTagged: (type: TypeText) => boolean
  /** Whether the cells of a type are exotic. */
  readonly isExotic: (name: string) => boolean
}

/** Writes a type expression as a type of an ABI. @throws {TlbError} An ABI cannot express it. */
export function compileType(expression: TlbExpression, scope: TlbScope, declared: Declared): TypeText {
  const inner = (each: TlbExpression) => compileType(each, scope, declared)
  switch (expression.kind) {
    case 'CellRefExpr': {
      const content = expression.expr as TlbExpression
      // The data of an exotic cell are hashes; only its tree tells the rest.
      if (declared.isExotic(content.name ?? '')) return 'cell'
      const target = inner(content)
      return target === 'RemainingBitsAndRefs' ? 'cell' : `Cell<${target}>`
    }
    case 'BuiltinZeroArgs':
      return 'uint32'
    case 'BuiltinOneArgExpr': {
      const { arg } = expression
      // The parser keeps the brackets of `(##) 16`.
      const name = expression.name?.replace(/[()]/g, '')
      if (name === '##') return compileSize('uint', arg as TlbExpression, scope)
      const number = readNumber(arg as TlbExpression, scope)
      return `uint${(name === '#<' ? number - 1 : number).toString(2).length}`
    }
    case 'NameExpr':
      return compileName(expression, scope, declared)
    case 'CombinatorExpr':
      return compileCombinator(expression, scope, declared)
    case 'MathExpr':
      return compileRepetition(expression, scope, inner)
    case 'CondExpr': {
      const { left, dotExpr, condExpr } = expression
      const bit = dotExpr === null || dotExpr === undefined ? '' : `.${dotExpr}`
      return `when<${compileNumber(left as TlbExpression, scope)}${bit}, ${inner(condExpr as TlbExpression)}>`
    }
    default:
      throw new TlbError(`an ABI cannot express this (${expression.kind})`, expression.locations)
  }
}

/**
 * Comparison that holds for a field `(#<= n)` or `(#< n)`: `<= n`; undefined where its bits cannot exceed the limit.
 */
export function compileLimit(expression: TlbExpression, scope: TlbScope): string | undefined {
  const { name = '', arg } = expression
  if (expression.kind !== 'BuiltinOneArgExpr' || !name.startsWith('#<')) return undefined
  const most = readNumber(arg as TlbExpression, scope) - (name === '#<' ? 1 : 0)
  return Number.isInteger(Math.log2(most + 1)) ? undefined : `<= ${most}`
}

/** Writes a condition such as `{ depth >= 1 }` as a check of an ABI. @throws {TlbError} An ABI cannot express it. */
export function compileCheck(expression: TlbExpression, scope: TlbScope): string {
  const { left, op, right } = expression as TlbExpression & { left: TlbExpression; right: TlbExpression }
  const [unknown, known] = left.kind === 'NegateExpr' ? [left, right] : [right, left]
  if (unknown.kind !== 'NegateExpr') return `${compileNumber(left, scope)} ${op} ${compileNumber(right, scope)}`
  // `{ ~n + 1 = seq_no }` computes a parameter, which must not be negative.
  const { left: parameter, op: plus, right: addend } = unknown.expr as TlbExpression
  if (op !== '=' || plus !== '+' || parameter?.kind !== 'NameExpr')
    throw new TlbError('an ABI cannot express this computation', expression.locations)
  return `${compileNumber(known, scope)} >= ${compileNumber(addend as TlbExpression, scope)}`
}

function compileName(expression: TlbExpression, { parameters }: TlbScope, declared: Declared): TypeText {
  const { name = '' } = expression
  const bound = Object.hasOwn(parameters, name) ? parameters[name] : undefined
  if (bound !== undefined) return bound
  if (Object.hasOwn(plain, name)) return plain[name] as TypeText
  if (/^(?:u?int|bits)[1-9]\d{0,3}$/.test(name)) return name
  return declared.instance(name, [], expression)
}

function compileCombinator(expression: TlbExpression, scope: TlbScope, declared: Declared): TypeText {
  const { name = '', args = [] } = expression
  const [first, second] = args
  const inner = (each: TlbExpression | undefined): TypeText => {
    if (each === undefined) throw new TlbError(`${name} needs another argument`, expression.locations)
    return compileType(each, scope, declared)
  }
  const number = () => {
    if (first === undefined) throw new TlbError(`${name} needs a number`, expression.locations)
    return readNumber(first, scope)
  }
  switch (name) {
    case 'uint':
    case 'int':
    case 'bits':
    case '##':
      if (first === undefined) throw new TlbError(`${name} needs a number`, expression.locations)
      return compileSize(name === '##' ? 'uint' : name, first, scope)
    case 'VarUInteger':
      return number() === 16 ? 'coins' : `varuint${number()}`
    case 'VarInteger':
      return `varint${number()}`
    case 'Maybe': {
      const type = inner(first)
      // Without a bit of its own, `address?` is an address that may be `addr_none`.
      return type === 'address' ? 'any_address?' : `(${type})?`
    }
    case 'Either': {
      const [left, right] = [inner(first), inner(second)]
      if (declared.isTagged(left) && declared.isTagged(right)) {
        throw new TlbError('an ABI cannot express Either of two types with tags of their own', expression.locations)
      }
      return `${left} | ${right}`
    }
    case 'HashmapE':
    case 'Hashmap':
    case 'HashmapAugE':
    case 'HashmapAug': {
      const bits = number()
      const types = [
        `${bits > 256 ? 'bits' : 'uint'}${bits}`,
        inner(second),
        ...(name.startsWith('HashmapAug') ? [inner(args[2])] : []),
      ]
      return `${dictionaries[name]}<${types.join(', ')}>`
    }
    default:
      return compileInstance(expression, scope, declared)
  }
}

function compileInstance(expression: TlbExpression, scope: TlbScope, declared: Declared): TypeText {
  const { name = '', args = [] } = expression
  const [only] = args
  if (only !== undefined && isField(only, scope)) {
    const choices = declared.choices(name)
    if (args.length > 1 || choices.length === 0 || choices.some((choice, at) => choice !== at)) {
      throw new TlbError(`an ABI cannot express ${name} with a parameter from the data`, expression.locations)
    }
    return `choose<${only.name}, ${choices.map((choice) => declared.instance(name, [String(choice)], expression)).join(', ')}>`
  }
  const compiled = args.map((arg) => (arg.kind === 'NumberExpr' ? String(arg.num) : compileType(arg, scope, declared)))
  return declared.instance(name, compiled, expression)
}

/** Compiles `(3 * Type)` and `(count * Type)`. */
function compileRepetition(
  expression: TlbExpression,
  scope: TlbScope,
  inner: (each: TlbExpression) => TypeText,
): TypeText {
  const { left, op, right } = expression
  if (op !== '*') throw new TlbError('an ABI cannot express sums', expression.locations)
  const size = compileNumber(left as TlbExpression, scope)
  const item = inner(right as TlbExpression)
  if (item === 'uint1') return compileSize('bits', left as TlbExpression, scope)
  if (!/^\d+$/.test(size)) return `repeat<${size}, ${item}>`
  if (Number(size) > 255) throw new TlbError('an ABI cannot express more than 255 repetitions', expression.locations)
  if (Number(size) * item.length > maxTupleLength)
    throw new TlbError('too many repetitions of a type with a long name', expression.locations)
  return `[${Array.from({ length: Number(size) }, () => item).join(', ')}]`
}

/** Type of a size that is a number or follows from the data. */
function compileSize(word: string, expression: TlbExpression, scope: TlbScope): TypeText {
  const size = compileNumber(expression, scope)
  return /^\d+$/.test(size) ? `${word}${size}` : `${word}<${size}>`
}

/** A number as text, or an expression over fields. */
function compileNumber(expression: TlbExpression, scope: TlbScope): string {
  const { num, name, left, op, right } = expression
  const bound = name !== undefined && Object.hasOwn(scope.parameters, name) ? scope.parameters[name] : undefined
  if (bound !== undefined && /^\d+$/.test(bound)) return bound
  if (num !== undefined) return String(num)
  if (isField(expression, scope)) return name as string
  if (expression.kind === 'MathExpr') {
    const [a, b] = [compileNumber(left as TlbExpression, scope), compileNumber(right as TlbExpression, scope)]
    if (/^\d+$/.test(a) && /^\d+$/.test(b)) return String(op === '*' ? Number(a) * Number(b) : Number(a) + Number(b))
    if (op === '+' || !`${a}${b}`.includes('+')) return `${a}${op}${b}`
  }
  throw new TlbError('an ABI cannot express this number: it is no number and no field before it', expression.locations)
}

function isField({ kind, name = '' }: TlbExpression, { parameters, fields }: TlbScope): boolean {
  return kind === 'NameExpr' && fields.has(name) && !Object.hasOwn(parameters, name)
}

function readNumber(expression: TlbExpression, scope: TlbScope): number {
  const number = compileNumber(expression, scope)
  if (!/^\d+$/.test(number))
    throw new TlbError('an ABI cannot express a size here that depends on the data', expression.locations)
  return Number(number)
}

import type { TypeText } from '../../abi/abi.ts'
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
/** Types with parameters that are known. Their declarations, where a file has them, are skipped. */
const generic = ['Maybe', 'Either', 'HashmapE', 'VarUInteger', 'VarInteger']

/** Types that need no declaration. */
export const knownTypes: ReadonlySet<string> = new Set([...Object.keys(plain), ...generic, 'addr_none', 'Hashmap', 'HmLabel', 'Unary', 'HashmapNode'])

/** Values of the parameters of a declaration: types, or numbers as text. */
export type TlbScope = Readonly<Record<string, TypeText>>

/** Declared types, as the compiler of expressions asks for them. */
export interface Declared {
  /** Declares an instance of a type. @returns its name. @throws {TlbError} Nobody declares it. */
  readonly instance: (name: string, args: readonly TypeText[], at: TlbExpression) => TypeText
  /** Whether all alternatives of a type have tags. */
  readonly isTagged: (type: TypeText) => boolean
}

/** Writes a type expression as a type of an ABI. @throws {TlbError} An ABI cannot express it. */
export function compileType(expression: TlbExpression, scope: TlbScope, declared: Declared): TypeText {
  const inner = (each: TlbExpression) => compileType(each, scope, declared)
  switch (expression.constructor.name) {
    case 'CellRefExpr': {
      const target = inner(expression.expr as TlbExpression)
      return target === 'RemainingBitsAndRefs' ? 'cell' : `Cell<${target}>`
    }
    case 'BuiltinZeroArgs':
      return 'uint32'
    case 'BuiltinOneArgExpr': {
      const { name, arg } = expression
      const number = readNumber(arg as TlbExpression, scope)
      const bits = name === '##' ? number : (name === '#<' ? number - 1 : number).toString(2).length
      return `uint${bits}`
    }
    case 'NameExpr':
      return compileName(expression, scope, declared)
    case 'CombinatorExpr':
      return compileCombinator(expression, scope, declared)
    case 'MathExpr':
      return compileRepetition(expression, scope, inner)
    default:
      throw new TlbError(`an ABI cannot express this (${expression.constructor.name})`, expression.locations)
  }
}

function compileName(expression: TlbExpression, scope: TlbScope, declared: Declared): TypeText {
  const { name = '' } = expression
  const bound = Object.hasOwn(scope, name) ? scope[name] : undefined
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
      return `${name}${number()}`
    case '##':
      return `uint${number()}`
    case 'VarUInteger':
      return number() === 16 ? 'coins' : `varuint${number()}`
    case 'VarInteger':
      return `varint${number()}`
    case 'Maybe': {
      const type = inner(first)
      // Without a bit of its own, address? is an address that may be none.
      return type === 'address' ? 'any_address?' : `(${type})?`
    }
    case 'Either': {
      const [left, right] = [inner(first), inner(second)]
      if (declared.isTagged(left) && declared.isTagged(right)) {
        throw new TlbError('an ABI cannot express Either of two types with tags of their own', expression.locations)
      }
      return `${left} | ${right}`
    }
    case 'HashmapE': {
      const bits = number()
      return `map<${bits > 256 ? 'bits' : 'uint'}${bits}, ${inner(second)}>`
    }
    default:
      return declared.instance(name, args.map((arg) => compileArgument(arg, scope, declared)), expression)
  }
}

/** Compiles an argument of a type: another type, or a number. */
function compileArgument(arg: TlbExpression, scope: TlbScope, declared: Declared): TypeText {
  return arg.constructor.name === 'NumberExpr' ? String(arg.num) : compileType(arg, scope, declared)
}

/** Compiles `(3 * Type)` with a number that is known. */
function compileRepetition(expression: TlbExpression, scope: TlbScope, inner: (each: TlbExpression) => TypeText): TypeText {
  const { left, op, right } = expression
  if (op !== '*') throw new TlbError('an ABI cannot express sums', expression.locations)
  const count = readNumber(left as TlbExpression, scope)
  if (count > 255) throw new TlbError('an ABI cannot express more than 255 repetitions', expression.locations)
  const item = inner(right as TlbExpression)
  return item === 'uint1' ? `bits${count}` : `[${Array.from({ length: count }, () => item).join(', ')}]`
}

function readNumber(expression: TlbExpression, scope: TlbScope): number {
  const { num, name } = expression
  const bound = name !== undefined && Object.hasOwn(scope, name) ? Number(scope[name]) : num
  if (bound === undefined || !Number.isSafeInteger(bound) || bound < 0) {
    throw new TlbError('an ABI cannot express a size that depends on the data', expression.locations)
  }
  return bound
}

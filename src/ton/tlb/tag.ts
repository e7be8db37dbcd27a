import { formatOpcode } from '../facts/opcodes.ts'
import type { TlbDeclaration, TlbExpression, TlbField } from './syntax.ts'

/**
 * Tag of a constructor in the notation of an ABI; undefined for `#_`, `$_` and for a constructor without tag and name.
 */
export function compileTag(declaration: TlbDeclaration): string | undefined {
  const { name, tag } = declaration.constructorDef
  if (tag === null) return name === '_' ? undefined : formatOpcode(checksum(print(declaration)))
  const digits = tag.slice(1)
  if (digits === '_') return undefined
  if (tag.startsWith('$')) return `0b${digits}`
  if (!digits.endsWith('_')) return `0x${digits}`
  // The last one bit of an incomplete digit ends the tag.
  const bits = Array.from(digits.slice(0, -1), (digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join(
    '',
  )
  return `0b${bits.replace(/10*$/, '')}`
}

/** Prints a declaration as the compiler of TON does before it computes the tag: without brackets around expressions. */
function print({ constructorDef, fields, combinator }: TlbDeclaration): string {
  return [
    constructorDef.name,
    ...fields.map(printField),
    '=',
    combinator.name,
    ...combinator.args.map(printExpression),
  ].join(' ')
}

function printField(field: TlbField): string {
  const { name, expr, type, fields = [], isRef } = field
  const label = name === undefined || name === null || name === '_' ? '' : `${name}:`
  if (field.kind === 'FieldAnonymousDef')
    return `${label}${isRef === true ? '^' : ''}${['[', ...fields.map(printField), ']'].join(' ')}`
  return `${label}${expr === undefined ? type : printExpression(expr)}`
}

function printExpression(expression: TlbExpression): string {
  const { name = '', num, arg, args = [], expr, left, op = '', right, dotExpr, condExpr } = expression
  const all = (...parts: readonly (TlbExpression | undefined)[]) =>
    parts.map((part) => part && printExpression(part)).join(' ')
  switch (expression.kind) {
    case 'NumberExpr':
      return String(num)
    case 'BuiltinOneArgExpr':
      return `${name?.replace(/[()]/g, '')} ${all(arg)}`
    case 'CombinatorExpr':
      return [name, ...args.map(printExpression)].join(' ')
    case 'CellRefExpr':
      return `^${all(expr)}`
    case 'NegateExpr':
      return `~${all(expr)}`
    case 'CondExpr':
      return `${all(left)}${dotExpr === null || dotExpr === undefined ? '' : `.${dotExpr}`}?${all(condExpr)}`
    case 'MathExpr':
      // A product with a number begins with the number.
      return right?.kind === 'NumberExpr' && op === '*'
        ? `${all(right)} * ${all(left)}`
        : `${all(left)} ${op} ${all(right)}`
    case 'CompareExpr':
      return op.startsWith('>') ? `${op.replace('>', '<')} ${all(right, left)}` : `${op} ${all(left, right)}`
    default:
      return name
  }
}

/** CRC-32 of a text. */
function checksum(text: string): number {
  let crc = -1
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return ~crc >>> 0
}

import type { TlbPlace } from './errors.ts'

/** Syntax tree of `@ton-community/tlb-parser`, as far as it is read here. */
interface TlbNode {
  /** Name of the parser's class: `NameExpr`. */
  readonly kind: string
  readonly locations: TlbPlace
}

/** One line of a scheme: `name#tag fields = Type args;`. */
export interface TlbDeclaration extends TlbNode {
  /** Its tag is null if there is none; `#_` and `$_` are the empty tag. */
  readonly constructorDef: { readonly name: string; readonly tag: string | null }
  readonly fields: readonly TlbField[]
  readonly combinator: { readonly name: string; readonly args: readonly TlbExpression[] }
}

/** A field, a parameter or a condition. */
export interface TlbField extends TlbNode {
  readonly name?: string | null
  readonly expr?: TlbExpression
  /** `#` or `Type` of a parameter. */
  readonly type?: string
  readonly isRef?: boolean
  readonly fields?: readonly TlbField[]
}

/** A type, a number or a name. */
export interface TlbExpression extends TlbNode {
  readonly name?: string
  readonly num?: number
  readonly arg?: TlbExpression
  readonly args?: readonly TlbExpression[]
  readonly expr?: TlbExpression
  readonly left?: TlbExpression
  readonly dotExpr?: number | null
  readonly condExpr?: TlbExpression
  readonly op?: string
  readonly right?: TlbExpression
}

/** The parser, as far as it is called here. Its other exports are the classes of its nodes. */
export interface TlbParser {
  readonly parse: (source: string) => { readonly message?: string }
  /** Throws if the source is malformed. */
  readonly ast: (source: string) => { readonly declarations: readonly unknown[] }
}

// Types of values, from an ABI whose literal types are known: `as const`, or `defineAbi`.
import type { Cell } from '../cells/cell.ts'
import type { Abi } from './abi.ts'
import type { AbiValue, ExternalAddress } from './run.ts'

/** Lists of an ABI that have message bodies. */
export type BodyList = 'incoming' | 'external' | 'outgoing' | 'events'

/** A structure as it is read. */
export interface AbiStructValue {
  /** Name of the structure, or of the alternative. */
  readonly $: string
  readonly [field: string]: AbiValue
}

/** Value of one type of an ABI. */
export type ValueAt<A extends Abi, T> = Abi extends A ? AbiValue : Value<Types<A>, T>

/** Message bodies of an ABI; switch on `$` to narrow them. */
export type AbiBody<A extends Abi, Kind extends BodyList = 'incoming'> = Abi extends A
  ? AbiStructValue
  : A[Kind] extends readonly (infer T)[]
    ? Bodies<Types<A>, T>
    : never

/** Data of a contract. */
export type AbiStorage<A extends Abi> = Abi extends A
  ? AbiValue
  : ValueAt<A, A['storage']> | (A extends { storageAtDeployment: infer T } ? ValueAt<A, T> : never)

/** Names of an ABI's get-methods. */
export type MethodName<A extends Abi> = Abi extends A ? string : keyof A['getMethods'] & string

/** AbiArguments of a get-method, by name. */
export type AbiArguments<A extends Abi, Name extends string> = Abi extends A
  ? Readonly<Record<string, AbiValue>>
  : Method<A, Name> extends { parameters: infer P }
    ? { readonly [Key in keyof P]: Value<Types<A>, P[Key]> }
    : object

/** AbiResult of a get-method. */
export type AbiResult<A extends Abi, Name extends string> = Abi extends A
  ? AbiValue
  : Method<A, Name> extends { returns: infer T }
    ? Value<Types<A>, T>
    : null

type Method<A extends Abi, Name extends string> = A['getMethods'] extends infer M
  ? Name extends keyof M
    ? M[Name]
    : never
  : never
type Types<A extends Abi> = A extends { types: infer T } ? T : object

interface Plain {
  int: bigint
  coins: bigint
  bool: boolean
  cell: Cell
  slice: Cell
  builder: Cell
  RemainingBitsAndRefs: Cell
  string: string
  address: string
  ext_address: ExternalAddress
  any_address: string | ExternalAddress | null
  null: null
  void: null
}

type Value<Ts, S> = S extends `${string}|${string}`
  ? Union<Ts, Split<S, '|'>>
  : S extends string
    ? Single<Ts, Trim<S>>
    : never

/** Alternatives of a list of bodies, whose aliases of unions stand for the unions. */
type Bodies<Ts, T> = T extends string
  ? Target<Ts, T> extends `${string}|${string}`
    ? Alternative<Ts, Target<Ts, T>>
    : Alternative<Ts, T>
  : never

type Target<Ts, S> = S extends keyof Ts ? (Ts[S] extends { alias: infer T } ? Target<Ts, T> : S) : S

type Union<Ts, Parts extends readonly string[]> = Parts extends readonly [infer Only extends string]
  ? Single<Ts, Only>
  : Parts extends readonly [infer First, 'null'] | readonly ['null', infer First]
    ? Value<Ts, First> | null
    : Alternative<Ts, Parts[number]>

type Alternative<Ts, S> = S extends `${string}|${string}`
  ? Split<S, '|'> extends readonly [infer Only extends string]
    ? One<Ts, Only>
    : Alternative<Ts, Split<S, '|'>[number]>
  : S extends string
    ? One<Ts, Trim<S>>
    : never

type One<Ts, S extends string> = S extends keyof Ts
  ? Ts[S] extends { fields: object }
    ? Value<Ts, S>
    : Ts[S] extends { alias: infer T }
      ? IsStruct<Ts, T> extends true
        ? Value<Ts, T>
        : { readonly $: S; readonly value: Value<Ts, S> }
      : { readonly $: S; readonly value: Value<Ts, S> }
  : S extends 'null'
    ? null
    : { readonly $: S; readonly value: Value<Ts, S> }

type IsStruct<Ts, S> = S extends keyof Ts
  ? Ts[S] extends { fields: object }
    ? true
    : Ts[S] extends { alias: infer T }
      ? IsStruct<Ts, T>
      : false
  : false

type Single<Ts, S extends string> = S extends keyof Ts
  ? Declared<Ts, S>
  : S extends keyof Plain
    ? Plain[S]
    : S extends `${infer Inner}?`
      ? Value<Ts, Inner> | null
      : S extends `(${infer Items})` | `[${infer Items}]`
        ? Group<Ts, Split<Items, ','>, S>
        : S extends `Cell<${infer Inner}>`
          ? Value<Ts, Inner>
          : S extends `${'' | 'inline_'}map<${infer Inner}>`
            ? Split<Inner, ','> extends readonly [infer K, infer V]
              ? ReadonlyMap<Value<Ts, K>, Value<Ts, V>>
              : never
            : S extends `${'array' | 'lisp_list' | 'rest'}<${infer Inner}>`
              ? readonly Value<Ts, Inner>[]
              : S extends `omittable<${infer Inner}>`
                ? Value<Ts, Inner> | null
                : S extends `${'bits' | 'bytes'}${number}`
                  ? string
                  : S extends `${'u' | 'varu' | 'var' | ''}int${number}`
                    ? bigint
                    : Dependent<Ts, S>

/** Types whose size or presence follows from other fields, and maps with extra values. */
type Dependent<Ts, S extends string> = S extends `${'u' | ''}int<${string}>`
  ? bigint
  : S extends `bits<${string}>`
    ? string
    : S extends `${infer Kind extends 'when' | 'repeat' | 'choose' | 'augmented_map' | 'inline_augmented_map'}<${infer Inner}>`
      ? DependentOn<Ts, Kind, Split<Inner, ','>>
      : never

type DependentOn<Ts, Kind extends string, Items extends readonly string[]> = Items extends readonly [
  infer First,
  infer T,
  ...infer More,
]
  ? Kind extends 'when'
    ? Value<Ts, T> | null
    : Kind extends 'repeat'
      ? readonly Value<Ts, T>[]
      : Kind extends 'choose'
        ? Value<Ts, T | More[number]>
        : AugmentedMap<Value<Ts, First>, Value<Ts, T>, Value<Ts, More[0]>> &
            (Kind extends 'augmented_map' ? { readonly extra: Value<Ts, More[0]> } : object)
  : never

/** Entries by key, and the extra values of the nodes above them by the binary digits that the keys below share. */
interface AugmentedMap<K, V, E> {
  readonly entries: ReadonlyMap<K, { readonly extra: E; readonly value: V }>
  readonly forks: ReadonlyMap<string, E>
}

/** Parentheses around one type only group it. */
type Group<Ts, Items extends readonly string[], S extends string> = S extends `(${string}`
  ? Items extends readonly [infer Only]
    ? Value<Ts, Only>
    : Tuple<Ts, Items>
  : Tuple<Ts, Items>

type Tuple<Ts, Items extends readonly string[]> = { readonly [Index in keyof Items]: Value<Ts, Items[Index]> }

type Declared<Ts, S extends keyof Ts> = Ts[S] extends { fields: infer F }
  ? { readonly $: S } & { readonly [Key in keyof F]: Value<Ts, F[Key]> }
  : Ts[S] extends { alias: infer T }
    ? Value<Ts, T>
    : Ts[S] extends { enum: infer E }
      ? keyof E & string
      : never

type Trim<S extends string> = S extends ` ${infer Rest}` | `${infer Rest} ` ? Trim<Rest> : S

/** Splits at a separator that stands outside of all brackets. */
type Split<
  S extends string,
  Separator extends string,
  Current extends string = '',
  Depth extends readonly 0[] = [],
  Out extends readonly string[] = [],
> = S extends `${infer C}${infer Rest}`
  ? C extends '(' | '[' | '<'
    ? Split<Rest, Separator, `${Current}${C}`, [...Depth, 0], Out>
    : C extends ')' | ']' | '>'
      ? Split<
          Rest,
          Separator,
          `${Current}${C}`,
          Depth extends readonly [0, ...infer Outer extends readonly 0[]] ? Outer : [],
          Out
        >
      : [Depth, C] extends [readonly [], Separator]
        ? Split<Rest, Separator, '', Depth, [...Out, Trim<Current>]>
        : Split<Rest, Separator, `${Current}${C}`, Depth, Out>
  : [...Out, Trim<Current>]

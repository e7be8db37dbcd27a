import type { Abi, AbiDeclaration, AbiStruct, TypeText } from '../abi/abi.ts'
import { runSteps, type Steps } from '../cells/steps.ts'
import { TlbError } from './errors.ts'
import type { TlbDeclaration, TlbExpression, TlbField } from './syntax.ts'
import { compileTag } from './tag.ts'
import { compileCheck, compileLimit, compileType, knownTypes, type Declared, type TlbScope } from './types.ts'

/** Types of TL-B whose constructors are bodies of messages, and the list of the ABI that they go into. */
const bodyLists: Readonly<Record<string, 'incoming' | 'external'>> = {
  InternalMsgBody: 'incoming',
  InMsgBody: 'incoming',
  ExternalMsgBody: 'external',
  ExtMsgBody: 'external',
}
/** Most instances of types with parameters that one type needs. */
const maxInstances = 300
/** Most instances in all, with those of refused types. */
const maxAttempts = 3000
/** Longest name of an instance: parameters in parameters may double at each use. */
const maxNameLength = 2000
const noNames: TlbScope['parameters'] = {}

/** An ABI compiled from TL-B schemes. */
export interface CompiledTlb {
  readonly abi: Abi
  /** Types that the ABI lacks, since it cannot express them or what they contain. */
  readonly refused: readonly TlbError[]
}

/**
 * Compiles parsed TL-B schemes to an ABI. Constructors become structures, types of several constructors become
 * unions, types with parameters become one declaration for each use.
 * @param name Name of the contract.
 */
export function compileDeclarations(declarations: readonly TlbDeclaration[], name: string): CompiledTlb {
  return runSteps(compileInSteps(declarations, name))
}

/** Does the same, a type a step. */
export function compileInSteps(declarations: readonly TlbDeclaration[], name: string): Steps<CompiledTlb> {
  return new Compiler(declarations).compile(name)
}

class Compiler implements Declared {
  readonly #byType = new Map<string, TlbDeclaration[]>()
  readonly #types = new Map<string, AbiDeclaration>()
  readonly #declaring = new Set<string>()
  #instances = 0
  #attempts = 0

  constructor(declarations: readonly TlbDeclaration[]) {
    for (const declaration of declarations) {
      const { name } = declaration.combinator
      if (!knownTypes.has(name)) this.#byType.set(name, [...(this.#byType.get(name) ?? []), declaration])
    }
  }

  *compile(name: string): Steps<CompiledTlb> {
    const bodies: Record<'incoming' | 'external', TypeText[]> = { incoming: [], external: [] }
    const refused: TlbError[] = []
    const attempt = (type: string, operation: () => void) => {
      const [types, declaring] = [this.#types.size, this.#declaring.size]
      this.#instances = 0
      try {
        operation()
      } catch (error) {
        if (!(error instanceof TlbError)) throw error
        refused.push(new TlbError(`${type}: ${error.reason}`, error))
        removeSince(this.#types, types)
        removeSince(this.#declaring, declaring)
      }
    }
    for (const [type, constructors] of this.#byType) {
      yield
      if (this.isExotic(type)) continue
      const list = Object.hasOwn(bodyLists, type) ? bodyLists[type] : undefined
      if (list !== undefined) {
        for (const each of constructors)
          attempt(each.constructorDef.name, () =>
            bodies[list].push(this.#declareConstructor(each, this.#structName(each, ''), noNames)),
          )
      } else if (constructors.every(({ combinator }) => combinator.args.length === 0))
        attempt(type, () => this.#declare(type, []))
      // A type with other parameters is declared for each use.
      else
        for (const choice of this.choices(type))
          attempt(`${type} ${choice}`, () => this.#declare(type, [String(choice)]))
    }
    const abi = {
      name,
      types: Object.fromEntries(this.#types),
      ...(bodies.incoming.length > 0 && { incoming: bodies.incoming }),
      ...(bodies.external.length > 0 && { external: bodies.external }),
    }
    return { abi, refused }
  }

  instance(name: string, args: readonly TypeText[], at: TlbExpression): TypeText {
    if (!this.#byType.has(name)) throw new TlbError(`nothing declares the type ${name}`, at.locations)
    const [first] = this.#byType.get(name) ?? []
    if (first?.combinator.args.length !== args.length)
      throw new TlbError(`${name} has ${first?.combinator.args.length} parameters, not ${args.length}`, at.locations)
    return this.#declare(name, args)
  }

  choices(name: string): readonly number[] {
    const numbers = (this.#byType.get(name) ?? []).map(({ combinator: { args } }) =>
      args.length === 1 ? args[0]?.num : undefined,
    )
    return numbers.every((number) => number !== undefined) ? [...new Set(numbers)].sort((a, b) => a - b) : []
  }

  isExotic(name: string): boolean {
    return this.#byType.get(name)?.every(({ constructorDef }) => constructorDef.name.startsWith('!')) === true
  }

  isTagged(type: TypeText): boolean {
    const declaration = this.#types.get(type)
    if (declaration === undefined) return false
    if ('alias' in declaration) return declaration.alias.split(' | ').every((each) => this.isTagged(each))
    return 'fields' in declaration && declaration.prefix !== undefined
  }

  /** Declares a type with its constructors. @returns its name. */
  #declare(type: string, args: readonly TypeText[]): TypeText {
    const suffix = args.length === 0 ? '' : `<${args.join(', ')}>`
    const full = `${type}${suffix}`
    if (this.#types.has(full) || this.#declaring.has(full)) return full
    if (args.length > 0) {
      this.#instances += 1
      this.#attempts += 1
      const [{ locations }] = this.#byType.get(type) as [TlbDeclaration]
      if (this.#instances > maxInstances || full.length > maxNameLength)
        throw new TlbError(`${type} has parameters without end`, locations)
      if (this.#attempts > maxAttempts) throw new TlbError('too many types with parameters', locations)
    }
    this.#declaring.add(full)
    const all = this.#byType.get(type) ?? []
    const constructors = all.filter(({ combinator }) =>
      combinator.args.every(({ num }, at) => num === undefined || String(num) === args[at]),
    )
    if (constructors.length === 0) throw new TlbError(`nothing declares ${full}`, (all[0] as TlbDeclaration).locations)
    const names = constructors.flatMap((each) => {
      if (constructors.length > 1 && compileTag(each) === undefined)
        return this.#readAlternatives(each, type, bindParameters(each.combinator, args))
      const name = constructors.length === 1 && each.constructorDef.name === '_' ? full : this.#structName(each, suffix)
      return [this.#declareConstructor(each, name, bindParameters(each.combinator, args))]
    })
    if (names.join() !== full) this.#types.set(full, { alias: names.join(' | ') })
    return full
  }

  /** Alternatives of `_ Inner = Outer`, whose only field has tags. @throws {TlbError} It has none. */
  #readAlternatives(
    { constructorDef, fields, locations }: TlbDeclaration,
    type: string,
    parameters: TlbScope['parameters'],
  ): readonly TypeText[] {
    const [only, ...others] = fields.filter((field) => field.kind !== 'FieldBuiltinDef')
    const inner =
      others.length > 0 || only?.expr === undefined
        ? ''
        : compileType(only.expr, { parameters, fields: new Set() }, this)
    if (!this.isTagged(inner))
      throw new TlbError(`${constructorDef.name} needs a tag, since ${type} has several constructors`, locations)
    const declaration = this.#types.get(inner) as AbiDeclaration
    return 'alias' in declaration ? declaration.alias.split(' | ') : [inner]
  }

  #structName({ constructorDef, combinator }: TlbDeclaration, suffix: string): string {
    const { name } = constructorDef
    // Types may have constructors of one name; the second is told apart by its type.
    if (name !== '_')
      return this.#types.has(`${name}${suffix}`) ? `${combinator.name}.${name}${suffix}` : `${name}${suffix}`
    const siblings = this.#byType.get(combinator.name) ?? []
    return `${combinator.name}_${siblings.findIndex((each) => each.constructorDef === constructorDef) + 1}${suffix}`
  }

  #declareConstructor(declaration: TlbDeclaration, name: string, parameters: TlbScope['parameters']): TypeText {
    const { constructorDef, locations } = declaration
    if (this.#types.has(name)) throw new TlbError(`${name} is declared twice`, locations)
    if (constructorDef.name.startsWith('!'))
      throw new TlbError('an ABI cannot express exotic cells other than as ^references', locations)
    const prefix = compileTag(declaration)
    // The place of the name is taken while its fields are compiled.
    this.#types.set(name, { fields: {} })
    const struct = this.#compileFields(declaration.fields, name, { parameters, fields: new Set() })
    this.#types.set(name, { ...(prefix !== undefined && { prefix }), ...struct })
    return name
  }

  #compileFields(
    definitions: readonly TlbField[],
    owner: string,
    outer: TlbScope,
  ): Pick<AbiStruct, 'fields' | 'checks'> {
    const fields: Record<string, TypeText> = {}
    const checks: string[] = []
    const known = new Set(outer.fields)
    const scope = { ...outer, fields: known }
    const computed = new Set<string>()
    const add = (name: string, type: TypeText, at: TlbField) => {
      const free = name === '_' ? `field_${Object.keys(fields).length + 1}` : name
      if (free === '__proto__') throw new TlbError('an ABI cannot have a field __proto__', at.locations)
      if (Object.hasOwn(fields, free)) throw new TlbError(`the field ${free} is declared twice`, at.locations)
      fields[free] = type
      known.add(free)
    }
    for (const field of definitions) {
      switch (field.kind) {
        case 'FieldBuiltinDef':
          // `{X:Type}` and `{n:#}` name parameters; those that nothing binds are computed by a condition.
          if (!Object.hasOwn(scope.parameters, field.name ?? '')) computed.add(field.name ?? '')
          break
        case 'FieldNamedDef':
        case 'FieldExprDef': {
          const expression = field.expr as TlbExpression
          add(field.name ?? '_', compileType(expression, scope, this), field)
          const limit = compileLimit(expression, scope)
          if (limit !== undefined) checks.push(`${Object.keys(fields).at(-1)} ${limit}`)
          break
        }
        case 'FieldAnonymousDef': {
          const { name, isRef, fields: inner = [] } = field
          const type = `${owner}.${name ?? Object.keys(fields).length + 1}`
          this.#types.set(type, this.#compileFields(inner, type, scope))
          add(name ?? '_', isRef === true ? `Cell<${type}>` : type, field)
          break
        }
        default:
          checks.push(compileCheck(field.expr as TlbExpression, scope))
          for (const name of findComputed(field.expr as TlbExpression)) computed.delete(name)
      }
    }
    const [free] = computed
    if (free !== undefined)
      throw new TlbError(
        `nothing gives the parameter ${free} a value`,
        (definitions.find(({ name }) => name === free) as TlbField).locations,
      )
    return { fields, ...(checks.length > 0 && { checks }) }
  }
}

/** Removes the entries that a map or a set got after it had a size. */
function removeSince(entries: Map<string, unknown> | Set<string>, size: number): void {
  if (entries.size > size) for (const key of [...entries.keys()].slice(size)) entries.delete(key)
}

/** Parameters that a condition computes: those behind `~`. */
function findComputed(expression: TlbExpression): readonly string[] {
  if (expression.kind === 'NameExpr') return [expression.name ?? '']
  const parts =
    expression.kind === 'CompareExpr'
      ? [expression.left, expression.right].filter((part) => part?.kind === 'NegateExpr')
      : [expression.expr, expression.left]
  return parts.flatMap((part) => (part === undefined ? [] : findComputed(part)))
}

/** Values of the parameters in the result of a constructor. */
function bindParameters({ args }: TlbDeclaration['combinator'], values: readonly TypeText[]): TlbScope['parameters'] {
  return Object.fromEntries(
    args.flatMap((arg, at) => {
      if (arg.num !== undefined) return []
      if (arg.kind !== 'NameExpr') throw new TlbError('an ABI cannot express computed parameters', arg.locations)
      return [[arg.name ?? '', values[at] ?? '']]
    }),
  )
}

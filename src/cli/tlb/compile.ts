import type { Abi, AbiDeclaration, TypeText } from '../../abi/abi.ts'
import { TlbError } from './errors.ts'
import type { TlbDeclaration, TlbExpression, TlbField } from './syntax.ts'
import { compileType, knownTypes, type Declared, type TlbScope } from './types.ts'

/** Types of TL-B whose constructors are bodies of messages, and the list of the ABI that they go into. */
const bodyLists: Readonly<Record<string, 'incoming' | 'external'>> = {
  InternalMsgBody: 'incoming',
  InMsgBody: 'incoming',
  ExternalMsgBody: 'external',
  ExtMsgBody: 'external',
}
/** Most instances of types with parameters. */
const MOST_INSTANCES = 300

/**
 * Compiles parsed TL-B schemes to an ABI. Constructors become structures, types of several constructors become
 * unions, types with parameters become one declaration for each use.
 * @param name Name of the contract.
 * @throws {TlbError} An ABI cannot express a declaration.
 */
export function compileTlb(declarations: readonly TlbDeclaration[], name: string): Abi {
  return new Compiler(declarations).compile(name)
}

class Compiler implements Declared {
  readonly #byType = new Map<string, TlbDeclaration[]>()
  readonly #types = new Map<string, AbiDeclaration>()
  readonly #declaring = new Set<string>()

  constructor(declarations: readonly TlbDeclaration[]) {
    for (const declaration of declarations) {
      const { name } = declaration.combinator
      if (!knownTypes.has(name)) this.#byType.set(name, [...(this.#byType.get(name) ?? []), declaration])
    }
  }

  compile(name: string): Abi {
    const bodies: Record<'incoming' | 'external', TypeText[]> = { incoming: [], external: [] }
    for (const [type, constructors] of this.#byType) {
      // A type with parameters is declared for each use.
      if (constructors.some(({ combinator }) => combinator.args.length > 0)) continue
      const list = Object.hasOwn(bodyLists, type) ? bodyLists[type] : undefined
      if (list === undefined) this.#declare(type, [])
      else for (const each of constructors) bodies[list].push(this.#declareConstructor(each, this.#structName(each, ''), {}))
    }
    return {
      name,
      types: Object.fromEntries(this.#types),
      ...(bodies.incoming.length > 0 && { incoming: bodies.incoming }),
      ...(bodies.external.length > 0 && { external: bodies.external }),
    }
  }

  instance(name: string, args: readonly TypeText[], at: TlbExpression): TypeText {
    if (!this.#byType.has(name)) throw new TlbError(`nothing declares the type ${name}`, at.locations)
    const [first] = this.#byType.get(name) ?? []
    if (first?.combinator.args.length !== args.length) throw new TlbError(`${name} has ${first?.combinator.args.length} parameters, not ${args.length}`, at.locations)
    return this.#declare(name, args)
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
    this.#declaring.add(full)
    const constructors = this.#byType.get(type) ?? []
    if (this.#declaring.size > MOST_INSTANCES) throw new TlbError(`${type} has parameters without end`, (constructors[0] as TlbDeclaration).locations)
    const names = constructors.map((each) => {
      if (constructors.length > 1 && compileTag(each) === undefined) throw new TlbError(`${each.constructorDef.name} needs a tag, since ${type} has several constructors`, each.locations)
      const name = constructors.length === 1 && each.constructorDef.name === '_' ? full : this.#structName(each, suffix)
      return this.#declareConstructor(each, name, bindParameters(each.combinator, args))
    })
    if (names.join() !== full) this.#types.set(full, { alias: names.join(' | ') })
    return full
  }

  #structName({ constructorDef, combinator }: TlbDeclaration, suffix: string): string {
    const { name } = constructorDef
    if (name !== '_') return `${name}${suffix}`
    const siblings = this.#byType.get(combinator.name) ?? []
    return `${combinator.name}_${siblings.findIndex((each) => each.constructorDef === constructorDef) + 1}${suffix}`
  }

  #declareConstructor(declaration: TlbDeclaration, name: string, scope: TlbScope): TypeText {
    if (this.#types.has(name)) throw new TlbError(`${name} is declared twice`, declaration.locations)
    const prefix = compileTag(declaration)
    // The place of the name is taken while its fields are compiled.
    this.#types.set(name, { fields: {} })
    const fields = this.#compileFields(declaration.fields, name, scope)
    this.#types.set(name, { ...(prefix !== undefined && { prefix }), fields })
    return name
  }

  #compileFields(definitions: readonly TlbField[], owner: string, scope: TlbScope): Readonly<Record<string, TypeText>> {
    const fields: Record<string, TypeText> = {}
    const add = (name: string, type: TypeText, at: TlbField) => {
      const free = name === '_' ? `field_${Object.keys(fields).length + 1}` : name
      if (Object.hasOwn(fields, free)) throw new TlbError(`the field ${free} is declared twice`, at.locations)
      fields[free] = type
    }
    for (const field of definitions) {
      switch (field.constructor.name) {
        case 'FieldBuiltinDef': {
          // `{X:Type}` and `{n:#}` name parameters, which are bound already.
          const { name } = field
          if (!Object.hasOwn(scope, name ?? '')) throw new TlbError(`nothing gives the parameter ${name} a value`, field.locations)
          break
        }
        case 'FieldNamedDef': {
          add(field.name ?? '_', this.#compileField(field, scope), field)
          break
        }
        case 'FieldExprDef':
          add('_', this.#compileField(field, scope), field)
          break
        case 'FieldAnonymousDef': {
          const { name, isRef, fields: inner = [] } = field
          const type = `${owner}.${name ?? Object.keys(fields).length + 1}`
          this.#types.set(type, { fields: this.#compileFields(inner, type, scope) })
          add(name ?? '_', isRef === true ? `Cell<${type}>` : type, field)
          break
        }
        default:
          throw new TlbError('an ABI cannot express conditions on fields', field.locations)
      }
    }
    return fields
  }

  #compileField({ expr }: TlbField, scope: TlbScope): TypeText {
    const expression = expr as TlbExpression
    if (expression.constructor.name === 'CondExpr') throw new TlbError('an ABI cannot express fields that depend on other fields', expression.locations)
    return compileType(expression, scope, this)
  }
}

/** Values of the parameters in the result of a constructor. */
function bindParameters({ args }: TlbDeclaration['combinator'], values: readonly TypeText[]): TlbScope {
  return Object.fromEntries(
    args.map((arg, at) => {
      if (arg.constructor.name !== 'NameExpr') throw new TlbError('an ABI cannot express computed parameters', arg.locations)
      return [arg.name ?? '', values[at] ?? '']
    }),
  )
}

/** Tag of a constructor in the notation of an ABI; undefined for `#_` and `$_`. */
function compileTag({ constructorDef: { name, tag }, locations }: TlbDeclaration): string | undefined {
  if (tag === null) {
    if (name === '_') return undefined
    throw new TlbError(`${name} has no tag; write one, such as ${name}#12345678, or $_ for none`, locations)
  }
  const digits = tag.slice(1)
  if (digits === '_') return undefined
  if (tag.startsWith('$')) return `0b${digits}`
  if (!digits.endsWith('_')) return `0x${digits}`
  // The last one bit of an incomplete digit ends the tag.
  const bits = Array.from(digits.slice(0, -1), (digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('')
  return `0b${bits.replace(/10*$/, '')}`
}

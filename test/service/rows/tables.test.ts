// Writes `src/service/rows/shapes/tables.ts` from the schemas of the rows: `npm run registries`.
import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { isTraceTree } from '../../../src/service/rows/shapes/isTraceTree.ts'
import { Opcode, rowNames } from '../../../src/service/rows/shapes/openObject.ts'
import { TraceNode } from '../../../src/service/rows/trace.ts'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../../src/service/rows/**/*.ts', {
  eager: true,
})
type Definition = z.core.$ZodTypes['_zod']['def']
interface Exported {
  readonly name: string
  readonly file: string
  readonly schema: z.ZodMiniType
}

/** All schemas that modules of the rows export. */
const exported: readonly Exported[] = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, schema]) =>
    typeof schema === 'object' && schema !== null && '_zod' in schema
      ? [{ name, file: path.split('/rows/')[1] ?? '', schema: schema as z.ZodMiniType }]
      : [],
  ),
)
const named = exported.filter(({ schema }) => rowNames.has(schema))

function definition(schema: z.core.$ZodType): Definition {
  return (schema as z.ZodMiniType).def as Definition
}

const marks = { string: '', number: '#', boolean: '!', unknown: '*' } as const

/** Marks of a field, as `checkRows.ts` reads them, and the schema of the objects in it. */
function describeField(schema: z.core.$ZodType): { readonly marks: string; readonly part?: z.core.$ZodType } {
  const def = definition(schema)
  if (schema === Opcode) return { marks: '$' }
  if (def.checks !== undefined && def.checks.length > 0) throw new Error('A check has no mark')
  const inner = (within: z.core.$ZodType, mark: string) => {
    const found = describeField(within)
    return { ...found, marks: found.marks + mark }
  }
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'unknown':
      return { marks: marks[def.type] }
    case 'array':
      return inner(def.element, '[')
    case 'optional':
      return inner(def.innerType, '~')
    case 'nullable':
      return inner(def.innerType, '|')
    case 'object':
      if (
        def.catchall !== undefined &&
        Object.keys(def.shape).length === 0 &&
        definition(def.catchall).type !== 'unknown'
      )
        return inner(def.catchall, '{')
      if (def.catchall !== undefined && definition(def.catchall).type !== 'unknown')
        throw new Error('A map with fields has no mark')
      return Object.keys(def.shape).length === 0 ? { marks: '*{' } : { marks: '', part: schema }
    default:
      if (schema === TraceNode) return { marks: '', part: schema }
      throw new Error(`${def.type} has no mark`)
  }
}

const written = new Map<z.core.$ZodType, string>()
const lines: string[] = []

/** Writes a shape after those of its parts. @returns The name of its constant. */
function writeShape(schema: z.core.$ZodType, place: string): string {
  const known = written.get(schema)
  if (known !== undefined) return known
  const own = exported.find((each) => each.schema === schema)
  const name = own?.name ?? place
  const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Shape`
  if (schema === TraceNode) return isTraceTree.name
  const def = definition(schema)
  if (def.type !== 'object') throw new Error(`${name} is no object`)
  const fields: string[] = []
  const parts: string[] = []
  for (const [key, field] of Object.entries(def.shape)) {
    const { marks, part } = describeField(field)
    // `z.nullish` is both.
    const text = `${key}${marks.replace('|~', '?').replace('?~', '?')}`
    if (part === undefined) fields.push(text)
    else parts.push(`    ${/^\w+$/.test(text) ? text : `'${text}'`}: ${writeShape(part, `${name}${key}`)},`)
  }
  const isNamed = own !== undefined && named.includes(own)
  const line = `  fields: '${fields.join(' ')}',`
  lines.push(
    `${isNamed ? 'export ' : ''}const ${constant}: Shape<${isNamed ? name : 'unknown'}> = {`,
    ...(isNamed ? [`  name: '${name}',`] : []),
    ...(line.length > 120 ? ['  fields:', `    '${fields.join(' ')}',`] : [line]),
    ...(parts.length === 0 ? [] : ['  parts: {', ...parts, '  },']),
    '}',
    '',
  )
  written.set(schema, constant)
  return constant
}

test('the table of shapes follows from the schemas of the rows', async () => {
  for (const { name, schema } of named) expect(rowNames.get(schema)).toBe(name)
  for (const { name, schema } of named) writeShape(schema, name)
  const files = new Map<string, string[]>()
  for (const { name, file } of named) files.set(file, [...(files.get(file) ?? []), name])
  const imports = [...files].map(([file, names]) => {
    const sorted = names.toSorted()
    const line = `import type { ${sorted.join(', ')} } from '../${file}'`
    return line.length > 120
      ? `import type {\n${sorted.map((name) => `  ${name},\n`).join('')}} from '../${file}'`
      : line
  })
  const text = [
    '// Written from the schemas by `npm run registries`: what components check without zod.',
    `import type { Shape } from '../checkRows.ts'`,
    `import { isTraceTree } from './isTraceTree.ts'`,
    ...imports,
    '',
    ...lines,
  ].join('\n')
  await expect(text).toMatchFileSnapshot('../../../src/service/rows/shapes/tables.ts')
})

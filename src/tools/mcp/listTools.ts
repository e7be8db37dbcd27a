import { z } from 'zod'
import { pageUri } from './page/pageData.ts'
import type { AgentTool } from './tool.ts'

interface Schema {
  readonly type: 'object'
  readonly [key: string]: unknown
}

/** A tool as clients list it. */
export interface ListedTool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: Schema
  readonly outputSchema: Schema
  readonly annotations: typeof annotations
  readonly _meta?: Readonly<Record<string, unknown>>
}

const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true }

/**
 * Describes tools for clients. Agents read the list before they begin, so it is short: the envelope of answers stands
 * in the instructions of the server, and parts of a schema that occur again stand once.
 */
export function listTools(tools: readonly AgentTool[]): ListedTool[] {
  return tools.map(({ name, title, description, input, data, hasPage }) => {
    const first = tools.find((tool) => tool.data === data)?.name ?? name
    const shown = first === name ? data : z.object({}).describe(`As the data of ${first}.`)
    return {
      name,
      title,
      description,
      inputSchema: writeSchema(input, 'input'),
      outputSchema: writeSchema(z.object({ data: shown }), 'output'),
      annotations,
      ...(hasPage ? { _meta: { ui: { resourceUri: pageUri } } } : {}),
    }
  })
}

const checked = ['additionalProperties', 'required', 'format', 'pattern', 'maxLength', 'minimum', 'maximum'] as const

function writeSchema(schema: z.ZodObject, io: 'input' | 'output'): Schema {
  const { $schema: _, ...written } = z.toJSONSchema(schema, {
    io,
    reused: 'ref',
    override({ jsonSchema }) {
      // Answers are checked before they are sent: all keys are there, no other, and texts have their form.
      if (io === 'output') for (const limit of checked) delete jsonSchema[limit]
    },
  })
  const { $defs = {}, ...named } = JSON.parse(JSON.stringify(written).replaceAll('__schema', '')) as Schema
  const parts = $defs as Parts
  const short = shorten(named, parts) as Schema
  const kept = Object.entries(parts).flatMap(([name, part]) => (isPlain(part) ? [] : [[name, shorten(part, parts)]]))
  return kept.length === 0 ? short : { ...short, $defs: Object.fromEntries(kept) }
}

type Parts = Readonly<Record<string, object>>

/** Writes types in place of references to them, and of choices between one and null. */
function shorten(schema: unknown, parts: Parts): unknown {
  if (Array.isArray(schema)) return schema.map((each) => shorten(each, parts))
  if (typeof schema !== 'object' || schema === null) return schema
  const { $ref, anyOf, ...rest } = schema as { readonly $ref?: string; readonly anyOf?: readonly unknown[] }
  const part = parts[$ref?.replace('#/$defs/', '') ?? '']
  if (part !== undefined && isPlain(part)) return { ...rest, ...part }
  const [choice, none] = (anyOf ?? []).map((each) => shorten(each, parts))
  if (anyOf?.length === 2 && isPlain(choice) && isPlain(none) && none.type === 'null')
    return { ...rest, type: [choice.type, none.type] }
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, shorten(value, parts)]))
}

/** Whether a schema is nothing but one type. */
function isPlain(schema: unknown): schema is { readonly type: string } {
  return (
    typeof schema === 'object' &&
    schema !== null &&
    Object.keys(schema).length === 1 &&
    'type' in schema &&
    typeof schema.type === 'string'
  )
}

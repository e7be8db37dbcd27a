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

function writeSchema(schema: z.ZodObject, io: 'input' | 'output'): Schema {
  const { $schema: _, ...written } = z.toJSONSchema(schema, {
    io,
    reused: 'ref',
    override({ jsonSchema }) {
      // The pattern of a time is longer than a tool.
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
      // Answers are checked before they are sent: all keys are there, and no other.
      if (io === 'output') {
        delete jsonSchema.additionalProperties
        delete jsonSchema.required
      }
    },
  })
  return JSON.parse(JSON.stringify(written).replaceAll('__schema', '')) as Schema
}

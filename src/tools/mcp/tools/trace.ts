import { QueryClient } from '@tanstack/react-query'
import { traceQueryOptions } from 'tonlens/query'
import { TonlensError } from 'tonlens'
import { z } from 'zod'
import { defineTool, limitInput } from '../tool.ts'
import { reportTrace, traceSchema } from '../traceData.ts'

export const trace = defineTool({
  name: 'trace',
  title: 'Trace',
  description:
    'Explains a transaction and everything that followed from it: whether it succeeded and why not, who gained and paid what, fees, and its transactions page by page. Recomputes every hash.',
  input: z.object({
    id: z
      .string()
      .max(20_000)
      .describe('Hash of a transaction or a message (hex or base64), or a message as a bag of cells.'),
    cursor: z.number().int().min(0).max(100_000).default(0).describe('Index of the first transaction of the page.'),
    limit: limitInput,
  }),
  data: traceSchema,
  hasPage: true,
  async run({ id, cursor, limit }, context) {
    const found = await new QueryClient().fetchQuery(traceQueryOptions(context.client, id, { include_actions: true }))
    if (found.trace === null)
      throw new TonlensError(
        'The index knows no trace with this hash. It may be seconds too young, of another network, or the hash of a block.',
      )
    const { trace: source, metadata } = found
    return {
      ...reportTrace(source, metadata, { cursor, limit, arguments: { id } }, context),
      shown: { trace: source, address_book: found.address_book, metadata },
    }
  },
})

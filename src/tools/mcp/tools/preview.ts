import { QueryClient } from '@tanstack/react-query'
import { type EmulateTraceResult, TonlensError } from 'tonlens'
import { emulatedTrace, type EmulationRequest, emulationQueryOptions } from 'tonlens/query'
import { z } from 'zod'
import { addressInput, defineTool, limitInput } from '../tool.ts'
import { reportTrace, traceSchema } from '../traceData.ts'

const bag = z.string().max(200_000)

export const preview = defineTool({
  name: 'preview',
  title: 'Preview of a message',
  description:
    'What a message would do if it was sent now: verdict, value flow, fees, transactions. Nothing is sent. Pass `boc`, or `from` and `messages` as an application passes them to TON Connect.',
  input: z.object({
    boc: bag.optional().describe('The external message as a bag of cells, base64 or hex.'),
    ignore_signature: z.boolean().default(false).describe('For a message that is not signed yet.'),
    from: addressInput.optional(),
    messages: z
      .array(
        z.object({
          address: z.string().max(200),
          amount: z
            .string()
            .regex(/^\d{1,30}$/)
            .describe('Nanograms.'),
          payload: bag.optional(),
          stateInit: bag.optional(),
        }),
      )
      .min(1)
      .max(4)
      .optional(),
    cursor: z.number().int().min(0).max(1000).default(0).describe('Index of the first transaction of the page.'),
    limit: limitInput,
  }),
  data: traceSchema,
  async run({ boc, ignore_signature, from, messages, cursor, limit }, context) {
    const request: EmulationRequest | undefined = boc ?? (from && messages ? { from, messages } : undefined)
    if (request === undefined) throw new TonlensError('Pass either boc, or from and messages.')
    const options = emulationQueryOptions(context.client, request, boc ? { ignore_chksig: ignore_signature } : {})
    const answer = await new QueryClient().fetchQuery<EmulateTraceResult>(options as never)
    const page = { cursor, limit, arguments: { boc, ignore_signature, from, messages } }
    return reportTrace(emulatedTrace(answer), answer.metadata, page, context)
  },
})

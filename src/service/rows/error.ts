import * as z from 'zod/mini'
import { openObject } from './shapes/openObject.ts'

const errorBody = openObject({
  /**
   * Message. The public schema also lists an integer code key; the real application never sends
   * it, use the HTTP status.
   */
  error: z.string(),
  /** Documented only. */
  code: z.nullish(z.number()),
})
/** Application error. */
export interface ErrorBody extends z.output<typeof errorBody> {}
export const ErrorBody: z.ZodMiniType<ErrorBody> = errorBody

const gatewayError = openObject({
  /** false. */
  ok: z.boolean(),
  /** Message, for example Ratelimit exceed. */
  result: z.nullish(z.string()),
  /** Message (other variants). */
  error: z.nullish(z.string()),
  /** Same as the HTTP status: 429, 401, 403. */
  code: z.number(),
})
/** Error of the hosted gateway (rate limit, API key). */
export interface GatewayError extends z.output<typeof gatewayError> {}
export const GatewayError: z.ZodMiniType<GatewayError> = gatewayError

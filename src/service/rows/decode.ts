import * as z from 'zod/mini'
import { openRecord, openObject } from './shapes/openObject.ts'

const decodeResult = openObject({
  /** Name or the text unknown. */
  opcodes: z.array(z.string()),
  /**
   * Decoded body (an object with @type), or {error} or {failed_to_decode_json}, each with a text
   * value.
   */
  bodies: z.array(openRecord(z.unknown())),
})
/** Decoder output, same order as the input. */
export interface DecodeResult extends z.output<typeof decodeResult> {}
export const DecodeResult: z.ZodMiniType<DecodeResult> = decodeResult

import type { Payload } from './codec.ts'

/** Estimates the bytes of a payload. */
export function estimateSize(payload: Payload | readonly string[] | undefined): number {
  if (typeof payload === 'string') return payload.length + 4
  if (!Array.isArray(payload)) return 4
  let bytes = 8
  for (const part of payload as readonly Payload[]) bytes += estimateSize(part)
  return bytes
}

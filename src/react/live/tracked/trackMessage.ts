import type { Client } from '../../../sources/client/client.ts'
import { createTracker, type Tracker, type TrackerOptions } from './tracker.ts'
import { readTrackedSubject } from './subject.ts'

/**
 * Creates the engine that follows one message.
 * @param message Bag of cells of an external message (bytes, base64, base64url, hex), or a hash.
 * @param validUntil Unix seconds until which the message is valid. @default the time limit in the message
 * @throws {BocFormatError | MessageFormatError} `message` is neither a message nor a hash.
 */
export function trackMessage(
  client: Client,
  message: string | Uint8Array,
  validUntil: number | undefined,
  options: TrackerOptions,
): Tracker {
  const subject = readTrackedSubject(message)
  return createTracker(client, { ...subject, validUntil: validUntil ?? subject.validUntil }, options)
}

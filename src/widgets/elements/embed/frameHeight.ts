// Messages by which a frame reports its height to the embedding page. The page sends a random secret;
// the frame reports only to that page, and the page accepts only messages that repeat the secret.

/** Message from the page to the frame. */
export interface Hello {
  readonly tonlens: 'hello'
  /** Random text that each report repeats. */
  readonly secret: string
}

/** Message from the frame to the page. */
export interface Height {
  readonly tonlens: 'height'
  readonly secret: string
  /** Height of the content, CSS px. */
  readonly height: number
}

/** Maximum height that the page accepts, CSS px. */
const maxHeight = 20_000

/** Tells whether a message is a {@link Hello}; pages also receive unrelated messages. */
export function isHello(message: unknown): message is Hello {
  const { tonlens, secret } = readFields(message)
  return tonlens === 'hello' && typeof secret === 'string' && secret.length >= 16
}

/** Tells whether a message is a valid {@link Height} that repeats `secret`. */
export function isHeight(message: unknown, secret: string): message is Height {
  const { tonlens, secret: given, height } = readFields(message)
  return tonlens === 'height' && given === secret && typeof height === 'number' && height >= 0 && height <= maxHeight
}

function readFields(message: unknown): Readonly<Record<string, unknown>> {
  return typeof message === 'object' && message !== null ? (message as Readonly<Record<string, unknown>>) : {}
}

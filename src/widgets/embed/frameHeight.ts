// How a frame tells its height to the page around it. The page makes a secret and says it to the
// frame; the frame answers nobody else, and the page believes nobody else.

/** The page to the frame. */
export interface Hello {
  readonly tonlens: 'hello'
  /** Random text that each answer repeats. */
  readonly secret: string
}

/** The frame to the page. */
export interface Height {
  readonly tonlens: 'height'
  readonly secret: string
  /** CSS pixels. */
  readonly height: number
}

/** Higher than any honest element; a frame that claims more is not believed. */
const MOST = 20_000

/** A {@link Hello} among whatever else pages send. */
export function isHello(message: unknown): message is Hello {
  const { tonlens, secret } = readFields(message)
  return tonlens === 'hello' && typeof secret === 'string' && secret.length >= 16
}

/** A believable {@link Height} that repeats `secret`. */
export function isHeight(message: unknown, secret: string): message is Height {
  const { tonlens, secret: given, height } = readFields(message)
  return tonlens === 'height' && given === secret && typeof height === 'number' && height >= 0 && height <= MOST
}

function readFields(message: unknown): Readonly<Record<string, unknown>> {
  return typeof message === 'object' && message !== null ? (message as Readonly<Record<string, unknown>>) : {}
}

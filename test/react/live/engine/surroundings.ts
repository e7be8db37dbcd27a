// The page, the connection and the clock around a live engine: the same disturbances for all of them.
import { vi } from 'vitest'
import type { Client } from '../../../../src/sources/client/client.ts'
import { NetworkError } from '../../../../src/sources/client/errors.ts'
import type { StreamEvent } from '../../../../src/sources/client/stream/events.ts'
import type { StreamListener } from '../../../../src/sources/client/stream/stream.ts'
import type { Random } from '../../../helpers/random.ts'

/** Disturbs the page, the connection or the clock of a live engine. */
export type Disturbance =
  | { readonly do: 'break' | 'connect' | 'leave' | 'return' | 'fail' | 'recover' }
  | { readonly do: 'slow' | 'clock' | 'pass'; readonly milliseconds: number }

/** Milliseconds that a disturbance takes, or by which it sets the clock. */
const lengths = {
  slow: [0, 5, 300, 2000],
  clock: [-3_600_000, 3_600_000, -5000],
  pass: [1, 20, 200, 1000, 5000],
}

/** Draws the milliseconds of a disturbance. @param further Lengths that this engine needs, too. */
export function drawMilliseconds(
  random: Random,
  kind: keyof typeof lengths,
  further: readonly number[] = [],
): Disturbance {
  return { do: kind, milliseconds: random.pick([...lengths[kind], ...further]) }
}

type Params = Readonly<Record<string, unknown>>

/** Reads a request of an endpoint when it is asked. @returns Gives the answer when it is due. */
export type Answer = (name: string, params: Params, isEarly: boolean) => () => unknown

/** Answers with the state when the service was asked, or when it answers: its replicas are not equally far. */
export function fromEitherState(read: (name: string, params: Params) => unknown): Answer {
  return (name, params, isEarly) => {
    const asked = read(name, params)
    return () => (isEarly ? asked : read(name, params))
  }
}

/** Creates a client whose service and stream can be disturbed. */
export function createSurroundings(random: Random, answer: Answer) {
  let latency = 5
  let [isFailing, isOpen] = [false, false]
  let listener: StreamListener | undefined
  let subscribe: () => () => void = () => () => undefined
  let stop: (() => void) | undefined

  const request = async (
    { name }: { readonly name: string },
    params: Params,
    { signal }: { readonly signal?: AbortSignal },
  ) => {
    const read = answer(name, params, random.chance(0.5))
    const pause = latency * (0.5 + random.next())
    await new Promise((resolve) => setTimeout(resolve, pause))
    signal?.throwIfAborted()
    if (isFailing) throw new NetworkError(`/${name}`, 'broken')
    return read()
  }
  const client = {
    network: { name: 'world' },
    service: { name: 'http' },
    version: { current: () => undefined },
    queue: { length: () => 0 },
    request,
    ask: async (...asked: Parameters<typeof request>) => ({
      data: await request(...asked),
      origin: { source: 'service', asOf: Date.now() / 1000, transport: 'http' },
    }),
    stream: {
      listen: (_: unknown, given: StreamListener) => {
        listener = given
        if (isOpen) queueMicrotask(() => given.opened())
        return () => void (listener = undefined)
      },
    },
  } as unknown as Client

  return {
    client,
    /** Tells an event over the open stream. @param delays It comes after one of these milliseconds. @default at once */
    tell(event: object, delays?: readonly number[]) {
      const to = listener
      if (!isOpen || to === undefined) return
      const deliver = () => to === listener && to.event(event as StreamEvent)
      if (delays === undefined) deliver()
      else setTimeout(deliver, random.pick([...delays]))
    },
    /** Shows the engine on the page, and again whenever the reader returns. */
    show(given: () => () => void) {
      subscribe = given
      stop = subscribe()
    },
    async disturb(event: Disturbance): Promise<void> {
      switch (event.do) {
        case 'break':
          if (isOpen) listener?.closed(new NetworkError('/sse', 'broken'))
          isOpen = false
          return
        case 'connect':
          if (!isOpen) listener?.opened()
          isOpen = true
          return
        case 'leave':
          stop?.()
          stop = undefined
          return
        case 'return':
          stop ??= subscribe()
          return
        case 'fail':
          isFailing = true
          return
        case 'recover':
          isFailing = false
          return
        case 'slow':
          latency = event.milliseconds
          return
        case 'clock':
          vi.setSystemTime(Date.now() + event.milliseconds)
          return
        case 'pass':
          await vi.advanceTimersByTimeAsync(event.milliseconds)
      }
    },
    end() {
      stop?.()
      vi.clearAllTimers()
    },
  }
}

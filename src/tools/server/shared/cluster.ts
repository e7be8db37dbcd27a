import { now, repeat } from '../../../sources/client/limits/pause.ts'

/** The part of a client of `ioredis` that is used. */
export interface RedisClient {
  eval(script: string, keys: number, ...args: (string | number)[]): Promise<unknown>
  publish(channel: string, message: string): Promise<unknown>
  /** Another connection: one that subscribes takes no other commands. */
  duplicate(): RedisSubscriber
}

/** A connection that receives messages. */
export interface RedisSubscriber {
  subscribe(...channels: string[]): Promise<unknown>
  on(event: 'message', listener: (channel: string, message: string) => void): unknown
  on(event: 'error' | 'ready' | 'close', listener: () => void): unknown
  disconnect(): void
}

/** The instances of a gateway that share a Redis, as one of them sees them. */
export interface Cluster {
  /** Name of this instance. */
  readonly id: string
  readonly redis: RedisClient
  /** Start of all keys in Redis. */
  readonly prefix: string
  /** Whether all instances that are known share their limits now; otherwise each has its share of them. */
  readonly isShared: () => boolean
  /** Number of instances, this one included; the last known one while Redis is gone. */
  readonly instances: () => number
  /** Resolves when it is known for the first time whether Redis answers. */
  readonly ready: Promise<void>
  /** Takes this instance out of the count. */
  readonly close: () => Promise<void>
}

/** Milliseconds between two signs of life. */
const beat = 500
/** Milliseconds without a sign of life after which an instance is not counted. */
const life = 2500
/** Milliseconds to wait for the other instances after Redis was gone: until then they use shares of their own. */
const maxReturn = 5000

/** Counts this instance, and returns how many there are. */
const beatScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2])
redis.call('ZADD', KEYS[1], now, ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return redis.call('ZCARD', KEYS[1])`

/**
 * Joins the instances that share a Redis.
 * @param expected Number of instances until Redis has told it.
 */
export function joinCluster(redis: RedisClient, prefix: string, expected: number): Cluster {
  const id = Math.random().toString(36).slice(2)
  const key = `${prefix}instances`
  let known = Math.max(1, expected)
  let shared = false
  /** Time of the first answer after Redis was gone; undefined while it is. */
  let returned: number | undefined
  let isClosed = false
  let hasBegun = false
  let settle = () => {}
  const ready = new Promise<void>((resolve) => (settle = resolve))

  async function signal(): Promise<void> {
    try {
      const count = Number(await redis.eval(beatScript, 1, key, id, life))
      if (isClosed) return
      returned ??= now()
      // A first start has nobody to wait for.
      if (shared || !hasBegun || count >= known || now() - returned > maxReturn) {
        known = count
        shared = true
      }
      hasBegun = true
    } catch {
      returned = undefined
      hasBegun = true
      shared = false
    }
    settle()
  }

  void signal()
  const stop = repeat(beat, () => void signal())
  return {
    id,
    redis,
    prefix,
    isShared: () => shared,
    instances: () => known,
    ready,
    async close() {
      isClosed = true
      stop()
      await redis.eval(`return redis.call('ZREM', KEYS[1], ARGV[1])`, 1, key, id).catch(() => undefined)
    },
  }
}

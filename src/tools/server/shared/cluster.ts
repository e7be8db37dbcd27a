import { repeat } from '../../../sources/client/limits/pause.ts'

/** The part of a client of `ioredis` that is used. */
export interface RedisClient {
  eval(script: string, keys: number, ...args: (string | number)[]): Promise<unknown>
  publish(channel: string, message: string): Promise<unknown>
  /** Another connection: one that subscribes takes no other commands. */
  duplicate(): RedisSubscriber
  on(event: 'close', listener: () => void): unknown
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
  /** Whether Redis answers, so that limits are counted there; otherwise this instance has its share of them. */
  readonly isShared: () => boolean
  /** Number of instances that Redis has heard from, this one included; the last known one while Redis is gone. */
  readonly instances: () => number
  /** Number of instances among which limits are divided: one that vanished may be cut off and use its share. */
  readonly places: () => number
  /** Number of times that Redis was lost. What it counted before may be gone. */
  readonly losses: () => number
  /** Tells that Redis failed: this instance has its share until Redis answers again. */
  readonly lose: () => void
  /** Has `prepare` called when Redis answers again, and waits for it before this instance is counted. */
  readonly beforeJoin: (prepare: () => Promise<void>) => void
  /** Resolves when it is known for the first time whether Redis answers. */
  readonly ready: Promise<void>
  /** Takes this instance out of the count. */
  readonly close: () => Promise<void>
}

/** Milliseconds between two signs of life. */
const beat = 500
/** Milliseconds without a sign of life after which an instance is not counted. */
export const instanceLife = 2000
/** Milliseconds for which the share of an instance that vanished stays free, if nobody says how many there are. */
const maxMissing = 300_000

/**
 * Counts this instance, if it has a name. Returns how many instances there are, how many places, and the milliseconds
 * for which the places are kept. A new place is kept for a moment at first: an instance that replaces one that was
 * killed and is still counted is not one more.
 */
const beatScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2])
if ARGV[1] ~= '' then redis.call('ZADD', KEYS[1], now, ARGV[1]) end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
local count = redis.call('ZCARD', KEYS[1])
local stored = tonumber(redis.call('GET', KEYS[2]) or '0')
local places = math.max(count, stored, tonumber(ARGV[3]))
local left = redis.call('PTTL', KEYS[2])
if places > stored then
  redis.call('SET', KEYS[2], places, 'PX', count > tonumber(ARGV[3]) and 2 * ARGV[2] or ARGV[4])
elseif count >= places and (left < tonumber(ARGV[2]) or left > 2 * ARGV[2]) then
  redis.call('SET', KEYS[2], places, 'PX', ARGV[4])
end
return {count, places, redis.call('PTTL', KEYS[2])}`

/** Takes an instance out of the count, and its place away: it needs no share. */
const leaveScript = `
if redis.call('ZREM', KEYS[1], ARGV[1]) == 1 and tonumber(redis.call('GET', KEYS[2]) or '0') > 1 then
  redis.call('DECR', KEYS[2])
end`

/** Names of the keys with the instances and the number of their places. */
export function clusterKeys(prefix: string): readonly [instances: string, places: string] {
  return [`${prefix}instances`, `${prefix}places`]
}

/**
 * Joins the instances that share a Redis.
 * @param expected Least number of places.
 */
export function joinCluster(redis: RedisClient, prefix: string, expected: number): Cluster {
  const id = Math.random().toString(36).slice(2)
  const keys = clusterKeys(prefix)
  let count = 1
  let places = Math.max(1, expected)
  /** Places that are not for a moment only. */
  let known = places
  let shared = false
  /** Whether Redis has answered since it was lost. Until then nothing counts this instance, which uses its share. */
  let isHeard = false
  let losses = 0
  let isClosed = false
  const preparations: (() => Promise<void>)[] = []
  let settle = () => {}
  const ready = new Promise<void>((resolve) => (settle = resolve))

  function lose(): void {
    if (shared) losses++
    shared = isHeard = false
  }

  async function signal(): Promise<void> {
    const before = losses
    try {
      const name = isHeard ? id : ''
      // A Redis that has lost its data learns the number from those who know it.
      const least = Math.max(expected, shared ? 1 : known)
      const found = (await redis.eval(beatScript, 2, ...keys, name, instanceLife, least, maxMissing)) as number[]
      if (isClosed || before !== losses) return
      isHeard = true
      if (name === '') {
        await Promise.all(preparations.map((prepare) => prepare()))
        return await signal()
      }
      count = found[0] ?? 1
      places = found[1] ?? 1
      if ((found[2] ?? 0) > 2 * instanceLife) known = places
      shared = true
    } catch {
      lose()
    }
    settle()
  }

  redis.on('close', lose)
  void signal()
  const stop = repeat(beat, () => void signal())
  return {
    id,
    redis,
    prefix,
    isShared: () => shared,
    instances: () => count,
    places: () => places,
    losses: () => losses,
    lose,
    beforeJoin: (prepare) => void preparations.push(prepare),
    ready,
    async close() {
      isClosed = true
      stop()
      await redis.eval(leaveScript, 2, ...keys, id).catch(() => undefined)
    },
  }
}

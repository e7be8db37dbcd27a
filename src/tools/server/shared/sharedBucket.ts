import { createTokenBucket, type Token, type TokenBucket } from '../../../sources/client/limits/bucket.ts'
import { now } from '../../../sources/client/limits/pause.ts'
import { type Cluster, clusterKeys, instanceLife } from './cluster.ts'

/** Inaccuracy of clocks and timers, in milliseconds. */
const slack = 10
/** Most milliseconds from sending a request until the service counts it, unless its response starts before. */
const maxTravel = 1000

/**
 * Takes a token, which returns when its time is over. Shares of instances that have vanished stay free for them.
 * @returns `[1]`, or `[0, milliseconds to wait]`.
 */
const takeScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local pause = redis.call('PTTL', KEYS[2])
if pause > 0 then return {0, pause} end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
local count = redis.call('ZCOUNT', KEYS[3], now - ARGV[4], '+inf')
local places = math.max(count, tonumber(redis.call('GET', KEYS[4]) or '1'))
local size = math.max(1, math.floor(ARGV[1] * count / places))
local used = redis.call('ZCARD', KEYS[1])
if used >= size then
  local first = redis.call('ZRANGE', KEYS[1], used - size, used - size, 'WITHSCORES')
  return {0, tonumber(first[2]) - now}
end
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[2] * 2)
return {1, 0}`

/** Lets a token return a given time from now. */
const settleScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
return redis.call('ZADD', KEYS[1], 'XX', now + ARGV[1], ARGV[2])`

/** Withholds all tokens; a longer pause wins. */
const pauseScript = `
if redis.call('PTTL', KEYS[1]) >= tonumber(ARGV[1]) then return 0 end
return redis.call('SET', KEYS[1], '1', 'PX', ARGV[1])`

/** Requests per second of a number of instances among the places of a cluster, whole ones where there are any. */
export function shareRate(rate: number, instances: number, places: number): number {
  const share = (rate * instances) / places
  return instances < places && share >= 1 ? Math.floor(share) : share
}

/**
 * Creates a bucket that all instances share: no second contains more requests than the rate, whoever sends them. The
 * windows of `rate-limiter-flexible` are fixed, and two of them meet in one second, so this one counts each request for
 * itself. While Redis is gone, an instance has its share of the rate.
 */
export function createSharedBucket(cluster: Cluster, name: string, rate: number): TokenBucket {
  const { redis, prefix } = cluster
  const key = `${prefix}limit ${name}`
  const keys = [key, `${key} pause`, ...clusterKeys(prefix)]
  const size = Math.max(1, Math.floor(rate))
  const window = (size / rate) * 1000 + slack
  let tokens = 0
  /** The share of this instance while Redis is gone. */
  let own: TokenBucket | undefined
  /** Losses of Redis that the shared bucket knows of. */
  let losses = 0

  function openShare(): TokenBucket {
    if (own === undefined) {
      own = createTokenBucket(`${key} ${cluster.id}`, shareRate(rate, 1, cluster.places()))
      // The others use the share as well until they miss this instance, and tokens that Redis gave are still in use.
      own.pause(instanceLife + window + maxTravel)
    }
    return own
  }

  async function takeShared(): Promise<Token | number> {
    const id = `${cluster.id}.${++tokens}`
    const args = [...keys, size, window + maxTravel, id, instanceLife]
    const [taken, wait] = (await redis.eval(takeScript, keys.length, ...args)) as number[]
    if (taken !== 1) return Math.max(1, wait ?? 1)
    const settle = () =>
      void redis.eval(settleScript, 1, key, window, id).catch(() => {
        // Without this, the token returns later.
      })
    return { at: now(), onResponse: settle, onFailure: settle }
  }

  async function withhold(milliseconds: number): Promise<void> {
    await redis.eval(pauseScript, 1, `${key} pause`, Math.ceil(milliseconds))
  }

  // Redis does not know of the requests within the shares, and may have forgotten those that it counted. The others get
  // tokens for this instance as soon as it is counted.
  cluster.beforeJoin(async () => {
    if (own === undefined && losses === cluster.losses()) return
    await withhold(window + maxTravel)
    losses = cluster.losses()
  })

  return {
    async take(isNeeded) {
      await cluster.ready
      if (cluster.isShared()) {
        own = undefined
        if (!isNeeded()) return 0
        try {
          return await takeShared()
        } catch {
          cluster.lose()
        }
      }
      return openShare().take(isNeeded)
    },
    pause(milliseconds) {
      own?.pause(milliseconds)
      withhold(milliseconds).catch(() => openShare().pause(milliseconds))
    },
    limit: () => undefined,
  }
}

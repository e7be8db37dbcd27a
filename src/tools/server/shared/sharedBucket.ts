import { createTokenBucket, type Token, type TokenBucket } from '../../../sources/client/limits/bucket.ts'
import { now } from '../../../sources/client/limits/pause.ts'
import type { Cluster } from './cluster.ts'

/** Inaccuracy of clocks and timers, in milliseconds. */
const slack = 10
/** Most milliseconds from sending a request until the service counts it, unless its response starts before. */
const maxTravel = 1000

/** Takes a token, which returns when its time is over. @returns `[1]`, or `[0, milliseconds to wait]`. */
const takeScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local pause = redis.call('PTTL', KEYS[2])
if pause > 0 then return {0, pause} end
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
local size = tonumber(ARGV[1])
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

/**
 * Creates a bucket that all instances share: no second contains more requests than the rate, whoever sends them. The
 * windows of `rate-limiter-flexible` are fixed, and two of them meet in one second, so this one counts each request for
 * itself. While Redis is gone, an instance has its share of the rate.
 */
export function createSharedBucket(cluster: Cluster, name: string, rate: number): TokenBucket {
  const { redis, prefix } = cluster
  const key = `${prefix}limit ${name}`
  const pauseKey = `${key} pause`
  const size = Math.max(1, Math.floor(rate))
  const window = (size / rate) * 1000 + slack
  let tokens = 0
  /** The share of this instance while Redis is gone. */
  let own: { readonly bucket: TokenBucket; readonly instances: number } | undefined

  function findShare(): TokenBucket {
    const instances = cluster.instances()
    if (own?.instances !== instances) {
      const isNew = own === undefined
      own = { bucket: createTokenBucket(`${key} ${cluster.id} ${instances}`, rate / instances), instances }
      // The tokens that Redis gave last are still in use.
      if (isNew) own.bucket.pause(window + maxTravel)
    }
    return own.bucket
  }

  async function takeShared(): Promise<Token | number> {
    const id = `${cluster.id}.${++tokens}`
    const [taken, wait] = (await redis.eval(takeScript, 2, key, pauseKey, size, window + maxTravel, id)) as number[]
    if (taken !== 1) return Math.max(1, wait ?? 1)
    const settle = () =>
      void redis.eval(settleScript, 1, key, window, id).catch(() => {
        // Without this, the token returns later.
      })
    return { at: now(), onResponse: settle, onFailure: settle }
  }

  async function withhold(milliseconds: number): Promise<void> {
    await redis.eval(pauseScript, 1, pauseKey, Math.ceil(milliseconds))
  }

  return {
    async take(isNeeded) {
      await cluster.ready
      if (!cluster.isShared()) return findShare().take(isNeeded)
      if (!isNeeded()) return 0
      try {
        if (own !== undefined) {
          // The requests within the shares are still in use, and Redis does not know of them.
          await withhold(window + maxTravel)
          own = undefined
        }
        return await takeShared()
      } catch {
        return findShare().take(isNeeded)
      }
    },
    pause(milliseconds) {
      own?.bucket.pause(milliseconds)
      withhold(milliseconds).catch(() => findShare().pause(milliseconds))
    },
    limit: () => undefined,
  }
}

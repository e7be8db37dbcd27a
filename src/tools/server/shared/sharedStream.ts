// The stream of all instances. One of them, the leader, holds the connection to the service and publishes what comes by
// it. Who misses a message counts as disconnected until the leader says again what it is subscribed to.
import { now, repeat, throttle } from '../../../sources/client/limits/pause.ts'
import type { StreamSubscription } from '../../../sources/client/stream/events.ts'
import { createFollower, createLead, type StreamLead, type RelayMessage } from '../../../sources/client/stream/relay.ts'
import type { Stream } from '../../../sources/client/stream/stream.ts'
import type { Cluster, RedisSubscriber } from './cluster.ts'

/** A stream that instances share. */
export interface SharedStream extends Pick<Stream, 'listen'> {
  /** Whether this instance holds the connection to the service. */
  readonly isLeader: () => boolean
  readonly close: () => Promise<void>
}

/** What the leader publishes, and what others call: an instance wants something else, or the leader goes. */
type Message = RelayMessage | { readonly kind: 'changed' } | { readonly kind: 'vacant' }

/** Milliseconds between two signs of life of a leader, and of what an instance wants. */
const beat = 1000
/** Milliseconds after which a leader without a sign of life is replaced. */
const life = 3500

/** Takes the lead, or keeps it. @returns 1 if this instance leads. */
const leadScript = `
local leader = redis.call('GET', KEYS[1])
if leader and leader ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`
const resignScript = `if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0`
/** Says what an instance wants, and returns what all want. Each has a key of its own, which ends with it. */
const wantScript = `
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', ARGV[4])
if ARGV[3] == '' then
  redis.call('HDEL', KEYS[1], ARGV[1])
  redis.call('ZREM', KEYS[2], ARGV[1])
else
  redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
  redis.call('ZADD', KEYS[2], ARGV[2], ARGV[1])
end
local wanted = {}
for _, id in ipairs(redis.call('HKEYS', KEYS[1])) do
  if redis.call('ZSCORE', KEYS[2], id) then table.insert(wanted, redis.call('HGET', KEYS[1], id))
  else redis.call('HDEL', KEYS[1], id) end
end
return wanted`

/**
 * Creates the stream of one network.
 * @param open Creates the connection to the service, if this instance becomes the leader.
 */
export function createSharedStream(cluster: Cluster, name: string, open: () => Pick<Stream, 'listen'>): SharedStream {
  const { id, redis, prefix } = cluster
  const key = `${prefix}stream ${name}`
  const follower = createFollower('the stream of the gateway broke')
  let subscriber: RedisSubscriber | undefined
  let subscribing: Promise<RedisSubscriber> | undefined
  let lead: StreamLead | undefined
  let leads = false
  let lastLive = -Infinity
  let isClosed = false
  const refresh = throttle(50, () => void signal(), 0)

  function receive(text: string): void {
    const message = JSON.parse(text) as Message
    if (message.kind === 'changed') {
      if (leads) refresh()
      return
    }
    if (message.kind === 'vacant') return refresh()
    if (message.kind === 'live') lastLive = now()
    follower.receive(message)
  }

  /** Says what this instance wants and, as the leader, asks the service for what all want. */
  async function signal(): Promise<void> {
    if (isClosed) return
    try {
      subscribing ??= subscribe()
      subscriber = await subscribing
      const at = Date.now()
      const own = follower.wanted()
      const text = own.length === 0 ? '' : JSON.stringify(own)
      const wanted = (await redis.eval(
        wantScript,
        2,
        `${key} wanted`,
        `${key} alive`,
        id,
        at,
        text,
        at - life,
      )) as string[]
      leads = (await redis.eval(leadScript, 1, `${key} leader`, id, life)) === 1
      if (leads && !isClosed) {
        lead ??= createLead(open(), `${id}.${at}`, publish)
        lead.want(wanted.flatMap((each) => JSON.parse(each) as StreamSubscription[]))
      } else resign()
    } catch {
      if (subscriber === undefined) subscribing = undefined
      leads = false
      resign()
      follower.close()
    }
    if (now() - lastLive > life) follower.close()
  }

  function resign(): void {
    lead?.close()
    lead = undefined
  }

  async function subscribe(): Promise<RedisSubscriber> {
    const connection = redis.duplicate()
    connection.on('error', () => undefined)
    connection.on('close', follower.close)
    connection.on('message', (_, text) => receive(text))
    try {
      await new Promise<void>((ready, failed) => {
        connection.on('ready', ready)
        connection.on('close', () => failed(new Error('closed')))
      })
      await connection.subscribe(key)
      return connection
    } catch (error) {
      connection.disconnect()
      throw error
    }
  }

  function publish(message: Message): void {
    redis.publish(key, JSON.stringify(message)).catch(follower.close)
  }

  const stop = repeat(beat, () => void signal())
  return {
    listen(subscription, listener) {
      const leave = follower.listen(subscription, listener)
      const tell = () =>
        void signal().then(() => {
          if (!leads) publish({ kind: 'changed' })
        })
      tell()
      return () => {
        leave()
        tell()
      }
    },
    isLeader: () => leads,
    async close() {
      isClosed = true
      stop()
      refresh.cancel()
      resign()
      if (leads) await redis.eval(resignScript, 1, `${key} leader`, id).catch(() => undefined)
      await redis.publish(key, JSON.stringify({ kind: 'vacant' })).catch(() => undefined)
      subscriber?.disconnect()
      follower.close()
    },
  }
}

// The stream of all instances. One of them, the leader, holds the connection to the service and publishes what comes by
// it. Who misses a message counts as disconnected until the leader says again what it is subscribed to.
import { NetworkError } from '../../../sources/client/errors.ts'
import { now, repeat, throttle } from '../../../sources/client/limits/pause.ts'
import { joinSubscriptions, type StreamEvent, type StreamSubscription } from '../../../sources/client/stream/events.ts'
import type { Stream, StreamListener } from '../../../sources/client/stream/stream.ts'
import { createCover } from '../stream/wanted.ts'
import type { Cluster, RedisSubscriber } from './cluster.ts'

/** A stream that instances share. */
export interface SharedStream extends Pick<Stream, 'listen'> {
  /** Whether this instance holds the connection to the service. */
  readonly isLeader: () => boolean
  readonly close: () => Promise<void>
}

interface Member {
  readonly subscription: StreamSubscription
  readonly listener: StreamListener
  live: boolean
}

/** Messages that the leader publishes, and those by which instances call for it. */
type Message =
  | {
      readonly kind: 'live'
      readonly epoch: string
      readonly number: number
      readonly subscription: StreamSubscription
    }
  | { readonly kind: 'event'; readonly epoch: string; readonly number: number; readonly event: StreamEvent }
  | { readonly kind: 'closed'; readonly epoch: string; readonly number: number }
  /** An instance wants something else, or the leader goes. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'vacant' }

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
  const members = new Set<Member>()
  /** The last message of the leader: the next one must follow. */
  let last: { readonly epoch: string; readonly number: number } | undefined
  let subscriber: RedisSubscriber | undefined
  let subscribing: Promise<RedisSubscriber> | undefined
  let lead: Lead | undefined
  let leads = false
  let lastLive = -Infinity
  let isClosed = false
  const refresh = throttle(50, () => void signal(), 0)

  function closeAll(): void {
    last = undefined
    for (const member of members) {
      if (!member.live) continue
      member.live = false
      member.listener.closed(new NetworkError('/streaming/v2', 'the stream of the gateway broke'))
    }
  }

  function receive(text: string): void {
    const message = JSON.parse(text) as Message
    if (message.kind === 'changed') {
      if (leads) refresh()
      return
    }
    if (message.kind === 'vacant') return refresh()
    const { epoch, number } = message
    const next = last?.epoch === epoch ? last.number + (message.kind === 'event' ? 1 : 0) : undefined
    if (message.kind === 'closed' || (last !== undefined && next !== number)) closeAll()
    if (message.kind === 'event' && last !== undefined) {
      last = { epoch, number }
      for (const { live, listener } of Array.from(members)) if (live) listener.event(message.event)
    }
    if (message.kind === 'live') {
      last = { epoch, number }
      lastLive = now()
      const covers = createCover(message.subscription)
      for (const member of Array.from(members)) {
        if (member.live || !covers(member.subscription)) continue
        member.live = true
        member.listener.opened()
      }
    }
  }

  /** Says what this instance wants and, as the leader, asks the service for what all want. */
  async function signal(): Promise<void> {
    if (isClosed) return
    try {
      subscribing ??= subscribe()
      subscriber = await subscribing
      const at = Date.now()
      const text = members.size === 0 ? '' : JSON.stringify([...members].map(({ subscription }) => subscription))
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
      closeAll()
    }
    if (now() - lastLive > life) closeAll()
  }

  function resign(): void {
    lead?.close()
    lead = undefined
  }

  async function subscribe(): Promise<RedisSubscriber> {
    const connection = redis.duplicate()
    connection.on('error', () => undefined)
    connection.on('close', closeAll)
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
    redis.publish(key, JSON.stringify(message)).catch(closeAll)
  }

  const stop = repeat(beat, () => void signal())
  return {
    listen(subscription, listener) {
      const member: Member = { subscription, listener, live: false }
      members.add(member)
      const tell = () =>
        void signal().then(() => {
          if (!leads) publish({ kind: 'changed' })
        })
      tell()
      return () => {
        members.delete(member)
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
      closeAll()
    },
  }
}

/** The connection to the service, as the leader holds it. */
interface Lead {
  readonly want: (subscriptions: readonly StreamSubscription[]) => void
  readonly close: () => void
}

function createLead(stream: Pick<Stream, 'listen'>, epoch: string, publish: (message: Message) => void): Lead {
  let number = 0
  let wanted = ''
  let live: StreamSubscription | undefined
  let stopCurrent = () => {}
  let stopNext: (() => void) | undefined
  let lastEvent: StreamEvent | undefined

  function listen(subscription: StreamSubscription): () => void {
    return stream.listen(subscription, {
      opened() {
        // A second time tells that events may have been missed.
        if (live === subscription) publish({ kind: 'closed', epoch, number: ++number })
        live = subscription
        if (stopNext !== undefined) {
          stopCurrent()
          stopCurrent = stopNext
          stopNext = undefined
        }
        publish({ kind: 'live', epoch, number, subscription })
      },
      event(event) {
        if (event !== lastEvent) publish({ kind: 'event', epoch, number: ++number, event })
        lastEvent = event
      },
      closed() {
        if (live === undefined) return
        live = undefined
        publish({ kind: 'closed', epoch, number: ++number })
      },
    })
  }

  return {
    want(subscriptions) {
      const joined = joinSubscriptions(subscriptions)
      const text = JSON.stringify(joined)
      if (text === wanted) {
        if (live !== undefined) publish({ kind: 'live', epoch, number, subscription: live })
        return
      }
      wanted = text
      stopNext?.()
      stopNext = undefined
      if (joined === undefined) {
        stopCurrent()
        stopCurrent = () => {}
        live = undefined
        return
      }
      const { types, addresses = [], trace_external_hash_norms: traces = [], min_finality: minFinality } = joined
      stopNext = listen({ topics: types, addresses, traces, minFinality })
    },
    close() {
      stopNext?.()
      stopCurrent()
      if (live !== undefined) publish({ kind: 'closed', epoch, number: ++number })
      live = undefined
    },
  }
}

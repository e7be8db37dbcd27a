import type { AnswerStore } from '../../server/keptAnswers.ts'
import type { VisitorLimit } from '../../server/options.ts'
import type { RedisClient } from '../../server/shared/cluster.ts'
import { TonlensError } from '../../../ton/cells/errors.ts'
import { loadPeer } from './loadPeer.ts'

/** Parts that instances share, and the limit of visitors, which also works alone. */
export interface SharedParts {
  readonly redis: RedisClient | undefined
  readonly store: AnswerStore | undefined
  readonly visitorLimit: VisitorLimit
  readonly close: () => Promise<void>
}

/** Seconds over which the requests of a visitor are counted: a page that opens asks for much at once. */
const window = 10

/** Requests must not wait for a Redis that is gone. */
const impatient = {
  commandTimeout: 500,
  maxRetriesPerRequest: 0,
  enableOfflineQueue: false,
  retryStrategy: (times: number) => Math.min(1000, times * 100),
} as const

/**
 * Connects what several instances share. Without a URL each visitor is counted in this process.
 * @throws {TonlensError} A package is missing, or the URL is none.
 */
export async function openShared({
  url,
  visitorRate,
  onProblem,
}: {
  readonly url: string | undefined
  readonly visitorRate: number
  readonly onProblem: (problem: unknown) => void
}): Promise<SharedParts> {
  const { RateLimiterMemory, RateLimiterRedis } = await loadPeer(
    'rate-limiter-flexible',
    'The limit of visitors',
    () => import('rate-limiter-flexible'),
  )
  const limit = { points: Math.ceil(visitorRate * window), duration: window, keyPrefix: 'tonlens visitor' }
  const alone = new RateLimiterMemory(limit)
  if (url === undefined)
    return { redis: undefined, store: undefined, visitorLimit: alone, close: () => Promise.resolve() }
  if (!/^rediss?:\/\//.test(url)) throw new TonlensError('The URL of Redis does not begin with redis:// or rediss://.')
  const { Redis } = await loadPeer('ioredis', '--redis', () => import('ioredis'))
  const { createStorage } = await loadPeer('unstorage', '--redis', () => import('unstorage'))
  const { default: redisDriver } = await import('unstorage/drivers/redis')
  const redis = new Redis(url, impatient)
  redis.on('error', onProblem)
  // A first connection that fails is tried again, and health tells it.
  await new Promise((settled) => redis.once('ready', settled).once('close', settled))
  const driver = redisDriver({ url, base: 'tonlens answers', ...impatient })
  const storage = createStorage({ driver })
  ;(driver.getInstance?.() as InstanceType<typeof Redis> | undefined)?.on('error', onProblem)
  return {
    redis,
    store: {
      getItem: (key) => storage.getItem(key),
      setItem: (key, value, options) => storage.setItem(key, value, options),
    },
    visitorLimit: new RateLimiterRedis({
      ...limit,
      storeClient: redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: alone,
    }),
    async close() {
      await storage.dispose()
      redis.disconnect()
    },
  }
}

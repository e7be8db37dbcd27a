import { TonlensError } from '../../../ton/cells/errors.ts'
import { createTokenBucket, type TokenBucket } from './bucket.ts'
import { createScheduler, type Scheduler } from './scheduler.ts'

/** A queue of requests and its rate limit. */
interface SharedScheduler {
  readonly bucket: TokenBucket
  readonly scheduler: Scheduler
}

/**
 * Schedulers by host, with and without a key. The service counts requests without a key together, so
 * all clients of a host that have none share a queue.
 */
const schedulers = new Map<string, SharedScheduler>()

/**
 * Returns the scheduler that everything which asks one host shares.
 * @param url Any URL of the host.
 * @param hasKey Whether an API key is sent.
 * @param rate Rate limit in requests per second; the lowest one applies to all. @default no other than that of the
 * others
 * @throws {TonlensError} `url` is not a URL.
 */
export function shareScheduler(url: string, hasKey: boolean, rate?: number): Scheduler {
  const name = `tonlens ${hostName(url)}${hasKey ? ' key' : ''}`
  const known = schedulers.get(name)
  if (known !== undefined) {
    known.bucket.limit(rate ?? Infinity)
    return known.scheduler
  }
  const bucket = createTokenBucket(name, rate ?? defaultRate(hasKey))
  const scheduler = createScheduler(bucket)
  schedulers.set(name, { bucket, scheduler })
  return scheduler
}

/** Returns the requests per second that the service allows. */
export function defaultRate(hasKey: boolean): number {
  return hasKey ? 10 : 1
}

function hostName(url: string): string {
  try {
    return new URL(url, globalThis.location?.href).host
  } catch {
    throw new TonlensError(
      `The option baseUrl is ${JSON.stringify(url)}, which is not a URL: pass a complete one, such as https://host/api/v3.`,
    )
  }
}

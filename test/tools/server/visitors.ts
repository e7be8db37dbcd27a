import { Agent, get } from 'node:http'
import { isDeepStrictEqual } from 'node:util'

/** An answer to a visitor. */
export interface Visit {
  readonly status: number
  readonly text: string
}

/** A visitor with connections and an address of its own, as a balancer names it. */
export interface Visitor {
  readonly ask: (url: string) => Promise<Visit>
  readonly leave: () => void
}

/** Creates a visitor; its connections stay open between requests. */
export function createVisitor(number: number): Visitor {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { 'X-Forwarded-For': `203.0.${number >> 8}.${number & 255}` }
  return {
    ask: (url) =>
      new Promise((answered, failed) => {
        get(url, { agent, headers }, (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('error', failed)
          response.on('end', () =>
            answered({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }),
          )
        }).on('error', failed)
      }),
    leave: () => agent.destroy(),
  }
}

/** Whether two texts of JSON say the same; only the order of rows counts. */
export function isSameJson(one: string, other = ''): boolean {
  return one === other || isDeepStrictEqual(JSON.parse(one), JSON.parse(other))
}

// Tabs of one browser in one process: their channels and their locks, which end with the tab that is killed.
import { AsyncLocalStorage } from 'node:async_hooks'
import { vi } from 'vitest'

/** One tab; what it starts belongs to it. */
export interface FakeTab {
  /** Runs `work` as this tab. */
  readonly run: <T>(work: () => T) => T
  /** Closes it without a word: no event, no last message. */
  readonly kill: () => void
  readonly isDead: () => boolean
}

interface Request {
  readonly owner: FakeTab | undefined
  readonly name: string
  readonly start: () => void
  readonly lose: () => void
}

/** One for all courses: Node walks through every storage that exists with each promise. */
const current = new AsyncLocalStorage<FakeTab>()

/**
 * Replaces `BroadcastChannel` and `navigator.locks`. Timers must be fake.
 * @param isLost Tells whether a message does not arrive.
 * @returns Opens a tab.
 */
export function fakeTabs(isLost: (message: unknown) => boolean): () => FakeTab {
  const channels = new Set<FakeChannel>()
  let held: Request[] = []
  let waiting: Request[] = []

  class FakeChannel extends EventTarget {
    readonly owner = current.getStore()
    readonly name: string
    constructor(name: string) {
      super()
      this.name = name
      channels.add(this)
    }
    postMessage(message: unknown) {
      if (this.owner?.isDead() === true) return
      const data: unknown = structuredClone(message)
      for (const other of channels) {
        if (other === this || other.name !== this.name || isLost(data)) continue
        setTimeout(() => {
          if (channels.has(other)) other.dispatchEvent(new MessageEvent('message', { data }))
        }, 1)
      }
    }
    close() {
      channels.delete(this)
    }
  }

  function grant(): void {
    for (const request of waiting) {
      if (held.some(({ name }) => name === request.name)) continue
      waiting = waiting.filter((other) => other !== request)
      held.push(request)
      request.start()
    }
  }

  const locks = {
    request<T>(name: string, options: LockOptions, work: (lock: Lock | null) => Promise<T>): Promise<T> {
      if (typeof options === 'function') return locks.request(name, {}, options)
      const { ifAvailable = false, steal = false, signal } = options
      return new Promise<T>((resolve, reject) => {
        const request: Request = {
          owner: current.getStore(),
          name,
          start: () => {
            const end = () => {
              held = held.filter((other) => other !== request)
              grant()
            }
            void work({ name, mode: 'exclusive' }).then(resolve, reject).finally(end)
          },
          lose: () => reject(new DOMException('stolen', 'AbortError')),
        }
        const find = () => held.find((other) => other.name === name)
        const holder = find()
        if (steal && holder !== undefined) {
          held = held.filter((other) => other !== holder)
          holder.lose()
        }
        signal?.addEventListener('abort', () => {
          waiting = waiting.filter((other) => other !== request)
          reject(signal.reason as Error)
        })
        queueMicrotask(() => {
          if (ifAvailable && find() !== undefined) return void work(null).then(resolve, reject)
          waiting.push(request)
          grant()
        })
      })
    },
    query: () => Promise.resolve({ held: held.map(({ name }) => ({ name })) }),
  }

  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('navigator', { locks, onLine: true })

  return () => {
    let isDead = false
    const tab: FakeTab = {
      run: (work) => current.run(tab, work),
      isDead: () => isDead,
      kill() {
        isDead = true
        for (const channel of channels) if (channel.owner === tab) channels.delete(channel)
        const isOwn = ({ owner }: Request) => owner === tab
        held = held.filter((request) => !isOwn(request))
        waiting = waiting.filter((request) => !isOwn(request))
        grant()
      },
    }
    return tab
  }
}

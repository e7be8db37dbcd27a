// State that the tabs of one origin share. Web Locks are consistent at once, but vanish with their tab;
// localStorage may reach another process late, but persists. Both are used if they exist: servers,
// workers and pages without a secure origin lack one or both.

/** Milliseconds after which the other tabs stop waiting for one that hangs. */
const maxWait = 2000

/** Lock managers that did not settle a request in time: they would delay every request of this page. */
const failed = new WeakSet<LockManager>()

/** Runs `work` while no other tab runs work under the same name. */
export async function runExclusive<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = webLocks()
  if (locks === undefined) return work()
  let begun: Promise<T> | undefined
  const begin = () => (begun ??= work())
  try {
    // Some browsers do not abort a request in time, so that its signal alone is not enough.
    return await inTime(locks.request(name, { signal: AbortSignal.timeout(maxWait) }, begin), 2 * maxWait, () =>
      begun === undefined ? giveUp(locks) : begun,
    )
  } catch (error) {
    // Another tab hangs, or this is a frame without permission to use locks.
    if (begun !== undefined) throw error
    return begin()
  }
}

function giveUp(locks: LockManager): never {
  failed.add(locks)
  throw new Error()
}

/** The result of `work`, or that of `onLate` when it takes longer than a number of milliseconds. */
async function inTime<T>(work: Promise<T>, milliseconds: number, onLate: () => T | Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<T>((resolve, reject) => {
    timer = setTimeout(() => void (async () => onLate())().then(resolve, reject), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Makes `mark` visible to all tabs for a number of milliseconds, or until this tab closes. */
export async function publishMark(name: string, mark: string, milliseconds: number): Promise<void> {
  const locks = webLocks()
  if (locks === undefined) return
  const published = new Promise<void>((onPublished) => {
    const held = locks.request(`${name} ${mark}`, async () => {
      onPublished()
      await new Promise((done) => setTimeout(done, milliseconds))
    })
    held.catch(() => onPublished())
  })
  await inTime(published, maxWait, () => void failed.add(locks))
}

/** Returns the marks under `name` that open tabs have published. */
export async function readPublishedMarks(name: string): Promise<readonly string[]> {
  const locks = webLocks()
  if (locks === undefined) return []
  try {
    const { held = [] } = await inTime(locks.query(), maxWait, () => giveUp(locks))
    const prefix = `${name} `
    return held.flatMap((lock) => (lock.name?.startsWith(prefix) ? [lock.name.slice(prefix.length)] : []))
  } catch {
    return []
  }
}

/** Stores the marks under `name` for pages that open later. */
export function storeMarks(name: string, marks: readonly string[]): void {
  try {
    localStore()?.setItem(name, JSON.stringify(marks))
  } catch {
    // The storage is full or forbidden: the marks of open tabs are still visible.
  }
}

/** Returns the stored marks. */
export function readStoredMarks(name: string): readonly unknown[] {
  try {
    const marks: unknown = JSON.parse(localStore()?.getItem(name) ?? '[]')
    return Array.isArray(marks) ? marks : []
  } catch {
    return []
  }
}

/** Calls a listener when another tab stores marks under `name`. */
export function watchMarks(name: string, listener: () => void): void {
  if (typeof addEventListener !== 'function') return
  addEventListener('storage', ({ key }) => {
    if (key === name) listener()
  })
}

/** `undefined` on a server, which has no tabs, and where locks are not available or do not work. */
function webLocks(): LockManager | undefined {
  const locks: LockManager | undefined = globalThis.isSecureContext ? globalThis.navigator.locks : undefined
  return locks === undefined || failed.has(locks) ? undefined : locks
}

function localStore(): Storage | undefined {
  return typeof document === 'undefined' ? undefined : globalThis.localStorage
}

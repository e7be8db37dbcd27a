// State that the tabs of one origin share. Web Locks are consistent at once, but vanish with their tab;
// localStorage may reach another process late, but persists. Both are used if they exist: servers,
// workers and pages without a secure origin lack one or both.

/** Milliseconds after which the other tabs stop waiting for one that hangs. */
const maxWait = 2000

/** Runs `work` while no other tab runs work under the same name. */
export async function runExclusive<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = webLocks()
  if (locks === undefined) return work()
  let started = false
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(maxWait) }, () => {
      started = true
      return work()
    })
  } catch (error) {
    // Another tab hangs, or this is a frame without permission to use locks.
    if (started) throw error
    return work()
  }
}

/** Makes `mark` visible to all tabs for a number of milliseconds, or until this tab closes. */
export async function publishMark(name: string, mark: string, milliseconds: number): Promise<void> {
  const locks = webLocks()
  if (locks === undefined) return
  await new Promise<void>((onPublished) => {
    const held = locks.request(`${name} ${mark}`, async () => {
      onPublished()
      await new Promise((done) => setTimeout(done, milliseconds))
    })
    held.catch(() => onPublished())
  })
}

/** Returns the marks under `name` that open tabs have published. */
export async function readPublishedMarks(name: string): Promise<readonly string[]> {
  try {
    const { held = [] } = (await webLocks()?.query()) ?? {}
    const prefix = `${name} `
    return held.flatMap((lock) =>
      lock.name?.startsWith(prefix) ? [lock.name.slice(prefix.length)] : [],
    )
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

/** `undefined` on a server, which has no tabs, and where locks are not available. */
function webLocks(): LockManager | undefined {
  return globalThis.isSecureContext ? globalThis.navigator.locks : undefined
}

function localStore(): Storage | undefined {
  return typeof document === 'undefined' ? undefined : globalThis.localStorage
}

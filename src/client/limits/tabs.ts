// What the tabs of one origin know in common. Web Locks tell at once and without a doubt who holds
// what, but forget with the tab; localStorage may reach another process late, but stays. Both are
// used where they exist: servers, workers, and pages without a secure origin lack one or both.

/** A tab that hangs with its turn in hand holds up the others no longer than this; milliseconds. */
const longestHold = 2000

/** Runs `work` while no other tab runs anything under the same name. */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = webLocks()
  if (locks === undefined) return work()
  let begun = false
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(longestHold) }, () => {
      begun = true
      return work()
    })
  } catch (error) {
    // Another tab hangs, or this is a frame that has the interface and may not use it.
    if (begun) throw error
    return work()
  }
}

/** Shows `mark` to all tabs for so many milliseconds, or until this one is closed. */
export async function hold(name: string, mark: string, milliseconds: number): Promise<void> {
  const locks = webLocks()
  if (locks === undefined) return
  await new Promise<void>((shown) => {
    const held = locks.request(`${name} ${mark}`, async () => {
      shown()
      await new Promise((done) => setTimeout(done, milliseconds))
    })
    held.catch(() => shown())
  })
}

/** Marks under `name` that tabs hold at this moment. */
export async function heldMarks(name: string): Promise<readonly string[]> {
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

/** Writes down the marks under `name` for pages to come. */
export function store(name: string, marks: readonly string[]): void {
  try {
    localStore()?.setItem(name, JSON.stringify(marks))
  } catch {
    // Full or forbidden: the marks of open tabs are still known.
  }
}

/** Marks that were written down. */
export function storedMarks(name: string): readonly unknown[] {
  try {
    const marks: unknown = JSON.parse(localStore()?.getItem(name) ?? '[]')
    return Array.isArray(marks) ? marks : []
  } catch {
    return []
  }
}

/** Servers have no tabs, and no storage that opens without a warning. */
function webLocks(): LockManager | undefined {
  return globalThis.isSecureContext ? globalThis.navigator.locks : undefined
}

function localStore(): Storage | undefined {
  return typeof document === 'undefined' ? undefined : globalThis.localStorage
}

/** Milliseconds of work after which a page gets to do something else. */
const maxTask = 10

/** Returns a function for long work to wait for: it lets the page do something else, as soon as it has to. */
export function createPace(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < maxTask) return undefined
    const { port1, port2 } = new MessageChannel()
    return new Promise((resolve) => {
      port1.onmessage = () => {
        port1.close()
        since = performance.now()
        resolve()
      }
      port2.postMessage(undefined)
    })
  }
}

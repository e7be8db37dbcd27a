// Memory that a page and its workers hold, asked of their engines: `performance.measureUserAgentSpecificMemory` is
// missing in a Chromium without windows.

/**
 * Objects and buffers, those of WebAssembly included, in bytes, after a collection.
 * @param {import('playwright').CDPSession} page
 * @returns {Promise<() => Promise<number>>}
 */
export async function followMemory(page) {
  /** @type {Set<string>} */
  const workers = new Set()
  /** @type {Map<number, (message: { result?: any, error?: { message: string } }) => void>} */
  const waiting = new Map()
  let last = 0
  page.on('Target.attachedToTarget', ({ sessionId }) => workers.add(sessionId))
  page.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId))
  page.on('Target.receivedMessageFromTarget', ({ message }) => {
    const answer = JSON.parse(message)
    waiting.get(answer.id)?.(answer)
  })
  await page.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  return async () => {
    let bytes = await measure((method, params) => page.send(/** @type {any} */ (method), params))
    for (const sessionId of workers) bytes += await measure((method, params) => sendTo(sessionId, method, params))
    return bytes
  }

  /**
   * @param {string} sessionId
   * @param {string} method
   * @param {object} [params]
   * @returns {Promise<any>}
   */
  function sendTo(sessionId, method, params = {}) {
    last += 1
    const id = last
    return new Promise((resolve, reject) => {
      waiting.set(id, ({ result, error }) => (error === undefined ? resolve(result) : reject(new Error(error.message))))
      page
        .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
        .catch(reject)
    }).finally(() => waiting.delete(id))
  }
}

/** @param {(method: string, params?: object) => Promise<any>} send */
async function measure(send) {
  await send('HeapProfiler.collectGarbage')
  const { usedSize, backingStorageSize } = await send('Runtime.getHeapUsage')
  return usedSize + backingStorageSize + (await measureWebAssembly(send))
}

/** The engine counts it as no heap's. @param {(method: string, params?: object) => Promise<any>} send */
async function measureWebAssembly(send) {
  const prototype = await send('Runtime.evaluate', { expression: 'WebAssembly.Memory.prototype' })
  const { objects } = await send('Runtime.queryObjects', { prototypeObjectId: prototype.result.objectId })
  const { result } = await send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: 'function () { return this.reduce((sum, { buffer }) => sum + buffer.byteLength, 0) }',
    returnByValue: true,
  })
  await send('Runtime.releaseObject', { objectId: objects.objectId })
  return result.value
}

// The page of the tests that kill browsers: it checks what the last run left, reports it, and syncs until it is killed.
import { kit } from '../mirrorPage.ts'

/** Report of the browser on a database that it makes anew. */
export interface Created {
  /** 0: there was none. */
  readonly oldVersion: number
  /** `total`: its files were damaged. */
  readonly dataLoss?: string | undefined
  readonly dataLossMessage?: string | undefined
}

const total = Number(new URLSearchParams(location.search).get('total'))
const report = (path: string, body: unknown): Promise<Response> =>
  fetch(path, { method: 'POST', body: JSON.stringify(body) })

/** Set when the browser has no database under this name, or an older one; only Chromium tells of a loss. */
let created: Created | undefined
const open = IDBFactory.prototype.open.bind(indexedDB)
IDBFactory.prototype.open = (name, version) => {
  const request = open(name, version)
  request.addEventListener('upgradeneeded', (event) => {
    const { oldVersion, dataLoss, dataLossMessage } = event as IDBVersionChangeEvent & Created
    created = { oldVersion, dataLoss, dataLossMessage }
  })
  return request
}

const opened = await kit.open()
await report('/opened', { opened, created, found: opened === 'open' ? await kit.sound(total) : undefined })
kit.sync(total, 2)
for (;;) {
  const { progress, ended } = kit.state()
  await report('/progress', { rows: progress?.rows ?? 0, ended })
  if (ended !== undefined) break
  await new Promise((resolve) => setTimeout(resolve, 20))
}

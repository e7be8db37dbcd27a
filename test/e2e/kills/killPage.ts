// The page of the tests that kill browsers: it checks what the last run left, reports it, and syncs until it is killed.
import { kit } from '../mirrorPage.ts'

const total = Number(new URLSearchParams(location.search).get('total'))
const report = (path: string, body: unknown): Promise<Response> => fetch(path, { method: 'POST', body: JSON.stringify(body) })

const opened = await kit.open()
await report('/opened', { opened, found: opened === 'open' ? await kit.sound(total) : undefined })
kit.sync(total, 2)
for (;;) {
  const { progress, ended } = kit.state()
  await report('/progress', { rows: progress?.rows ?? 0, ended })
  if (ended !== undefined) break
  await new Promise((resolve) => setTimeout(resolve, 20))
}

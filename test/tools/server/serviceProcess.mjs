// The service as a process of its own, which tests kill. It prints the time of each request, and the number of streams.
import { startService } from '../../../scripts/service.mjs'

const service = await startService(JSON.parse(process.argv[2] ?? '{}'))
const requests = /** @type {unknown[]} */ (service.requests)
requests.push = () => {
  process.stdout.write(`request ${Date.now()}\n`)
  return 0
}
let streams = 0
setInterval(() => {
  const now = service.streaming?.connections() ?? 0
  if (now !== streams) process.stdout.write(`streams ${now}\n`)
  streams = now
}, 10)
process.stdin.on('data', () => service.replay?.start())
process.stdout.write(`started ${service.url}\n`)

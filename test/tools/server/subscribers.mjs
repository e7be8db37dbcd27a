// A process with many visitors of a stream: one process has not enough descriptors for both ends.
import { WebSocket } from 'ws'

const [count = '0', accounts = '1', events = '1', ...urls] = process.argv.slice(2)
/** @type {number[]} */
const delays = []
let ready = 0
let ended = 0

/** @param {number} at */
function open(at) {
  const account = `0:${String(at % Number(accounts)).padStart(64, '0')}`
  const headers = { 'X-Forwarded-For': `203.0.${at >> 8}.${at & 255}` }
  const socket = new WebSocket(urls[at % urls.length] ?? '', { headers })
  let isOpen = false
  socket.on('open', () => {
    isOpen = true
    socket.send(JSON.stringify({ operation: 'subscribe', types: ['account_state_change'], addresses: [account] }))
  })
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(typeof data === 'string' ? data : '{}')
    if (message.status === 'subscribed' && ++ready === Number(count)) process.stdout.write('ready\n')
    if (message.type === undefined) return
    if (message.account !== account) throw new Error('an event of another account')
    delays.push(Date.now() - Number(message.state.hash))
    if (delays.length === Number(count) * Number(events)) process.stdout.write(`${JSON.stringify(delays)}\n`)
  })
  // The queue of new connections of a server is short; who finds it full comes again.
  socket.on('error', () => isOpen || setTimeout(() => open(at), 200))
  socket.on('close', () => isOpen && ended++)
}

for (let at = 0; at < Number(count); at++) {
  open(at)
  if (at % 100 === 99) await new Promise((over) => setTimeout(over, 100))
}
process.on('SIGTERM', () => process.exit(ended === 0 ? 0 : 1))

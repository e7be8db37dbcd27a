// A process with many visitors of a stream: one process has not enough descriptors for both ends.
import { WebSocket } from 'ws'

const [url = '', count = '0', accounts = '1', events = '1'] = process.argv.slice(2)
/** @type {number[]} */
const delays = []
let ready = 0
let ended = 0

/** @param {string} account */
function open(account) {
  const socket = new WebSocket(url)
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
  socket.on('error', () => isOpen || setTimeout(() => open(account), 200))
  socket.on('close', () => isOpen && ended++)
}

for (let at = 0; at < Number(count); at++) {
  open(`0:${String(at % Number(accounts)).padStart(64, '0')}`)
  if (at % 100 === 99) await new Promise((over) => setTimeout(over, 100))
}
process.on('SIGTERM', () => process.exit(ended === 0 ? 0 : 1))

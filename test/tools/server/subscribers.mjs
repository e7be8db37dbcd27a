// A process with many visitors of a stream: one process has not enough descriptors for both ends.
import { WebSocket } from 'ws'

const [url = '', count = '0', accounts = '1', events = '1'] = process.argv.slice(2)
/** @type {number[]} */
const delays = []
let ready = 0
let ended = 0

for (let at = 0; at < Number(count); at++) {
  const account = `0:${String(at % Number(accounts)).padStart(64, '0')}`
  const socket = new WebSocket(url)
  socket.on('open', () =>
    socket.send(JSON.stringify({ operation: 'subscribe', types: ['account_state_change'], addresses: [account] })),
  )
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(typeof data === 'string' ? data : '{}')
    if (message.status === 'subscribed' && ++ready === Number(count)) process.stdout.write('ready\n')
    if (message.type === undefined) return
    if (message.account !== account) throw new Error('an event of another account')
    delays.push(Date.now() - Number(message.state.hash))
    if (delays.length === Number(count) * Number(events)) process.stdout.write(`${JSON.stringify(delays)}\n`)
  })
  socket.on('error', (error) => process.stdout.write(`error ${error.message}\n`))
  socket.on('close', () => ended++)
  // A server takes a few hundred new connections at a time.
  if (at % 200 === 199) await new Promise((over) => setTimeout(over, 50))
}
process.on('SIGTERM', () => process.exit(ended === 0 ? 0 : 1))

// The page that a host shows beside an answer: it speaks with the host alone and asks no network.
import { createRoot } from 'react-dom/client'
import { AnswerView } from './AnswerView.tsx'
import { type PageData, rowsKey } from './pageData.ts'

/** Parts of what a host says about its page. */
interface HostContext {
  readonly theme?: unknown
  readonly timeZone?: unknown
}

const page = document.documentElement
const main = document.querySelector('main') as HTMLElement
const root = createRoot(main)
let context: HostContext = {}
let data: PageData | undefined

function send(message: object): void {
  window.parent.postMessage({ jsonrpc: '2.0', ...message }, '*')
}

function adopt(changes: HostContext | undefined): void {
  context = { ...context, ...changes }
  page.dataset['theme'] = context.theme === 'dark' ? 'dark' : 'light'
  draw()
}

function draw(): void {
  if (data === undefined) return
  const timeZone = typeof context.timeZone === 'string' ? context.timeZone : undefined
  root.render(<AnswerView {...data} timeZone={timeZone} />)
}

window.addEventListener('message', ({ source, data: message }) => {
  if (source !== window.parent || message?.jsonrpc !== '2.0') return
  if (message.id === 1 && message.result !== undefined) {
    adopt(message.result.hostContext)
    send({ method: 'ui/notifications/initialized', params: {} })
  } else if (message.method === 'ui/notifications/host-context-changed') adopt(message.params)
  else if (message.method === 'ui/notifications/tool-result') {
    data = message.params?._meta?.[rowsKey]
    if (data === undefined) root.render(<p role="status">There is no picture of this answer.</p>)
    draw()
  } else if (message.method === 'ui/resource-teardown' || message.method === 'ping')
    send({ id: message.id, result: {} })
})
// Metadata of tokens holds links of strangers.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault()
})
new ResizeObserver(() => {
  const params = { width: main.offsetWidth, height: main.offsetHeight }
  send({ method: 'ui/notifications/size-changed', params })
}).observe(main)
const appInfo = { name: 'tonlens', version: page.dataset['version'] }
send({ id: 1, method: 'ui/initialize', params: { protocolVersion: '2026-01-26', appInfo, appCapabilities: {} } })

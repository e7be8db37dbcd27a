// Script of the framed page: shows the element that the URL names, on the networks that the page lists.
import { type Attributes, link } from '../attributes.ts'
import { defineAll } from '../defineAll.ts'
import { sharedAttributes } from '../defineWidget.ts'
import * as table from '../table.ts'
import { provideNetwork, readNetworks } from './networks.ts'
import { type Height, isHello } from './frameHeight.ts'

defineAll()

const query = new URLSearchParams(location.search)
const tag = `tonlens-${query.get('widget') ?? ''}`
const row = Object.values(table).find((one) => one.tag === tag)

if (row === undefined) {
  const known = Object.values(table).map((one) => one.tag.slice('tonlens-'.length))
  document.body.textContent = `The URL names no element. Add ?widget= with one of: ${known.join(', ')}.`
} else {
  const element = document.createElement(row.tag)
  const attributes: Attributes = { ...sharedAttributes, ...row.attributes }
  for (const [name, { kind }] of Object.entries(attributes)) {
    const given = query.get(name)
    // Anybody can write the URL: ignore the attributes that could lead readers to another host.
    if (given !== null && kind !== link) element.setAttribute(name, given)
  }
  const theme = query.get('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
  document.body.append(element)
  const name = query.get('network') ?? 'mainnet'
  const network = readNetworks().get(name)
  if (network !== undefined) void provideNetwork(name, network)
  reportHeight(element)
}

function reportHeight(element: HTMLElement): void {
  if (parent === window) return
  let send: ((height: number) => void) | undefined
  let sent = -1
  const report = () => {
    const height = Math.ceil(element.getBoundingClientRect().height)
    if (height !== sent) send?.((sent = height))
  }
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || !isHello(data)) return
    const { secret } = data
    send = (height) => {
      const message: Height = { tonlens: 'height', secret, height }
      parent.postMessage(message, origin === 'null' ? '*' : origin)
    }
    sent = -1
    report()
  })
  new ResizeObserver(report).observe(element)
  parent.postMessage('tonlens-ready', '*')
}

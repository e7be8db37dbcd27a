// Inside a frame: shows the element that the address names, on the networks that this page lists.
import { defineAll } from '../defineAll.ts'
import { sharedAttributes } from '../defineWidget.ts'
import * as table from '../table.ts'
import { openNetwork, readNetworks } from './networks.ts'
import { type Height, isHello } from './frameHeight.ts'

defineAll()

const query = new URLSearchParams(location.search)
const tag = `tonlens-${query.get('widget') ?? ''}`
const row = Object.values(table).find((one) => one.tag === tag)

if (row === undefined) {
  const known = Object.values(table).map((one) => one.tag.slice('tonlens-'.length))
  document.body.textContent = `The address needs ?widget= and one of ${known.join(', ')}.`
} else {
  const element = document.createElement(row.tag)
  // Of an address that anybody can write only what cannot lead elsewhere is taken.
  const { 'base-url': _, explorer: _explorer, ...shared } = sharedAttributes
  for (const name of Object.keys({ ...shared, ...row.attributes })) {
    const given = query.get(name)
    if (given !== null) element.setAttribute(name, given)
  }
  const theme = query.get('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
  document.body.append(element)
  const name = query.get('network') ?? 'mainnet'
  const network = readNetworks().get(name)
  if (network !== undefined) void openNetwork(name, network)
  tellHeight(element)
}

function tellHeight(element: HTMLElement): void {
  if (parent === window) return
  let answer: ((height: number) => void) | undefined
  let told = -1
  const tell = () => {
    const height = Math.ceil(element.getBoundingClientRect().height)
    if (height !== told) answer?.((told = height))
  }
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || !isHello(data)) return
    const { secret } = data
    answer = (height) => {
      const message: Height = { tonlens: 'height', secret, height }
      parent.postMessage(message, origin === 'null' ? '*' : origin)
    }
    told = -1
    tell()
  })
  new ResizeObserver(tell).observe(element)
  parent.postMessage('tonlens-ready', '*')
}

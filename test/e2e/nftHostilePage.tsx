// The page of nft-hostile.test.ts: shows one hostile item in every component that shows items, presses
// all that can be pressed, and says what is wrong with what came of it.
import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import {
  createMediaResolver,
  DisplayProvider,
  NftCollectionCard,
  NftDetails,
  NftGallery,
  NftGrid,
  type MediaResolver,
} from 'tonlens'
import { createItem, createMetadata } from '../components/nfts/nft-grid.fixture.ts'
import { hostileCases, type HostileCase } from '../components/nfts/nft-hostile/cases.ts'

type Items = Parameters<typeof NftGrid>[0]['items']
type Metadata = NonNullable<Parameters<typeof NftGrid>[0]['metadata']>

declare global {
  /** Names of all cases. */
  var caseNames: readonly string[]
  /** Shows a case and returns what is wrong with it; `wait` for files to come, ms. */
  var tryCase: (index: number, wait: number) => Promise<readonly string[]>
}

const gateway = new URL(window.location.href).searchParams.get('gateway')
const proxied: MediaResolver | undefined =
  gateway === null
    ? undefined
    : createMediaResolver({
        previewHosts: [],
        proxy: (url) => `${gateway}/proxy/${encodeURIComponent(url)}`,
        ipfsGateway: [`${gateway}/ipfs/`, `${gateway}/second/`],
        storageGateway: `${gateway}/bag/`,
      })
const allowed =
  gateway === null ? /^https:\/\/imgproxy\.toncenter\.com\// : new RegExp(`^${gateway}/(?:proxy|ipfs|second|bag)/`)

const faults: string[] = []
const container = document.getElementById('root') as HTMLElement
const root = createRoot(container, {
  onUncaughtError: (error) => faults.push(`threw ${String(error)}`),
  onRecoverableError: (error) => faults.push(`recovered from ${String(error)}`),
})
const harmless = createItem(1000)
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  faults.push(`policy ${violatedDirective} ${blockedURI}`)
})

globalThis.caseNames = hostileCases.map(({ name }) => name)
globalThis.tryCase = async (index, wait) => {
  const hostile = hostileCases[index]
  if (hostile === undefined) return ['no such case']
  faults.length = 0
  flushSync(() => root.render(<Everything key={index} hostile={hostile} />))
  for (const name of ['nft-card-reveal', 'media-player-start', 'media-dialog-open', 'card-summary']) {
    for (const element of container.querySelectorAll<HTMLElement>(`[part~=${name}]`)) element.click()
    await new Promise((resolve) => setTimeout(resolve))
  }
  await new Promise((resolve) => setTimeout(resolve, wait))
  inspect()
  for (const dialog of container.querySelectorAll('dialog')) dialog.close()
  await frame()
  layout()
  const found = [...new Set(faults)]
  flushSync(() => root.render(null))
  return found
}

function Everything({ hostile }: { readonly hostile: HostileCase }): ReactElement {
  const { items, metadata } = hostileRows(hostile)
  const [item] = items
  const collection = { ...item?.collection, address: item?.collection_address ?? '', collection_content: hostile.token }
  return (
    <DisplayProvider
      {...(proxied && { media: proxied })}
      links={{ address: (address) => `#/${encodeURIComponent(address)}` }}
    >
      <div className="phone">
        <NftDetails item={item} metadata={metadata} />
        <NftCollectionCard collection={collection as never} metadata={metadata} />
        <NftGallery items={items} metadata={metadata} defaultView={{ layout: 'list', scams: true }} />
      </div>
      <div className="desk">
        <NftGrid items={items} metadata={metadata} />
      </div>
    </DisplayProvider>
  )
}

/** The hostile item and one that is not; its token names the collection too. */
function hostileRows({ token, item = {} }: HostileCase): { items: Items; metadata: Metadata } {
  const row = createItem(0, { content: token, ...item })
  const role = (type: string) => Object.defineProperties({ valid: true, type }, Object.getOwnPropertyDescriptors(token))
  const entries = (type: string) => ({ is_indexed: true, token_info: [role(type)] })
  const metadata = { ...createMetadata([harmless]), [row.address]: entries('nft_items') } as Record<string, unknown>
  metadata[String(row.collection_address)] = entries('nft_collections')
  return { items: [row, harmless], metadata: metadata as Metadata }
}

/** Text that must not appear on the page. */
function inspect(): void {
  const fault = (text: string) => faults.push(text)
  if ('pwned' in globalThis || 'pwned' in {}) fault('ran')
  if (document.scripts.length !== 1) fault('a script was added')
  const foreign =
    'script, style, link, meta, base, object, embed, form, template, math, foreignObject, animate, use, noscript'
  for (const { localName } of container.querySelectorAll(foreign)) fault(`holds <${localName}>`)
  for (const element of container.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (/^on|^srcdoc$|^srcset$|^formaction$|^style$/.test(name) && name !== 'style') fault(`has ${name}`)
      if (name === 'style' && /url\(/.test(value)) fault(`styles with ${value.slice(0, 60)}`)
      if (/^(?:src|poster|data)$/.test(name) && !allowed.test(value)) fault(`loads ${value.slice(0, 80)}`)
      if (/^(?:href|action)$/.test(name) && !/^(?:#\/|https?:\/\/)/.test(value)) fault(`leads to ${value.slice(0, 80)}`)
    }
  }
  for (const each of container.querySelectorAll('iframe')) {
    if (each.getAttribute('sandbox') !== 'allow-scripts') fault(`frames with ${each.getAttribute('sandbox')}`)
  }
  for (const link of container.querySelectorAll('a[href^=http]')) {
    if (!/noreferrer/.test(link.getAttribute('rel') ?? '')) fault('a link tells where it was followed from')
  }
  for (const { content } of container.querySelectorAll<HTMLMetaElement>('meta')) fault(content)
  // Our own marks are out of the question, since no component writes any.
  const shown = container.textContent ?? ''
  const hidden = /(?![\n\t])\p{Cc}|[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u.exec(shown)
  if (hidden !== null)
    fault(
      `shows U+${hidden[0].charCodeAt(0).toString(16)} near ${JSON.stringify(shown.slice(Math.max(0, hidden.index - 20), hidden.index + 20))}`,
    )
}

/** Nothing grows beyond its place. */
function layout(): void {
  for (const name of ['.phone', '.desk', '[part~=nft-details]', '[part~=nft-collection-card]', '[part~=nft-grid]']) {
    for (const box of container.querySelectorAll<HTMLElement>(name)) {
      if (box.scrollWidth > box.clientWidth + 1)
        faults.push(`${name} is ${box.scrollWidth} px wide in ${box.clientWidth}`)
    }
  }
  const details = container.querySelector<HTMLElement>('[part~=nft-details]')
  // A row that is no item is named as such, and left out of lists.
  const isMalformed = details?.textContent === 'This row is malformed'
  for (const grid of container.querySelectorAll('[role=grid]')) {
    const [first, second] = grid.querySelectorAll<HTMLElement>('[role=gridcell]')
    if (first === undefined || (second === undefined) !== isMalformed) faults.push('an item is missing')
    else if (second !== undefined && Math.abs(first.offsetHeight - second.offsetHeight) > 1)
      faults.push(`a card is ${first.offsetHeight} px high, not ${second.offsetHeight}`)
    if (first !== undefined && first.scrollHeight > first.clientHeight + 1) faults.push('a card overflows')
  }
  const grids = container.querySelectorAll('[role=grid]').length
  if (isMalformed && container.querySelectorAll('[part~=malformed-rows]').length !== grids)
    faults.push('a malformed item is not counted')
  const height = details?.offsetHeight ?? 0
  if (height < (isMalformed ? 20 : 200) || height > 20_000) faults.push(`details are ${height} px high`)
}

function frame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

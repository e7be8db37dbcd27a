// Plain pages from a file server, with the scripts of dist/web beside them and a service behind, for any browser.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startService } from '../../../scripts/service.mjs'
import { examples } from '../../../stories/widgets/examples.ts'
import { listenOnLoopback } from '../../helpers/servers/loopback.ts'
import { serveFolder } from '../../helpers/servers/serveFolder.ts'

/** Files that `npm run build` writes for static hosts. */
export const built = fileURLToPath(new URL('../../../dist/web', import.meta.url))
/** Nothing inline, nothing from elsewhere, no evaluated text. */
export const strict =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src *; img-src 'self'; frame-src 'self'"
/** Nothing inline, nothing from elsewhere, and no text that becomes markup or script. */
export const trusted =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src *; img-src 'self'; require-trusted-types-for 'script'"
/** The script tag that most pages have. */
export const script = '<script type="module" src="/tonlens.js"></script>'
/** That of pages without modules. */
export const classic = '<script src="/tonlens.classic.js" defer></script>'

type Attributes = Readonly<Record<string, string>>

/** Contents of the head of a page. */
export interface Head {
  /** @default {@link script} */
  readonly head?: string
  /** Content security policy. @default {@link strict} */
  readonly policy?: string
}

/** A file server with the built scripts, and a service; close them when done. */
export interface ElementPages {
  readonly service: Awaited<ReturnType<typeof startService>>
  readonly url: string
  /** Writes a file of the site. */
  readonly write: (name: string, text: string) => void
  /** Writes a page with this body under the strict policy, and returns its path. */
  readonly writePage: (body: string, head?: Head) => string
  /** The HTML of an element on the service, with what it takes to show something of the chain. */
  readonly tag: (name: string, attributes?: Attributes, inside?: string) => string
  /**
   * Address of the service for elements of one name: a client asks each host once a second without a key, so that
   * elements of many kinds on one page would wait for each other.
   */
  readonly ownService: (name: string) => string
  readonly close: () => Promise<void>
}

/** Starts the servers that a page with elements needs. */
export async function startElementPages(): Promise<ElementPages> {
  const folder = mkdtempSync(join(tmpdir(), 'tonlens-widgets-'))
  cpSync(built, folder, { recursive: true })
  const service = await startService({ port: 0, rate: 1000 })
  const server = await serveFolder(folder)
  const names = Object.keys(arrived)
  const doors = await Promise.all(names.map(() => openDoor(service.url)))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  return {
    service,
    url: server.url,
    write,
    writePage(body, { head = script, policy = strict } = {}) {
      const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`
      write('page.html', `<!doctype html><html lang="en">${meta}<title>Page</title>${head}<main>${body}</main>`)
      return '/page.html'
    },
    tag(name, attributes, inside = '') {
      const all = { 'base-url': service.url, ...(attributes ?? examples[`tonlens-${name}`]) }
      const text = Object.entries(all).map(([key, value]) => `${key}="${value}"`)
      return `<tonlens-${name} ${text.join(' ')}>${inside}</tonlens-${name}>`
    },
    ownService: (name) => doors[names.indexOf(name)]?.url ?? service.url,
    async close() {
      await service.close()
      for (const door of doors) await door.close()
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The same server at another port. */
async function openDoor(url: string): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const { hostname, port, pathname } = new URL(url)
  const server = createServer((socket) => {
    const inner = connect(Number(port), hostname)
    socket.pipe(inner).pipe(socket)
    socket.on('error', () => inner.destroy()).on('close', () => inner.destroy())
    inner.on('error', () => socket.destroy()).on('close', () => socket.destroy())
  })
  const { origin, close } = await listenOnLoopback(server)
  return { url: `${origin}${pathname}`, close }
}

/** A part that each element shows once its data has arrived. */
export const arrived: Readonly<Record<string, string>> = {
  transaction: 'article:not([aria-busy=true]) [part~=transaction-card-title]',
  trace: '[role=treeitem]',
  account: 'article[data-state=shown]',
  address: '[part~=address-name]',
  history: '[part~=table][data-state=shown] [data-row="3"] [part~=coin-amount]',
  actions: '[part~=action-list][data-state=shown] [part~=action-card-line]',
  jettons: '[part~=table][data-state=shown] [part~=jetton-name-text]',
  'nft-grid': '[role=gridcell] [part~=nft-card-name]',
  nft: '[part~=nft-card][data-state=shown]',
  block: 'article[data-state=shown]',
  head: 'article[data-state=shown]',
  search: '[part~=search-box][data-state=understood]',
  progress: '[part~=transaction-progress][data-stage=classified]',
  explorer: '[part~=table][data-state=shown] [data-row="4"] [part~=coin-amount]',
}

/** A transaction that is shown. */
export const shown = arrived['transaction'] ?? ''

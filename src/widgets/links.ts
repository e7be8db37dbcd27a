import type { LinkRules } from '../display/display.ts'
import type { Emit } from './defineWidget.ts'
import { routeHref, type SelectedKind } from './route.ts'

/** Links of one element: they tell the page what was chosen before they lead anywhere. */
export interface Links {
  readonly rules: LinkRules
  /** Where a thing is shown; undefined for nowhere. */
  readonly linkTo: (kind: SelectedKind, key: string) => string | undefined
  /** What a link of {@link Links.rules} is about. */
  readonly chosenBy: (href: string) => Chosen | undefined
}

/** What a reader chose. */
export interface Chosen {
  readonly kind: SelectedKind
  readonly key: string
}

/**
 * @param own Rules of the page; they go before the explorer.
 * @param explorer Address of a page with an explorer on it; undefined for none.
 */
export function createLinks(own: LinkRules | undefined, explorer: string | undefined): Links {
  const chosen = new Map<string, Chosen>()
  const linkTo = (kind: SelectedKind, key: string) => {
    const href = byRule(own, kind, key) ?? (explorer === undefined ? undefined : routeHref(explorer, kind, key))
    if (href !== undefined) chosen.set(href, { kind, key })
    return href
  }
  return {
    linkTo,
    rules: {
      address: (address) => linkTo('account', address),
      transaction: (hash) => linkTo('transaction', hash),
      message: (hash) => linkTo('message', hash),
      block: (workchain, shard, seqno) => linkTo('block', `${workchain}:${shard}:${seqno}`),
    },
    chosenBy: (href) => chosen.get(href),
  }
}

function byRule(own: LinkRules | undefined, kind: SelectedKind, key: string): string | undefined {
  switch (kind) {
    case 'account':
    case 'nft':
      return own?.address?.(key)
    case 'transaction':
      return own?.transaction?.(key)
    case 'message':
      return own?.message?.(key)
    case 'block': {
      const [workchain = '', shard = '', seqno = ''] = key.split(':')
      return own?.block?.(Number(workchain), shard, Number(seqno))
    }
    default:
      return undefined
  }
}

/**
 * Tells the page of each link that is followed; a page that prevents the event goes there its own way.
 * @returns Stops telling.
 */
export function tellOfLinks(place: HTMLElement, links: () => Links | undefined, emit: Emit): () => void {
  const tell = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const chosen = links()?.chosenBy(link?.getAttribute('href') ?? '')
    if (chosen !== undefined && !emit('tonlens-select', chosen)) event.preventDefault()
  }
  place.addEventListener('click', tell)
  return () => place.removeEventListener('click', tell)
}

import type { LinkRules } from '../../react/display/links.ts'
import { webLink } from '../../service/rows/plainText.ts'
import type { Emit } from './defineWidget.ts'
import { routeHref, type SelectedKind } from './route.ts'
import type { SearchTarget } from '../../meaning/names/search.ts'

/** Links of one element. */
export interface Links {
  readonly rules: LinkRules
  /** URL of the page that shows a thing; undefined if there is none. */
  readonly linkTo: (kind: SelectedKind, key: string) => string | undefined
  /** The thing that a link of {@link Links.rules} leads to. */
  readonly findSelection: (href: string) => Selection | undefined
}

/** Something that the reader selected. */
interface Selection {
  readonly kind: SelectedKind
  readonly key: string
}

/**
 * Creates the links of an element.
 * @param own Rules of the page; they take precedence over the explorer.
 * @param explorer URL of a page with an explorer; undefined if there is none.
 */
export function createLinks(own: LinkRules | undefined, explorer: string | undefined): Links {
  const selections = new Map<string, Selection>()
  const linkTo = (kind: SelectedKind, key: string) => {
    const href = webLink(
      hrefByRule(own, kind, key) ?? (explorer === undefined ? undefined : routeHref(explorer, kind, key)),
    )
    if (href !== undefined) selections.set(href, { kind, key })
    return href
  }
  return {
    linkTo,
    rules: {
      address: (address) => linkTo('account', address),
      nft: (item) => linkTo('nft', item),
      transaction: (hash) => linkTo('transaction', hash),
      message: (hash) => linkTo('message', hash),
      block: (workchain, shard, seqno) => linkTo('block', `${workchain}:${shard}:${seqno}`),
    },
    findSelection: (href) => selections.get(href),
  }
}

function hrefByRule(own: LinkRules | undefined, kind: SelectedKind, key: string): string | undefined {
  switch (kind) {
    case 'account':
      return own?.address?.(key)
    case 'nft':
      return (own?.nft ?? own?.address)?.(key)
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
 * Dispatches `tonlens-select` for each link that the reader follows. If the page calls
 * `preventDefault`, the link is not followed.
 * @returns Removes the listener.
 */
export function observeLinks(place: HTMLElement, links: () => Links | undefined, emit: Emit): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const selection = links()?.findSelection(link?.getAttribute('href') ?? '')
    if (selection !== undefined && !emit('tonlens-select', selection)) event.preventDefault()
  }
  place.addEventListener('click', onClick)
  return () => place.removeEventListener('click', onClick)
}

/** Converts a search result to the detail of `tonlens-select`. */
export function toSelection(
  target: Exclude<SearchTarget, { readonly kind: 'opcode' }>,
): [kind: SelectedKind, key: string] {
  switch (target.kind) {
    case 'address':
      return ['account', target.address]
    case 'domain':
      return ['domain', target.domain]
    case 'block':
      return ['block', `${target.workchain}:${target.shard}:${target.seqno}`]
    case 'lt':
      return ['lt', target.lt]
    default:
      return [target.kind, target.hash]
  }
}

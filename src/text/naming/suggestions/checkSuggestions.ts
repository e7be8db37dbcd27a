import { createAnchors } from '../../../meaning/names/anchors.ts'
import { readRaw } from '../../../meaning/names/imitations.ts'
import { parseDomain, type SearchTarget } from '../../../meaning/names/search.ts'
import { looksLikeCoin, nameShape } from '../../../meaning/tokens/lookalike.ts'
import type { NativeCoin } from '../../../ton/facts/nativeCoin.ts'
import { addressMessages } from '../../en/addresses.ts'
import { searchMessages } from '../../en/tools/search.ts'
import { accountLabel } from '../accountLabel.ts'
import { findName, listingTexts, replacesAddress } from '../names.ts'
import type { NamingSources } from '../namingSources.ts'
import { recallPaid } from '../seenPayments.ts'
import type { Suggestion } from './suggestion.ts'

/**
 * Adds what is known about the accounts of suggestions, and why a reader could take one for something else: its name
 * looks like one that nobody else can have, or like a domain of the reader's list; its address resembles one of the
 * list, or one that an account of the list has paid; it is marked as a scam; or a domain only points to it.
 */
export function checkSuggestions(
  given: readonly Suggestion[],
  naming: NamingSources,
  coin: NativeCoin,
): readonly Suggestion[] {
  const own = listOwn(naming)
  const anchors = createAnchors(recallPaid(naming.names, own))
  const domains = new Map(listDomains(own, naming).map((domain) => [nameShape(domain), domain]))
  const known = given.map((suggestion): Suggestion => {
    const { target } = suggestion
    if (target.kind !== 'address') return suggestion
    const facts = suggestion.known ?? findName(target.address, naming)
    const imitation = facts.imitation ?? (own.has(target.address) ? undefined : anchors.find(target.address))
    return { ...suggestion, known: { ...facts, imitation } }
  })
  return markNames(known, own, domains, coin).map((suggestion) => ({
    ...suggestion,
    cautions: listCautions(suggestion, naming),
  }))
}

/** Describes the accounts and domains that a text is by its form, as suggestions. */
export function suggestMeanings(targets: readonly SearchTarget[]): readonly Suggestion[] {
  return targets.flatMap((target): readonly Suggestion[] => {
    if (target.kind === 'address') return [{ group: 'account', target, name: '', fit: 'exact' }]
    return target.kind === 'domain' ? [{ group: 'domain', target, name: target.domain, fit: 'exact' }] : []
  })
}

/** Raw addresses of the reader's own list. */
function listOwn({ labels }: NamingSources): ReadonlySet<string> {
  const entries = [...(labels?.current().byAddress.values() ?? [])]
  return new Set(entries.flatMap(({ address, imported }) => (imported ? [] : (readRaw(address) ?? []))))
}

/** Domains of the reader's own list: those of its accounts, and labels that are domains. */
function listDomains(own: ReadonlySet<string>, { labels, names }: NamingSources): readonly string[] {
  return [...own].flatMap((address) => {
    const label = parseDomain(labels?.current().byAddress.get(address)?.label ?? '')
    return [label, names.addressBookRow(address)?.domain].filter((domain) => typeof domain === 'string')
  })
}

/** Marks names that anybody can give and that look like a name that nobody else can have. */
function markNames(
  found: readonly Suggestion[],
  own: ReadonlySet<string>,
  domains: ReadonlyMap<string, string>,
  coin: NativeCoin,
): readonly Suggestion[] {
  const genuine = new Map<string, Suggestion>()
  for (const suggestion of found) {
    if (isVouched(suggestion)) genuine.set(nameShape(suggestion.name), suggestion)
  }
  return found.map((suggestion) => {
    const { target, known, name } = suggestion
    if (suggestion.imitates !== undefined) return suggestion
    const domain = suggestion.group === 'domain' ? name : known?.kind === 'domain' ? (known.name ?? '') : ''
    const alike = domains.get(nameShape(domain))
    const isOwn = target.kind === 'address' && own.has(target.address)
    if (alike !== undefined && alike !== domain.toLowerCase() && !isOwn) return { ...suggestion, imitates: alike }
    if (known === undefined || isVouched(suggestion)) return suggestion
    const other = looksLikeCoin(name, coin) ? coin : genuine.get(nameShape(name))
    const imitates = known.forges ?? other?.name
    return imitates === undefined ? suggestion : { ...suggestion, imitates }
  })
}

/** Tells whether the name is one that nobody else can have, or that a list vouches for. */
function isVouched({ known, source, scam }: Suggestion): boolean {
  return scam !== true && (source !== undefined || (known !== undefined && replacesAddress(known)))
}

function listCautions(suggestion: Suggestion, naming: NamingSources): readonly string[] {
  const { known, imitates, pointedBy, scam } = suggestion
  const { messages } = naming
  const search = { ...searchMessages, ...messages?.search }
  const address = { ...addressMessages, ...messages?.address }
  const listings = known?.listings.filter((listing) => listing.scam) ?? []
  const anchor = known?.imitation?.anchor
  return [
    ...listingTexts(listings),
    ...(known?.scam === true && listings.length === 0 ? [search.scamByIndex] : []),
    ...(scam === true && suggestion.source !== undefined ? [address.namedBy('catalogue', suggestion.source)] : []),
    ...(anchor === undefined ? [] : [address.resembles(accountLabel(anchor, findName(anchor, naming)).text)]),
    ...(known?.imitates === undefined ? [] : [address.imitates(known.imitates)]),
    ...(imitates === undefined ? [] : [search.imitates(imitates)]),
    ...(pointedBy === undefined ? [] : [search.pointedBy(pointedBy)]),
  ]
}

/** What the words before an id in a link say that it is. */
export type LinkHint = 'address' | 'transaction' | 'message' | 'block'

/** A link, taken apart: the pieces that may be ids, likeliest first. */
export interface SearchLink {
  /** Without `www.` and the prefix of a network. */
  readonly host: string
  readonly network: 'mainnet' | 'testnet' | undefined
  readonly parts: readonly { readonly text: string; readonly hint: LinkHint | undefined }[]
}

const words: Readonly<Record<string, LinkHint>> = {
  address: 'address',
  account: 'address',
  accounts: 'address',
  wallet: 'address',
  nft: 'address',
  collection: 'address',
  jetton: 'address',
  jettons: 'address',
  contract: 'address',
  transfer: 'address',
  a: 'address',
  tx: 'transaction',
  txs: 'transaction',
  hash: 'transaction',
  transaction: 'transaction',
  transactions: 'transaction',
  traces: 'transaction',
  trace: 'transaction',
  event: 'transaction',
  events: 'transaction',
  message: 'message',
  messages: 'message',
  msg: 'message',
  msg_hash: 'message',
  block: 'block',
  blocks: 'block',
  seqno: 'block',
  mc_seqno: 'block',
}

/** Sites that show the main network unless their host says otherwise. */
const explorers =
  /(?:^|\.)(?:tonviewer\.com|tonscan\.(?:org|com)|toncenter\.com|tonapi\.io|ton\.cx|dton\.io|toncoin\.org|getgems\.io|fragment\.com)$/

/** Sites that name their pages after a user name or a number. */
const nameSites: Readonly<Record<string, (path: readonly string[]) => string | undefined>> = {
  'fragment.com': ([kind, name]) => (kind === 'username' ? `${name}.t.me` : undefined),
  't.me': ([name]) => (name !== undefined && /^\w{4,32}$/.test(name) ? `${name}.t.me` : undefined),
  'dns.ton.org': ([name]) => (name !== undefined && /^[a-z0-9-]{4,126}$/.test(name) ? `${name}.ton` : undefined),
}

/**
 * Takes a link of any explorer or wallet apart; undefined when the text is no link. The last id of
 * the path is what the page is about, and query parameters come after it.
 */
export function readLink(text: string): SearchLink | undefined {
  const url = urlOf(text)
  if (url === undefined) return undefined
  const full = url.hostname.toLowerCase().replace(/^www\./, '')
  const testnet = /^(?:testnet|test)\.|\.testnet\./.test(full) || url.searchParams.get('testnet') === 'true'
  const host = full.replace(/^testnet\./, '')
  // A hash router keeps its path behind the mark.
  const path = [...segments(url.pathname), ...segments(url.hash.replace(/^#!?\/?/, '/').replace(/\?.*$/, ''))]
  const named = Object.hasOwn(nameSites, host) ? nameSites[host]?.(path) : undefined
  const parts = [
    ...blockPart(url.searchParams),
    ...(named === undefined ? [] : [{ text: named, hint: undefined }]),
    ...path.map((piece, at) => ({ text: piece, hint: hintOf(path[at - 1]) })).toReversed(),
    ...queryParts(url.searchParams),
    // Sites on the chain's own network are names themselves.
    { text: full, hint: undefined },
  ]
  // A bare number is a page or a limit unless the link says what it counts.
  const known = parts.filter(({ text, hint }) => hint !== undefined || !/^\d+$/.test(text))
  return { host, network: testnet ? 'testnet' : explorers.test(host) ? 'mainnet' : undefined, parts: known }
}

function urlOf(text: string): URL | undefined {
  const wallet = /^(?:ton|tonkeeper|tonhub):\/\/(.+)$/i.exec(text)?.[1]
  const web = wallet === undefined ? text : `https://wallet.invalid/${wallet}`
  const bare = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+\/\S+$/i.test(web) ? `https://${web}` : web
  return /^https?:\/\/\S+$/i.test(bare) && URL.canParse(bare) ? new URL(bare) : undefined
}

function segments(path: string): readonly string[] {
  return path.split('/').filter((piece) => piece !== '').map(decoded)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Browsers write the plus of base64 as a space in queries. */
function base64Of(value: string): string {
  return /^[\w+/ -]{42,44}=*$/.test(value) ? value.replaceAll(' ', '+') : value
}

function hintOf(word: string | undefined): LinkHint | undefined {
  const key = word?.toLowerCase() ?? ''
  return Object.hasOwn(words, key) ? words[key] : undefined
}

/** What a transaction is called goes before the account that it belongs to. */
const ranks: readonly (LinkHint | undefined)[] = ['transaction', 'message', 'block', 'address', undefined]

function queryParts(query: URLSearchParams): SearchLink['parts'] {
  return [...query]
    .map(([name, value]) => ({ text: base64Of(value), hint: hintOf(name) }))
    .sort((a, b) => ranks.indexOf(a.hint) - ranks.indexOf(b.hint))
}

/** Some explorers spread a block's id over three parameters. */
function blockPart(query: URLSearchParams): readonly { text: string; hint: LinkHint }[] {
  const [workchain, shard, seqno] = ['workchain', 'shard', 'seqno'].map((name) => query.get(name))
  if (!workchain || !shard || !seqno) return []
  return [{ text: `${workchain}:${shard}:${seqno}`, hint: 'block' }]
}

/** Kind of an id in a link, by the path segment before it. */
export type LinkHint = 'address' | 'transaction' | 'message' | 'block'

/** A parsed link: the parts that may be ids, most likely first. */
export interface SearchLink {
  /** Without `www.` and the prefix of a network; undefined for a link of a wallet, such as `ton://`. */
  readonly host: string | undefined
  readonly network: 'mainnet' | 'testnet' | undefined
  readonly parts: readonly { readonly text: string; readonly hint: LinkHint | undefined }[]
}

const hintsByWord: Readonly<Record<string, LinkHint>> = {
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

/** Sites that show mainnet unless their host says otherwise. */
const explorers =
  /(?:^|\.)(?:tonviewer\.com|tonscan\.(?:org|com)|toncenter\.com|tonapi\.io|ton\.cx|dton\.io|toncoin\.org|getgems\.io|fragment\.com)$/

/** Sites whose paths contain a user name instead of an id. */
const nameSites: Readonly<Record<string, (path: readonly string[]) => string | undefined>> = {
  'fragment.com': ([kind, name]) => (kind === 'username' ? `${name}.t.me` : undefined),
  't.me': ([name]) => (name !== undefined && /^\w{4,32}$/.test(name) ? `${name}.t.me` : undefined),
  'dns.ton.org': ([name]) => (name !== undefined && /^[a-z0-9-]{4,126}$/.test(name) ? `${name}.ton` : undefined),
}

/**
 * Parses a link of an explorer or wallet; undefined if the text is not a link. The last id of the
 * path comes first, and query parameters follow the path.
 */
export function readLink(text: string): SearchLink | undefined {
  const url = parseUrl(text)
  if (url === undefined) return undefined
  const isWallet = url.hostname === walletHost
  const full = url.hostname.toLowerCase().replace(/^www\./, '')
  const testnet = /^(?:testnet|test)\.|\.testnet\./.test(full) || url.searchParams.get('testnet') === 'true'
  const host = full.replace(/^testnet\./, '')
  // A hash router keeps its path in the fragment.
  const path = [...segments(url.pathname), ...segments(url.hash.replace(/^#!?\/?/, '/').replace(/\?.*$/, ''))]
  const named = Object.hasOwn(nameSites, host) ? nameSites[host]?.(path) : undefined
  const parts = [
    ...blockPart(url.searchParams),
    ...(named === undefined ? [] : [{ text: named, hint: undefined }]),
    ...path.map((piece, at) => ({ text: piece, hint: readHint(path[at - 1]) })).toReversed(),
    ...queryParts(url.searchParams),
    // The host of a TON site is a domain itself.
    ...(isWallet ? [] : [{ text: full, hint: undefined }]),
  ]
  // A bare number is a page or a limit unless the segment before it names a kind.
  const known = parts.filter(({ text, hint }) => hint !== undefined || !/^\d+$/.test(text))
  return {
    host: isWallet ? undefined : host,
    network: testnet ? 'testnet' : explorers.test(host) ? 'mainnet' : undefined,
    parts: known,
  }
}

/** Stands for the host in the link of a wallet, which has none. */
const walletHost = 'wallet.invalid'

function parseUrl(text: string): URL | undefined {
  const wallet = /^(?:ton|tonkeeper|tonhub):\/\/(.+)$/i.exec(text)?.[1]
  const web = wallet === undefined ? text : `https://${walletHost}/${wallet}`
  const bare = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+\/\S+$/i.test(web) ? `https://${web}` : web
  return /^https?:\/\/\S+$/i.test(bare) && URL.canParse(bare) ? new URL(bare) : undefined
}

function segments(path: string): readonly string[] {
  return path
    .split('/')
    .filter((piece) => piece !== '')
    .map(decodeSegment)
}

function decodeSegment(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Restores the plus signs of base64, which queries turn into spaces. */
function restoreBase64(value: string): string {
  return /^[\w+/ -]{42,44}=*$/.test(value) ? value.replaceAll(' ', '+') : value
}

function readHint(word: string | undefined): LinkHint | undefined {
  const key = word?.toLowerCase() ?? ''
  return Object.hasOwn(hintsByWord, key) ? hintsByWord[key] : undefined
}

/** Order of query parameters by kind: a transaction comes before the account to which it belongs. */
const ranks: readonly (LinkHint | undefined)[] = ['transaction', 'message', 'block', 'address', undefined]

function queryParts(query: URLSearchParams): SearchLink['parts'] {
  return [...query]
    .map(([name, value]) => ({ text: restoreBase64(value), hint: readHint(name) }))
    .sort((a, b) => ranks.indexOf(a.hint) - ranks.indexOf(b.hint))
}

/** Reads a block id that is spread over three query parameters. */
function blockPart(query: URLSearchParams): readonly { text: string; hint: LinkHint }[] {
  const [workchain, shard, seqno] = ['workchain', 'shard', 'seqno'].map((name) => query.get(name))
  if (!workchain || !shard || !seqno) return []
  return [{ text: `${workchain}:${shard}:${seqno}`, hint: 'block' }]
}

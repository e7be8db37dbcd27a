// Markup of an evidence file. It is written exactly as a browser writes it back (`outerHTML`), so that the page can
// compare its own bytes with the digest: lower-case tags, double quotes, no `&`, `<` or `>` in attributes.

/** Statements of an evidence file about itself. */
export interface EvidenceAbout {
  /** Version of the layout of the file. */
  readonly format: 1
  /** Raw address. */
  readonly account: string
  readonly network: string
  readonly start_utime: number | null
  readonly end_utime: number | null
  readonly start_lt: string | null
  readonly end_lt: string | null
  /** Whether the histories of the account's jetton wallets are in the file. */
  readonly jettons: boolean
}

/** Jetton wallet of the account, as the service lists it. Raw addresses. */
export interface EvidenceWallet {
  readonly wallet: string
  readonly jetton: string
}

/** Coverage of one history in an evidence file. */
export interface EvidenceCoverage {
  readonly transactions: number
  /** Hash and logical time of the newest transaction; null without transactions. */
  readonly newest: { readonly hash: string; readonly lt: string; readonly now: number } | null
  readonly oldest: { readonly hash: string; readonly lt: string; readonly now: number } | null
  /** Whether the oldest transaction starts a life of the account, and the service listed nothing older. */
  readonly reachesFirst: boolean
}

/** Classes of the elements that hold a jetton wallet, its rows and its coverage. */
export const walletParts = { about: 'wallet', rows: 'wallet-rows', coverage: 'wallet-coverage' } as const

/** Id of the element that holds the digest. Its line does not count for the digest. */
export const digestId = 'digest'

export const styles = `
:root{color-scheme:light dark;--line:light-dark(#d8dce2,#3a4048);--muted:light-dark(#59636e,#9aa4af);--good:light-dark(#116329,#57d364);--bad:light-dark(#a40e26,#ff7b72)}
body{background:light-dark(#fff,#14171b);color:light-dark(#14171b,#e8eaed);font:15px/1.5 system-ui,sans-serif;margin:0 auto;max-width:76rem;padding:1.5rem 1rem 4rem}
h1{font-size:1.4rem;margin:0 0 .25rem}h2{font-size:1.05rem;margin:2rem 0 .5rem}p,ul{margin:.25rem 0;max-width:48rem}ul{padding-inline-start:1.2rem}
code,.hash,td.amount{font-family:ui-monospace,monospace;font-size:.875em;overflow-wrap:anywhere}
#status{border:1px solid var(--line);border-inline-start:4px solid var(--muted);border-radius:6px;font-weight:600;margin:1rem 0;padding:.6rem .9rem;max-width:none}
#status[data-state=good]{border-inline-start-color:var(--good)}#status[data-state=bad]{border-inline-start-color:var(--bad)}
dl{display:grid;gap:.15rem 1rem;grid-template-columns:max-content minmax(0,1fr);margin:.5rem 0}dt{color:var(--muted)}dd{margin:0;overflow-wrap:anywhere}
.scroll{overflow-x:auto}table{border-collapse:collapse;font-size:.875rem;width:100%}th,td{border-bottom:1px solid var(--line);padding:.3rem .6rem .3rem 0;text-align:start;vertical-align:top}th{color:var(--muted);font-weight:500}td.amount,th.amount{text-align:end;white-space:nowrap}
td.hash{max-width:16rem;min-width:9rem}.good{color:var(--good)}.bad{color:var(--bad)}
button,input{background:none;border:1px solid var(--line);border-radius:6px;color:inherit;font:inherit;padding:.35rem .7rem}input{box-sizing:border-box;font-family:ui-monospace,monospace;width:100%;max-width:34rem}
@media (max-width:40rem){dl{grid-template-columns:minmax(0,1fr)}dd{margin-bottom:.4rem}}
@media print{button,label,input{display:none}}
`.trim()

const introduce = (jettons: boolean): string[] => [
  '<h1>Evidence of an account</h1>',
  `<p>This file holds every transaction of one account${jettons ? ' and of its jetton wallets' : ''} within a range, and the program that checks them. It needs no network.</p>`,
  '<p id="status" role="status">Not checked. Scripts are off, or the program in this file was changed: nothing here is verified.</p>',
  '<div id="report"></div>',
  '<h2>What this does not prove</h2>',
  '<ul>',
  '<li>That the transactions are on the chain. Each row fits its own hash, and each hash names the one before it: compare the hash of the newest transaction with a source that you trust, and all older rows follow from it.</li>',
  '<li>That nothing came later. Newer transactions are not in the file.</li>',
  '<li>Fields that no hash covers: balances and code hashes beside a state, block and trace numbers, decoded texts. Balances follow from the rows if the file reaches the first transaction of the account.</li>',
  ...(jettons
    ? [
        '<li>That the jetton wallets belong to the account and to the jettons that are named, and that there are no others: the service listed them. Their changes are read from messages of the jetton standard (TEP-74).</li>',
        '<li>NFTs: other contracts state their owners.</li>',
      ]
    : ['<li>Jettons and NFTs: other contracts hold their balances and state their owners.</li>']),
  '<li>Who owns the account, and what the payments were for.</li>',
  '</ul>',
]

/** First lines of the document, up to the rows. */
export function openDocument(
  about: string,
  title: string,
  jettons: boolean,
  styleHash: string,
  codeHash: string,
): string[] {
  const policy = `default-src 'none'; script-src 'sha256-${codeHash}'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'`
  return [
    '<html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    ...`<style>${styles}</style></head><body>`.split('\n'),
    ...introduce(jettons),
    `<script type="application/json" id="about">${about}</script>`,
    '<script type="application/x-ndjson" id="rows">',
  ]
}

/** Last lines of the document before the digest. */
export function closeRows(coverage: string): string[] {
  return ['</script>', `<script type="application/json" id="coverage">${coverage}</script>`]
}

/** First lines of the rows of a jetton wallet. */
export function openWallet(wallet: string): string[] {
  return [
    `<script type="application/json" class="${walletParts.about}">${wallet}</script>`,
    `<script type="application/x-ndjson" class="${walletParts.rows}">`,
  ]
}

/** Last lines of the rows of a jetton wallet. */
export function closeWallet(coverage: string): string[] {
  return ['</script>', `<script type="application/json" class="${walletParts.coverage}">${coverage}</script>`]
}

/** Line with the digest of all other lines. */
export function digestLine(digest: string): string {
  return `<script type="application/json" id="${digestId}">"${digest}"</script>`
}

/** Lines with the program that checks the file. */
export function closeDocument(code: string): string[] {
  return `<script>${code}</script></body></html>`.split('\n')
}

// The page that shows every element on the embedded chain, from a file server alone.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './options.mjs'

/** @import { Table } from './table.mjs' */

const chain = join(root, 'stories/chain')
/** Address of the previews in the chain's rows. */
const PREVIEWS = 'https://imgproxy.example/'

/**
 * Writes `index.html`, and the chain beside it in `chain/`.
 * @param {string} folder
 * @param {Table} table
 */
export function writePage(folder, { rows, examples }) {
  const place = join(folder, 'chain')
  mkdirSync(place, { recursive: true })
  const { files, network } = JSON.parse(readFileSync(join(chain, 'index.json'), 'utf8'))
  const answers = files.map((/** @type {{ name: string }} */ { name }) => name)
  for (const name of answers) {
    const rows = JSON.parse(readFileSync(join(chain, name), 'utf8'))
    writeFileSync(join(place, name), JSON.stringify(rows))
  }
  cpSync(join(chain, 'media'), join(place, 'media'), { recursive: true })
  const pictures = JSON.parse(readFileSync(join(chain, 'media/index.json'), 'utf8'))
  const previews = Object.entries(pictures).filter(([address]) => address.startsWith(PREVIEWS))
  writeFileSync(join(place, 'media/index.json'), JSON.stringify(Object.fromEntries(previews)))
  cpSync(join(root, 'scripts/web/page.css'), join(place, 'page.css'))
  const networks = (/** @type {string} */ base) => ({
    embedded: {
      baseUrl: 'https://embedded.example/api/v3',
      answers: answers.map((/** @type {string} */ name) => `${base}${name}`),
      pictures: `${base}media/index.json`,
      now: network.last_utime,
    },
  })
  writeFileSync(join(folder, 'index.html'), page(rows, examples, networks('chain/')))
  const embed = readFileSync(join(folder, 'embed.html'), 'utf8')
    .replace('>{}</script>', () => `>${inScript(networks(''))}</script>`)
    .replaceAll(/(href|src)="embed\./g, '$1="../embed.')
  writeFileSync(join(place, 'embed.html'), embed)
}

/**
 * @param {Table['rows']} rows
 * @param {Table['examples']} examples
 * @param {unknown} networks
 */
function page(rows, examples, networks) {
  const order = Object.keys(examples)
  const sections = rows
    .toSorted((one, other) => order.indexOf(one.tag) - order.indexOf(other.tag))
    .map(({ tag, summary }) => {
      const attributes = Object.entries({
        network: 'embedded',
        ...examples[tag],
        ...(tag === 'tonlens-explorer' ? {} : { explorer: '#' }),
      })
      const start = `<${tag} ${attributes.map(([name, value]) => (value === '' ? name : `${name}="${value}"`)).join(' ')}>`
      return `      <section id="${tag}">
        <h2>&lt;${tag}&gt;</h2>
        <p>${escape(summary)}</p>
        <pre tabindex="0"><code>${escape(`${start}</${tag}>`)}</code></pre>
        ${start}<p>This part of the page needs JavaScript.</p></${tag}>
      </section>`
    })
  const [hash] = Object.values(examples['tonlens-transaction'] ?? {})
  const frame = `chain/embed.html?widget=transaction&network=embedded&hash=${encodeURIComponent(hash ?? '')}`
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'" />
    <title>tonlens: every element</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="chain/page.css" />
    <script type="application/json" id="tonlens-networks">${inScript(networks)}</script>
    <script type="module" src="tonlens.js"></script>
    <script type="module" src="networks.js"></script>
    <script src="frame.js" defer></script>
  </head>
  <body>
    <header>
      <h1>Every element</h1>
      <p>On the embedded chain, whose answers lie in <code>chain/</code> beside this page. Nothing is asked of any network.</p>
    </header>
    <main>
${sections.join('\n')}
      <section id="frame">
        <h2>In a frame</h2>
        <p>For sites that take nothing but frames; <code>frame.js</code> gives it the height of what it shows.</p>
        <iframe data-tonlens title="A transaction" src="${escape(frame)}"></iframe>
      </section>
    </main>
  </body>
</html>
`
}

/** @param {unknown} value */
function inScript(value) {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** @param {string} text */
function escape(text) {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`)
}

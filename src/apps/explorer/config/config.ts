import * as z from 'zod/mini'
import {
  ConfigError,
  checkFields,
  flagField,
  integerField,
  listField,
  objectField,
  recordField,
  textField,
} from './fields.ts'
import { namesCurrency, pricesSchema } from './prices.ts'
import { pageTable } from '../shell/routes.ts'

/** Base URL of the chain that comes with the package and needs no network. */
export const embeddedBaseUrl = 'embedded'

const address = /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/]|$))[^\s"';,<>\\{}|^`?#@]+$/
const addressProblem = 'must be an https:// address, or an http:// address of this machine'
const color = textField(
  'CSS color: `#0a84ff`, `rgb(…)`, `oklch(…)` or a name.',
  /^(?:#[0-9a-fA-F]{3,8}|[a-z]{3,30}|(?:rgb|hsl|oklch|oklab|lab|lch)\([\d\s.,%/a-z-]{1,60}\))$/,
  'must be a CSS color, such as #0a84ff',
)
const link = textField('Address of a page.', /^https:\/\/[^\s"'<>\\]+$/, 'must be an https:// address')
const words = (description: string, longest: number) =>
  textField(description, new RegExp(`^(?=.*\\S).{1,${longest}}$`, 'u'), `must be a text of 1 to ${longest} characters`)

const host = textField(
  'Scheme and host.',
  /^(?:https:\/\/[\w.-]+|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]))(?::\d+)?$/,
  'must be a host with its scheme, such as https://index.example',
)
const path = /^\/(?!\/)[\w/.~-]*$/
const isKeyPublic = 'must not be here: everybody can read config.json. Name a proxy that adds the key in keyProxy'

/** A network, and the index that serves it. */
export const networkSchema = objectField(
  'A network, and the index that serves it.',
  {
    name: textField(
      'Short name in URLs: lower-case letters, digits and hyphens.',
      /^[a-z0-9](?:[a-z0-9-]{0,22}[a-z0-9])?$/,
      'must be 1 to 24 lower-case letters, digits or hyphens',
    ),
    baseUrl: textField(
      'Base URL of the index or of a proxy that adds the key, such as `https://toncenter.com/api/v3`; a path such as `/api/v3` is on the host of the explorer; `embedded` is the example chain of the package.',
      new RegExp(`^${embeddedBaseUrl}$|${path.source}|${address.source}`),
      `${addressProblem}, a path on this host, or "${embeddedBaseUrl}"`,
    ),
    v2Url: z.optional(
      textField(
        'Base URL of API v2, which has the past: an address, or a path on the host of the explorer. @default `/v2` in place of the `/v3` at the end of `baseUrl` or `keyProxy`',
        new RegExp(`${path.source}|${address.source}`),
        `${addressProblem}, or a path on this host`,
      ),
    ),
    title: z.optional(words('Name that readers see. @default the short name', 40)),
    color: z.optional(color),
    testOnly: z.optional(flagField('Whether friendly addresses have the flag of test networks.')),
    keyProxy: z.optional(
      textField(
        'Base URL of a proxy that adds the key of the index: an address, or a path such as `/api/v3` on the host of the explorer. Requests go there instead of `baseUrl`, up to 10 in a second.',
        new RegExp(`${path.source}|${address.source}`),
        `${addressProblem}, or a path on this host`,
      ),
    ),
    stream: z.optional(
      flagField(
        'Whether events come by the Streaming API of the index, `/streaming/v2` in place of the `/v3` at the end of `baseUrl` or `keyProxy`; without it, and where it refuses, pages ask again and again. @default true',
      ),
    ),
    rate: z.optional(integerField('Most requests in a second. @default 1, and 10 with a key proxy', 1, 1000)),
    prices: z.optional(pricesSchema),
    nativeCoin: z.optional(
      objectField(
        'Native coin of the network: `{ "name": "Toncoin", "symbol": "TON" }` writes amounts as before the coin became Gram. @default Gram, GRAM',
        {
          symbol: words('Symbol behind amounts.', 12),
          name: z.optional(words('Name. @default the symbol', 40)),
          decimals: z.optional(integerField('Number of decimal places. @default 9', 0, 30)),
        },
      ),
    ),
  },
  { apiKey: isKeyPublic, api_key: isKeyPublic, key: isKeyPublic },
)

/** Every field of `config.json`, with its check and its description. */
const configSchema = objectField('Configuration of a tonlens explorer.', {
  networks: listField('Networks, the default first.', networkSchema, 1, 20),
  $schema: z.optional(textField('Address of the JSON Schema, for editors.', /^.{1,300}$/, 'must be a text')),
  name: z.optional(words('Name of the explorer. @default tonlens explorer', 60)),
  colors: z.optional(
    recordField(
      'Values of the CSS custom properties of components, such as `--tonlens-accent`.',
      /^--tonlens-[a-z-]{1,40}$/,
      color,
    ),
  ),
  customNetworks: z.optional(
    z
      .union(
        [z.boolean(), listField('Hosts that the indexes of readers may have.', host, 1, 20)],
        'must be true, false, or a list of hosts',
      )
      .check(
        z.describe(
          'Lets readers add networks of their own: `true` for any host, which allows the page to connect to every host, or a list of hosts. @default none',
        ),
      ),
  ),
  ipfsGateway: z.optional(
    textField(
      'Base URL of an IPFS gateway for media and verified sources. It sees the IP addresses of readers.',
      address,
      addressProblem,
    ),
  ),
  sourceVerifier: z.optional(
    textField(
      'Base URL of a verifier such as `https://verifier.acton.monster`, which readers can ask for the source and the ABI of a code. It learns the hash of that code.',
      address,
      addressProblem,
    ),
  ),
  imageHosts: z.optional(
    listField(
      'Hosts from which pictures are loaded directly. They see the IP addresses of readers.',
      textField('Host.', /^[a-z0-9.-]+(?::\d+)?$/, 'must be a host such as cdn.example.org'),
      0,
      20,
    ),
  ),
  vm: z.optional(
    textField(
      'Folder of the local VM beside index.html, as `npx tonlens vm` writes it.',
      /^[\w-]+(?:\/[\w-]+)*\/?$/,
      'must be a folder beside index.html, such as vm',
    ),
  ),
  links: z.optional(
    listField('Links in the footer.', objectField('A link.', { text: words('Text.', 60), url: link }), 0, 20),
  ),
})

/** Checked configuration of the explorer. */
export type ExplorerConfig = z.output<typeof configSchema>

/** Checked configuration of one network. */
export type NetworkConfig = ExplorerConfig['networks'][number]

/**
 * Checks a configuration.
 * @throws {ConfigError} A field is missing, unknown or wrong.
 */
export function checkConfig(value: unknown): ExplorerConfig {
  const config = checkFields(configSchema, value)
  const names = new Set<string>()
  checkAddress('ipfsGateway', config.ipfsGateway)
  checkAddress('sourceVerifier', config.sourceVerifier)
  for (const [at, { name, baseUrl, keyProxy, v2Url, prices }] of config.networks.entries()) {
    const field = `networks[${at}].name`
    checkAddress(`networks[${at}].baseUrl`, baseUrl)
    checkAddress(`networks[${at}].keyProxy`, keyProxy)
    checkAddress(`networks[${at}].v2Url`, v2Url)
    checkAddress(`networks[${at}].prices.url`, prices?.url.replaceAll(/[{}]/g, ''))
    if (names.has(name)) throw new ConfigError(field, `is the name of an earlier network, ${name}`)
    if (Object.hasOwn(pageTable, name)) throw new ConfigError(field, `must not be the name of a page, ${name}`)
    names.add(name)
    if (prices !== undefined && prices.currencies.length > 1 && !namesCurrency(prices)) {
      throw new ConfigError(
        `networks[${at}].prices.currencies`,
        'has several currencies, but neither url nor value has {currency}',
      )
    }
  }
  return config
}

/** The patterns of the schema leave room for what is no address, such as `https://:::`. */
function checkAddress(field: string, url: string | undefined): void {
  if (url !== undefined && /^https?:/.test(url) && !URL.canParse(url)) throw new ConfigError(field, addressProblem)
}

/** Describes `config.json` as a JSON Schema, for editors. */
export function describeConfig(): object {
  return { ...z.toJSONSchema(configSchema), title: 'tonlens explorer' }
}

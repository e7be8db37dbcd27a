import * as table from './table.ts'

/** An oEmbed answer of type `rich`. @see https://oembed.com */
export interface OEmbed {
  readonly version: '1.0'
  readonly type: 'rich'
  readonly provider_name: string
  readonly provider_url: string
  readonly title: string
  readonly html: string
  /** CSS pixels. */
  readonly width: number
  /** CSS pixels; the frame grows where the page around it loads `frame.js`. */
  readonly height: number
}

/** What {@link oEmbed} may be told. */
export interface OEmbedOptions {
  /** `maxwidth` of the request, CSS pixels. @default 640 */
  readonly maxwidth?: number | undefined
  /** `maxheight` of the request, CSS pixels. @default 360 */
  readonly maxheight?: number | undefined
  /** @default the host of the page */
  readonly provider?: string | undefined
}

/**
 * The oEmbed answer for an address of your `embed.html`; runs on servers.
 * @param page Address of your `embed.html`: others are refused, so that nobody has you vouch for theirs.
 * @throws {RangeError} The address is not one of that page, or names no element.
 */
export function oEmbed(address: string, page: string, options: OEmbedOptions = {}): OEmbed {
  const { maxwidth: width = 640, maxheight: height = 360 } = options
  const [asked, own] = [new URL(address), new URL(page)]
  if (asked.origin !== own.origin || asked.pathname !== own.pathname) {
    throw new RangeError(`address is not one of ${own.origin}${own.pathname}.`)
  }
  const row = Object.values(table).find(({ tag }) => tag === `tonlens-${asked.searchParams.get('widget') ?? ''}`)
  if (row === undefined) throw new RangeError('address names no element: it needs ?widget=, such as widget=transaction.')
  const title = row.summary
  const src = escape(`${own.origin}${own.pathname}?${asked.searchParams}`)
  return {
    version: '1.0',
    type: 'rich',
    provider_name: options.provider ?? own.host,
    provider_url: own.origin,
    title,
    html: `<iframe data-tonlens src="${src}" title="${escape(title)}" width="${width}" height="${height}" loading="lazy" style="border:0;max-width:100%"></iframe>`,
    width,
    height,
  }
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`)
}

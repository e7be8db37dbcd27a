import { summaries } from './summaries.ts'

/** An oEmbed response of type `rich`. @see https://oembed.com */
export interface OEmbed {
  readonly version: '1.0'
  readonly type: 'rich'
  readonly provider_name: string
  readonly provider_url: string
  readonly title: string
  readonly html: string
  /** Width of the frame, CSS px. */
  readonly width: number
  /** Initial height, CSS px. `frame.js` on the embedding page adapts it to the content. */
  readonly height: number
  /** Picture for readers without frames, with its size in px. */
  readonly thumbnail_url?: string
  readonly thumbnail_width?: number
  readonly thumbnail_height?: number
}

/** Options of {@link oEmbed}. */
export interface OEmbedOptions {
  /** `maxwidth` of the request, CSS px; anything but a positive number is ignored. @default 640 */
  readonly maxwidth?: number | undefined
  /** `maxheight` of the request, CSS px; anything but a positive number is ignored. @default 360 */
  readonly maxheight?: number | undefined
  /** Picture of what is embedded, such as one of `tonlens/picture`, as PNG. @default none */
  readonly thumbnail?: { readonly url: string; readonly width: number; readonly height: number } | undefined
  /** Name of the provider. @default the host of the page */
  readonly provider?: string | undefined
}

/**
 * Creates the oEmbed response for a URL of your `embed.html`. Runs on servers.
 * @param address URL to embed.
 * @param page URL of your `embed.html`. Other pages are rejected, so that you never embed a foreign page.
 * @throws {RangeError} `address` is not a URL of that page, or names no element.
 */
export function oEmbed(address: string, page: string, options: OEmbedOptions = {}): OEmbed {
  const [width, height] = [readSize(options.maxwidth, 640), readSize(options.maxheight, 360)]
  const { thumbnail } = options
  const [asked, own] = [new URL(address), new URL(page)]
  if (asked.origin !== own.origin || asked.pathname !== own.pathname) {
    throw new RangeError(`The address is not a URL of ${own.origin}${own.pathname}. Pass a URL of that page.`)
  }
  const element = asked.searchParams.get('widget') ?? ''
  if (!Object.hasOwn(summaries, element))
    throw new RangeError('The address names no element. Add ?widget=, such as widget=transaction.')
  const title = summaries[element as keyof typeof summaries]
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
    ...(thumbnail !== undefined && {
      thumbnail_url: thumbnail.url,
      thumbnail_width: thumbnail.width,
      thumbnail_height: thumbnail.height,
    }),
  }
}

/** The size that a request asks for; requests come from anybody. */
function readSize(asked: number | undefined, usual: number): number {
  return asked !== undefined && asked >= 1 && asked <= 10_000 ? Math.floor(asked) : usual
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`)
}

import * as z from 'zod/mini'
import { integerField, listField, objectField, textField } from './fields.ts'

const start = String.raw`(?:https:\/\/[\w.-]+(?::\d+)?|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?)?\/(?!\/)`
const part = String.raw`(?:\{(?:asset|currency|time|date)\}|[^\s"';,<>\\|^` + '`#{}])'

const coinText = textField(
  'Text for the native coin.',
  /^[\w.:-]{1,60}$/,
  'must be 1 to 60 letters, digits, dots, colons or hyphens',
)

/** A source of prices, described as data: a URL, and the place of the price in its answer. */
export const pricesSchema = objectField(
  'Source of prices over HTTP. It sees the IP addresses of readers, and which assets they look at.',
  {
    url: textField(
      'URL of one price, on any host or a path on the host of the explorer. `{asset}` is the raw address of the master of a jetton, or `coin`; `{currency}` is a code such as `USD`; `{time}` is in Unix seconds, `{date}` a day such as `2026-01-31`. Without either, past amounts have no value. Status 404 means that the price is not known.',
      new RegExp(`^(?=.*\\{asset\\})${start}${part}{1,500}$`),
      'must be an https:// address, or a path on this host, with {asset}; also possible are {currency}, {time} and {date}',
    ),
    value: textField(
      'JSON Pointer (RFC 6901) to the price of a whole unit in the answer: a number or a decimal string; null if it is not known. `{asset}` and `{currency}` are replaced.',
      /^(?:\/(?:\{(?:asset|currency)\}|[^/{}])*){1,20}$/,
      'must be a JSON Pointer, such as /price or /rates/{currency}',
    ),
    currencies: listField(
      'ISO 4217 codes of the currencies that readers can choose, the default first.',
      textField('Code.', /^[A-Z]{3}$/, 'must be a code such as USD'),
      1,
      30,
    ),
    coin: z.optional(
      z
        .union(
          [coinText, listField('Texts for the native coin.', coinText, 1, 5)],
          'must be a text of 1 to 60 letters, digits, dots, colons or hyphens, or a list of such texts',
        )
        .check(
          z.describe(
            'Text for the native coin in place of `{asset}`, or several such as `["GRAM", "TON"]`: the first that has a price counts. @default coin',
          ),
        ),
    ),
    step: z.optional(
      integerField('Seconds for which a price holds, such as 86400 for one price a day. @default 3600', 1, 31_622_400),
    ),
  },
)

/** Checked source of prices. */
export type PricesConfig = z.output<typeof pricesSchema>

/** Tells whether the URL or the place of the value depends on the currency. */
export function namesCurrency({ url, value }: PricesConfig): boolean {
  return [url, value].some((template) => template.includes('{currency}'))
}

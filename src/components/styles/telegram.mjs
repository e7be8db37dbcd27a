// Derives the preset for Telegram Mini Apps from the tokens, whose values remain as fallbacks.
import { parse } from 'postcss'

const tg = (/** @type {string} */ name, /** @type {string} */ fallback) => `var(--tg-theme-${name}, ${fallback})`
const mix = (/** @type {string} */ one, /** @type {number} */ share, /** @type {string} */ other) =>
  `color-mix(in srgb, ${one} ${share}%, ${other})`

const ground = tg('bg-color', 'NONE')
const card = tg('section-bg-color', ground)
const text = tg('text-color', 'NONE')
const link = tg('link-color', 'NONE')
/** Telegram's hints and links may be too pale to read; more of the text color makes them readable. */
const muted = mix(tg('subtitle-text-color', tg('hint-color', 'NONE')), 40, text)
const accent = mix(link, 60, text)

/**
 * Values of tokens inside of Telegram. Without the colors of Telegram, a value with NONE is invalid, and the default of
 * the token applies.
 * @type {Readonly<Record<string, string>>}
 */
export const telegramTokens = {
  'page-bg': tg('secondary-bg-color', ground),
  'card-bg': card,
  'inset-bg': mix(card, 96, text),
  'hover-bg': mix(card, 93, text),
  'line-color': tg('section-separator-color', mix(card, 86, text)),
  'control-line': muted,
  text,
  muted,
  accent,
  'accent-text': ground,
  'accent-bg': mix(card, 92, link),
  skipped: muted,
  'skipped-bg': mix(card, 93, text),
  out: text,
}

/**
 * The preset as a style sheet: the rules of the tokens, with the colors of Telegram and the tokens' values as
 * fallbacks.
 * @param {string} tokens Style sheet of the tokens.
 * @returns {string}
 */
export function telegramPreset(tokens) {
  const sheet = parse(tokens)
  sheet.walkComments((comment) => {
    comment.remove()
  })
  sheet.walkDecls((declaration) => {
    const value = telegramTokens[declaration.prop.replace('--tonlens-', '')]
    if (value === undefined) declaration.remove()
    else declaration.value = value.replaceAll('NONE', declaration.value)
  })
  sheet.walkAtRules((rule) => {
    rule.walkRules((inner) => {
      if (inner.nodes.length === 0) inner.remove()
    })
    if (rule.nodes?.length === 0) rule.remove()
  })
  return `/* Colors of Telegram Mini Apps for tonlens. Load it after tonlens/styles.css. */\n${sheet.toString()}\n`
}

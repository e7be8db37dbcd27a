/** Attributes that a reader sees or hears. */
const spoken = ['title', 'aria-label', 'aria-valuetext', 'alt', 'placeholder']

/** Texts of a part of the page, shadow roots included: its whole text, and attributes that are shown or read out. */
export function readTexts(root: ParentNode & Node): readonly string[] {
  const elements = [...root.querySelectorAll('*')]
  const attributes = elements.flatMap((element) => spoken.flatMap((name) => element.getAttribute(name) ?? []))
  const shadows = elements.flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : readTexts(shadowRoot)))
  return [root.textContent ?? '', ...attributes, ...shadows]
}

/** Amounts of the native coin with its former symbol. Symbols of tokens, such as tsTON, are their own. */
export function findFormerAmounts(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => text.match(/\d\s*TON\b(?! (?:DNS|domain|Storage|Connect|standards)).{0,40}/gs) ?? [])
}

/** Places that say Gram or GRAM. */
export function findGram(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => text.match(/.{0,40}\b(?:Gram|GRAM)\b.{0,40}/gs) ?? [])
}

// Content rules of the HTML standard, as far as the components' elements go.

const phrasingOnly =
  'p, span, bdi, h1, h2, h3, h4, h5, h6, button, label, strong, em, small, code, data, time, cite, abbr, dt'
const blocks =
  'p, div, ul, ol, dl, table, section, article, header, footer, aside, nav, main, figure, figcaption, blockquote, pre, form, fieldset, details, dialog, hr, h1, h2, h3, h4, h5, h6'
const interactive = 'a[href], button, select, textarea, input, details, summary, iframe, [tabindex]'
/** Elements whose children are of these kinds only. */
const children: Readonly<Record<string, string>> = {
  ul: 'li, script, template',
  ol: 'li, script, template',
  dl: 'dt, dd, div, script, template',
  table: 'caption, colgroup, thead, tbody, tfoot',
  thead: 'tr',
  tbody: 'tr',
  tfoot: 'tr',
  tr: 'th, td',
  colgroup: 'col',
  select: 'option, optgroup, hr, button',
  optgroup: 'option',
  datalist: 'option',
}
const references = ['aria-labelledby', 'aria-describedby', 'aria-activedescendant', 'list', 'for'] as const

/** Everything in `root` that a validator of HTML would refuse, in words. */
export function findInvalidHtml(root: Element): string[] {
  const found: string[] = []
  const say = (element: Element, words: string) =>
    found.push(`<${element.localName} part="${element.getAttribute('part') ?? ''}"> ${words}`)
  for (const element of root.querySelectorAll('*')) {
    if (!(element instanceof HTMLElement)) continue
    const allowed = children[element.localName]
    if (allowed !== undefined) {
      for (const child of element.children) if (!child.matches(allowed)) say(element, `holds <${child.localName}>`)
    }
    if (element.matches(phrasingOnly)) {
      for (const block of element.querySelectorAll(blocks))
        if (isHtml(block)) say(element, `holds <${block.localName}>`)
    }
    if (element.matches('a[href], button, label')) {
      const inner = element.querySelector(element.matches('label') ? 'a[href], button, label' : interactive)
      if (inner !== null && isHtml(inner)) say(element, `holds the control <${inner.localName}>`)
    }
    checkOne(element, (words) => say(element, words))
    for (const name of references) {
      for (const id of (element.getAttribute(name) ?? '').split(' ').filter(Boolean)) {
        if (find(element, id) === 0) say(element, `names ${name}="${id}", which is nowhere`)
      }
    }
    if (element.id !== '' && find(element, element.id) > 1) say(element, `shares the id ${element.id}`)
  }
  return [...new Set(found)]
}

function checkOne(element: HTMLElement, say: (words: string) => void): void {
  if (
    element.matches(
      ':is(h1, h2, h3, h4, h5, h6, caption, summary, legend, dt) [role="status"], :is(h1, h2, h3, h4, h5, h6) [role="alert"]',
    )
  ) {
    say('is a live region inside a name')
  }
  if (element.matches('time:not([datetime])')) say('has no date')
  if (element.matches('time time')) say('is inside another time')
  if (element.matches('figure')) {
    const captions = [...element.children].filter((child) => child.matches('figcaption'))
    if (
      captions.length > 1 ||
      (captions[0] !== undefined &&
        captions[0] !== element.lastElementChild &&
        captions[0] !== element.firstElementChild)
    ) {
      say('has its caption in the middle')
    }
    if ([...element.children].some((child) => child.matches('p'))) say('has words beside its caption')
  }
  if (element.matches('figcaption') && !(element.parentElement?.matches('figure') ?? false))
    say('is outside of a figure')
  if (element.matches('li') && !(element.parentElement?.matches('ul, ol, menu') ?? false)) say('is outside of a list')
  if (element.matches('dt, dd') && !(element.parentElement?.matches('dl, dl > div') ?? false))
    say('is outside of a list of terms')
  if (element.matches('dl > div') && ![...element.children].every((child) => child.matches('dt, dd')))
    say('holds more than a term and its values')
  if (
    element.matches('dl > div') &&
    (element.firstElementChild?.matches('dt') !== true || element.lastElementChild?.matches('dd') !== true)
  )
    say('is no term with a value')
  if (element.matches('caption:not(:first-child)')) say('is not the first of its table')
  if (
    element.matches('summary') &&
    (!(element.parentElement?.matches('details') ?? false) || element !== element.parentElement?.firstElementChild)
  )
    say('is not the first of its details')
  if (element.matches('details') && !(element.firstElementChild?.matches('summary') ?? false)) say('has no summary')
  if (element.matches('tr') && element.children.length === 0) say('has no cell')
  if (element.matches('img:not([alt])')) say('has no text instead')
  if (element.matches('button:not([type])')) say('submits a form')
  if (
    element.matches('meter, progress') &&
    Number(element.getAttribute('value')) > Number(element.getAttribute('max') ?? 1)
  )
    say('is fuller than full')
}

function find(element: Element, id: string): number {
  return (element.getRootNode() as Document | ShadowRoot).querySelectorAll(`[id="${CSS.escape(id)}"]`).length
}

function isHtml(element: Element): boolean {
  return element.namespaceURI === 'http://www.w3.org/1999/xhtml'
}

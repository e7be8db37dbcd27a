import { exportedComponents } from './exported.mjs'

/** One prop, as its interface and the docblock above it say. */
export interface PropDescription {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly text: string
  /** Text after `@default`; empty where there is none. */
  readonly fallback: string
}

/** A custom property that the styles of a component read, and its light default. */
export interface VariableDescription {
  readonly name: string
  readonly fallback: string
}

/** Reference of a component, read from its source. */
export interface ComponentDescription {
  readonly name: string
  /** Folder below `src/components`, or below `src/widgets` for a view. */
  readonly folder: string
  readonly summary: string
  /** The sentence of the docblock that says which hooks feed the component; empty if none does. */
  readonly fedBy: string
  /** Names of the hooks in that sentence. */
  readonly hooks: readonly string[]
  /** Tag of the element that takes the remaining props; empty where that is no single one. */
  readonly element: string
  readonly props: readonly PropDescription[]
  readonly parts: readonly string[]
  /** `data-*` attributes with the values that styles tell apart. */
  readonly states: readonly { readonly name: string; readonly values: readonly string[] }[]
  readonly variables: readonly VariableDescription[]
  /** Exported components of other folders that it is made of. */
  readonly madeOf: readonly string[]
}

/** Text of each file, by its path below `src`. */
export type Sources = ReadonlyMap<string, string>

/** Every component that the package exports, in the order of their names. */
export function describeComponents(sources: Sources): readonly ComponentDescription[] {
  const exported = [...sources].flatMap(([path, text]) =>
    path === 'components/index.ts' || path.startsWith('entries/') ? exportedComponents(text) : [],
  )
  const names = new Map(exported.map(({ name, file }) => [file.replace(/^.*\//, '').replace('.tsx', ''), name]))
  return exported
    .filter(({ file }) => sources.has(file))
    .map(({ name, file }) => describe(name, file, sources, new Set(names.values())))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

function describe(name: string, file: string, sources: Sources, all: ReadonlySet<string>): ComponentDescription {
  const source = sources.get(file) ?? ''
  const folder = file.split('/').slice(1, -1).join('/')
  // Views share a folder, and are no family of one component.
  const family = file.startsWith('widgets/')
    ? [source]
    : [...sources].filter(([path]) => path.startsWith(`components/${folder}/`)).map(([, text]) => text)
  const code = family.join('\n')
  const { element, props } = readProps(
    `${name}Props`,
    source.includes(`export interface ${name}Props`) ? source : family.join('\n'),
    sources,
  )
  const doc = readDocblock(source, new RegExp(`export (?:const|function) ${name}\\b`)).text
  const fedBy = /Feed it from [^.]*\./.exec(doc)?.[0] ?? ''
  const imported = [...code.matchAll(/^import \{([^}]*)\} from '\.\.\/[^']+\.tsx'/gm)].flatMap(([, list = '']) =>
    list.split(','),
  )
  return {
    name,
    folder,
    summary: doc.replace(fedBy, '').trim(),
    fedBy: fedBy.replaceAll(/\buse[A-Z]\w*/g, '`$&`'),
    hooks: sorted(fedBy.match(/\buse[A-Z]\w*/g) ?? []),
    element,
    props,
    parts: readParts(code),
    states: readStates(code),
    variables: readVariables(code, sources.get('components/styles/tokens.css') ?? ''),
    madeOf: sorted(imported.map((entry) => entry.trim()).filter((entry) => all.has(entry))),
  }
}

/** Members of an interface and of those of ours that it extends. */
function readProps(
  name: string,
  source: string,
  sources: Sources,
): { readonly element: string; readonly props: readonly PropDescription[] } {
  const found = new RegExp(`export interface ${name}(?:<[^>]*>)?([^{]*)\\{(?:\\}|([\\s\\S]*?)\\n\\})`).exec(source)
  if (found === null) return { element: '', props: [] }
  const [, heritage = '', body = ''] = found
  const own = readMembers(body)
  const omitted = new Set(
    [...heritage.matchAll(/Omit<(\w+Props),([^>]*)>/g)].flatMap(([, , keys = '']) =>
      (keys.match(/\w+/g) ?? []).flatMap((key) => readKeys(key, sources) ?? key),
    ),
  )
  const bases = [...heritage.matchAll(/\b(\w+Props)\b/g)]
    .map(([, base = '']) => base)
    .filter((base) => !base.startsWith('ComponentProps'))
  const described = bases.map((base) => {
    const text = [...sources.values()].find((each) => new RegExp(`export interface ${base}\\b`).test(each)) ?? ''
    return readProps(base, text, sources)
  })
  const props = new Map(own.map((prop) => [prop.name, prop]))
  for (const prop of described.flatMap((each) => each.props)) {
    if (!props.has(prop.name) && !omitted.has(prop.name)) props.set(prop.name, prop)
  }
  return {
    element: readElement(heritage) || (described.find((each) => each.element !== '')?.element ?? ''),
    props: [...props.values()],
  }
}

/** Reads the members of an interface. @param body Text between its braces. */
export function readMembers(body: string): readonly PropDescription[] {
  const found = body.matchAll(
    /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?^ {2}(?:readonly )?([\w'-]+)(\??): ([\s\S]*?)(?=\n {2}(?:\/\*\*|readonly|\w)|$(?![\s\S]))/gm,
  )
  return Array.from(found, ([, doc = '', name = '', optional = '', type = '']) => {
    const { text, fallback } = readDoc(doc)
    const bare = type
      .replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
    return { name, type: bare.replace(/ \| undefined$/, ''), required: optional === '', text, fallback }
  })
}

/** Keys in a union of ours, such as `QueryProps`; undefined if the name is no such type. */
function readKeys(name: string, sources: Sources): readonly string[] | undefined {
  if (!/^[A-Z]/.test(name)) return undefined
  const union = [...sources.values()].flatMap(
    (text) => new RegExp(`^export type ${name} =([^\\n]*(?:\\n  [^\\n]*)*)`, 'm').exec(text)?.[1] ?? [],
  )[0]
  return union?.match(/\w+/g) ?? undefined
}

function readElement(heritage: string): string {
  const [, tag] = /ComponentPropsWithoutRef<'(\w+)'>/.exec(heritage) ?? []
  if (tag !== undefined) return tag
  const [, kind = ''] = /Attributes<(?:HTML|SVG)(\w+)Element>/.exec(heritage) ?? []
  return kind.toLowerCase()
}

function readParts(code: string): readonly string[] {
  const texts = [
    ...code.matchAll(/\bpart="([^"]+)"/g),
    ...code.matchAll(/partNames\('([^']+)'/g),
    ...code.matchAll(/^ {2}part: '([^']+)'/gm),
    ...code.matchAll(/\[part~='([^']+)'\]/g),
  ].flatMap(([, text = '']) => text.split(' '))
  const shared = code.includes('<CardHeader>') ? ['card-header'] : []
  return sorted([...texts, ...shared].filter((part) => part !== 'visually-hidden' && part !== ''))
}

function readStates(code: string): ComponentDescription['states'] {
  const names = [...code.matchAll(/\b(data-[a-z-]+)=(?:\{|"|')/g), ...code.matchAll(/\[(data-[a-z-]+)[\]=]/g)].map(
    ([, name = '']) => name,
  )
  return sorted(names).map((name) => ({
    name,
    values: sorted([...code.matchAll(new RegExp(`${name}=['"]([\\w-]+)['"]`, 'g'))].map(([, value = '']) => value)),
  }))
}

function readVariables(code: string, tokens: string): readonly VariableDescription[] {
  const names = [...code.matchAll(/var\((--tonlens-[\w-]+)/g)].map(([, name = '']) => name)
  return sorted(names).map((name) => ({ name, fallback: new RegExp(`${name}: ([^;]+);`).exec(tokens)?.[1] ?? '' }))
}

/** The docblock that ends right above a declaration. */
export function readDocblock(
  source: string,
  declaration: RegExp,
): { readonly text: string; readonly fallback: string } {
  const at = source.search(declaration)
  const before = at < 0 ? '' : source.slice(0, at).trimEnd()
  if (!before.endsWith('*/')) return { text: '', fallback: '' }
  return readDoc(before.slice(before.lastIndexOf('/**') + 3, -2))
}

/** A docblock as a reader sees it: names in place of links, and the default as a sentence. */
export function withoutTags(docblock: string): string {
  return withoutLinks(docblock)
    .replaceAll(/\s*@default\s+(.+)/g, ' Default: $1')
    .trim()
}

function withoutLinks(docblock: string): string {
  return docblock.replaceAll(/\{@link ([\w.]+)\}/g, '$1')
}

function readDoc(comment: string): { readonly text: string; readonly fallback: string } {
  const plain = withoutLinks(comment.replaceAll(/\n\s*\* ?/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .replace(/@example .*/, '')
    .trim()
  const [text = '', fallback = ''] = plain.split(/@default\s*/)
  return { text: text.trim(), fallback: fallback.replace(/@\w+[\s\S]*$/, '').trim() }
}

function sorted(texts: readonly string[]): string[] {
  return [...new Set(texts)].toSorted()
}

import { createElement, type ReactElement, useEffect, useId, useState } from 'react'
import { CopyButton } from 'tonlens'
import { provideClient } from 'tonlens/widgets'
import type { Attribute } from '../../src/widgets/elements/attributes.ts'
import { sharedAttributes } from '../../src/widgets/elements/defineWidget.ts'
import * as table from '../../src/widgets/elements/table.ts'
import { useEmbeddedClient } from '../chain/embedded.ts'
import { network } from '../chain/index.json'
import { embeddedMedia } from '../chain/pictures.ts'
import { examples } from './examples.ts'
import { type Snippet, createSnippets } from './snippets.ts'
import './builder.css'

const rows = Object.values(table)
const order = Object.keys(examples)
const tags = rows.map(({ tag }) => tag).toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
// The live element uses the embedded chain, regardless of the snippet.
const { theme, locale } = sharedAttributes

/** Props of {@link SnippetBuilder}. */
export interface SnippetBuilderProps {
  /** Tag of the initially selected element. */
  readonly defaultTag: string
}

/** Builds the code of an element: select attributes, see it live, copy it for React, as a tag or as a frame. */
export function SnippetBuilder({ defaultTag }: SnippetBuilderProps): ReactElement {
  const [tag, setTag] = useState(defaultTag)
  const [given, setGiven] = useState<Readonly<Record<string, string>>>(examples[defaultTag] ?? {})
  const client = useEmbeddedClient()
  useEffect(() => {
    if (client === undefined) return
    provideClient(client, { network: 'embedded', display: { media: embeddedMedia, now: network.last_utime } })
  }, [client])
  const row = rows.find((one) => one.tag === tag)
  const attributes: Readonly<Record<string, Attribute>> = { ...row?.attributes, theme, locale }
  const choose = (next: string) => {
    setTag(next)
    setGiven(examples[next] ?? {})
  }
  const change = (name: string, text: string | undefined) => {
    const { [name]: _, ...rest } = given
    setGiven(text === undefined ? rest : { ...rest, [name]: text })
  }
  return (
    <div className="builder">
      <form className="builder-form" aria-label="Element" onSubmit={(event) => event.preventDefault()}>
        <label className="builder-field">
          <span>Element</span>
          <select value={tag} onChange={(event) => choose(event.target.value)}>
            {tags.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
          <small>{row?.summary}</small>
        </label>
        {Object.entries(attributes).map(([name, attribute]) => (
          <Field key={`${tag} ${name}`} name={name} attribute={attribute} text={given[name]} onChange={change} />
        ))}
      </form>
      <div className="builder-result">
        <section aria-label="Live" className="builder-live">
          {createElement(tag, { key: tag, network: 'embedded', ...toReactProps(given) })}
        </section>
        {createSnippets(tag, given).map((snippet) => (
          <Code key={snippet.name} {...snippet} />
        ))}
      </div>
    </div>
  )
}

/** Converts attributes to React props: React sets properties, and a boolean attribute is not a string. */
function toReactProps(given: Readonly<Record<string, string>>): Readonly<Record<string, string | true>> {
  return Object.fromEntries(Object.entries(given).map(([name, text]) => [name, text === '' ? true : text]))
}

interface FieldProps {
  readonly name: string
  readonly attribute: Attribute
  readonly text: string | undefined
  readonly onChange: (name: string, text: string | undefined) => void
}

function Field({ name, attribute: { kind, about, required }, text, onChange }: FieldProps): ReactElement {
  const id = useId()
  const words = Array.from(kind.type.matchAll(/'([^']+)'/g), ([, word = '']) => word)
  const write = (next: string) => onChange(name, next === '' ? undefined : next)
  return (
    <div className="builder-field">
      <label htmlFor={id}>
        <code>{name}</code>
        {required === true && ' (required)'}
      </label>
      {kind.type === 'boolean' ? (
        <input
          id={id}
          type="checkbox"
          checked={text !== undefined}
          aria-describedby={`${id}about`}
          onChange={(event) => onChange(name, event.target.checked ? '' : undefined)}
        />
      ) : words.length > 0 ? (
        <select
          id={id}
          value={text ?? ''}
          aria-describedby={`${id}about`}
          onChange={(event) => write(event.target.value)}
        >
          <option value="">–</option>
          {words.map((word) => (
            <option key={word}>{word}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type={kind.type === 'number' ? 'number' : 'text'}
          value={text ?? ''}
          aria-describedby={`${id}about`}
          onChange={(event) => write(event.target.value)}
        />
      )}
      <small id={`${id}about`}>{about.replace(' @default ', ' Otherwise: ')}</small>
    </div>
  )
}

function Code({ name, code }: Snippet): ReactElement {
  return (
    <section aria-label={name} className="builder-code">
      <div className="builder-head">
        <h2>{name}</h2>
        <CopyButton text={code} label={`Copy: ${name}`} />
      </div>
      {/* A scroll container must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} aria-label={`Code: ${name}`} role="region">
        <code>{code}</code>
      </pre>
    </section>
  )
}

import { useId, useState, type ReactElement } from 'react'
import { CopyButton } from 'tonlens'
import { ContrastTable } from './ContrastTable.tsx'
import { ThemePreview } from './ThemePreview.tsx'
import { writeCss, changeKey, tokens, tokenValue, type Changes, type Theme, type Token } from './tokens.ts'
import '../guide.css'
import './theming.css'

const unchanged: Changes = { light: {}, dark: {} }
const groups = [...new Set(tokens.map(({ group }) => group))].toSorted(
  (one, other) => Number(other === 'Color') - Number(one === 'Color'),
)

/** Props of {@link ThemeEditor}. */
export interface ThemeEditorProps {
  /** Theme whose colors are edited initially. */
  readonly defaultTheme: Theme
}

/** Editor for all tokens, with a preview and the resulting style sheet. */
export function ThemeEditor({ defaultTheme }: ThemeEditorProps): ReactElement {
  const [theme, setTheme] = useState(defaultTheme)
  const [changes, setChanges] = useState(unchanged)
  const css = writeCss(changes)
  const change = (token: Token, value: string) => {
    const part = changeKey(token, theme)
    setChanges({ ...changes, [part]: { ...changes[part], [token.name]: value } })
  }
  const values = new Map(tokens.map((token) => [token.name, tokenValue(token, changes, theme)]))
  const variables = Object.fromEntries(
    tokens
      .filter((token) => values.get(token.name) !== token.defaults[theme])
      .map(({ name }) => [name, values.get(name) ?? '']),
  )
  return (
    <div className="guide theming">
      <form className="theming-form" aria-label="Tokens" onSubmit={(event) => event.preventDefault()}>
        <div className="guide-row" role="group" aria-label="Theme">
          {(['light', 'dark'] as const).map((name) => (
            <button key={name} part="button" type="button" aria-pressed={theme === name} onClick={() => setTheme(name)}>
              {name === 'light' ? 'Light' : 'Dark'}
            </button>
          ))}
          <button part="button" type="button" disabled={css === ''} onClick={() => setChanges(unchanged)}>
            Reset
          </button>
        </div>
        {groups.map((group) => (
          <fieldset key={group}>
            <legend>{group}</legend>
            {tokens
              .filter((token) => token.group === group)
              .map((token) => (
                <Field
                  key={token.name}
                  token={token}
                  value={changes[changeKey(token, theme)][token.name] ?? token.defaults[theme]}
                  onChange={(value) => change(token, value)}
                />
              ))}
          </fieldset>
        ))}
      </form>
      <div className="guide-part theming-result">
        <ThemePreview theme={theme} variables={variables} />
        <ContrastTable colorOf={(name) => values.get(`--tonlens-${name}`) ?? ''} />
        <section aria-label="Style sheet" className="guide-part">
          <div className="guide-head">
            <h3>Style sheet</h3>
            <CopyButton text={css} label="Copy the style sheet" disabled={css === ''} />
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard */}
          <pre className="theming-code" tabIndex={0} role="region" aria-label="Code">
            <code>{css === '' ? '/* Nothing is changed yet. */' : css}</code>
          </pre>
        </section>
      </div>
    </div>
  )
}

interface FieldProps {
  readonly token: Token
  readonly value: string
  readonly onChange: (value: string) => void
}

function Field({ token: { name }, value, onChange }: FieldProps): ReactElement {
  const id = useId()
  const color = /^#[\da-f]{6}$/i.test(value)
  return (
    <div className="theming-field">
      <label htmlFor={id}>
        <code>{name.replace('--tonlens-', '')}</code>
      </label>
      {color && <code aria-hidden="true">{value}</code>}
      <input id={id} type={color ? 'color' : 'text'} value={value} onChange={(event) => onChange(event.target.value)} />
    </div>
  )
}

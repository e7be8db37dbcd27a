import { useId, useState, type ReactElement } from 'react'
import tokens from '../../../src/components/styles/tokens.css?raw'
import { telegramPreset } from '../../../src/components/styles/telegram.mjs'
import { ThemePreview } from '../theming/ThemePreview.tsx'
import { palettes } from './palettes.ts'

const preset = telegramPreset(tokens)
const names = Object.keys(palettes)

/** Components with the colors of Telegram's applications. */
export function Telegram({ defaultPalette = names[0] ?? '' }: { readonly defaultPalette?: string }): ReactElement {
  const id = useId()
  const [name, setName] = useState(defaultPalette)
  const { theme = 'light', colors = {} } = palettes[name] ?? {}
  const variables = Object.fromEntries(Object.entries(colors).map(([color, value]) => [`--tg-theme-${color}`, value]))
  return (
    <>
      <style>{preset}</style>
      <p>
        <label htmlFor={id}>Application: </label>
        <select id={id} value={name} onChange={(event) => setName(event.target.value)}>
          {names.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </p>
      <ThemePreview theme={theme} variables={variables} />
    </>
  )
}

import type { ReactElement } from 'react'
import { contrast, least, pairs, surfaces, words } from './contrast.ts'

interface ContrastTableProps {
  /** Returns the value of a token by its short name: `card-bg`. */
  readonly colorOf: (name: string) => string
}

/** Contrast of every text color on every background, with insufficient contrast marked. */
export function ContrastTable({ colorOf }: ContrastTableProps): ReactElement {
  const ratio = (text: string, ground: string) => contrast(colorOf(text), colorOf(ground))
  const low = pairs.filter(([text, ground]) => (ratio(text, ground) ?? least) < least)
  const grounds = (word: string) =>
    pairs.find(([text, ground]) => text === word && !surfaces.includes(ground as (typeof surfaces)[number]))?.[1]
  return (
    <section aria-label="Contrast" className="guide-part">
      <h3>Contrast</h3>
      <p role="status" className="theming-verdict" data-state={low.length === 0 ? 'enough' : 'low'}>
        {low.length === 0
          ? `All ${pairs.length} pairs have ${least} or more.`
          : `Below ${least}: ${low.map(([text, ground]) => `${text} on ${ground} (${shown(ratio(text, ground))})`).join(', ')}.`}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard */}
      <div className="theming-scroll" role="region" aria-label="Contrast of each pair" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Text</th>
              {[...surfaces, 'its own ground'].map((ground) => (
                <th key={ground} scope="col">
                  {ground}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...words, 'accent-text'].map((word) => (
              <tr key={word}>
                <th scope="row">{word}</th>
                {[...surfaces, grounds(word)].map((ground, at) => (
                  <Cell
                    key={ground ?? at}
                    ratio={
                      pairs.some(([text, under]) => text === word && under === ground)
                        ? ratio(word, ground ?? '')
                        : undefined
                    }
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Cell({ ratio }: { readonly ratio: number | undefined }): ReactElement {
  if (ratio === undefined) return <td>–</td>
  return <td data-state={ratio < least ? 'low' : 'enough'}>{ratio < least ? `✗ ${shown(ratio)}` : shown(ratio)}</td>
}

function shown(ratio: number | undefined): string {
  // Truncate, do not round: 4.49 is not 4.5.
  return ratio === undefined ? '–' : (Math.floor(ratio * 10) / 10).toFixed(1)
}

// Every case of the conformance suite with rows spoilt, half of them in each gate, rendered as a server does: the suite
// itself tries a sample of them in a browser.
import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { chooseShare, isLong } from '../helpers/chance.ts'
import { spoilEntities, spoils, standing } from '../helpers/components/hostileVariants.ts'
import { loadCases } from '../helpers/components/loadCases.ts'
import { misshapenHtml, toNull, unreadableHtml } from '../helpers/components/variants.ts'
import { createWrongTypes } from '../helpers/components/wrongTypes.ts'

// React as it runs in production, in half the time.
vi.hoisted(() => {
  process.env['NODE_ENV'] = 'production'
})

/** Values of another type that are tried in each case. */
const wrongTypes = isLong ? 250 : 12
const patience = 120_000

const { cases, DisplayProvider } = await loadCases()

test('there are cases', () => {
  expect(cases.length).toBeGreaterThan(100)
})

describe.each(cases.filter(({ entities = [], models = [] }) => entities.length + models.length > 0))(
  '$name',
  (subject) => {
    const { component, props, entities = [], models = [], display = standing, allowed } = subject
    const element = (changes: object): ReactElement =>
      createElement(DisplayProvider, display, createElement(component, { ...props, ...changes }))
    /** Places of variants whose output is wrong, with what is. */
    const findProblems = (
      variants: readonly { readonly entity: string; readonly path: string; readonly value: unknown }[],
    ): readonly string[] =>
      chooseShare(variants, 2, subject.name).flatMap(({ entity, path, value }) => {
        const words = attempt(element({ [entity]: value }), (html) => unreadableHtml(html, allowed)[0])
        return words === undefined ? [] : [`${entity}.${path}: ${words}`]
      })

    if (entities.length > 0) {
      test(
        'shows a value of another type in a row as nothing that it is not',
        () => {
          const problems = createWrongTypes(props, entities, wrongTypes).flatMap(({ path, value }) => {
            const words = attempt(element(value), (html) => misshapenHtml(html, allowed))
            return words === undefined ? [] : [`${path}: ${words}`]
          })
          expect(problems, problems.join('\n')).toEqual([])
        },
        patience,
      )

      test(
        'survives null in any field of a row',
        () => expect(findProblems(spoilEntities(subject, entities, toNull))).toEqual([]),
        patience,
      )
    }

    test.each(spoils)(
      'survives %s',
      (_, replace) => expect(findProblems(spoilEntities(subject, [...entities, ...models], replace))).toEqual([]),
      patience,
    )
  },
)

/** What `look` says of the output of an element, or why there is none; undefined if nothing is wrong. */
function attempt(element: ReactElement, look: (html: string) => string | undefined): string | undefined {
  try {
    return look(renderToString(element))
  } catch (error) {
    return error instanceof Error ? error.stack : String(error)
  }
}

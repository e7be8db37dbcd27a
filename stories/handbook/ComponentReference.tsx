import type { ReactElement } from 'react'
import { components } from './components.ts'
import { importLines } from './doors.ts'
import type { ComponentDescription, PropDescription } from './describeComponent.ts'
import { Inline } from './Inline.tsx'
import './handbook.css'

interface ComponentReferenceProps {
  readonly name: string
  /**
   * Whether the page is of this component: the page starts with the summary, and parts, states and variables follow the
   * props.
   * @default false
   */
  readonly isOwnPage?: boolean | undefined
}

/** Props, parts, states and variables of a component, as its sources say. */
export function ComponentReference({ name, isOwnPage = false }: ComponentReferenceProps): ReactElement | null {
  const component = components.find((each) => each.name === name)
  if (component === undefined) return null
  const { element, fedBy, props } = component
  return (
    <section className="handbook">
      {!isOwnPage && (
        <p>
          <Inline text={`${component.summary} ${fedBy}`} />
        </p>
      )}
      {isOwnPage ? <h2>Props</h2> : <pre>{importLines([name])}</pre>}
      <PropTable label={`Props of ${name}`} props={props} />
      {element !== '' && (
        <p>
          Other props are passed to the <code>&lt;{element}&gt;</code>: <code>className</code>, <code>style</code>,{' '}
          <code>id</code>, handlers, <code>ref</code>.{props.length === 0 && ' It has no props of its own.'}
        </p>
      )}
      {isOwnPage && <Looks component={component} />}
    </section>
  )
}

function Looks({ component }: { readonly component: ComponentDescription }): ReactElement {
  const { parts, states, variables, madeOf, folder } = component
  return (
    <>
      <h2>Parts and variables</h2>
      <p>
        Style a part with <code>[part~='name']</code>, or with <code>::part(name)</code> for custom elements.
      </p>
      <Names names={parts} />
      {states.length > 0 && (
        <>
          <h3>States</h3>
          <ul>
            {states.map((state) => (
              <li key={state.name}>
                <code>{state.name}</code>
                {state.values.length > 0 && <>: {state.values.join(', ')}</>}
              </li>
            ))}
          </ul>
        </>
      )}
      {variables.length > 0 && (
        <>
          <h3>Variables</h3>
          <ul className="handbook-columns">
            {variables.map((variable) => (
              <li key={variable.name}>
                <code>{variable.name}</code> {variable.fallback}
              </li>
            ))}
          </ul>
        </>
      )}
      {madeOf.length > 0 && <p>Made of {madeOf.join(', ')}, whose parts and variables are in it as well.</p>}
      <p>
        Source: <code>src/components/{folder}</code>
      </p>
    </>
  )
}

interface PropTableProps {
  /** What the table is called for those who do not see it. */
  readonly label: string
  /** Head of the first column. @default 'Prop' */
  readonly head?: string | undefined
  readonly props: readonly PropDescription[]
}

/** Members of an interface with their types, defaults and meanings. */
export function PropTable({ label, head = 'Prop', props }: PropTableProps): ReactElement | null {
  if (props.length === 0) return null
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Type</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {props.map(({ name, type, required, text, fallback }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              {required && ' (required)'}
            </th>
            <td>
              <code>{type}</code>
            </td>
            <td>
              <Inline text={fallback === '' ? text : `${text} Default: ${fallback}.`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Names({ names }: { readonly names: readonly string[] }): ReactElement {
  return (
    <p className="handbook-names">
      {names.map((name) => (
        <code key={name}>{name}</code>
      ))}
    </p>
  )
}

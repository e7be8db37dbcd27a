import type { ReactElement } from 'react'
import * as table from '../../src/widgets/elements/table.ts'
import { withoutTags } from '../handbook/describeComponent.ts'
import '../handbook/handbook.css'

/** Every element with its own attributes, as the table of elements has them. */
export function ElementTables(): ReactElement {
  return (
    <div className="handbook">
      {Object.values(table).map(({ tag, summary, attributes }) => (
        <section key={tag} aria-label={tag}>
          <h3>
            <code>{`<${tag}>`}</code>
          </h3>
          <p>{summary}</p>
          <table>
            <tbody>
              {Object.entries(attributes).map(([name, attribute]) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                    {'required' in attribute && attribute.required === true && ' (required)'}
                  </th>
                  <td>{withoutTags(attribute.about)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  )
}

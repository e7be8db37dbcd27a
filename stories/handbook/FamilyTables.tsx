import type { ReactElement } from 'react'
import { components } from './components.ts'
import { families } from './families.ts'
import { Inline } from './Inline.tsx'
import { storyPages } from './storyPages.ts'
import './handbook.css'

/** Every component by family, with its first sentence and the way to its page. */
export function FamilyTables(): ReactElement {
  return (
    <div className="handbook">
      {families.map(({ title, about, components: names }) => (
        <section key={title} aria-label={title}>
          <h2>{title}</h2>
          <p>{about}</p>
          <table>
            <tbody>
              {names.map((name) => (
                <tr key={name}>
                  <th scope="row">
                    <a href={`./?path=/docs/${storyPages.get(name)?.id}`} target="_top">
                      {name}
                    </a>
                  </th>
                  <td>
                    <Inline text={components.find((each) => each.name === name)?.summary ?? ''} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  )
}

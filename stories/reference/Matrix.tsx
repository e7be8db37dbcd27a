import { type ReactElement, useState } from 'react'
import type { AnyEndpoint } from 'tonlens'
import type { StoryLink } from '../handbook/storyPages.ts'
import { findComponents, endpoints, hookNames, needsNode } from './matrix.ts'
import './reference.css'

/** Table of all endpoints with their hooks, offline answers, components and stories. */
export function Matrix(): ReactElement {
  return (
    <section className="reference reference-matrix" aria-label="Matrix">
      <p>
        Every endpoint of the service, from the hook that asks it to the stories that show its answer. The embedded
        chain answers each of them from the browser, but for those that only a live node can answer.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on phones */}
      <div className="reference-scroll" role="region" aria-label="Endpoints" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Endpoint</th>
              <th scope="col">Hooks</th>
              <th scope="col">Mirror</th>
              <th scope="col">Components</th>
              <th scope="col">Stories</th>
            </tr>
          </thead>
          {endpoints.map((endpoint) => (
            <Row key={endpoint.name} endpoint={endpoint} />
          ))}
        </table>
      </div>
    </section>
  )
}

function Row({ endpoint }: { readonly endpoint: AnyEndpoint }): ReactElement {
  const components = findComponents(endpoint)
  const rows = Math.max(1, components.length)
  return (
    <tbody>
      {Array.from({ length: rows }, (_, index) => (
        <tr key={index}>
          {index === 0 && (
            <>
              <th scope="rowgroup" rowSpan={rows}>
                <code>
                  {endpoint.method} {endpoint.path}
                </code>
                <p>{endpoint.summary}</p>
              </th>
              <td rowSpan={rows}>
                {hookNames(endpoint).map((name) => (
                  <code key={name}>{name}</code>
                ))}
              </td>
              <td rowSpan={rows}>
                {needsNode.has(endpoint.name) || endpoint.service === 'v2' ? 'Needs a live node' : 'Answers'}
              </td>
            </>
          )}
          <td>
            <code>{components[index]?.name}</code>
          </td>
          <td>{components[index] !== undefined && <Stories of={components[index].stories} />}</td>
        </tr>
      ))}
    </tbody>
  )
}

/** Links of the few lists that a reader opens: six hundred at once would weigh on the page. */
function Stories({ of: stories }: { readonly of: readonly StoryLink[] }): ReactElement {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{stories.length === 1 ? '1 story' : `${stories.length} stories`}</summary>
      {open && (
        <ul>
          {stories.map(({ name, id }) => (
            <li key={id}>
              <a href={`./?path=/story/${id}`} target="_top">
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

import type { ReactElement } from 'react'
import { bundledSources } from 'tonlens/abi'

/** Table of the sources that come with the package. */
export function BundledSources(): ReactElement {
  return (
    <table>
      <thead>
        <tr>
          <th>source</th>
          <th>license</th>
          <th>origin</th>
        </tr>
      </thead>
      <tbody>
        {bundledSources.map(({ name, license, origin }) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{license}</td>
            <td>{origin}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

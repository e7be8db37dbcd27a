import type { ReactElement } from 'react'
import { date, missing, rows } from './peerSizes.json'
import './handbook.css'

/** What other packages load at once, measured as the package itself: `npm run size:peers` writes the numbers. */
export function PeerSizes(): ReactElement {
  return (
    <div className="handbook">
      <p>
        Minified and gzipped, in KB of 1,000 bytes, without React and TanStack Query, measured on{' '}
        {new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}. What is loaded on demand
        is left out.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Package</th>
            <th scope="col">What is imported</th>
            <th scope="col">esbuild</th>
            <th scope="col">Vite</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, what, esbuild, vite }) => (
            <tr key={`${name} ${what}`}>
              <th scope="row">{name}</th>
              <td>{what}</td>
              <td data-head="esbuild">{esbuild ?? 'does not build'}</td>
              <td data-head="Vite">{vite ?? 'does not build'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>Not measured, because npm does not have them: {missing.join(', ')}.</p>
    </div>
  )
}

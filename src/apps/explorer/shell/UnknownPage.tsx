import type { ReactElement } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import { useRouter } from './router.ts'

/** Longest part of an unknown path that is shown. */
const longest = 200

/** Says that a URL names no page, and which part of it was not understood. */
export function UnknownPage({ id: path }: { readonly id: string }): ReactElement {
  const texts = useTexts('shell').unknown
  const { hrefOf } = useRouter()
  return (
    <>
      <h1>{texts.title}</h1>
      <p>{texts.reason}</p>
      <p>
        <code className="explorer-path">
          <bdi>{path.length > longest ? `${path.slice(0, longest)}…` : path}</bdi>
        </code>
      </p>
      <p>
        {texts.advice} <a href={hrefOf('home')}>{texts.home}</a>
      </p>
    </>
  )
}

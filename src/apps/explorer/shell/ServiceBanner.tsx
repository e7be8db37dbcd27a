import { useQueryClient } from '@tanstack/react-query'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { ErrorState, HttpError, NetworkError, type ResultOrigin, TimeoutError, useClient } from 'tonlens'
import { useExplorerTexts } from '../texts/useExplorerTexts.ts'

/**
 * Says once that the service does not answer, with one button that asks again for all that the page shows. Meanwhile,
 * the style sheet hides the errors of the parts below, which say the same.
 */
export function ServiceBanner(): ReactElement | null {
  const { age, retrying } = useExplorerTexts('shell')
  const { isUnreachable, isRetrying, retry } = useReachability()
  return isUnreachable ? (
    <div className="explorer-outage">
      <ErrorState error={undefined} reason={isRetrying ? retrying : age.unreachable} onRetry={retry} />
    </div>
  ) : null
}

/** Watches all requests of the client. */
function useReachability() {
  const client = useClient()
  const cache = useQueryClient()
  const [isUnreachable, setUnreachable] = useState(false)
  const [isRetrying, setRetrying] = useState(false)
  /** Endpoints without an answer since the service last answered. */
  const silent = useRef(new Set<string>())
  useEffect(() => {
    const endpoints = silent.current
    let answeredAt = 0
    const stop = client.observe((event) => {
      if (event.type !== 'answer' && event.type !== 'failure') return
      const hasAnswered = event.type === 'answer' ? readOrigin(event.origin) : readError(event.error)
      if (hasAnswered === true) {
        answeredAt = event.at
        endpoints.clear()
        setUnreachable(false)
      } else if (hasAnswered === false && event.startedAt > answeredAt) {
        // One endpoint may be broken alone, and a request from before the last answer says nothing of the time after
        // it.
        endpoints.add(event.endpoint.name)
        if (endpoints.size > 1) setUnreachable(true)
      }
    })
    return () => {
      stop()
      endpoints.clear()
      setUnreachable(false)
    }
  }, [client])
  const retry = async () => {
    silent.current.clear()
    const predicate = ({ queryKey: [source] }: { readonly queryKey: readonly unknown[] }) =>
      typeof source === 'string' && source.startsWith(client.key)
    setRetrying(true)
    await cache.refetchQueries({ type: 'active', predicate })
    setRetrying(false)
    // A page that asks for nothing, or for one thing, cannot tell.
    if (silent.current.size < 2) setUnreachable(false)
  }
  return { isUnreachable, isRetrying, retry: () => void retry() }
}

/** Tells whether the service has answered; undefined if the answer of a mirror does not tell. */
function readOrigin({ source, unreachable }: NonNullable<ResultOrigin['origin']>): boolean | undefined {
  if (source === 'service') return true
  return unreachable === true ? false : undefined
}

/** Tells whether the service has answered, if only with a refusal; undefined if the error does not tell. */
function readError(error: unknown): boolean | undefined {
  if (error instanceof NetworkError || error instanceof TimeoutError) return false
  if (!(error instanceof HttpError) || error.origin !== undefined) return undefined
  // 501: the service cannot write this one answer.
  return error.kind !== 'server' || error.status === 501
}

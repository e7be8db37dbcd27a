'use client'
import {
  Component,
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
} from 'react'
import { ErrorState } from '../error-state/ErrorState.tsx'
import { TonlensError } from '../../../ton/cells/errors.ts'

/** Options of {@link lazyPart}. */
export interface LazyPartOptions {
  /** Shown while the code is loaded. @default nothing */
  readonly fallback?: ReactNode
  /**
   * Shown when the code could not be loaded, or the component threw.
   * @default an {@link ErrorState} with a button that tries again
   */
  readonly renderError?: ((error: unknown, retry: () => void) => ReactNode) | undefined
}

/**
 * Returns a component whose code is loaded when it is first shown. Code that cannot be loaded leaves an error in its
 * place, and nowhere else; trying again loads it again, which `React.lazy` does not. Some browsers keep that a file
 * failed until the page is loaded again, and the error says so.
 * @example const Chart = lazyPart(async () => (await import('tonlens/charts')).BalanceChart)
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { fallback = null, renderError = renderErrorState }: LazyPartOptions = {},
): FunctionComponent<Props> {
  const begin = () => lazy(async () => ({ default: await load().catch(fail) })) as ComponentType<Props>
  let part = begin()
  const renew = () => {
    part = begin()
  }
  return function LazyPart(props: Props): ReactElement {
    return (
      <LazyBoundary renew={renew} renderError={renderError}>
        {() => <Suspense fallback={fallback}>{createElement(part, props)}</Suspense>}
      </LazyBoundary>
    )
  }
}

function fail(cause: unknown): never {
  throw new LoadError(cause)
}

function renderErrorState(error: unknown, retry: () => void): ReactNode {
  return <ErrorState error={error} onRetry={retry} />
}

interface LazyBoundaryProps {
  /** Starts to load the code anew. */
  readonly renew: () => void
  readonly renderError: NonNullable<LazyPartOptions['renderError']>
  readonly children: () => ReactNode
}

/** Keeps a failure in its place. */
class LazyBoundary extends Component<LazyBoundaryProps, { readonly failure: { readonly error: unknown } | undefined }> {
  override state = { failure: undefined }

  static getDerivedStateFromError(error: unknown): { failure: { error: unknown } } {
    return { failure: { error } }
  }

  /** Not earlier, since a tree that is not committed yet is rendered again, and would load without end. */
  override componentDidCatch(): void {
    this.props.renew()
  }

  readonly retry = (): void => this.setState({ failure: undefined })

  override render(): ReactNode {
    const { failure } = this.state as { readonly failure: { readonly error: unknown } | undefined }
    return failure === undefined ? this.props.children() : this.props.renderError(failure.error, this.retry)
  }
}

/** The code of a part of the page could not be loaded; `cause` is what the browser said. */
export class LoadError extends TonlensError {
  override readonly name: string = 'LoadError'

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

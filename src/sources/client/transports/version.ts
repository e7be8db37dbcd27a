import type { AnyEndpoint } from '../../../service/endpoints/endpoint.ts'
import { isSince, readServiceVersion, type ServiceVersion } from '../../../service/rows/version.ts'
import { createListeners } from '../createListeners.ts'
import { HttpError, ServiceVersionError } from '../errors.ts'

/** The version of a service, as far as its answers have told it. */
export interface KnownVersion {
  /** Routes and rules that the service has. */
  readonly version: ServiceVersion
  /** Version that the service states, such as `1.2.10`; undefined if a route told the version. */
  readonly stated: string | undefined
}

/** The version of a service, in the form that `useSyncExternalStore` takes. */
export interface VersionStore {
  /** Undefined until an answer shows it. */
  readonly current: () => KnownVersion | undefined
  /** Calls `listener` when it becomes known, and when the service changes. @returns A function that stops it. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Learns the version of a service from its answers. */
export interface VersionLearner extends VersionStore {
  /** @throws {ServiceVersionError} The service is known to be older than the endpoint. */
  readonly check: (endpoint: AnyEndpoint) => void
  /**
   * Learns from a response.
   * @param stated The header `X-API-Version`, which browsers see only if the service exposes it.
   */
  readonly learn: (endpoint: AnyEndpoint, ok: boolean, stated: string | null) => void
  /** The error that a caller gets: one that names both versions where the route is missing because it is newer. */
  readonly explain: (endpoint: AnyEndpoint, error: unknown) => unknown
}

/** Creates the learner of one service. */
export function createVersionLearner(): VersionLearner {
  const listeners = createListeners()
  let known: KnownVersion | undefined

  function set(version: ServiceVersion, stated: string | undefined): void {
    // A stated version outweighs one that a route tells.
    if (stated === undefined && known?.stated !== undefined) return
    if (known?.version === version && known.stated === stated) return
    known = { version, stated }
    listeners.notify()
  }

  return {
    current: () => known,
    subscribe: listeners.subscribe,
    check(endpoint) {
      const { since } = endpoint
      // A version that only a missing route told is asked again: the service may have been updated.
      if (since === undefined || known?.stated === undefined || isSince(known.version, since)) return
      throw new ServiceVersionError(endpoint.name, since, known.stated)
    },
    learn(endpoint, ok, stated) {
      // Another service, with versions of its own.
      if (endpoint.service !== undefined) return
      const version = stated === null ? undefined : readServiceVersion(stated)
      if (stated !== null && version !== undefined) set(version, stated)
      else if (ok && endpoint.since !== undefined) set(endpoint.since, undefined)
    },
    explain(endpoint, error) {
      const { since } = endpoint
      if (since === undefined || !(error instanceof HttpError) || error.kind !== 'noRoute') return error
      if (known !== undefined && isSince(known.version, since)) return error
      set('1.2', known?.stated)
      return new ServiceVersionError(endpoint.name, since, known?.stated ?? '1.2', { cause: error })
    },
  }
}

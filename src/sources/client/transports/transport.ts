import type { AnyEndpoint } from '../../../service/endpoints/endpoint.ts'
import type { Answer } from '../origin.ts'
import type { ServiceVersion } from '../../../service/rows/version.ts'
import type { VersionStore } from './version.ts'

/** Priority of a request: those for the screen are sent first. */
export type Priority = 'screen' | 'background'

/** Decides whether the service or a mirror of it answers. */
export type Policy =
  /**
   * The mirror if it can answer. If its answer is old, the service is asked: callers with `onNewer` get the
   * old answer at once, the others get it only if the service cannot be reached.
   */
  | 'mirror-first'
  /** The service; the mirror while the service is unreachable. */
  | 'service-first'
  /** The mirror alone, without network: what it does not hold is a `NotMirroredError`, never an empty answer. */
  | 'mirror-only'
  /** The service alone. */
  | 'service-only'

/** Parts that answers of the service can be requested without. */
export interface LeaveOutOptions {
  /**
   * Asks the service for an answer with an empty address book (its `X-No-Address-Book`). Addresses
   * then have no names unless other answers have them. @default false
   */
  readonly noAddressBook?: boolean | undefined
  /** Asks the service for an answer without token metadata (its `X-No-Metadata`). @default false */
  readonly noMetadata?: boolean | undefined
}

/** Options of one request to a transport. */
export interface TransportInit extends LeaveOutOptions {
  /** Aborts the request, also while it waits for the rate limit. */
  readonly signal?: AbortSignal | undefined
  /** @default 'screen' */
  readonly priority?: Priority | undefined
  /**
   * Returns how soon a reader sees what the answer is for, in any unit: of the requests of one priority that wait,
   * the lowest is sent first. @default when no older request waits
   */
  readonly position?: (() => number) | undefined
  /** Decides which source answers. @default that of the transport */
  readonly policy?: Policy | undefined
  /**
   * Seconds after which an answer of a mirror is old. `mirror-first` asks the service too; `mirror-only` and
   * `service-first` do not use an old answer. @default 60 for `mirror-first`, no limit for the others
   */
  readonly maxAge?: number | undefined
  /**
   * The caller has an answer and wants a newer one: `mirror-first` asks the service although the mirror's
   * cached answer is young. @default false
   */
  readonly refresh?: boolean | undefined
  /** Name of the client's network; a mirror of another one does not answer. */
  readonly network?: string | undefined
  /** Version of the service; a mirror then answers as that version, where versions differ. */
  readonly version?: ServiceVersion | undefined
  /** Called with the service's answer after an old one of the mirror was returned. */
  readonly onNewer?: ((answer: Answer) => void | Promise<void>) | undefined
  /**
   * Called with the error if the service was asked after an old answer of the mirror was returned, and gave no newer
   * one.
   */
  readonly onNewerFailed?: ((error: unknown) => void) | undefined
}

/** A source of answers in this browser. It needs no network; syncs and other tabs change what it holds. */
export interface LocalSource {
  /** Calls `listener` when answers may have changed. @returns A function that stops it. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Queue of requests that wait for the rate limit, in the form that `useSyncExternalStore` takes. */
export interface RequestQueue {
  /** Number of requests that are not sent yet, including those that wait for a retry. */
  readonly length: () => number
  /** Calls `listener` when the length changes. @returns A function that stops it. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A source of answers in wire JSON: the service, a mirror of it, or several in order. */
export interface Transport {
  /** Short name for error messages and devtools. */
  readonly name: string
  /** Name of the network that it asks; a mirror of another one does not store its answers. @default unknown */
  readonly network?: string | undefined
  /** Present if requests wait for a rate limit. */
  readonly queue?: RequestQueue | undefined
  /** Present if answers may come from this browser. */
  readonly local?: LocalSource | undefined
  /** Present if answers tell the version of the service. */
  readonly version?: VersionStore | undefined
  /**
   * Answers one request in wire JSON; `params` have been validated by the client.
   * @throws {NotMirroredError} This transport cannot answer; ask the next one.
   */
  request(endpoint: AnyEndpoint, params: Params, init?: TransportInit): Promise<Answer>
}

/** Parameters of a request: plain JSON by wire name. */
export type Params = Readonly<Record<string, unknown>>

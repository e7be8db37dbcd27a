import { type SkipToken, skipToken as token } from '@tanstack/react-query'

/**
 * Pass it in place of params to send no request. A constant instead of a re-export: some bundlers keep
 * the import of another package in an entry file for everything that is imported from that file.
 */
export const skipToken: typeof token = token

/** Parameters of a hook; `undefined` while there are none yet, or `skipToken`. Both disable it. */
export type Skippable<Params> = Params | SkipToken | undefined

/** Returns the parameters of a hook; undefined if it is disabled. */
export function givenParams<Params>(params: Skippable<Params>): Params | undefined {
  return params === token ? undefined : params
}

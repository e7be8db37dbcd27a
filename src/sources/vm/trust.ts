/** Part of the Trusted Types API that is used. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown }
}

/** Name of the Trusted Types policy for the addresses of the worker and of the emulator's glue. */
const trustedTypesPolicy = 'tonlens-vm'

let policy: { createScriptURL(url: string): unknown } | undefined

/**
 * Returns the address of a script for a page with Trusted Types, where plain text is refused. Only scripts of
 * the own origin that are called `worker.js` or `emulator.js` pass.
 */
export function trustScript(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  if (trustedTypes === undefined) return url
  policy ??= trustedTypes.createPolicy(trustedTypesPolicy, { createScriptURL: refuseOthers })
  return policy.createScriptURL(url) as string
}

function refuseOthers(url: string): string {
  const { origin, pathname } = new URL(url)
  if (origin !== location.origin || !/\/(worker|emulator)\.js$/.test(pathname))
    throw new TypeError(`${url} is not a script of the local VM on this origin.`)
  return url
}

/** Part of the Trusted Types API that is used. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown }
}

let policy: { createScriptURL(url: string): unknown } | undefined

/** Returns the address of a worker's script for a page with Trusted Types, where plain text is refused. */
export function trustExplorerScript(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
  if (trustedTypes === undefined) return url
  policy ??= trustedTypes.createPolicy('tonlens-explorer', { createScriptURL: refuseOthers })
  return policy.createScriptURL(url) as string
}

function refuseOthers(url: string): string {
  if (new URL(url, location.href).origin !== location.origin)
    throw new TypeError(`${url} is not a script of this explorer.`)
  return url
}

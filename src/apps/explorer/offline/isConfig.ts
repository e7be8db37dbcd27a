/** Tells whether the text of an answer is a configuration, of any version: proxies and login pages answer with other things. */
export function isConfig(text: string): boolean {
  try {
    const { networks } = JSON.parse(text) as { readonly networks?: unknown }
    return (
      Array.isArray(networks) &&
      networks.length > 0 &&
      networks.every((network) => typeof (network as { baseUrl?: unknown } | null)?.baseUrl === 'string')
    )
  } catch {
    return false
  }
}

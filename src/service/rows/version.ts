/** A version of the service's API that the kit speaks to: its rules and routes differ. */
export type ServiceVersion = '1.2' | '1.3'

/** Every version that the kit speaks to, oldest first. */
export const serviceVersions: readonly ServiceVersion[] = ['1.2', '1.3']

/**
 * Reads the version that a service states, such as `1.2.10`: the newest version of the kit that is not
 * newer than it. `undefined` where the text is no version, or one older than the kit speaks to.
 */
export function readServiceVersion(text: string): ServiceVersion | undefined {
  const [, major, minor] = /^v?(\d{1,4})\.(\d{1,4})(?![\d])/.exec(text.trim()) ?? []
  if (major === undefined || minor === undefined) return undefined
  const stated = Number(major) * 10_000 + Number(minor)
  return serviceVersions.findLast((version) => {
    const [known = '', part = ''] = version.split('.')
    return Number(known) * 10_000 + Number(part) <= stated
  })
}

/** Tells whether a service of one version has what exists since another. */
export function isSince(version: ServiceVersion, since: ServiceVersion): boolean {
  return serviceVersions.indexOf(version) >= serviceVersions.indexOf(since)
}

/** Reads a list of addresses; undefined if the service did not send a list. */
export function readAddresses(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : undefined
}

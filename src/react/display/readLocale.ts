/**
 * Returns a language tag that `Intl` takes. Names of POSIX locales become tags: `en_US.UTF-8` is `en-US`.
 * @returns `undefined` for an invalid tag, which leaves the language of the provider around.
 */
export function readLocale(given: string | undefined): string | undefined {
  if (typeof given !== 'string' || given === '') return undefined
  const tag = given.replace(/[.@].*$/, '').replaceAll('_', '-')
  return accepts(() => new Intl.Locale(tag)) ? tag : ignored('locale', given)
}

/**
 * Returns a time zone that `Intl` takes.
 * @returns `undefined` for an unknown one, which leaves the time zone of the provider around.
 */
export function readTimeZone(given: string | undefined): string | undefined {
  if (typeof given !== 'string' || given === '') return undefined
  return accepts(() => new Intl.DateTimeFormat('en', { timeZone: given })) ? given : ignored('timeZone', given)
}

function accepts(make: () => unknown): boolean {
  try {
    make()
    return true
  } catch {
    return false
  }
}

const told = new Set<string>()

/** Tells the developer once. */
function ignored(setting: string, given: string): undefined {
  const message = `tonlens: the ${setting} ${JSON.stringify(given)} is unknown, so it is ignored.`
  if (!told.has(message)) console.warn(message)
  told.add(message)
}

import { readLocale } from '../../react/display/readLocale.ts'
import type { Messages } from '../../text/en/index.ts'
import { TonlensError } from '../../ton/cells/errors.ts'
import { packs } from './packs.ts'

/** Language of an element: texts and formats are always of the same one. */
export interface Language {
  /** BCP 47 tag for numbers and dates. */
  readonly locale: string
  /** Name of the pack with its texts; undefined for English, whose texts are built in. */
  readonly pack: string | undefined
}

/** The language whose texts are built in. */
export const english: Language = { locale: 'en', pack: undefined }
const loaded = new Map<string, Messages>()

/** Finds the language of a tag. One without texts is English as a whole, with English numbers and dates. */
export function findLanguage(tag: string): Language {
  try {
    const { language, baseName } = new Intl.Locale(readLocale(tag) ?? '')
    if (language === 'en') return { ...english, locale: baseName }
    return Object.hasOwn(packs, language) ? { locale: baseName, pack: language } : english
  } catch {
    // The tag is malformed.
    return english
  }
}

/** Returns the texts of a pack; undefined until {@link loadPack} has loaded it. */
export function readPack(name: string): Messages | undefined {
  return loaded.get(name)
}

/**
 * Loads the texts of a pack. Another call tries again after a failure, where the browser allows that.
 * @throws {TonlensError} Its file cannot be loaded: show English then.
 */
export async function loadPack(name: string): Promise<void> {
  try {
    const messages = await packs[name]?.()
    if (messages !== undefined) loaded.set(name, messages)
  } catch (cause) {
    throw new TonlensError(
      `The texts of the language ${name} could not be loaded, so elements are English. Serve the folder locales beside the script.`,
      { cause },
    )
  }
}

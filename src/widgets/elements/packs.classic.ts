// Takes the place of `packs.ts` in the classic script, which is one file: the texts are beside it.
import type { Messages } from '../../text/en/index.ts'

const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href

/** Texts of the elements by language, loaded when an element needs them. */
export const packs: Readonly<Record<string, () => Promise<Messages>>> = {
  ru: async () => (await load<{ russian: Messages }>('ru')).russian,
  zh: async () => (await load<{ chinese: Messages }>('zh')).chinese,
}

function load<Module>(name: string): Promise<Module> {
  const address = new URL(`locales/${name}.js`, own).href
  return import(/* @vite-ignore */ address) as Promise<Module>
}

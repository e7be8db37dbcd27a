/** `tonlens/locales/en`: the texts in English, which are the default, to begin a language of your own with. */
export { english } from '../../text/en/index.ts'

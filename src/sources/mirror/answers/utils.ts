import { notMirrored } from '../coverage/proof.ts'
import type { Finders, View } from './view.ts'

/** Decoding needs no rows. The service knows more contracts, so it has to decode what the library does not know. */
const decode = async (view: View) => ({
  rows: [],
  found: {
    onUnknown(what: string): void {
      throw notMirrored(view, `it does not know ${what}`)
    },
  },
})

/** Finders of `/decode`. */
export const utilFinders: Finders<'decode' | 'decodePost'> = { decode, decodePost: decode }

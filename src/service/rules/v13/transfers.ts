import { noAddress } from '../../rows/shapes/readText.ts'
import { jettonBurns as jettonBurns12, jettonTransfers as jettonTransfers12 } from '../jettons.ts'
import { nftTransfers as nftTransfers12 } from '../nfts.ts'
import { checkPage, withLimitLast } from '../requests/page.ts'
import { defineRule } from '../rule.ts'

/** Writes an unknown account as an empty text. */
function withEmptyTexts<Row extends object>(row: Row, names: readonly (keyof Row)[]): object {
  const isUnknown = (value: unknown) => value === null || value === undefined || value === noAddress
  const empty = names.filter((name) => isUnknown(row[name])).map((name) => [name, ''] as const)
  return empty.length === 0 ? row : { ...row, ...(Object.fromEntries(empty) as object) }
}

/** GET /jetton/transfers */
export const jettonTransfers = defineRule({
  ...jettonTransfers12,
  refuse: withLimitLast<Parameters<typeof jettonTransfers12.answer>[1]>(checkPage),
  answer: (found: Parameters<typeof jettonTransfers12.answer>[0]) => ({
    jetton_transfers: found.map((row) =>
      withEmptyTexts(row, ['source', 'destination', 'source_wallet', 'jetton_master']),
    ),
  }),
})

/** GET /jetton/burns */
export const jettonBurns = defineRule({
  ...jettonBurns12,
  answer: (found: Parameters<typeof jettonBurns12.answer>[0]) => ({
    jetton_burns: found.map((row) => withEmptyTexts(row, ['owner', 'jetton_wallet', 'jetton_master'])),
  }),
})

/** GET /nft/transfers */
export const nftTransfers = defineRule({
  ...nftTransfers12,
  refuse: withLimitLast<Parameters<typeof nftTransfers12.answer>[1]>(checkPage),
  answer: (found: Parameters<typeof nftTransfers12.answer>[0]) => ({
    nft_transfers: found.map((row) => withEmptyTexts(row, ['nft_collection', 'old_owner', 'new_owner'])),
  }),
})

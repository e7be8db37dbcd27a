import { describeControl, readControl } from 'tonlens/contracts'
import { accountStates, jettonWallets, multisigWallets, nftItems, transactions, vesting } from 'tonlens/endpoints'
import { english } from 'tonlens/locales/en'
import { verifyAccountState } from 'tonlens/verify'
import { type AccountStateFull, jettonUnit, transactionStatus } from 'tonlens'
import { type Cell, parseCell, toRawAddress } from 'tonlens/ton'
import { z } from 'zod'
import { addressInput, defineTool, type ToolContext } from '../tool.ts'
import {
  addressSchema,
  amountSchema,
  reportChecks,
  foreignSchema,
  hashSchema,
  marksSchema,
  namesSchema,
  readWord,
  timeSchema,
  wordSchema,
  encodeAmount,
  encodeCoins,
  encodeForeign,
  encodeHash,
  encodeNames,
  encodeTime,
} from '../values.ts'

/** Jettons and NFTs of an answer; accounts of one role. */
const [maxAssets, maxParties] = [10, 20]

const controlSchema = z
  .object({
    kind: wordSchema,
    text: z.string(),
    source: wordSchema.nullable().describe('data: read from its storage here; service: its row.'),
    threshold: z.number().nullable(),
    parties: z.array(z.object({ role: wordSchema, accounts: z.array(addressSchema), more: z.boolean() })),
  })
  .describe('What can move its assets now.')

export const account = defineTool({
  name: 'account',
  title: 'Account',
  description:
    'State of a TON account: balance, status, kind of contract, what can move its assets, last transaction, its first jettons and NFTs. Checks the state against its hash.',
  input: z.object({
    address: addressInput,
    assets: z.boolean().default(true).describe('Also jettons and NFTs, which takes two more requests.'),
  }),
  hasPage: true,
  data: z.object({
    address: addressSchema,
    status: wordSchema,
    balance: amountSchema,
    interfaces: z.array(wordSchema).describe('Kinds of contract that the service recognized in the code.'),
    code_hash: hashSchema.nullable(),
    control: controlSchema.nullable(),
    last_transaction: z
      .object({ hash: hashSchema, time: timeSchema.nullable(), outcome: wordSchema.nullable() })
      .nullable(),
    jettons: z.array(
      z.object({
        jetton: addressSchema,
        wallet: addressSchema,
        balance: amountSchema,
        decimals_known: z.boolean(),
        marks: marksSchema,
        untrusted: namesSchema,
      }),
    ),
    more_jettons: z.boolean(),
    nfts: z.array(
      z.object({
        item: addressSchema,
        collection: addressSchema.nullable(),
        marks: marksSchema,
        untrusted: namesSchema,
      }),
    ),
    more_nfts: z.boolean(),
    untrusted: z.object({ domain: foreignSchema.nullable() }),
  }),
  async run({ address, assets }, context) {
    const { client, write, rows } = context
    const raw = toRawAddress(address)
    const wanted = { owner_address: [raw], limit: maxAssets + 1 }
    const [states, wallets, items] = await Promise.all([
      client.request(accountStates, { address: [raw], include_boc: true }),
      assets ? client.request(jettonWallets, { ...wanted, exclude_zero_balance: true, sort: 'desc' }) : undefined,
      assets ? client.request(nftItems, wanted) : undefined,
    ])
    const [state] = states.accounts
    const hash = state?.last_transaction_hash ?? undefined
    const [found, control] = await Promise.all([
      hash === undefined ? undefined : client.request(transactions, { hash: [hash] }),
      state && findControl(state, context),
    ])
    const last = found?.transactions[0]
    const check = state !== undefined && last !== undefined ? verifyAccountState(state, last) : undefined
    const jettons = rows(wallets?.jetton_wallets.slice(0, maxAssets), (wallet) => {
      const unit = jettonUnit(wallets?.metadata?.[wallet.jetton])
      return {
        jetton: write.address(wallet.jetton),
        wallet: write.address(wallet.address),
        balance: encodeAmount(wallet.balance, unit?.decimals ?? 0),
        decimals_known: unit !== undefined,
        marks: write.marks(wallets?.metadata, wallet.jetton),
        untrusted: encodeNames(wallets?.metadata, wallet.jetton),
      }
    })
    const nfts = rows(items?.nft_items.slice(0, maxAssets), (item) => ({
      item: write.address(item.address),
      collection: write.maybeAddress(item.collection_address),
      marks: write.nftMarks(items?.metadata, item),
      untrusted: encodeNames(items?.metadata, item.address),
    }))
    return {
      data: {
        address: write.address(raw),
        status: readWord(state?.status) ?? 'nonexist',
        balance: encodeCoins(state?.balance ?? '0'),
        interfaces: (state?.interfaces ?? []).slice(0, 10).flatMap((kind) => readWord(kind) ?? []),
        code_hash: state?.code_hash ? encodeHash(state.code_hash) : null,
        control: control ?? null,
        last_transaction:
          hash === undefined
            ? null
            : {
                hash: encodeHash(hash),
                time: last === undefined ? null : encodeTime(last.now),
                outcome: last === undefined ? null : transactionStatus(last),
              },
        jettons,
        more_jettons: (wallets?.jetton_wallets.length ?? 0) > maxAssets,
        nfts,
        more_nfts: (items?.nft_items.length ?? 0) > maxAssets,
        untrusted: { domain: encodeForeign(states.address_book[raw]?.domain) },
      },
      proven: check === undefined ? [] : reportChecks([check.status], 'account state'),
      believed: [
        'That this is the newest state of the account, and that a block of the chain holds it.',
        ...(assets ? ['Balances of jettons and owners of NFTs: they are states of other contracts.'] : []),
        ...(check === undefined ? ['The state: its last transaction is not in the index.'] : []),
      ],
      shown: state && {
        account: state,
        wallets: wallets?.jetton_wallets.slice(0, maxAssets),
        address_book: { ...wallets?.address_book, ...states.address_book },
        metadata: wallets?.metadata,
      },
    }
  },
})

async function findControl(
  account: AccountStateFull,
  { client, write }: ToolContext,
): Promise<z.output<typeof controlSchema>> {
  const contract = { contract_address: [account.address] }
  const has = (kind: string): boolean => account.interfaces?.some((each) => each.startsWith(kind)) === true
  const [multisigs, vestings] = await Promise.all([
    has('multisig')
      ? client.request(multisigWallets, { address: [account.address], include_orders: false })
      : undefined,
    has('wallet_vesting') ? client.request(vesting, contract) : undefined,
  ])
  const control = readControl(account, readData(account), {
    multisig: multisigs?.multisigs[0],
    vesting: vestings?.vesting_contracts[0],
  })
  const { kind, source, threshold, parties } = control
  return {
    kind,
    text: describeControl(control, english.control),
    source: source ?? null,
    threshold: threshold ?? null,
    parties: parties.map(({ role, accounts }) => ({
      role,
      accounts: accounts.slice(0, maxParties).map((each) => write.address(each)),
      more: accounts.length > maxParties,
    })),
  }
}

function readData({ data_boc }: AccountStateFull): Cell | undefined {
  try {
    return data_boc ? parseCell(data_boc) : undefined
  } catch {
    return undefined
  }
}

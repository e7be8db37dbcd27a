// Bodies of the messages of a moving world, by the token standards.
import { Address, beginCell } from '@ton/core'
import { testAccount } from '../../fixtures/testRows.ts'

const address = (n: number) => Address.parseRaw(testAccount(n).toLowerCase())
const begin = (opcode: number) => beginCell().storeUint(opcode, 32).storeUint(0, 64)
const encode = (builder: ReturnType<typeof beginCell>) => builder.endCell().toBoc().toString('base64')

/** Makes the bodies that the changes of a world need. Accounts are numbers, see `testAccount`. */
export const movingBodies = {
  empty: () => encode(beginCell()),
  jettonTransfer: (amount: bigint, to: number) =>
    encode(
      begin(0x0f8a7ea5)
        .storeCoins(amount)
        .storeAddress(address(to))
        .storeAddress(null)
        .storeBit(false)
        .storeCoins(0)
        .storeBit(false),
    ),
  jettonInternalTransfer: (amount: bigint, from: number) =>
    encode(
      begin(0x178d4519).storeCoins(amount).storeAddress(address(from)).storeAddress(null).storeCoins(0).storeBit(false),
    ),
  jettonBurn: (amount: bigint) => encode(begin(0x595f07bc).storeCoins(amount).storeAddress(null).storeBit(false)),
  nftTransfer: (to: number) =>
    encode(
      begin(0x5fcc3d14).storeAddress(address(to)).storeAddress(null).storeBit(false).storeCoins(0).storeBit(false),
    ),
  /** What a collection sends to a new item: its first owner. */
  nftDeploy: (owner: number) => encode(beginCell().storeAddress(address(owner))),
}

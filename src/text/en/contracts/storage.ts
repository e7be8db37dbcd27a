import type { StorageMessages } from '../../messages/contracts/storage.ts'

/** English {@link StorageMessages}. */
export const storageMessages: StorageMessages = {
  title: 'Storage',
  empty: 'Nothing is known about this account',
  hash: 'Data hash',
  cells: 'Cells',
  bits: 'Bits',
  noData: 'This account has no data.',
  missing: 'The index gives the hash of this data, but not the data itself.',
  malformed: 'This data is not a bag of cells that can be read.',
  otherHash: 'This data does not fit the hash that the service gives for it. Do not rely on it.',
  fields: 'Fields',
  readBy: (abi) => `Decoded in this browser with ${abi}`,
  noAbi: 'No ABI for the data of this contract is known here. Its cells are below.',
  tree: 'Cells of the data',
}

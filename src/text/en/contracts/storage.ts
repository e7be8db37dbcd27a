/** Texts of the view of a contract's data. */
export const storageMessages = {
  title: 'Storage',
  empty: 'Nothing is known about this account',
  cells: 'Cells',
  bits: 'Bits',
  /** In place of the data of an account that has none. */
  noData: 'This account has no data.',
  /** In place of data of which only the hash is known. */
  missing: 'The index gives the hash of this data, but not the data itself.',
  malformed: 'This data is not a bag of cells that can be read.',
  /** Shown if the data does not fit the hash that the service gives. */
  otherHash: 'This data does not fit the hash that the service gives for it. Do not rely on it.',
  /** Heads the data, field by field. */
  fields: 'Fields',
  /** Names the ABI that reads the data. */
  readBy: (abi: string) => `Decoded in this browser with ${abi}`,
  noAbi: 'No ABI for the data of this contract is known here. Its cells are below.',
  /** Heads the tree of cells. */
  tree: 'Cells of the data',
}

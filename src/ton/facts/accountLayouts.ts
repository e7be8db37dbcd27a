/** Structures of an account that exists, by name. One that does not exist is a single zero bit. */
export const accountLayouts = {
  Account: { prefix: '0b1', fields: { addr: 'address', storage_stat: 'StorageInfo', storage: 'AccountStorage' } },
  StorageInfo: {
    fields: { used: 'StorageUsed', storage_extra: 'StorageExtraInfo', last_paid: 'uint32', due_payment: 'coins?' },
  },
  StorageUsed: { fields: { cells: 'varuint7', bits: 'varuint7' } },
  AccountStorage: { fields: { last_trans_lt: 'uint64', balance: 'CurrencyCollection', state: 'AccountState' } },
  StateInit: {
    fields: {
      fixed_prefix_length: 'uint5?',
      special: 'TickTock?',
      code: 'cell?',
      data: 'cell?',
      library: 'map<uint256, SimpleLib>',
    },
  },
  TickTock: { fields: { tick: 'bool', tock: 'bool' } },
} as const

/** Values of `StorageExtraInfo`. */
export const storageExtras = {
  storage_extra_none: { prefix: '0b000', fields: {} },
  storage_extra_info: { prefix: '0b001', fields: { dict_hash: 'bits256' } },
} as const

/** Values of `AccountState`, by the word of the row. */
export const accountStates = {
  uninit: { prefix: '0b00', fields: {} },
  active: { prefix: '0b1', fields: { state: 'StateInit' } },
  frozen: { prefix: '0b01', fields: { state_hash: 'bits256' } },
} as const

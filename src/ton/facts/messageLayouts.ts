/** Head of a message, before its initial state, by the name of its TL-B scheme. */
export const messageInfos = {
  int_msg_info: {
    prefix: '0b0',
    fields: {
      ihr_disabled: 'bool',
      bounce: 'bool',
      bounced: 'bool',
      src: 'any_address',
      dest: 'any_address',
      value: 'CurrencyCollection',
      extra_flags: 'coins',
      fwd_fee: 'coins',
      created_lt: 'uint64',
      created_at: 'uint32',
    },
  },
  ext_in_msg_info: { prefix: '0b10', fields: { src: 'any_address', dest: 'any_address', import_fee: 'coins' } },
  ext_out_msg_info: {
    prefix: '0b11',
    fields: { src: 'any_address', dest: 'any_address', created_lt: 'uint64', created_at: 'uint32' },
  },
} as const

/** Texts of the pages of multisigs, their orders, and vesting contracts. */
export const custody = {
  multisig: 'Multisig',
  orders: 'Orders',
  noOrders: 'Nobody has proposed an order yet',
  order: 'Order',
  vesting: 'Vesting',
}

/** Texts about values in a currency. */
export const prices = {
  /** Heading of a column. */
  value: 'Value',
  balance: 'Value of the balance:',
  asOf: (time: string) => `at the price of ${time}`,
  price: (price: string, time: string) => `Price of one unit: ${price}, ${time}`,
  none: 'No price',
  failed: 'Price not loaded',
}

import type { AbiValue } from '../../../ton/abi/run.ts'
import { gasPrice, type ChainConfig } from '../../../ton/abi/config/readConfig.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import type { Texts } from '../../../text/en/index.ts'
import { formatDuration } from '../../../text/format/time.ts'
import type { Fact } from '../../states/card/Facts.tsx'
import { CoinAmount } from '../../values/coin-amount/CoinAmount.tsx'

const yearSeconds = 365 * 86_400
/** Bits of a megabyte, and cells of 1,023 bits that hold them. */
const megabyteBits = 8_000_000
const megabyteCells = Math.ceil(megabyteBits / 1023)

/** The parameters that people ask for, in words. Those that are not known are left out. */
export function configFacts(
  config: ChainConfig | undefined,
  messages: Texts['config'],
  locale: string,
): readonly Fact[] {
  const field = (id: number, name: string) => {
    const value = config?.parameters.find((each) => each.id === id)?.value
    return readField(Array.isArray(value) ? (value as readonly AbiValue[]).at(-1) : value, name)
  }
  const coins = (nanograms: bigint | undefined) =>
    nanograms === undefined ? undefined : <CoinAmount amount={nanograms.toString()} />
  const gas = (id: number) => {
    const price = gasPrice(config?.parameters.find((each) => each.id === id)?.value)
    if (price === undefined) return undefined
    return (
      <span>
        <CoinAmount amount={String(Math.round(price))} /> {messages.perUnit}
      </span>
    )
  }
  const [bitPrice, cellPrice] = [field(18, 'bit_price_ps'), field(18, 'cell_price_ps')]
  const storage =
    bitPrice === undefined || cellPrice === undefined
      ? undefined
      : ((bitPrice * BigInt(megabyteBits) + cellPrice * BigInt(megabyteCells)) * BigInt(yearSeconds)) / 65_536n
  const round = field(15, 'validators_elected_for')
  const validators = field(16, 'max_validators')
  const [fewest, main] = [field(16, 'min_validators'), field(16, 'max_main_validators')]
  const count = (value: bigint | undefined) =>
    value === undefined ? undefined : <bdi>{formatNumber(value, locale)}</bdi>
  const gasLimit = readGasLimit(config?.parameters.find((each) => each.id === 21)?.value)
  const factor = field(17, 'max_stake_factor')
  return [
    { id: 'gas-basechain', term: messages.gasBasechain, value: gas(21), like: '0.0000004 GRAM per unit of gas' },
    { id: 'gas-masterchain', term: messages.gasMasterchain, value: gas(20), like: '0.00001 GRAM per unit of gas' },
    { id: 'gas-limit', term: messages.gasLimit, value: count(gasLimit), like: '1,000,000' },
    { id: 'message', term: messages.message, value: coins(field(25, 'lump_price')), like: '0.0004 GRAM' },
    { id: 'storage', term: messages.storage, value: coins(storage), like: '5.739 GRAM' },
    { id: 'validators', term: messages.validators, value: count(validators), like: '400' },
    { id: 'main-validators', term: messages.mainValidators, value: count(main), like: '100' },
    { id: 'fewest-validators', term: messages.fewestValidators, value: count(fewest), like: '75' },
    { id: 'stake', term: messages.stake, value: coins(field(17, 'min_stake')), like: '300,000 GRAM' },
    {
      id: 'total-stake',
      term: messages.totalStake,
      value: coins(field(17, 'min_total_stake')),
      like: '75,000,000 GRAM',
    },
    {
      id: 'stake-factor',
      term: messages.stakeFactor,
      value: factor === undefined ? undefined : <bdi>{`${formatNumber(Number(factor) / 65_536, locale)} : 1`}</bdi>,
      like: '3 : 1',
    },
    {
      id: 'round',
      term: messages.round,
      value: round === undefined ? undefined : <bdi>{formatDuration(Number(round), locale)}</bdi>,
      like: '18 hours',
    },
  ]
}

function readField(value: AbiValue | undefined, name: string): bigint | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  const found: unknown = (value as Readonly<Record<string, unknown>>)[name]
  return typeof found === 'bigint' ? found : undefined
}

/** Gas that a transaction may use; the price of a flat part stands around it. */
function readGasLimit(value: AbiValue | undefined): bigint | undefined {
  const own = readField(value, 'gas_limit')
  if (own !== undefined || typeof value !== 'object' || value === null || !('other' in value)) return own
  return readField(value.other, 'gas_limit')
}

import type { AbiValue } from 'tonlens/abi'
import type { Cell } from 'tonlens/ton'

/** Value that the service's decoded JSON stands for. */
export function plain(decoded: unknown): unknown {
  if (typeof decoded !== 'object' || decoded === null) return decoded
  const { '@type': type, ...rest } = decoded as Record<string, unknown>
  if (type === 'addr_std') return `${String(rest['workchain_id'])}:${String(rest['address'])}`
  if (type === 'addr_none' || type === 'nothing_from_maybe') return null
  if (type === 'var_uint' || type === 'just_from_maybe') return plain(rest['value'])
  return decoded
}

export function isCell(value: AbiValue): value is Cell {
  return typeof value === 'object' && value !== null && 'bitLength' in value && 'refs' in value
}

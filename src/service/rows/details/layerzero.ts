import * as z from 'zod/mini'
import { openObject } from '../shapes/openObject.ts'

/** Part of DetailsLayerZeroSend. */
const layerZeroPacket = openObject({
  /** Src oapp. */
  src_oapp: z.nullable(z.string()),
  /** Dst oapp. */
  dst_oapp: z.nullable(z.string()),
  /** Src eid. */
  src_eid: z.nullable(z.number()),
  /** Dst eid. */
  dst_eid: z.nullable(z.number()),
  /** Nonce. */
  nonce: z.nullable(z.number()),
  /** Guid. */
  guid: z.nullable(z.string()),
  /** Message. */
  message: z.nullable(z.string()),
})

/** Part of DetailsLayerZeroSend. */
const layerZeroSendDetails = openObject({
  /** Send request id. */
  send_request_id: z.nullable(z.number()),
  /** Msglib manager. */
  msglib_manager: z.nullable(z.string()),
  /** Msglib. */
  msglib: z.nullable(z.string()),
  /** Uln. Raw address. */
  uln: z.nullable(z.string()),
  /** Native fee. */
  native_fee: z.nullable(z.number()),
  /** Zro fee. */
  zro_fee: z.nullable(z.number()),
  /** Endpoint. Raw address. */
  endpoint: z.nullable(z.string()),
  /** Channel. Raw address. */
  channel: z.nullable(z.string()),
})

/** Details of layerzero_send. */
const layerZeroSend = openObject({
  /** Initiator. Raw address. */
  initiator: z.nullable(z.string()),
  /** Layerzero send data. */
  layerzero_send_data: layerZeroSendDetails,
  /** Layerzero packet data. */
  layerzero_packet_data: layerZeroPacket,
})

/** Details of layerzero_send_tokens. */
const layerZeroSendTokens = openObject({
  /** Sender. Raw address. */
  sender: z.nullable(z.string()),
  /** Sender wallet. Raw address. */
  sender_wallet: z.nullable(z.string()),
  /** Oapp. Raw address. */
  oapp: z.nullable(z.string()),
  /** Oapp wallet. Raw address. */
  oapp_wallet: z.nullable(z.string()),
  /** Asset: jetton master, null = the native coin. Raw address. */
  asset: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
  /** Layerzero send data. */
  layerzero_send_data: layerZeroSendDetails,
  /** Layerzero packet data. */
  layerzero_packet_data: layerZeroPacket,
})

/** Details of layerzero_receive. */
const layerZeroReceive = openObject({
  /** Sender. Raw address. */
  sender: z.nullable(z.string()),
  /** Oapp. Raw address. */
  oapp: z.nullable(z.string()),
  /** Channel. Raw address. */
  channel: z.nullable(z.string()),
  /** Layerzero packet data. */
  layerzero_packet_data: layerZeroPacket,
})

/** Details of layerzero_commit_packet. */
const layerZeroCommitPacket = openObject({
  /** Sender. Raw address. */
  sender: z.nullable(z.string()),
  /** Endpoint. Raw address. */
  endpoint: z.nullable(z.string()),
  /** Uln. Raw address. */
  uln: z.nullable(z.string()),
  /** Uln connection. Raw address. */
  uln_connection: z.nullable(z.string()),
  /** Channel. Raw address. */
  channel: z.nullable(z.string()),
  /** Msglib connection. Raw address. */
  msglib_connection: z.nullable(z.string()),
  /** Layerzero packet data. */
  layerzero_packet_data: layerZeroPacket,
})

/** Details of layerzero_dvn_verify. */
const layerZeroDvnVerify = openObject({
  /** Initiator. Raw address. */
  initiator: z.nullable(z.string()),
  /** Nonce. */
  nonce: z.nullable(z.number()),
  /** succeeded, nonce_out_of_range, dvn_not_configured or unknown_<code>. */
  status: z.nullable(z.string()),
  /** Dvn. Raw address. */
  dvn: z.nullable(z.string()),
  /** Proxy. Raw address. */
  proxy: z.nullable(z.string()),
  /** Uln. Raw address. */
  uln: z.nullable(z.string()),
  /** Uln connection. Raw address. */
  uln_connection: z.nullable(z.string()),
})

/** Shape of `details` by action type. */
export const layerzeroDetails = {
  layerzero_send: layerZeroSend,
  layerzero_send_tokens: layerZeroSendTokens,
  layerzero_receive: layerZeroReceive,
  layerzero_commit_packet: layerZeroCommitPacket,
  layerzero_dvn_verify: layerZeroDvnVerify,
}

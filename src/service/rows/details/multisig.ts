import * as z from 'zod/mini'
import { openObject } from '../shapes/openObject.ts'

/** Details of multisig_create_order. */
const multisigCreateOrder = openObject({
  /** Query id, decimal. */
  query_id: z.nullable(z.string()),
  /** Order seqno. */
  order_seqno: z.nullable(z.string()),
  /** Is created by signer. */
  is_created_by_signer: z.nullable(z.boolean()),
  /** Is signed by creator. */
  is_signed_by_creator: z.nullable(z.boolean()),
  /** Creator index. */
  creator_index: z.nullable(z.number()),
  /** Expiration date. */
  expiration_date: z.nullable(z.number()),
  /** Order cell. */
  order_boc: z.nullable(z.string()),
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Target account. Raw address. */
  destination: z.nullable(z.string()),
  /** Destination order. Raw address. */
  destination_order: z.nullable(z.string()),
})

/** Details of multisig_approve. */
const multisigApprove = openObject({
  /** Signer index. */
  signer_index: z.nullable(z.number()),
  /** Exit code. */
  exit_code: z.nullable(z.number()),
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Target account. Raw address. */
  destination: z.nullable(z.string()),
})

/** Details of multisig_execute. */
const multisigExecute = openObject({
  /** Query id, decimal. */
  query_id: z.nullable(z.string()),
  /** Order seqno. */
  order_seqno: z.nullable(z.string()),
  /** Expiration date. */
  expiration_date: z.nullable(z.number()),
  /** Approvals num. */
  approvals_num: z.nullable(z.number()),
  /** Hash of the list of signers, base64. */
  signers_hash: z.nullable(z.string()),
  /** Order cell. */
  order_boc: z.nullable(z.string()),
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Target account. Raw address. */
  destination: z.nullable(z.string()),
})

/** Shape of `details` by action type. */
export const multisigDetails = {
  multisig_create_order: multisigCreateOrder,
  multisig_approve: multisigApprove,
  multisig_execute: multisigExecute,
}

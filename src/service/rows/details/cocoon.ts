import * as z from 'zod/mini'
import { openObject } from '../shapes/openObject.ts'

/** Details of cocoon_worker_payout. */
const cocoonWorkerPayout = openObject({
  /** Payout type. */
  payout_type: z.nullable(z.string()),
  /** Query id, decimal. */
  query_id: z.nullable(z.string()),
  /** New tokens. */
  new_tokens: z.nullable(z.string()),
  /** Worker state. */
  worker_state: z.nullable(z.number()),
  /** Worker tokens. */
  worker_tokens: z.nullable(z.string()),
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Target account. Raw address. */
  destination: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
})

/** Details of cocoon_proxy_payout. */
const cocoonProxyPayout = openObject({
  /** Query id, decimal. */
  query_id: z.nullable(z.string()),
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Target account. Raw address. */
  destination: z.nullable(z.string()),
})

/** Details of cocoon_proxy_charge. */
const cocoonProxyCharge = openObject({
  /** Query id, decimal. */
  query_id: z.nullable(z.string()),
  /** New tokens used. */
  new_tokens_used: z.nullable(z.string()),
  /** Expected address. */
  expected_address: z.nullable(z.string()),
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Target account. Raw address. */
  destination: z.nullable(z.string()),
})

/** Details of cocoon_client_top_up. */
const cocoonClientTopUp = openObject({
  /** Query id, decimal. */
  query_id: z.nullable(z.string()),
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Target account. Raw address. */
  destination: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
})

/** Details of cocoon_register_proxy. */
const cocoonRegisterProxy = openObject({
  /** Query id, decimal. */
  query_id: z.nullable(z.string()),
  /** Target account. Raw address. */
  destination: z.nullable(z.string()),
})

/** Details of cocoon_unregister_proxy. */
const cocoonUnregisterProxy = openObject({
  /** Query id, decimal. */
  query_id: z.nullable(z.string()),
  /** Seqno. */
  seqno: z.nullable(z.number()),
  /** Target account. Raw address. */
  destination: z.nullable(z.string()),
})

/** Details of cocoon_client_register. */
const cocoonClientRegister = openObject({
  /** Query id, decimal. */
  query_id: z.nullable(z.string()),
  /** Nonce. */
  nonce: z.nullable(z.string()),
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Target account. Raw address. */
  destination: z.nullable(z.string()),
})

/** Details of cocoon_client_change_secret_hash. */
const cocoonClientChangeSecretHash = openObject({
  /** Query id, decimal. */
  query_id: z.nullable(z.string()),
  /** New secret hash. */
  new_secret_hash: z.nullable(z.string()),
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Target account. Raw address. */
  destination: z.nullable(z.string()),
})

/** Details of cocoon_client_request_refund. */
const cocoonClientRequestRefund = openObject({
  /** Query id, decimal. */
  query_id: z.nullable(z.string()),
  /** Via wallet. */
  via_wallet: z.nullable(z.boolean()),
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Target account. Raw address. */
  destination: z.nullable(z.string()),
})

/** Details of cocoon_grant_refund. */
const cocoonGrantRefund = openObject({
  /** Query id, decimal. */
  query_id: z.nullable(z.string()),
  /** New tokens used. */
  new_tokens_used: z.nullable(z.string()),
  /** Expected address. */
  expected_address: z.nullable(z.string()),
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Target account. Raw address. */
  destination: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
})

/** Details of cocoon_client_increase_stake. */
const cocoonClientIncreaseStake = openObject({
  /** Query id, decimal. */
  query_id: z.nullable(z.string()),
  /** New stake. Decimal string of the smallest unit. */
  new_stake: z.nullable(z.string()),
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Target account. Raw address. */
  destination: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
})

/** Details of cocoon_client_withdraw. */
const cocoonClientWithdraw = openObject({
  /** Query id, decimal. */
  query_id: z.nullable(z.string()),
  /** Withdraw amount. Decimal string. */
  withdraw_amount: z.nullable(z.string()),
  /** Initiator. Raw address. */
  source: z.nullable(z.string()),
  /** Target account. Raw address. */
  destination: z.nullable(z.string()),
  /** Amount in units of the asset. Decimal string. */
  amount: z.nullable(z.string()),
})

/** Shape of `details` by action type. */
export const cocoonDetails = {
  cocoon_worker_payout: cocoonWorkerPayout,
  cocoon_proxy_payout: cocoonProxyPayout,
  cocoon_proxy_charge: cocoonProxyCharge,
  cocoon_client_top_up: cocoonClientTopUp,
  cocoon_register_proxy: cocoonRegisterProxy,
  cocoon_unregister_proxy: cocoonUnregisterProxy,
  cocoon_client_register: cocoonClientRegister,
  cocoon_client_change_secret_hash: cocoonClientChangeSecretHash,
  cocoon_client_request_refund: cocoonClientRequestRefund,
  cocoon_grant_refund: cocoonGrantRefund,
  cocoon_client_increase_stake: cocoonClientIncreaseStake,
  cocoon_client_withdraw: cocoonClientWithdraw,
}

import index from '../chain/index.json'
import pool from '../chain/nominator-pool.json'

const { showcase } = index
const { traces, transactions } = showcase
const [account, trace, transaction] = [showcase.wallet, traces.swapTrace, transactions.swapTrace]

/** Parameters that find something on the embedded chain, by endpoint. */
const EXAMPLES: Readonly<Record<string, object>> = {
  accountStates: { address: [account, showcase.jettonMaster] },
  addressBook: { address: [account] },
  metadata: { address: [showcase.jettonMaster, showcase.nftItem] },
  walletStates: { address: [account] },
  actions: { account, limit: 5 },
  pendingActions: { account },
  pendingTraces: { account },
  traces: { trace_id: [trace] },
  balanceChanges: { trace_id: trace },
  blocks: { workchain: -1, limit: 3, sort: 'desc' },
  masterchainBlockShardState: { seqno: 0 },
  masterchainBlockShards: { seqno: 0, limit: 10 },
  messages: { source: account, limit: 5 },
  adjacentTransactions: { hash: transaction, direction: 'out' },
  pendingTransactions: { account: [account] },
  transactions: { account: [account], limit: 5 },
  transactionsByMasterchainBlock: { seqno: 0, limit: 10 },
  transactionsByMessage: { opcode: '0x0f8a7ea5', limit: 5 },
  jettonBurns: { jetton_master: showcase.jettonMaster, limit: 5 },
  jettonMasters: { address: [showcase.jettonMaster] },
  jettonTransfers: { owner_address: [account], limit: 5 },
  jettonWallets: { owner_address: [account], exclude_zero_balance: true, limit: 5 },
  nftCollections: { collection_address: [showcase.nftCollection] },
  nftItems: { owner_address: [account], include_on_sale: true, limit: 5 },
  nftSales: { address: [showcase.sale] },
  nftTransfers: { item_address: [showcase.nftItem], limit: 5 },
  dnsRecords: { wallet: account },
  dnsActiveAuctions: { bidder: account, limit: 5 },
  nominatorPool: { pool: showcase.nominatorPool },
  nominatorPoolNominator: { nominator: account },
  nominatorPoolNominatorEvents: { pool: showcase.nominatorPool, limit: 5 },
  nominatorPoolNominatorRewards: { nominator: account, pool: showcase.nominatorPool, limit: 5 },
  nominatorPoolValidatorEvents: { pool: showcase.nominatorPool, limit: 5 },
  nominatorPoolValidatorRewards: { validator: pool.validator_address, pool: showcase.nominatorPool, limit: 5 },
  validatorEvents: { limit: 5 },
  validatorElections: { return_participants: true, limit: 2 },
  validatorCycles: { return_validators: true, limit: 2 },
  validatorComplaints: { limit: 5 },
  multisigOrders: { multisig_address: [showcase.multisig], parse_actions: true, limit: 5 },
  multisigWallets: { address: [showcase.multisig], limit: 5 },
  vesting: { contract_address: [showcase.vesting], limit: 5 },
  topAccountsByBalance: { limit: 5 },
  decode: { opcodes: ['0x0f8a7ea5'] },
  decodePost: { opcodes: ['0x0f8a7ea5'] },
  addressInformation: { address: account },
  walletInformation: { address: account },
  estimateFee: { address: account, body: 'te6cckEBAQEAAgAAAEysuc0=' },
  sendMessage: { boc: 'te6cckEBAQEAAgAAAEysuc0=' },
  runGetMethod: { address: account, method: 'seqno', stack: [] },
  addressInformationAt: { address: account, seqno: 0 },
  shardAccountCellAt: { address: account, seqno: 0 },
  runGetMethodAt: { address: account, method: 'seqno', stack: [], seqno: 0 },
  configParamAt: { config_id: 17, seqno: 0 },
  configAllAt: { seqno: 0 },
  lookupBlock: { workchain: -1, shard: '-9223372036854775808', seqno: 0 },
  libraries: { libraries: ['0'.repeat(64)] },
}

/** Example parameters of an endpoint; those of a masterchain block name the last one. */
export function exampleParams(name: string, lastSeqno: number): object {
  const example = EXAMPLES[name] ?? {}
  return 'seqno' in example ? { ...example, seqno: lastSeqno } : example
}

// Written from the schemas by `npm run registries`: what components check without zod.
import type { Shape } from '../checkRows.ts'
import { isTraceTree } from './isTraceTree.ts'
import type { AccountBalance, AccountStateFull, WalletState } from '../account.ts'
import type { Action } from '../action.ts'
import type { BalanceChanges } from '../balance-changes.ts'
import type { Block, MasterchainInfo } from '../block.ts'
import type { MultisigOrder, MultisigWallet } from '../contracts/multisig.ts'
import type { Vesting } from '../contracts/vesting.ts'
import type { DnsAuction } from '../dns/dns-auction.ts'
import type { DnsRecord } from '../dns/dns.ts'
import type { JettonBurn, JettonMaster, JettonTransfer, JettonWallet } from '../jetton.ts'
import type { Message } from '../message.ts'
import type { NftSale } from '../nft-sale.ts'
import type { NftCollection, NftItem, NftTransfer } from '../nft.ts'
import type {
  NominatorPool,
  NominatorPoolEvent,
  NominatorPoolPosition,
  NominatorPoolValidatorEvent,
  NominatorPoolValidatorReward,
  NominatorReward,
} from '../staking/nominator-pool.ts'
import type {
  ValidatorComplaint,
  ValidatorCycle,
  ValidatorCycleValidator,
  ValidatorElection,
  ValidatorElectionParticipant,
  ValidatorEvent,
} from '../staking/validator.ts'
import type { TraceAnswer } from '../trace.ts'
import type { Transaction } from '../transaction.ts'

export const accountStateFullShape: Shape<AccountStateFull> = {
  name: 'AccountStateFull',
  fields:
    'address account_state_hash balance| extra_currencies{| status| frozen_hash? last_transaction_hash| last_transaction_lt| data_hash? code_hash? data_boc? code_boc? contract_methods#[| interfaces[|',
}

export const accountBalanceShape: Shape<AccountBalance> = {
  name: 'AccountBalance',
  fields: 'account balance',
}

export const walletStateShape: Shape<WalletState> = {
  name: 'WalletState',
  fields:
    'address is_wallet! wallet_type? seqno#? wallet_id#? balance? extra_currencies{? is_signature_allowed!? status? code_hash? last_transaction_hash| last_transaction_lt|',
}

const storagePhaseShape: Shape<unknown> = {
  fields: 'storage_fees_collected? storage_fees_due? status_change?',
}

const creditPhaseShape: Shape<unknown> = {
  fields: 'due_fees_collected? credit? credit_extra_currencies{?',
}

const computePhaseShape: Shape<unknown> = {
  fields:
    'skipped!? reason? success!? msg_state_used!? account_activated!? gas_fees? gas_used? gas_limit? gas_credit? mode#? exit_code#? exit_arg#? vm_steps#? vm_init_state_hash? vm_final_state_hash?',
}

const msgSizeShape: Shape<unknown> = {
  fields: 'cells| bits|',
}

const actionPhaseShape: Shape<unknown> = {
  fields:
    'success!? valid!? no_funds!? status_change? total_fwd_fees? total_action_fees? result_code#? result_arg#? tot_actions#? spec_actions#? skipped_actions#? msgs_created#? action_list_hash?',
  parts: {
    'tot_msg_size?': msgSizeShape,
  },
}

const bouncePhaseShape: Shape<unknown> = {
  fields: 'type| req_fwd_fees? msg_fees? fwd_fees?',
  parts: {
    'msg_size?': msgSizeShape,
  },
}

const splitInfoShape: Shape<unknown> = {
  fields: 'cur_shard_pfx_len#? acc_split_depth#? this_addr? sibling_addr?',
}

const transactionDescriptionShape: Shape<unknown> = {
  fields: 'type aborted!? destroyed!? credit_first!? is_tock!? installed!?',
  parts: {
    'storage_ph?': storagePhaseShape,
    'credit_ph?': creditPhaseShape,
    'compute_ph?': computePhaseShape,
    'action?': actionPhaseShape,
    'bounce?': bouncePhaseShape,
    'split_info?': splitInfoShape,
  },
}

const blockIdShape: Shape<unknown> = {
  fields: 'workchain# shard| seqno#',
}

const messageContentShape: Shape<unknown> = {
  fields: 'hash| body| decoded*{?',
}

export const messageShape: Shape<Message> = {
  name: 'Message',
  fields:
    'hash source| destination| value| value_extra_currencies{? fwd_fee| ihr_fee| extra_flags? created_lt| created_at| opcode$| decoded_opcode? ihr_disabled!| bounce!| bounced!| import_fee| in_msg_tx_hash? out_msg_tx_hash? hash_norm?',
  parts: {
    'message_content|': messageContentShape,
    'init_state?': messageContentShape,
  },
}

const accountStateShape: Shape<unknown> = {
  fields: 'hash balance| extra_currencies{? account_status| frozen_hash| data_hash| code_hash| data_boc? code_boc?',
}

export const transactionShape: Shape<Transaction> = {
  name: 'Transaction',
  fields:
    'account hash lt now# mc_block_seqno# trace_id? trace_external_hash? prev_trans_hash prev_trans_lt orig_status end_status total_fees total_fees_extra_currencies{? emulated!? finality?',
  parts: {
    description: transactionDescriptionShape,
    block_ref: blockIdShape,
    'in_msg|': messageShape,
    'out_msgs[': messageShape,
    'account_state_before|': accountStateShape,
    'account_state_after|': accountStateShape,
  },
}

export const actionShape: Shape<Action> = {
  name: 'Action',
  fields:
    'trace_id| action_id start_lt end_lt start_utime# end_utime# trace_end_lt trace_end_utime# trace_mc_seqno_end# transactions[| success!| type details*{ raw_action*{? trace_external_hash? trace_external_hash_norm? accounts[? finality?',
  parts: {
    'transactions_full[?': transactionShape,
  },
}

export const balanceChangesShape: Shape<BalanceChanges> = {
  name: 'BalanceChanges',
  fields: 'changes#{| fees#{| jettons{{|',
}

export const blockShape: Shape<Block> = {
  name: 'Block',
  fields:
    'workchain# shard seqno# root_hash file_hash global_id# version# after_merge! before_split! after_split! want_merge! want_split! key_block! vert_seqno_incr! flags# gen_utime start_lt end_lt validator_list_hash_short# gen_catchain_seqno# min_ref_mc_seqno# prev_key_block_seqno# vert_seqno# master_ref_seqno# rand_seed created_by tx_count#',
  parts: {
    masterchain_block_ref: blockIdShape,
    'prev_blocks[': blockIdShape,
  },
}

export const masterchainInfoShape: Shape<MasterchainInfo> = {
  name: 'MasterchainInfo',
  fields: '',
  parts: {
    last: blockShape,
    first: blockShape,
  },
}

const orderActionShape: Shape<unknown> = {
  fields: 'destination| value| body_raw| parsed! error| parsed_body*{| parsed_body_type send_mode#',
}

export const multisigOrderShape: Shape<MultisigOrder> = {
  name: 'MultisigOrder',
  fields:
    'address multisig_address order_seqno| threshold#| sent_for_execution!| approvals_mask| approvals_num#| expiration_date#| order_boc| signers[| last_transaction_lt code_hash| data_hash|',
  parts: {
    'actions[|': orderActionShape,
  },
}

export const multisigWalletShape: Shape<MultisigWallet> = {
  name: 'MultisigWallet',
  fields: 'address next_order_seqno| threshold#| signers[| proposers[| last_transaction_lt code_hash| data_hash|',
  parts: {
    'orders[|': multisigOrderShape,
  },
}

export const vestingShape: Shape<Vesting> = {
  name: 'Vesting',
  fields:
    'address| start_time#| total_duration#| unlock_period#| cliff_duration#| sender_address| owner_address| total_amount| whitelist[',
}

export const nftCollectionShape: Shape<NftCollection> = {
  name: 'NftCollection',
  fields: 'address owner_address| last_transaction_lt next_item_index collection_content*{| data_hash code_hash',
}

export const nftItemShape: Shape<NftItem> = {
  name: 'NftItem',
  fields:
    'address init! index collection_address| owner_address| content*{| last_transaction_lt code_hash data_hash on_sale!? sale_contract_address? auction_contract_address? real_owner?',
  parts: {
    'collection|': nftCollectionShape,
  },
}

export const dnsAuctionShape: Shape<DnsAuction> = {
  name: 'DnsAuction',
  fields: 'nft_item_address domain max_bid_address| max_bid_amount| auction_end_time| last_fill_up_time| finished!',
  parts: {
    'nft_item?': nftItemShape,
  },
}

export const dnsRecordShape: Shape<DnsRecord> = {
  name: 'DnsRecord',
  fields: 'nft_item_address nft_item_owner| domain dns_next_resolver| dns_wallet| dns_site_adnl| dns_storage_bag_id|',
}

export const jettonMasterShape: Shape<JettonMaster> = {
  name: 'JettonMaster',
  fields:
    'address total_supply mintable! admin_address| jetton_content*{| jetton_wallet_code_hash code_hash data_hash last_transaction_lt',
}

const jettonWalletMintlessInfoShape: Shape<unknown> = {
  fields: 'amount| start_from#| expire_at#| custom_payload_api_uri[|',
}

export const jettonWalletShape: Shape<JettonWallet> = {
  name: 'JettonWallet',
  fields: 'address balance owner jetton last_transaction_lt code_hash| data_hash|',
  parts: {
    'mintless_info?': jettonWalletMintlessInfoShape,
  },
}

export const jettonTransferShape: Shape<JettonTransfer> = {
  name: 'JettonTransfer',
  fields:
    'query_id source destination amount source_wallet jetton_master transaction_hash transaction_lt transaction_now# transaction_aborted!? response_destination| custom_payload| decoded_custom_payload*{? forward_ton_amount| forward_payload| decoded_forward_payload*{? trace_id?',
}

export const jettonBurnShape: Shape<JettonBurn> = {
  name: 'JettonBurn',
  fields:
    'query_id owner jetton_wallet jetton_master transaction_hash transaction_lt transaction_now# transaction_aborted! amount response_destination| custom_payload| decoded_custom_payload*{| trace_id?',
}

export const nftSaleShape: Shape<NftSale> = {
  name: 'NftSale',
  fields:
    'type address nft_address? nft_owner_address? marketplace_address? created_at#? last_transaction_lt? code_hash? data_hash? details*{',
  parts: {
    'nft_item?': nftItemShape,
  },
}

export const nftTransferShape: Shape<NftTransfer> = {
  name: 'NftTransfer',
  fields:
    'query_id nft_address nft_collection transaction_hash transaction_lt transaction_now# transaction_aborted! old_owner new_owner response_destination| custom_payload| decoded_custom_payload*{? forward_amount| forward_payload| decoded_forward_payload*{? trace_id?',
}

const activeNominatorShape: Shape<unknown> = {
  fields: 'address balance pending_balance',
}

const addressBookRowShape: Shape<unknown> = {
  fields: 'user_friendly| domain? interfaces[?',
}

export const nominatorPoolShape: Shape<NominatorPool> = {
  name: 'NominatorPool',
  fields:
    'stake_amount_sent validator_amount validator_address validator_reward_share# state# nominators_count# max_nominators_count# min_validator_stake min_nominator_stake',
  parts: {
    'active_nominators[|': activeNominatorShape,
    'address_book{': addressBookRowShape,
  },
}

export const nominatorPoolPositionShape: Shape<NominatorPoolPosition> = {
  name: 'NominatorPoolPosition',
  fields: 'pool_address balance pending_balance',
}

export const nominatorPoolEventShape: Shape<NominatorPoolEvent> = {
  name: 'NominatorPoolEvent',
  fields:
    'tx_hash tx_lt utime# pool_address nominator_address type amount balance_delta pending_balance_delta balance_before balance_after pending_balance_before pending_balance_after withdraw_request_before! withdraw_request_after!',
}

export const nominatorRewardShape: Shape<NominatorReward> = {
  name: 'NominatorReward',
  fields: 'utime# reward stake_before tx_hash tx_lt',
}

export const nominatorPoolValidatorEventShape: Shape<NominatorPoolValidatorEvent> = {
  name: 'NominatorPoolValidatorEvent',
  fields:
    'tx_hash tx_lt utime# pool_address validator_address type amount balance_delta balance_before balance_after query_id? cycle_start#? validator_reward_share#',
}

export const nominatorPoolValidatorRewardShape: Shape<NominatorPoolValidatorReward> = {
  name: 'NominatorPoolValidatorReward',
  fields: 'utime# reward balance_before tx_hash tx_lt cycle_start#? query_id?',
}

export const validatorEventShape: Shape<ValidatorEvent> = {
  name: 'ValidatorEvent',
  fields:
    'tx_hash tx_lt utime# type stake_holder_address validator_pubkey? adnl_addr? election_id#? query_id? amount reason#?',
}

export const validatorElectionParticipantShape: Shape<ValidatorElectionParticipant> = {
  name: 'ValidatorElectionParticipant',
  fields: 'validator_pubkey validator_index#? stake max_factor# stake_holder_address adnl_addr',
}

export const validatorElectionShape: Shape<ValidatorElection> = {
  name: 'ValidatorElection',
  fields: 'election_id# elect_close# min_stake total_stake total_participants# failed! finished!',
  parts: {
    'participants[?': validatorElectionParticipantShape,
  },
}

const validatorComplaintVoteShape: Shape<unknown> = {
  fields: 'validator_index# validator_pubkey? adnl_addr? weight?',
}

export const validatorComplaintShape: Shape<ValidatorComplaint> = {
  name: 'ValidatorComplaint',
  fields:
    'cycle_start# election_id# complaint_hash validator_pubkey adnl_addr| stake_holder_address? description_boc created_at# severity# reward_address paid suggested_fine suggested_fine_part# vset_id weight_remaining approved_percent# is_passed!',
  parts: {
    'voted_validators[': validatorComplaintVoteShape,
  },
}

export const validatorCycleValidatorShape: Shape<ValidatorCycleValidator> = {
  name: 'ValidatorCycleValidator',
  fields: 'validator_index# validator_pubkey adnl_addr weight stake_holder_address? stake? max_factor#?',
  parts: {
    'complaints[': validatorComplaintShape,
  },
}

export const validatorCycleShape: Shape<ValidatorCycle> = {
  name: 'ValidatorCycle',
  fields:
    'election_id#? cycle_start# cycle_end# total# main# total_weight total_stake? validators_elected_for# elections_start_before# elections_end_before# stake_held_for# max_validators# max_main_validators# min_validators# min_stake? max_stake? min_stake_limit max_stake_limit min_total_stake max_stake_factor#',
  parts: {
    'validators[?': validatorCycleValidatorShape,
  },
}

const traceInfoShape: Shape<unknown> = {
  fields: 'trace_state messages# transactions# pending_messages# classification_state',
}

export const traceAnswerShape: Shape<TraceAnswer> = {
  name: 'TraceAnswer',
  fields:
    'trace_id? external_hash? mc_seqno_start~ mc_seqno_end~ start_lt~ start_utime#~ end_lt? end_utime#? is_incomplete!? warning? transactions_order[? unreadable#~ forecast!~',
  parts: {
    'trace_info~': traceInfoShape,
    'trace?': isTraceTree,
  },
}

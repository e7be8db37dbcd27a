// Key lists of the service's objects. Where one list is part of another, the more frequent one comes
// first. Rows refer to lists by position: only append, and raise FORMAT when you do, so that older code
// does not misread new rows.
const lists = [
  // Empty objects: extra currencies, content
  '',
  // MessageContent
  'hash body decoded',
  // Message inside a transaction
  'hash source destination value value_extra_currencies fwd_fee ihr_fee extra_flags created_lt created_at opcode decoded_opcode ihr_disabled bounce bounced import_fee message_content init_state',
  // Message inside a transaction, external-in
  'hash source destination value value_extra_currencies fwd_fee ihr_fee extra_flags created_lt created_at opcode decoded_opcode ihr_disabled bounce bounced import_fee message_content init_state hash_norm',
  // Message inside a transaction, from older servers
  'hash source destination value value_extra_currencies fwd_fee ihr_fee created_lt created_at opcode ihr_disabled bounce bounced import_fee message_content init_state',
  // Message
  'hash source destination value value_extra_currencies fwd_fee ihr_fee extra_flags created_lt created_at opcode decoded_opcode ihr_disabled bounce bounced import_fee in_msg_tx_hash out_msg_tx_hash message_content init_state hash_norm',
  // AccountState inside a transaction
  'hash balance extra_currencies account_status frozen_hash data_hash code_hash',
  // AccountState
  'hash balance extra_currencies account_status frozen_hash data_hash code_hash data_boc code_boc',
  // BlockId
  'workchain shard seqno',
  // Transaction
  'account hash lt now mc_block_seqno trace_id trace_external_hash prev_trans_hash prev_trans_lt orig_status end_status total_fees total_fees_extra_currencies description block_ref in_msg out_msgs account_state_before account_state_after emulated finality',
  // Transaction from older servers
  'account hash lt now mc_block_seqno trace_id prev_trans_hash prev_trans_lt orig_status end_status total_fees total_fees_extra_currencies description block_ref in_msg out_msgs account_state_before account_state_after emulated',
  // TransactionDescription of an ordinary transaction
  'type aborted destroyed credit_first storage_ph credit_ph compute_ph action',
  // TransactionDescription with both flags of a tick-tock
  'type aborted destroyed credit_first is_tock installed storage_ph credit_ph compute_ph action',
  // TransactionDescription
  'type aborted destroyed credit_first is_tock installed storage_ph credit_ph compute_ph action bounce split_info',
  // StoragePhase without debt
  'storage_fees_collected status_change',
  // StoragePhase
  'storage_fees_collected storage_fees_due status_change',
  // CreditPhase without debt
  'credit',
  // CreditPhase
  'due_fees_collected credit credit_extra_currencies',
  // ComputePhase of an internal message
  'skipped success msg_state_used account_activated gas_fees gas_used gas_limit mode exit_code vm_steps vm_init_state_hash vm_final_state_hash',
  // ComputePhase of an external message
  'skipped success msg_state_used account_activated gas_fees gas_used gas_limit gas_credit mode exit_code vm_steps vm_init_state_hash vm_final_state_hash',
  // ComputePhase, skipped
  'skipped reason',
  // ComputePhase
  'skipped reason success msg_state_used account_activated gas_fees gas_used gas_limit gas_credit mode exit_code exit_arg vm_steps vm_init_state_hash vm_final_state_hash',
  // ActionPhase with messages
  'success valid no_funds status_change total_fwd_fees total_action_fees result_code tot_actions spec_actions skipped_actions msgs_created action_list_hash tot_msg_size',
  // ActionPhase without messages
  'success valid no_funds status_change result_code tot_actions spec_actions skipped_actions msgs_created action_list_hash tot_msg_size',
  // ActionPhase
  'success valid no_funds status_change total_fwd_fees total_action_fees result_code result_arg tot_actions spec_actions skipped_actions msgs_created action_list_hash tot_msg_size',
  // MsgSize
  'cells bits',
  // BouncePhase
  'type msg_size req_fwd_fees msg_fees fwd_fees',
  // SplitInfo
  'cur_shard_pfx_len acc_split_depth this_addr sibling_addr',
  // NftItem not on sale
  'address init index collection_address owner_address content last_transaction_lt code_hash data_hash collection on_sale',
  // NftItem
  'address init index collection_address owner_address content last_transaction_lt code_hash data_hash collection on_sale sale_contract_address auction_contract_address real_owner',
  // NftCollection
  'address owner_address last_transaction_lt next_item_index collection_content data_hash code_hash',
  // AddressBookRow
  'user_friendly domain interfaces',
  // AddressMetadata
  'is_indexed token_info',
  // TokenInfo
  'valid type name symbol description image nft_index is_nsfw is_scam extra',
  // TraceInfo
  'trace_state messages transactions pending_messages classification_state',
  // TraceNode
  'tx_hash in_msg_hash children transaction in_msg',
  // TraceNode of the index
  'tx_hash in_msg_hash children',
  // Trace
  'trace_id external_hash mc_seqno_start mc_seqno_end start_lt start_utime end_lt end_utime trace_info is_incomplete warning actions trace transactions_order transactions',
  // Action
  'trace_id action_id start_lt end_lt start_utime end_utime trace_end_lt trace_end_utime trace_mc_seqno_end transactions success type details raw_action trace_external_hash trace_external_hash_norm accounts transactions_full finality',
  // Block
  'workchain shard seqno root_hash file_hash global_id version after_merge before_split after_split want_merge want_split key_block vert_seqno_incr flags gen_utime start_lt end_lt validator_list_hash_short gen_catchain_seqno min_ref_mc_seqno prev_key_block_seqno vert_seqno master_ref_seqno rand_seed created_by tx_count masterchain_block_ref prev_blocks',
  // JettonMaster
  'address total_supply mintable admin_address jetton_content jetton_wallet_code_hash code_hash data_hash last_transaction_lt',
  // JettonWallet
  'address balance owner jetton last_transaction_lt code_hash data_hash mintless_info',
  // JettonTransfer
  'query_id source destination amount source_wallet jetton_master transaction_hash transaction_lt transaction_now transaction_aborted response_destination custom_payload decoded_custom_payload forward_ton_amount forward_payload decoded_forward_payload trace_id',
  // JettonBurn
  'query_id owner jetton_wallet jetton_master transaction_hash transaction_lt transaction_now transaction_aborted amount response_destination custom_payload decoded_custom_payload trace_id',
  // NftTransfer
  'query_id nft_address nft_collection transaction_hash transaction_lt transaction_now transaction_aborted old_owner new_owner response_destination custom_payload decoded_custom_payload forward_amount forward_payload decoded_forward_payload trace_id',
  // DnsRecord
  'nft_item_address nft_item_owner domain dns_next_resolver dns_wallet dns_site_adnl dns_storage_bag_id',
  // AccountStateFull
  'address account_state_hash balance extra_currencies status frozen_hash last_transaction_hash last_transaction_lt data_hash code_hash data_boc code_boc contract_methods interfaces',
  // WalletState
  'address is_wallet wallet_type seqno wallet_id balance extra_currencies is_signature_allowed status code_hash last_transaction_hash last_transaction_lt',
  // MultisigWallet
  'address next_order_seqno threshold signers proposers last_transaction_lt code_hash data_hash orders',
  // MultisigOrder
  'address multisig_address order_seqno threshold sent_for_execution approvals_mask approvals_num expiration_date order_boc signers last_transaction_lt code_hash data_hash actions',
  // Vesting
  'address start_time total_duration unlock_period cliff_duration sender_address owner_address total_amount whitelist',
  // Text comment
  'type @type comment',
  // Off-chain content
  'uri',
  // Names with their addresses, as the mirror stores them
  'address row metadata',
  'address row masters',
]

/** The table of shapes. An object that has only some keys of a list is stored with one bit for each key. */
export const knownShapes: readonly (readonly string[])[] = lists.map((keys) => (keys === '' ? [] : keys.split(' ')))

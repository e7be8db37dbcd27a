import { defineAbi, type Abi } from '../abi.ts'

const gas = { gas_price: 'uint64', gas_limit: 'uint64' } as const
const limits = { block_gas_limit: 'uint64', freeze_due_limit: 'uint64', delete_due_limit: 'uint64' } as const
const lifetimes = {
  mc_catchain_lifetime: 'uint32',
  shard_catchain_lifetime: 'uint32',
  shard_validators_lifetime: 'uint32',
  shard_validators_num: 'uint32',
} as const
const consensus = {
  next_candidate_delay_ms: 'uint32',
  consensus_timeout_ms: 'uint32',
  fast_attempts: 'uint32',
  attempt_duration: 'uint32',
  catchain_max_deps: 'uint32',
  max_block_bytes: 'uint32',
  max_collated_bytes: 'uint32',
} as const
const newConsensus = { flags: 'uint7', new_catchain_ids: 'bool', round_candidates: 'uint8', ...consensus } as const
const workchain = {
  enabled_since: 'uint32',
  monitor_min_split: 'uint8',
  min_split: 'uint8',
  max_split: 'uint8',
  basic: 'bool',
  active: 'bool',
  accept_msgs: 'bool',
  flags: 'uint13',
  zerostate_root_hash: 'bits256',
  zerostate_file_hash: 'bits256',
  version: 'uint32',
  format: 'wfmt_basic',
} as const
const sizeLimits = {
  max_msg_bits: 'uint32',
  max_msg_cells: 'uint32',
  max_library_cells: 'uint32',
  max_vm_data_depth: 'uint16',
  max_ext_msg_size: 'uint32',
  max_ext_msg_depth: 'uint16',
} as const
const setTimes = { utime_since: 'uint32', utime_until: 'uint32', total: 'uint16', main: 'uint16' } as const

/** Parameters of the chain, with the names of their TL-B schemes. */
export const configAbi: Abi = defineAbi({
  name: 'Chain configuration',
  types: {
    burning_config: {
      prefix: '0x01',
      fields: { blackhole_addr: 'bits256?', fee_burn_num: 'uint32', fee_burn_denom: 'uint32' },
    },
    capabilities: { prefix: '0xc4', fields: { version: 'uint32', capabilities: 'uint64' } },
    MintPrices: { fields: { mint_new_price: 'coins', mint_add_price: 'coins' } },
    cfg_vote_setup: {
      prefix: '0x91',
      fields: { normal_params: 'Cell<cfg_vote_cfg>', critical_params: 'Cell<cfg_vote_cfg>' },
    },
    cfg_vote_cfg: {
      prefix: '0x36',
      fields: {
        min_tot_rounds: 'uint8',
        max_tot_rounds: 'uint8',
        min_wins: 'uint8',
        max_losses: 'uint8',
        min_store_sec: 'uint32',
        max_store_sec: 'uint32',
        bit_price: 'uint32',
        cell_price: 'uint32',
      },
    },
    complaint_prices: { prefix: '0x1a', fields: { deposit: 'coins', bit_price: 'coins', cell_price: 'coins' } },
    block_grams_created: { prefix: '0x6b', fields: { masterchain_block_fee: 'coins', basechain_block_fee: 'coins' } },
    ElectionTimes: {
      fields: {
        validators_elected_for: 'uint32',
        elections_start_before: 'uint32',
        elections_end_before: 'uint32',
        stake_held_for: 'uint32',
      },
    },
    ValidatorCounts: { fields: { max_validators: 'uint16', max_main_validators: 'uint16', min_validators: 'uint16' } },
    StakeLimits: {
      fields: { min_stake: 'coins', max_stake: 'coins', min_total_stake: 'coins', max_stake_factor: 'uint32' },
    },
    storage_prices: {
      prefix: '0xcc',
      fields: {
        utime_since: 'uint32',
        bit_price_ps: 'uint64',
        cell_price_ps: 'uint64',
        mc_bit_price_ps: 'uint64',
        mc_cell_price_ps: 'uint64',
      },
    },
    GasPrices: { alias: 'gas_prices | gas_prices_ext | gas_flat_pfx' },
    gas_flat_pfx: {
      prefix: '0xd1',
      fields: { flat_gas_limit: 'uint64', flat_gas_price: 'uint64', other: 'gas_prices | gas_prices_ext' },
    },
    gas_prices: { prefix: '0xdd', fields: { ...gas, gas_credit: 'uint64', ...limits } },
    gas_prices_ext: {
      prefix: '0xde',
      fields: { ...gas, special_gas_limit: 'uint64', gas_credit: 'uint64', ...limits },
    },
    block_limits: { prefix: '0x5d', fields: { bytes: 'param_limits', gas: 'param_limits', lt_delta: 'param_limits' } },
    param_limits: { prefix: '0xc3', fields: { underload: 'uint32', soft_limit: 'uint32', hard_limit: 'uint32' } },
    msg_forward_prices: {
      prefix: '0xea',
      fields: {
        lump_price: 'uint64',
        bit_price: 'uint64',
        cell_price: 'uint64',
        ihr_price_factor: 'uint32',
        first_frac: 'uint16',
        next_frac: 'uint16',
      },
    },
    CatchainConfig: { alias: 'catchain_config | catchain_config_new' },
    catchain_config: { prefix: '0xc1', fields: lifetimes },
    catchain_config_new: { prefix: '0xc2', fields: { flags: 'uint7', shuffle_mc_validators: 'bool', ...lifetimes } },
    ConsensusConfig: { alias: 'consensus_config | consensus_config_new | consensus_config_v3 | consensus_config_v4' },
    consensus_config: { prefix: '0xd6', fields: { round_candidates: 'uint32', ...consensus } },
    consensus_config_new: { prefix: '0xd7', fields: newConsensus },
    consensus_config_v3: { prefix: '0xd8', fields: { ...newConsensus, proto_version: 'uint16' } },
    consensus_config_v4: {
      prefix: '0xd9',
      fields: { ...newConsensus, proto_version: 'uint16', catchain_max_blocks_coeff: 'uint32' },
    },
    // The sets of validators are longer than one reading takes; the service lists validators itself.
    ValidatorSet: { alias: 'validators | validators_ext' },
    validators: { prefix: '0x11', fields: { ...setTimes, list: 'RemainingBitsAndRefs' } },
    validators_ext: { prefix: '0x12', fields: { ...setTimes, total_weight: 'uint64', list: 'cell?' } },
    misbehaviour_punishment_config_v1: {
      prefix: '0x01',
      fields: {
        default_flat_fine: 'coins',
        default_proportional_fine: 'uint32',
        severity_flat_mult: 'uint16',
        severity_proportional_mult: 'uint16',
        unpunishable_interval: 'uint16',
        long_interval: 'uint16',
        long_flat_mult: 'uint16',
        long_proportional_mult: 'uint16',
        medium_interval: 'uint16',
        medium_flat_mult: 'uint16',
        medium_proportional_mult: 'uint16',
      },
    },
    SizeLimits: { alias: 'size_limits_config | size_limits_config_v2' },
    size_limits_config: { prefix: '0x01', fields: sizeLimits },
    // Later versions of the network added the last fields one by one.
    size_limits_config_v2: {
      prefix: '0x02',
      fields: {
        ...sizeLimits,
        max_acc_state_cells: 'uint32',
        max_acc_state_bits: 'uint32',
        max_acc_public_libraries: 'omittable<uint32>',
        defer_out_queue_size_limit: 'omittable<uint32>',
        max_msg_extra_currencies: 'omittable<uint32>',
        max_acc_fixed_prefix_length: 'omittable<uint8>',
        acc_state_cells_for_storage_dict: 'omittable<uint32>',
      },
    },
    WorkchainDescr: { alias: 'workchain | workchain_v2' },
    workchain: { prefix: '0xa6', fields: workchain },
    workchain_v2: {
      prefix: '0xa7',
      fields: {
        ...workchain,
        split_merge_timings: 'wc_split_merge_timings',
        persistent_state_split_depth: 'omittable<uint8>',
      },
    },
    wc_split_merge_timings: {
      prefix: '0x0',
      fields: {
        split_merge_delay: 'uint32',
        split_merge_interval: 'uint32',
        min_split_merge_interval: 'uint32',
        max_split_merge_delay: 'uint32',
      },
    },
    wfmt_basic: { prefix: '0x1', fields: { vm_version: 'int32', vm_mode: 'uint64' } },
    ExtraCurrencies: { fields: { to_mint: 'map<uint32, varuint32>' } },
    oracle_bridge_params: {
      fields: {
        bridge_address: 'bits256',
        oracle_multisig_address: 'bits256',
        oracles: 'map<uint256, uint256>',
        external_chain_address: 'bits256',
      },
    },
    JettonBridge: { alias: 'jetton_bridge_params_v0 | jetton_bridge_params_v1' },
    jetton_bridge_params_v0: {
      prefix: '0x00',
      fields: {
        bridge_address: 'bits256',
        oracles_address: 'bits256',
        oracles: 'map<uint256, uint256>',
        state_flags: 'uint8',
        burn_bridge_fee: 'coins',
      },
    },
    jetton_bridge_params_v1: {
      prefix: '0x01',
      fields: {
        bridge_address: 'bits256',
        oracles_address: 'bits256',
        oracles: 'map<uint256, uint256>',
        state_flags: 'uint8',
        prices: 'Cell<JettonBridgePrices>',
        external_chain_address: 'bits256',
      },
    },
    JettonBridgePrices: {
      fields: {
        bridge_burn_fee: 'coins',
        bridge_mint_fee: 'coins',
        wallet_min_tons_for_storage: 'coins',
        wallet_gas_consumption: 'coins',
        minter_min_tons_for_storage: 'coins',
        discover_gas_consumption: 'coins',
      },
    },
    precompiled_contracts_config: { prefix: '0xc0', fields: { list: 'map<uint256, precompiled_smc>' } },
    precompiled_smc: { prefix: '0xb0', fields: { gas_usage: 'uint64' } },
  },
})

/** Types of the parameters that are read, by number. */
export const parameterTypes: Readonly<Record<number, string>> = {
  0: 'bits256',
  1: 'bits256',
  2: 'bits256',
  3: 'bits256',
  4: 'bits256',
  5: 'burning_config',
  6: 'MintPrices',
  7: 'ExtraCurrencies',
  8: 'capabilities',
  11: 'cfg_vote_setup',
  12: 'map<int32, WorkchainDescr>',
  13: 'complaint_prices',
  14: 'block_grams_created',
  15: 'ElectionTimes',
  16: 'ValidatorCounts',
  17: 'StakeLimits',
  19: 'int32',
  20: 'GasPrices',
  21: 'GasPrices',
  22: 'block_limits',
  23: 'block_limits',
  24: 'msg_forward_prices',
  25: 'msg_forward_prices',
  28: 'CatchainConfig',
  29: 'ConsensusConfig',
  31: 'map<bits256, void>',
  32: 'ValidatorSet',
  33: 'ValidatorSet',
  34: 'ValidatorSet',
  35: 'ValidatorSet',
  36: 'ValidatorSet',
  37: 'ValidatorSet',
  40: 'misbehaviour_punishment_config_v1',
  43: 'SizeLimits',
  45: 'precompiled_contracts_config',
  71: 'oracle_bridge_params',
  72: 'oracle_bridge_params',
  73: 'oracle_bridge_params',
  79: 'JettonBridge',
  81: 'JettonBridge',
  82: 'JettonBridge',
}

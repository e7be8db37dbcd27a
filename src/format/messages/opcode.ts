/** Opcodes of the TON standards by the service's names for them. */
export interface OpcodeMessages {
  readonly text_comment: string
  readonly encrypted_comment: string
  readonly jetton_transfer: string
  readonly jetton_internal_transfer: string
  readonly jetton_notify: string
  readonly jetton_burn: string
  readonly jetton_burn_notification: string
  readonly excess: string
  readonly provide_wallet_address: string
  readonly take_wallet_address: string
  readonly nft_transfer: string
  readonly nft_ownership_assigned: string
  readonly change_dns_record: string
  readonly elector_new_stake: string
  readonly elector_new_stake_ok: string
  readonly elector_recover_stake: string
  readonly elector_recover_stake_ok: string
  readonly bounced_message: string
}

/** English {@link OpcodeMessages}: the service's own words, so that no component needs to bring them along. */
export const opcodeMessages: OpcodeMessages = {
  text_comment: 'Text comment',
  encrypted_comment: 'Encrypted comment',
  jetton_transfer: 'Jetton transfer',
  jetton_internal_transfer: 'Jetton internal transfer',
  jetton_notify: 'Jetton notify',
  jetton_burn: 'Jetton burn',
  jetton_burn_notification: 'Jetton burn notification',
  excess: 'Excess',
  provide_wallet_address: 'Provide wallet address',
  take_wallet_address: 'Take wallet address',
  nft_transfer: 'NFT transfer',
  nft_ownership_assigned: 'NFT ownership assigned',
  change_dns_record: 'Change DNS record',
  elector_new_stake: 'Elector new stake',
  elector_new_stake_ok: 'Elector new stake ok',
  elector_recover_stake: 'Elector recover stake',
  elector_recover_stake_ok: 'Elector recover stake ok',
  bounced_message: 'Bounced message',
}

// Opcodes of the TON standards as the service writes them, which is also how an ABI writes the tag of a structure.

export const textCommentOpcode = '0x00000000'
export const encryptedCommentOpcode = '0x2167da4b'
/** Begins the body of a message that came back; the first 256 bits of the sent body follow. */
export const bouncedOpcode = '0xffffffff'
/** Begins the body of a message that came back with the sent body in a reference (global version 12). */
export const bouncedWholeOpcode = '0xfffffffe'

// TEP-74 and TEP-89, jettons
export const jettonTransferOpcode = '0x0f8a7ea5'
export const jettonInternalTransferOpcode = '0x178d4519'
export const jettonNotifyOpcode = '0x7362d09c'
export const jettonBurnOpcode = '0x595f07bc'
export const jettonBurnNotificationOpcode = '0x7bdd97de'
export const excessOpcode = '0xd53276db'
export const provideWalletAddressOpcode = '0x2c76b973'
export const takeWalletAddressOpcode = '0xd1735400'

// TEP-62, NFTs; TEP-81, names
export const nftTransferOpcode = '0x5fcc3d14'
export const nftOwnershipAssignedOpcode = '0x05138d91'
export const changeDnsRecordOpcode = '0x4eb1f0f9'

// Elector
export const newStakeOpcode = '0x4e73744b'
export const newStakeOkOpcode = '0xf374484c'
export const recoverStakeOpcode = '0x47657424'
export const recoverStakeOkOpcode = '0xf96f7324'

// Multisig v2 and its orders
export const multisigNewOrderOpcode = '0xf718510f'
export const multisigExecuteOpcode = '0x75097f5d'
export const multisigApproveOpcode = '0xa762230f'
export const multisigOrderInitOpcode = '0x9c73fba2'
export const multisigSendMessageOpcode = '0xf1381e5b'
export const multisigUpdateParamsOpcode = '0x1d0cfbd3'

// Wallet v5: signed and sent from outside, signed and sent by a contract, sent by an extension
export const walletSignedExternalOpcode = '0x7369676e'
export const walletSignedInternalOpcode = '0x73696e74'
export const walletExtensionOpcode = '0x6578746e'

// Changes of who controls a contract
/** Classic jettons: change_admin; collections of NFTs: change_owner. */
export const changeOwnerOpcode = '0x00000003'
export const pluginInstalledOpcode = '0x6e6f7465'
/** A plugin of a wallet v4 asks for coins. */
export const pluginRequestOpcode = '0x706c7567'
export const jettonChangeAdminOpcode = '0x6501f354'
export const jettonClaimAdminOpcode = '0xfb88e119'
export const jettonDropAdminOpcode = '0x7431f221'
export const jettonUpgradeOpcode = '0x2508d66a'
export const nftTransferEditorshipOpcode = '0x1c04412a'
export const vestingAddWhitelistOpcode = '0x7258a69b'

/** Action of a contract that sends a message. */
export const sendMessageActionOpcode = '0x0ec3c86d'

/**
 * Writes an opcode, or another 32 bits, as the service does: `0x0f8a7ea5`. Negative numbers are taken as signed 32
 * bits.
 */
export function formatOpcode(opcode: number | bigint): string {
  return `0x${(Number(opcode) >>> 0).toString(16).padStart(8, '0')}`
}

import { beginCell, external, internal, storeMessage } from '@ton/core'
import { keyPairFromSeed } from '@ton/crypto'
import { WalletContractV3R2, WalletContractV4, WalletContractV5R1 } from '@ton/ton'
import { digest } from './random.mjs'

/**
 * @import { Address, Cell, StateInit } from '@ton/core'
 * @import { World } from './world.mjs'
 */

/** @typedef {'v3r2' | 'v4r2' | 'v5r1'} WalletVersion */

/**
 * A message that a wallet sends.
 * @typedef {object} Letter
 * @property {Address} to
 * @property {bigint} value Nanograms.
 * @property {Cell | undefined} [body]
 * @property {StateInit | undefined} [init]
 * @property {boolean} [bounce] @default true
 */

/**
 * @param {WalletVersion} version
 * @param {Buffer} publicKey
 */
function createWalletContract(version, publicKey) {
  if (version === 'v3r2') return WalletContractV3R2.create({ workchain: 0, publicKey })
  if (version === 'v4r2') return WalletContractV4.create({ workchain: 0, publicKey })
  return WalletContractV5R1.create({ workchain: 0, publicKey })
}

/**
 * Wallet whose keys follow from its name.
 * @param {World} world
 * @param {string} name
 * @param {WalletVersion} version
 */
export function createWallet(world, name, version) {
  const keys = keyPairFromSeed(digest('wallet', name))
  const contract = createWalletContract(version, keys.publicKey)
  let seqno = 0

  /**
   * Signed external message; the first one carries the state-init.
   * @param {Letter[]} letters At most 4, or 255 for v5.
   * @param {{ mode?: number, seqno?: number, expired?: boolean }} [options]
   * @returns {Cell}
   */
  function send(letters, options = {}) {
    const number = options.seqno ?? seqno
    const args = {
      seqno: number,
      secretKey: keys.secretKey,
      timeout: world.now() + 600,
      sendMode: options.mode ?? 3,
      messages: letters.map(({ to, value, body, init, bounce = true }) =>
        internal({ to, value, bounce, ...(body ? { body } : {}), ...(init ? { init } : {}) }),
      ),
    }
    const body =
      contract instanceof WalletContractV5R1
        ? contract.createTransfer({ ...args, authType: 'external' })
        : contract instanceof WalletContractV4
          ? contract.createTransfer(args)
          : contract.createTransfer(args)
    if (options.seqno === undefined) seqno += 1
    const message = external({
      to: contract.address,
      body,
      ...(number === 0 ? { init: contract.init } : {}),
    })
    return beginCell().store(storeMessage(message)).endCell()
  }

  return { name, version, address: contract.address, init: contract.init, send }
}

/** @typedef {ReturnType<typeof createWallet>} Wallet */

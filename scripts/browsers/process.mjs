import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Runs a command with the request to the kernel to end it together with the process that started it. */
const BINDER = '/usr/bin/setpriv'

/**
 * Starts a process that does not outlive this one, even if this one is killed (on Linux; elsewhere it ends with
 * `kill`).
 * @param {string} command
 * @param {readonly string[]} words
 * @param {import('node:child_process').SpawnOptions} options
 */
export function spawnBound(command, words, options) {
  return existsSync(BINDER)
    ? spawn(BINDER, ['--pdeathsig', 'KILL', command, ...words], options)
    : spawn(command, words, options)
}

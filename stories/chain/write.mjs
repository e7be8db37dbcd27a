import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {Record<string, unknown> | unknown[]} Body */

/**
 * JSON with one row per line, so that a changed row is one changed line.
 * @param {Body} body
 */
export function encodeBody(body) {
  if (Array.isArray(body)) return `${encodeList(body)}\n`
  const parts = Object.entries(body).map(([key, value]) => {
    const text = Array.isArray(value) ? encodeList(value) : isMap(value) ? encodeMap(value) : JSON.stringify(value)
    return `${JSON.stringify(key)}:${text}`
  })
  return `{${parts.join(',\n')}}\n`
}

/** @param {unknown[]} list */
const encodeList = (list) => (list.length === 0 ? '[]' : `[\n${list.map((row) => JSON.stringify(row)).join(',\n')}\n]`)

/** @param {Record<string, unknown>} map */
const encodeMap = (map) =>
  `{${Object.entries(map)
    .map(([key, row]) => `\n${JSON.stringify(key)}:${JSON.stringify(row)}`)
    .join(',')}\n}`

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
const isMap = (value) => typeof value === 'object' && value !== null

/**
 * Writes bodies and pictures into a folder.
 * @param {string} folder
 * @param {Map<string, Body>} bodies By file name.
 * @param {{ files: Map<string, string>, addresses: Record<string, string> }} media
 * @returns {Map<string, number>} Size of each body, bytes.
 */
export function writeChain(folder, bodies, media) {
  const mediaFolder = join(folder, 'media')
  rmSync(mediaFolder, { recursive: true, force: true })
  mkdirSync(mediaFolder, { recursive: true })
  for (const [name, drawing] of media.files) writeFileSync(join(mediaFolder, name), drawing)
  writeFileSync(join(mediaFolder, 'index.json'), `${JSON.stringify(media.addresses, null, 1)}\n`)
  const sizes = new Map()
  for (const [name, body] of bodies) {
    const text = encodeBody(body)
    writeFileSync(join(folder, name), text)
    sizes.set(name, Buffer.byteLength(text))
  }
  return sizes
}

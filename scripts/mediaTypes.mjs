import { extname } from 'node:path'

/** @type {Readonly<Record<string, string>>} */
const mediaTypes = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wav': 'audio/wav',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
}

/**
 * Returns the media type with which a server sends a file, by the ending of its name.
 * @param {string} file @returns {string}
 */
export function mediaType(file) {
  return mediaTypes[extname(file)] ?? 'application/octet-stream'
}

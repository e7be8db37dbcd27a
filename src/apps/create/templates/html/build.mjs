// Copies the elements beside the page: this folder then works on any web server.
import { cpSync, rmSync } from 'node:fs'

rmSync('web', { recursive: true, force: true })
cpSync('node_modules/tonlens/dist/web', 'web', { recursive: true })

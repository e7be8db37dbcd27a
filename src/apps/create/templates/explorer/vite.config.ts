import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Relative URLs, so that the built folder works below any path.
export default defineConfig({ base: './', plugins: [react()] })

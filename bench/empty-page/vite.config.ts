import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompressed } from '../../apps/patient/build/precompressed.ts'

/** The settings of apps/patient/vite.config.ts that decide how large a script gets; the libraries are whole, as they come. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react(), precompressed()],
  build: { target: ['chrome98', 'safari16'], cssTarget: ['chrome87', 'safari15.4'], assetsInlineLimit: 0 },
})

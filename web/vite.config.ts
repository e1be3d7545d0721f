import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// The page is part of the Python package, which serves it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/goldenhorn/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Whoever waits for the page on a slow machine need not read where the time went.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8713', ws: true } } },
})

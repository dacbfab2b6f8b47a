import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'

const server = process.env.QUAYWISE_SERVER ?? 'http://127.0.0.1:8000'
const proxied = ['/api', '/v1', '/healthz', '/readyz', '/metrics', '/docs']

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), precompress(join(import.meta.dirname, 'dist/assets'))],
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: server, changeOrigin: false }])),
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // A picture inlined as data would need a wider content policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'charts', test: /node_modules[\\/](echarts|zrender)[\\/]/, priority: 2 },
          ],
        },
      },
    },
  },
})

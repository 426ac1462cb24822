import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['tests/bench/*.bench.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 300_000,
    reporters: [fileURLToPath(new URL('./table-reporter.ts', import.meta.url))],
    server: { deps: { inline: ['fp-ts', 'io-ts'] } },
  },
})

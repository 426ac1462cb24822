import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: '../..',
    include: ['tests/bench/*.bench.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 300_000,
    reporters: ['./tests/bench/table-reporter.ts'],
    server: { deps: { inline: ['fp-ts', 'io-ts'] } },
  },
})

import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Writes the logs of the present schema; no part of the tests. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['tests/logs/write-logs.ts'],
    watch: false,
    server: { deps: { inline: ['fp-ts', 'io-ts'] } },
  },
})

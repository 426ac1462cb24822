import { defineConfig } from 'vitest/config'

/** The tests of the rules alone, as `npm run mutate` runs them against each mutant. */
export default defineConfig({
  test: {
    include: ['tests/domain/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    testTimeout: 30_000,
    server: { deps: { inline: ['fp-ts'] } },
  },
})

import { defineConfig } from 'vite'

/** Builds the simulator as a program of its own. */
export default defineConfig({
  ssr: { noExternal: ['fp-ts', 'io-ts'] },
  build: {
    ssr: true,
    outDir: '.build/simulation',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: { simulate: 'tests/simulation/shop/main.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
})

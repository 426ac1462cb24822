import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'

/** `npm run dev`: the same server as in production, its modules loaded and replaced by Vite. */
const shopServer = (): Plugin => ({
  name: 'shop-server',
  apply: 'serve',
  configureServer: (vite) => async () => {
    if (process.env['VITEST'] !== undefined) return
    const { serveWithVite } = await vite.ssrLoadModule('/ui/entry/dev-server.ts')
    await serveWithVite(vite)
  },
})

const pureTests = ['tests/{domain,application}/**/*.test.{ts,tsx}']
const viewTests = ['tests/{ui,architecture,requirements,supply-chain}/**/*.test.{ts,tsx}']
const mockedTests = ['tests/**/*.mocked.test.{ts,tsx}']
const simulationTests = ['tests/simulation/shop-sessions.test.ts']
const elsewhere = ['tests/browser/**', 'node_modules/**']
const preparedDatabases = {
  globalSetup: ['tests/support/run-folder.ts'],
  setupFiles: ['tests/support/pglite-image.ts', 'tests/support/cheap-passwords.ts'],
}

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), shopServer()],
  // The reader of a kind of file is loaded when such a file comes.
  worker: { format: 'es' },
  css: {
    modules: {
      localsConvention: 'camelCaseOnly',
      // A listing names thousands of classes: short names make its page a sixth shorter.
      ...(command === 'build' ? { generateScopedName: '_[hash:base64:5]' } : {}),
    },
  },
  ssr: {
    noExternal: [
      // Their deep imports have no file endings, which plain Node modules refuse.
      'fp-ts',
      'io-ts',
      // Many small files, which cost a tenth of a second to find at every start of the built server.
      ...(command === 'build' ? ['kysely', 'inversify', 'react-router', 'react-router-dom'] : []),
    ],
  },
  build: isSsrBuild
    ? {
        outDir: '.build/server',
        emptyOutDir: true,
        target: 'node20',
        rolldownOptions: {
          input: {
            server: 'ui/entry/server.ts',
            'pglite-worker': 'adapters/embedded/database/pglite-worker.ts',
            'spreadsheet-worker': 'adapters/embedded/spreadsheet/spreadsheet-worker.ts',
            replay: 'adapters/replay/main.ts',
          },
          output: { entryFileNames: '[name].js' },
        },
      }
    : {
        outDir: '.build/client',
        // Pages that were open before an update still ask for its old chunks; the bootstrap clears them away after a day.
        emptyOutDir: false,
        manifest: true,
        target: 'es2023',
        // The base alone is over the default; `tests/bench/bytes.bench.ts` watches over what pages load.
        chunkSizeWarningLimit: 1_000,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'ui/entry/browser.tsx',
          output: {
            codeSplitting: {
              groups: [
                // Nearly every chunk uses some part of fp-ts. Were it shared out by who uses which, what a page loads
                // first would come in twice as many chunks, which compress worse.
                { name: 'fp-ts', test: /node_modules[\\/]fp-ts/ },
                // What every page loads before anything else is one chunk, for the same reason; each further request
                // costs some milliseconds of both machines.
                { name: 'base', tags: ['$initial'] },
              ],
            },
          },
        },
      },
  test: {
    // Tests wait for databases and servers as often as they work; a core kept free for the runner would stand idle.
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'pure', include: pureTests, exclude: [...mockedTests, 'node_modules/**'] } },
      {
        extends: true,
        test: {
          name: 'views',
          setupFiles: ['tests/ui/load-pages.ts'],
          include: viewTests,
          exclude: [...mockedTests, ...elsewhere],
        },
      },
      {
        extends: true,
        test: {
          name: 'services',
          ...preparedDatabases,
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...pureTests, ...viewTests, ...mockedTests, ...simulationTests, ...elsewhere],
        },
      },
      // It only computes: `tests/all.mjs` runs it beside tests that wait.
      { extends: true, test: { name: 'simulation', include: simulationTests } },
      // A module that is replaced for one file must not be there for the next one, nor the other way about.
      { extends: true, test: { name: 'mocked', ...preparedDatabases, include: mockedTests, isolate: true } },
    ],
    // Files share what was loaded once: loading it anew for each takes a sixth of all the time. No module of the shop keeps
    // state of its own, and a test leaves nothing behind it.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    environment: 'node',
    // A test that is run alone by `.only` would hide the others; `-t` does the same from the command line.
    allowOnly: false,
    // A machine that does much else may need many times as long as a quiet one; what hangs is still told.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 10 } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    server: { deps: { inline: ['fp-ts', 'io-ts'] } },
  },
}))

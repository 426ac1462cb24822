import { fileURLToPath } from 'node:url'
import { defineConfig } from 'playwright/test'
import { findChromium } from './chromium'

const port = Number(process.env['TEST_PORT'] ?? 4380)

const isByHand = process.env['CI'] === undefined

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../.build/browser-tests',
  fullyParallel: true,
  // What they leave of the processors while they wait for answers and frames is filled by what runs beside them
  // (`tests/all.mjs`). A third one would only make each slower.
  workers: 2,
  forbidOnly: !isByHand,
  retries: 0,
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    // Colours are judged as they come to rest.
    contextOptions: { reducedMotion: 'reduce' },
    // Pictures and documents of every step cost a third of a run; whoever works on a failing test has them.
    trace: { mode: 'retain-on-failure', screenshots: isByHand, snapshots: isByHand, sources: isByHand },
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desk', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'van',
      // Only what another width shows or does in another way.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node serve.mjs',
    url: `http://localhost:${port}/health`,
    reuseExistingServer: false,
    timeout: 120_000,
    env: {
      PORT: String(port),
      DATA_DIR: fileURLToPath(new URL('../../.build/browser-data', import.meta.url)),
      NODE_ENV: 'production',
      CATALOGUE_SIZE: '2000',
      DEMO: '1',
    },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})

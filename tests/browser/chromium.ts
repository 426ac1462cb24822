import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** The one without a window first: it needs a third less of a processor for the same tests. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** A Chromium of this machine, else Playwright's own, fetched when it is missing. */
export const findChromium = (): string => {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined) return named
  const found = installed.find((path) => existsSync(path))
  if (found !== undefined) return found
  const own = chromium.executablePath()
  if (!existsSync(own)) spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' })
  if (!existsSync(own)) throw new Error('No Chromium: install one, or name it in CHROMIUM_PATH.')
  return own
}

import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright'
import { findChromium } from '../browser/chromium'

/** Slow 4G as the browser's own tools define it. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })

/** A page in a browser that has seen nothing yet, at a quarter of the machine's speed; on slow 4G unless said. */
export const openSlowPage = async (
  browser: Browser,
  options: BrowserContextOptions,
  network: 'slow4G' | 'unhindered' = 'slow4G',
): Promise<{ readonly page: Page; readonly context: BrowserContext }> => {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  if (network === 'slow4G') {
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { page, context }
}

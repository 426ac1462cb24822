import { test as base } from 'playwright/test'
import type { BrowserContext } from 'playwright/test'

export { expect } from 'playwright/test'

/** What went wrong in a test's pages without being seen on them. */
export interface Faults {
  /** A fault that the test itself brings about, and so does not fail by. */
  readonly foresee: (fault: RegExp) => void
}

const watch = (context: BrowserContext, note: (fault: string) => void): void => {
  context.on('console', (message) => {
    // React tells of markup that does not match the server's as an error too.
    if (['error', 'warning'].includes(message.type())) note(`console ${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (fault) => note(`page error: ${fault.error().stack ?? fault.error().message}`))
  context.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page that is left stops what it was still fetching.
    if (reason !== 'net::ERR_ABORTED') note(`${reason} ${request.method()} ${request.url()}`)
  })
}

/** Fails a test in which any page had a console error or warning, an uncaught error or a failed request. */
export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ context }, provide) => {
      const noted: string[] = []
      const foreseen: RegExp[] = []
      watch(context, (fault) => noted.push(fault))
      await provide({ foresee: (fault) => void foreseen.push(fault) })
      const unforeseen = noted.filter((fault) => !foreseen.some((pattern) => pattern.test(fault)))
      base.expect(unforeseen, 'faults that no page showed').toEqual([])
    },
    { auto: true },
  ],
})

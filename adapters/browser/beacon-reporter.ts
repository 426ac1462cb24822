import type { ErrorReporter } from '#application/ports/error-reporter'

/**
 * Sends problems to an address, also while the page is being left; silent where none is configured (MONITOR-05).
 * @param send true when the browser took the message
 */
export const createBeaconReporter = (
  address: string | undefined,
  send: (address: string, body: string) => boolean = (to, body) => navigator.sendBeacon(to, body),
): ErrorReporter => ({
  report: (problem) => {
    if (address !== undefined) send(address, JSON.stringify(problem))
  },
})

import type { ErrorReporter } from '#application/ports/error-reporter'

/**
 * Sends problems to an address, also while the page is being left. Does nothing without an address (MONITOR-05).
 * @param send returns true if the browser queued the message
 */
export const createBeaconReporter = (
  address: string | undefined,
  send: (address: string, body: string) => boolean = (to, body) => navigator.sendBeacon(to, body),
): ErrorReporter => ({
  report: (problem) => {
    if (address !== undefined) send(address, JSON.stringify(problem))
  },
})

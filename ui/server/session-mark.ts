import { createHash } from 'node:crypto'

/**
 * Runs before the first paint: marks a document whose reader has a stored session, so that style sheets keep the box of
 * a price empty until the customer's own is there. The only inline script; the policy allows it by its hash.
 */
export const sessionMark =
  "try{if(localStorage.getItem('refresh-token')||localStorage.getItem('current-token'))document.documentElement.dataset.session='stored'}catch{}"

export const sessionMarkHash = `'sha256-${createHash('sha256').update(sessionMark).digest('base64')}'`

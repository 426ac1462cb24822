import { createHash } from 'node:crypto'

/**
 * Runs before the first paint. It marks a document whose reader has a stored session, so that style sheets hide the
 * public price until the customer price is loaded. A session is stored for the tab alone where the browser refuses more.
 * It is the only inline script; the content security policy allows
 * it by its hash.
 */
export const sessionMark =
  "for(const s of ['localStorage','sessionStorage'])try{if(self[s].getItem('refresh-token')||self[s].getItem('current-token'))document.documentElement.dataset.session='stored'}catch{}"

export const sessionMarkHash = `'sha256-${createHash('sha256').update(sessionMark).digest('base64')}'`

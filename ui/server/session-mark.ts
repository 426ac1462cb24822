import { createHash } from 'node:crypto'

/**
 * Runs before the first paint. It marks a document whose reader has a stored session, or punchout settings that may open
 * one, so that style sheets hide the public price until the customer price is loaded. A session is stored for the tab
 * alone where the browser refuses more. The content security policy allows the script by its hash.
 */
export const sessionMark =
  "for(const s of ['localStorage','sessionStorage'])for(const k of ['refresh-token','current-token','punchout-settings'])try{if(self[s].getItem(k))document.documentElement.dataset.session='stored'}catch{}"

export const sessionMarkHash = `'sha256-${createHash('sha256').update(sessionMark).digest('base64')}'`

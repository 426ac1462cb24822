import { createHash } from 'node:crypto'

/** Hides the banners that the reader has closed (`notices/closed-banners.ts`), as soon as they are there. */
const closedBanners =
  "try{const c=JSON.parse(localStorage.getItem('closed-banners')||'[]');if(c.length){const o=new MutationObserver(()=>{for(const b of document.querySelectorAll('[data-banner]'))if(c.includes(b.dataset.banner))b.hidden=true});o.observe(document,{childList:true,subtree:true});addEventListener('DOMContentLoaded',()=>o.disconnect())}}catch{}"

/**
 * Runs before the first paint. It marks a document whose reader has a stored session, or punchout settings that may open
 * one, so that style sheets hide the public price until the customer price is loaded. A session is stored for the tab
 * alone where the browser refuses more. The content security policy allows the script by its hash.
 */
export const sessionMark = `for(const s of ['localStorage','sessionStorage'])for(const k of ['refresh-token','current-token','punchout-settings'])try{if(self[s].getItem(k))document.documentElement.dataset.session='stored'}catch{};${closedBanners}`

export const sessionMarkHash = `'sha256-${createHash('sha256').update(sessionMark).digest('base64')}'`

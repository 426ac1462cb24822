import type { IdSource } from '#application/ports/id-source'
import type { Tabs } from '#application/ports/tabs'
import { browserTimers } from './browser-timers'
import { createAloneTab, createSingleTab } from './single-tab'
import { openTabChannel } from './tab-channel'
import { announcementsOn, createTabs } from './tabs'

/**
 * The tabs of this browser. Web Locks exist only over HTTPS and on localhost, and not in old web views. Without them
 * one tab is active and the others are halted. Without BroadcastChannel too, each tab works as if it were the only one.
 */
export const createBrowserTabs = (ids: IdSource): Tabs => {
  if (globalThis.BroadcastChannel === undefined) return createAloneTab(ids)
  const channel = openTabChannel('fackhandel-effects')
  if ('locks' in navigator) return createTabs(ids, navigator.locks, channel)
  return createSingleTab({
    ids,
    timers: browserTimers,
    presence: openTabChannel('fackhandel-presence'),
    announcements: announcementsOn(channel),
    whenLeft: (left, back) => {
      window.addEventListener('pagehide', left)
      window.addEventListener('pageshow', ({ persisted }) => persisted && back())
    },
  })
}

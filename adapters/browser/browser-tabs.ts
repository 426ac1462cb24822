import type { IdSource } from '#application/ports/id-source'
import type { Tabs } from '#application/ports/tabs'
import { browserTimers } from './browser-timers'
import { createLeaseLocks } from './lease-locks'
import { openTabChannel } from './tab-channel'
import { createAloneTab, createTabs, type Locks } from './tabs'
import { localStore } from './web-storage'

/**
 * The tabs of this browser. Web Locks exist only over HTTPS and on localhost, and not in old web views: there leases in
 * the storage stand in for them, and where the storage is refused too, each tab works as if it were the only one.
 */
export const createBrowserTabs = (ids: IdSource): Tabs => {
  const locks: Locks | undefined = 'locks' in navigator ? navigator.locks : leases(ids)
  return locks === undefined ? createAloneTab(ids) : createTabs(ids, locks, openTabChannel('fackhandel-effects'))
}

const leases = (ids: IdSource): Locks | undefined =>
  keeps()
    ? createLeaseLocks({
        store: localStore,
        holder: ids.next(),
        channel: openTabChannel('fackhandel-leases'),
        timers: browserTimers,
        now: Date.now,
        whenLeft: (left, back) => {
          window.addEventListener('pagehide', left)
          window.addEventListener('pageshow', back)
        },
      })
    : undefined

const PROBE = 'fackhandel-probe'

const keeps = (): boolean => {
  localStore.set(PROBE, PROBE)
  const kept = localStore.get(PROBE) === PROBE
  localStore.remove(PROBE)
  return kept
}

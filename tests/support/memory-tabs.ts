import type { Hint, Tabs } from '#application/ports/tabs'

/** The tabs of one browser. The first that asks leads; when it goes, the next in line does. */
export interface Browser {
  readonly open: (id: string) => Tabs
}

export const createBrowser = (): Browser => {
  const listeners = new Map<string, Set<(hint: Hint) => void>>()
  let line: readonly { readonly id: string; readonly lead: () => void }[] = []
  return {
    open: (id) => ({
      id,
      whenLeader: (lead, follow) => {
        const place = { id, lead }
        line = [...line, place]
        if (line[0] === place) queueMicrotask(lead)
        else queueMicrotask(follow)
        return () => {
          const led = line[0] === place
          line = line.filter((other) => other !== place)
          const next = line[0]
          if (led && next !== undefined) queueMicrotask(next.lead)
        }
      },
      announce: (hint) => {
        for (const [tab, heard] of listeners) {
          if (tab !== id) heard.forEach((listener) => queueMicrotask(() => listener(hint)))
        }
      },
      whenAnnounced: (listener) => {
        const own = listeners.get(id) ?? new Set()
        listeners.set(id, own.add(listener))
        return () => void own.delete(listener)
      },
    }),
  }
}

import type { Hint, Tabs } from '#application/ports/tabs'

/** The tabs of one browser. The first that asks leads; when it goes, the next in line does. */
export interface Browser {
  readonly open: (id: string) => Tabs
  /** The one that leads sleeps, and the next in line takes the lead; the sleeper wakes up at the end of the line. */
  readonly depose: () => void
  /** The browser is done with a tab that has died. */
  readonly bury: (id: string) => void
  /** A tab hears nothing of the others, as if it were frozen, until it is woken. */
  readonly silence: (id: string) => () => void
}

export const createBrowser = (): Browser => {
  const living = new Set<string>()
  let mourners: readonly { readonly tab: string; readonly gone: () => void }[] = []
  const silent = new Set<string>()
  const listeners = new Map<string, Set<(hint: Hint) => void>>()
  let line: readonly { readonly id: string; readonly lead: () => void; readonly follow: () => void }[] = []
  return {
    depose: () => {
      const [deposed, next, ...rest] = line
      if (deposed === undefined || next === undefined) return
      line = [next, ...rest, deposed]
      queueMicrotask(next.lead)
      queueMicrotask(deposed.follow)
    },
    bury: (id) => {
      living.delete(id)
      for (const { tab, gone } of mourners) if (tab === id) queueMicrotask(gone)
      mourners = mourners.filter(({ tab }) => tab !== id)
    },
    silence: (id) => {
      silent.add(id)
      return () => void silent.delete(id)
    },
    open: (id) => ({
      id: born(living, id),
      whenGone: (tab, gone, alive) => {
        const mourner = { tab, gone }
        if (living.has(tab)) {
          mourners = [...mourners, mourner]
          queueMicrotask(alive)
        } else queueMicrotask(gone)
        return () => {
          mourners = mourners.filter((other) => other !== mourner)
        }
      },
      whenLeader: (lead, follow) => {
        const place = { id, lead, follow }
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
          if (tab !== id && !silent.has(tab)) heard.forEach((listener) => queueMicrotask(() => listener(hint)))
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

const born = (living: Set<string>, id: string): string => {
  living.add(id)
  return id
}

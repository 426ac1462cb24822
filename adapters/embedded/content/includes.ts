import type { ContentLink } from './links'
import { linksIn } from './links'
import type { WireItem } from './wire-item'

export interface Included {
  readonly entries: readonly WireItem[]
  readonly assets: readonly WireItem[]
  /** Links to missing items. They are not removed from the fields. */
  readonly unresolved: readonly ContentLink[]
}

export type Find = (link: ContentLink) => WireItem | undefined

const keyOf = ({ linkType, id }: ContentLink): string => `${linkType} ${id}`

/** The items that the given items link to, down to a depth. Given items are left out, and no item is included twice. */
export const includesOf = (items: readonly WireItem[], depth: number, find: Find): Included => {
  const seen = new Set(items.map(({ sys }) => `Entry ${sys.id}`))
  const entries: WireItem[] = []
  const assets: WireItem[] = []
  const unresolved: ContentLink[] = []
  let level = items
  for (let step = 0; step < depth && level.length > 0; step += 1) {
    const next: WireItem[] = []
    for (const link of level.flatMap(({ fields }) => linksIn(fields))) {
      if (seen.has(keyOf(link))) continue
      seen.add(keyOf(link))
      const found = find(link)
      if (found === undefined) unresolved.push(link)
      else if (link.linkType === 'Asset') assets.push(found)
      else next.push(found)
    }
    entries.push(...next)
    level = next
  }
  return { entries, assets, unresolved }
}

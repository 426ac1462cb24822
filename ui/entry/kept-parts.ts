import { createHash, randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { limits } from '#adapters/embedded/limits'
import type { PartKeeper } from '../components/KeptPart'

/** A page being drawn, with parts that were drawn before. */
export interface PageOfParts {
  readonly keeper: PartKeeper
  /** The page as it is sent, in pieces of UTF-8: kept parts in their places, new ones kept for the pages to come. */
  readonly finish: (html: string) => readonly Buffer[]
}

export interface KeptParts {
  readonly page: () => PageOfParts
}

/** HTML of parts by their data. Equal data finds the same part, whichever answer it came with. */
export const createKeptParts = (): KeptParts => {
  const kept = new LRUCache<string, Buffer>({
    maxSize: limits.pages.keptPartsBytes,
    sizeCalculation: (html, key) => html.length + key.length * 2,
  })
  // Nobody outside knows it: a query or a name that holds a mark would else cut a part where it likes.
  const secret = randomUUID()
  const digestOf = rememberedDigest()
  return { page: () => pageOf(kept, secret, digestOf) }
}

/** Answers are kept for a while and stand in many pages: what they hold is summed up once. */
const rememberedDigest = () => {
  const digests = new WeakMap<object, string>()
  return (data: object): string => {
    const known = digests.get(data)
    if (known !== undefined) return known
    const digest = createHash('sha256').update(JSON.stringify(data)).digest('base64')
    digests.set(data, digest)
    return digest
  }
}

interface Place {
  readonly key: string
  /** Undefined when it is drawn in this page. */
  readonly html: Buffer | undefined
}

const pageOf = (kept: LRUCache<string, Buffer>, secret: string, digestOf: (data: object) => string): PageOfParts => {
  const places: Place[] = []
  const mark = (kind: 'start' | 'end' | 'kept', place: number) => `(${secret} ${kind} ${place})`
  return {
    keeper: (name, of) => {
      const key = `${name} ${digestOf(of)}`
      const html = kept.get(key)
      const place = places.push({ key, html }) - 1
      return html === undefined
        ? { tag: 'New', start: mark('start', place), end: mark('end', place) }
        : { tag: 'Kept', place: mark('kept', place) }
    },
    finish: (html) => {
      const pieces: Buffer[] = []
      let from = 0
      for (const found of html.matchAll(new RegExp(`\\(${secret} (start|end|kept) (\\d+)\\)`, 'g'))) {
        const [whole, kind, number] = found
        const piece = Buffer.from(html.slice(from, found.index))
        const place = places[Number(number)]
        pieces.push(piece)
        if (place?.html !== undefined) pieces.push(place.html)
        else if (kind === 'end' && place !== undefined) kept.set(place.key, piece)
        from = found.index + whole.length
      }
      return [...pieces, Buffer.from(html.slice(from))]
    },
  }
}

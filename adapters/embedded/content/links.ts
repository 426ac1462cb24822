/** A reference from one item to another. */
export interface ContentLink {
  readonly linkType: 'Entry' | 'Asset'
  readonly id: string
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const asLink = (value: Readonly<Record<string, unknown>>): ContentLink | undefined => {
  const { sys } = value
  if (!isRecord(sys) || sys['type'] !== 'Link' || typeof sys['id'] !== 'string') return undefined
  const { linkType, id } = sys
  return linkType === 'Entry' || linkType === 'Asset' ? { linkType, id } : undefined
}

/** All links in a value at any depth, including those in rich texts. */
export const linksIn = (value: unknown): readonly ContentLink[] => {
  if (!isRecord(value)) return []
  const own = asLink(value)
  return own === undefined ? Object.values(value).flatMap(linksIn) : [own]
}

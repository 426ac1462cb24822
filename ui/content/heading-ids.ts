import type { Block, Inline, RichText } from '#domain/content/rich-text'

const wordsOf = (text: readonly Inline[]): string =>
  text.map((inline) => (inline.tag === 'Text' ? inline.text : wordsOf(inline.text))).join('')

/** As the paths of the shop are written: lower case, without accents, words joined by `-`. */
const slugOf = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const headingOf = (block: Block): string | undefined =>
  block.tag === 'Heading' ? slugOf(wordsOf(block.text)) : undefined

/**
 * The id of each block that is a heading, so that an address can lead to it: its words as a slug, with a number after it
 * where an earlier heading has the same words.
 */
export const headingIds = (text: RichText): readonly (string | undefined)[] => {
  const seen = new Map<string, number>()
  return text.map((block) => {
    const slug = headingOf(block)
    if (slug === undefined || slug === '') return undefined
    const times = (seen.get(slug) ?? 0) + 1
    seen.set(slug, times)
    return times === 1 ? slug : `${slug}-${times}`
  })
}

import type { Block, Inline, RichText } from '#domain/content/rich-text'

const wordsOf = (text: readonly Inline[]): string =>
  text.map((inline) => (inline.tag === 'Text' ? inline.text : wordsOf(inline.text))).join('')

/** In the form of the shop's paths: lower case, without accents, words joined by `-`. */
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
 * The id of each block that is a heading, so that an address can lead to it: its words as a slug, with a number after
 * it where an earlier heading has that id.
 */
export const headingIds = (text: RichText): readonly (string | undefined)[] => {
  const taken = new Set<string>()
  return text.map((block) => {
    const slug = headingOf(block)
    if (slug === undefined || slug === '') return undefined
    let id = slug
    for (let number = 2; taken.has(id); number += 1) id = `${slug}-${number}`
    taken.add(id)
    return id
  })
}

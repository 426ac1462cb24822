import type { GeneratedCatalogue } from '#adapters/embedded/demo-data/catalogue/article'
import { catalogueBatches } from '#adapters/embedded/demo-data/catalogue/generate-catalogue'

/** All batches of a catalogue at once. `size` counts articles. */
export const newWholeCatalogue = (size: number): GeneratedCatalogue => {
  const batches = [...catalogueBatches(size)]
  return {
    products: batches.flatMap(({ products }) => products),
    articles: batches.flatMap(({ articles }) => articles),
  }
}

const made = new Map<number, GeneratedCatalogue>()

/** The same, made once a process, since the largest takes seconds. */
export const wholeCatalogue = (size: number): GeneratedCatalogue => {
  const catalogue = made.get(size) ?? newWholeCatalogue(size)
  made.set(size, catalogue)
  return catalogue
}

import { readSourceFile, type SourceFile } from './doors'

/** An import from one folder of ui/ into another. */
export interface Arrow {
  readonly from: string
  readonly to: string
  /** The file that imports. */
  readonly path: string
}

/**
 * The folder of ui/ that a path lies in; a file beside the folders is one by itself. A feature's texts belong to the
 * message catalogue, which is made of all of them.
 */
const folderOf = (path: string): string | undefined => {
  const [room, folder, ...rest] = path.replace(/\.tsx?$/, '').split('/')
  if (room !== 'ui' || folder === undefined) return undefined
  return rest.join('/') === 'texts' ? 'texts' : folder
}

export const arrowsOf = (files: readonly SourceFile[]): readonly Arrow[] =>
  files.flatMap(({ path, imports }) => {
    const from = folderOf(path)
    if (from === undefined) return []
    return imports.flatMap((target) => {
      const to = folderOf(target)
      return to === undefined || to === from ? [] : [{ from, to, path }]
    })
  })

/** Folders that can be left and come back to by imports, each with the way round. */
export const circlesIn = (arrows: readonly Arrow[]): readonly (readonly string[])[] => {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of arrows) next.set(from, (next.get(from) ?? new Set()).add(to))
  const wayBack = (start: string): readonly string[] | undefined => {
    const seen = new Set<string>()
    const walk = (way: readonly string[]): readonly string[] | undefined => {
      for (const folder of next.get(way.at(-1) ?? '') ?? []) {
        if (folder === start) return [...way, start]
        if (seen.has(folder)) continue
        seen.add(folder)
        const found = walk([...way, folder])
        if (found !== undefined) return found
      }
      return undefined
    }
    return walk([start])
  }
  return [...next.keys()].flatMap((folder) => {
    const circle = wayBack(folder)
    return circle === undefined ? [] : [circle]
  })
}

/**
 * What the frame around the pages draws itself. Everything else that a visitor meets is a page, which comes to the frame
 * through the list of pages.
 */
const frameDraws: Readonly<Record<string, string>> = {
  brands: 'the logo',
  components: 'fields, flyouts, links',
  illustrations: 'pictures of the departments in the menu',
  texts: 'the message catalogue',
  shop: 'session, cart and configuration',
  routing: 'what the route says of its page, and addresses',
  overlays: 'which flyout is open',
  notices: 'banners and toasts',
  'order-head': 'the order head stands on every page',
  favourites: 'the flyout of favourites and lists, and the dialogs that hearts open',
  'log-in': 'the account flyout holds the form',
  search: 'the search field stands in the header',
  comparison: 'the bar of the articles chosen for comparison',
  quotes: 'the quote that is filled beside the catalogue, and the dialog that chooses one',
  errors: 'a guarded page that does not exist, and a frame without its data',
}

/** Arrows from the frame to what is drawn as a page. */
export const frameViolations = (arrows: readonly Arrow[]): readonly Arrow[] =>
  arrows.filter(({ from, to }) => from === 'shell' && !(to in frameDraws))

const composes = ['entry', 'server', 'routes']

/** Arrows to the frame from what is drawn in it. */
export const intoFrame = (arrows: readonly Arrow[]): readonly Arrow[] =>
  arrows.filter(({ from, to }) => to === 'shell' && !composes.includes(from))

export const readArrows = (paths: readonly string[]): readonly Arrow[] => arrowsOf(paths.map(readSourceFile))

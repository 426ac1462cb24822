/** A picture of content. Its place is kept free by its measures, so that nothing moves when it comes. */
export interface ContentImage {
  readonly url: string
  readonly title: string | undefined
  readonly description: string | undefined
  /** CSS pixels; undefined where the service does not say. */
  readonly width: number | undefined
  readonly height: number | undefined
}

/** The host that pictures of a space elsewhere come from, which makes them by width and format. */
export const IMAGE_HOST = 'images.ctfassets.net'

/**
 * Where a picture may be loaded from: a path of this shop, or the host of a space's pictures by https; undefined for any
 * other address.
 */
export const imageAddress = (url: string): string | undefined => {
  if (/^\/(?![/\\])/.test(url)) return url
  const [, path] = /^(?:https:)?\/\/images\.ctfassets\.net(\/[\w./%-]+)$/.exec(url) ?? []
  return path === undefined ? undefined : `https://${IMAGE_HOST}${path}`
}

const widths = [320, 640, 960, 1280, 1920] as const

export interface ImageSource {
  readonly url: string
  /** CSS pixels */
  readonly width: number
}

/** A picture in narrower copies, in a format that browsers load sooner; none where its host makes no copies. */
export const imageSources = ({ url, width = 0 }: ContentImage): readonly ImageSource[] =>
  url.startsWith(`https://${IMAGE_HOST}/`)
    ? widths.filter((one) => one <= width).map((one) => ({ url: `${url}?w=${one}&fm=webp&q=80`, width: one }))
    : []

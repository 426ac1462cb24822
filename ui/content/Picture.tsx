import { imageSources, type ContentImage } from '#domain/content/image'

interface PictureProps {
  readonly image: ContentImage | undefined
  readonly className?: string | undefined
  /** Beside words that say the same. */
  readonly decorative?: boolean
}

/** Most pictures stand in half of the page, or in all of a small screen. */
const SIZES = '(max-width: 699px) 100vw, 50vw'

/** A picture of content, in the width that is needed where its host makes copies. Its measures keep its place free until it is loaded. */
export const Picture = ({ image, className, decorative = false }: PictureProps) => {
  if (image === undefined) return null
  const sources = imageSources(image)
  return (
    <img
      className={className}
      src={image.url}
      {...(sources.length === 0
        ? {}
        : { srcSet: sources.map(({ url, width }) => `${url} ${width}w`).join(', '), sizes: SIZES })}
      alt={decorative ? '' : (image.description ?? image.title ?? '')}
      width={image.width}
      height={image.height}
      loading="lazy"
      decoding="async"
    />
  )
}

import type { ContentImage } from '#domain/content/image'

interface PictureProps {
  readonly image: ContentImage | undefined
  readonly className?: string | undefined
  /** Beside words that say the same. */
  readonly decorative?: boolean
}

/** A picture of content. Its measures keep its place free until it is loaded. */
export const Picture = ({ image, className, decorative = false }: PictureProps) =>
  image === undefined ? null : (
    <img
      className={className}
      src={image.url}
      alt={decorative ? '' : (image.description ?? image.title ?? '')}
      width={image.width}
      height={image.height}
      loading="lazy"
      decoding="async"
    />
  )

/** A picture of content. Its place is kept free by its measures, so that nothing moves when it comes. */
export interface ContentImage {
  readonly url: string
  readonly title: string | undefined
  readonly description: string | undefined
  /** CSS pixels; undefined where the service does not say. */
  readonly width: number | undefined
  readonly height: number | undefined
}

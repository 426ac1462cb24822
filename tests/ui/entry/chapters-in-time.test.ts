import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { ContentService } from '#application/ports/content-service'
import { withChaptersInTime } from '../../../ui/entry/chapters-in-time'

const contentWith = (chapters: ContentService['chapters']): ContentService => {
  const none = () => async () => E.left({ statusCode: 404, message: 'none', cause: undefined } as const)
  return { page: none, listing: none, searchPages: none, chapters }
}

describe('the chapters of content in the foot of every page', () => {
  it('are those that the content service tells', async () => {
    const chapters = [{ slug: 'kundservice', title: 'Kundservice', pages: [] }]
    const content = withChaptersInTime(contentWith(() => async () => E.right(chapters)))

    expect(await content.chapters()()).toEqual(E.right(chapters))
  })

  it('are done without when the service does not answer', async () => {
    const content = withChaptersInTime(
      contentWith(() => () => new Promise(() => undefined)),
      1,
    )

    expect(E.isLeft(await content.chapters()())).toBe(true)
  })
})

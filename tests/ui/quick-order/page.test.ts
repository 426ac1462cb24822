import { describe, expect, it } from 'vitest'
import { createPageRenderer } from '../../../ui/server/page-renderer'
import { givenPages } from '../shell/given'

describe('/snabborder on the server', () => {
  it('[CART-52] is drawn with a row to type in, from the first request on', async () => {
    const { render } = createPageRenderer(
      givenPages(),
      () => ({ scripts: [], styles: [], preloads: [], fonts: [] }),
      'dahl',
    )
    for (const request of [1, 2]) {
      const rendering = await render(new Request(`http://shop.example/snabborder?n=${request}`))
      expect(rendering).toMatchObject({ tag: 'Page', page: { status: 200 } })
      expect(rendering.tag === 'Page' && rendering.page.body.toString()).toContain('Artikelnummer, rad 1')
    }
  })
})

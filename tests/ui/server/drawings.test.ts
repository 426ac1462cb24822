import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { drawings } from '../../../ui/server/drawings-plugin'
import { drawingPath } from '../../../ui/routing/paths'

const asked = async (product: { family: string; name: string }) => {
  const app = Fastify()
  await app.register(drawings)
  return app.inject(drawingPath(product))
}

describe('the image of a product', () => {
  it('is its drawing as SVG, which says its own colours', async () => {
    const { statusCode, headers, body } = await asked({ family: 'vinkel', name: 'Pressvinkel 45° 1/2' })

    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('image/svg+xml')
    expect(body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="600"/)
    expect(body).toContain('stroke="#15191d"')
    expect(body).not.toContain('class=')
  })

  it('differs as the goods differ', async () => {
    const [straight, bent] = await Promise.all(
      ['Pressvinkel 90°', 'Pressvinkel 45°'].map((name) => asked({ family: 'vinkel', name })),
    )
    expect(straight?.body).not.toBe(bent?.body)
  })

  it('is a parcel where nothing is drawn for its family', async () => {
    expect((await asked({ family: '<script>', name: '"' })).body).not.toContain('script')
  })
})

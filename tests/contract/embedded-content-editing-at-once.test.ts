import { afterAll, beforeAll, expect, it } from 'vitest'
import { logIn } from './support/every-answer'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'
import { onEachEngine } from './support/engines'

const EDITORS = 20

await onEachEngine('the content of a demo shop, by several editors at once', (options) => {
  let services: EmbeddedServices
  beforeAll(async () => {
    services = await startEmbeddedServices({ catalogueSize: 10 }, options)
  })
  afterAll(() => services.stop())

  it('is changed by one of those who saw the same version; the others are told', async () => {
    const headers = { authorization: `Bearer ${await logIn(services, 'siteadmin')}` }
    const url = '/services/content-editing/entries/information-jul'
    for (const version of [1, 2, 3]) {
      const answers = await Promise.all(
        Array.from({ length: EDITORS }, (_, editor) =>
          services.app.inject({
            method: 'PUT',
            url,
            headers,
            payload: { version, fields: { message: `Version ${version} av ${editor}` } },
          }),
        ),
      )
      const [made, ...others] = answers.filter(({ statusCode }) => statusCode === 200)
      expect([made?.json(), others]).toMatchObject([{ version: version + 1 }, []])
      expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(EDITORS - 1)
      const read = await services.app.inject({ method: 'GET', url, headers })
      expect(read.json()).toEqual(made?.json())
    }
  })
})

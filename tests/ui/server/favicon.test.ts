import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { brandCodeOf, brandCodes } from '#domain/kernel/brand-code'
import { signColours } from '../../../ui/brands/favicon'
import { favicon } from '../../../ui/server/favicon-plugin'

describe('the icon of a brand', () => {
  it.each(brandCodes)('%s is in the colour of its sign, under both addresses', async (brand) => {
    const app = Fastify()
    await app.register(favicon, { brandOf: (host: string) => brandCodeOf(host.split('.')[0]) })
    const icons = await Promise.all(
      ['/favicon.svg', '/favicon.ico'].map((url) => app.inject({ url, headers: { host: `${brand}.localhost` } })),
    )

    for (const { body, headers } of icons) {
      expect(headers['content-type']).toBe('image/svg+xml')
      expect(body).toContain(signColours[brand])
    }
    expect(readFileSync('ui/brands/brands.css', 'utf8')).toContain(`--sign: ${signColours[brand]}`)
  })
})

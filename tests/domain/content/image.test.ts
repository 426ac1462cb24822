import { describe, expect, it } from 'vitest'
import { imageAddress, imageSources } from '#domain/content/image'

describe('the address of a picture of content', () => {
  it.each([
    ['/services/content/assets/dahl/a/a.svg', '/services/content/assets/dahl/a/a.svg'],
    ['//images.ctfassets.net/space/a/b/bild-1.jpg', 'https://images.ctfassets.net/space/a/b/bild-1.jpg'],
    ['https://images.ctfassets.net/space/a/b/%C3%A5.png', 'https://images.ctfassets.net/space/a/b/%C3%A5.png'],
    ['//images.ctfassets.net.evil.test/a.png', undefined],
    ['//evil.test/images.ctfassets.net/a.png', undefined],
    ['http://images.ctfassets.net/a.png', undefined],
    ['//images.ctfassets.net/a.png?w=1" onerror="x', undefined],
    ['/\\evil.test/a.png', undefined],
    ['javascript:alert(1)', undefined],
    ['data:image/svg+xml,<svg/>', undefined],
  ])('%j is %j', (url, address) => {
    expect(imageAddress(url)).toBe(address)
  })
})

describe('the copies of a picture', () => {
  const image = { title: undefined, description: undefined, height: 700 }

  it('are those of its host that are no wider than itself', () => {
    const url = 'https://images.ctfassets.net/s/a/b/bild.jpg'
    expect(imageSources({ ...image, url, width: 1000 })).toEqual([
      { url: `${url}?w=320&fm=webp&q=80`, width: 320 },
      { url: `${url}?w=640&fm=webp&q=80`, width: 640 },
      { url: `${url}?w=960&fm=webp&q=80`, width: 960 },
    ])
    expect(imageSources({ ...image, url, width: undefined })).toEqual([])
  })

  it('are none of a picture of this shop', () => {
    expect(imageSources({ ...image, url: '/bild.svg', width: 1000 })).toEqual([])
  })
})

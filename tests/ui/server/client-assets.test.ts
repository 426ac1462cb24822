import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { builtAssets } from '../../../ui/server/client-assets'

const folders: string[] = []
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))))

const given = async (manifest: Readonly<Record<string, object>>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'fackhandel-assets-'))
  folders.push(folder)
  await mkdir(join(folder, '.vite'))
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  return folder
}

const entry = { 'ui/entry/browser.tsx': { file: 'assets/browser.js', isEntry: true } }
const cart = 'ui/cart/CartPage.tsx'

describe('the files of a page', () => {
  it('are its chunk and its styles beside the first chunk', async () => {
    const folder = await given({ ...entry, [cart]: { file: 'assets/cart.js', css: ['assets/cart.css'] } })
    expect(builtAssets(folder, [cart])([cart])).toMatchObject({
      scripts: ['/assets/browser.js'],
      preloads: ['/assets/cart.js'],
      styles: ['/assets/cart.css'],
    })
  })

  it('stop the start where the build does not have them, rather than leave the page without styles', async () => {
    const folder = await given(entry)
    expect(() => builtAssets(folder, [cart])).toThrow(cart)
  })
})

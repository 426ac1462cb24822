import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { readSource } from './doors'
import { arrowsOf, circlesIn, frameViolations, intoFrame, readArrows } from './features'

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'ui'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path))

const arrows = readArrows(sources)
const planted = (path: string, code: string) => arrowsOf([readSource(path, code)])

describe('the folders of ui/', () => {
  it('import one another without circles', () => {
    expect(arrows.length).toBeGreaterThan(200)
    expect(circlesIn(arrows)).toEqual([])
  })

  it.each([
    ['ui/catalogue/planted.ts', "import { ShopFrame } from '../shell/ShopFrame'"],
    ['ui/search/planted.ts', "import type { Cart } from '../cart/CartPage'"],
    ['ui/campaigns/planted.ts', "const page = () => import('../start/StartPage')"],
  ])('are found in a circle when one is planted: %s with %s', (path, code) => {
    const back = planted('ui/cart/planted.ts', "import { SearchBox } from '../search/SearchBox'")
    expect(circlesIn([...arrows, ...back, ...planted(path, code)])).not.toEqual([])
  })
})

describe('the frame around the pages', () => {
  it('draws no page but through the list of pages, and is drawn by none', () => {
    expect(frameViolations(arrows)).toEqual([])
    expect(intoFrame(arrows)).toEqual([])
  })

  it.each([
    ['ui/shell/planted.tsx', "import { CartDocket } from '../cart/CartDocket'"],
    ['ui/shell/header/planted.tsx', "import { BuyControls } from '../../catalogue/BuyControls'"],
    ['ui/shell/planted.tsx', "import { pages } from '../pages'"],
  ])('is found out when it draws one: %s with %s', (path, code) => {
    expect(frameViolations(planted(path, code))).toHaveLength(1)
  })

  it('is found out when a page draws it', () => {
    const arrow = planted('ui/product/planted.tsx', "import { TopMenu } from '../shell/header/TopMenu'")
    expect(intoFrame(arrow)).toHaveLength(1)
  })
})

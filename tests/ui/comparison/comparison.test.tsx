// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { parseComparisonAddress } from '#application/queries/comparison-address'
import type { Variant } from '#domain/catalogue/variant'
import { shopWith } from '../checkout/given'
import { article } from '../../domain/given-articles'
import { drawShop, givenAnswers, loadFrom } from '../shell/given'

const valve = (dn: string, material: string, number: string): Variant =>
  article(number, `Kulventil DN${dn}`, Number(dn), {
    attributes: [
      { attributeName: 'DN', attributeValue: dn },
      { attributeName: 'Material', attributeValue: material },
      { attributeName: 'RSK', attributeValue: number },
    ],
  })

const valves = ['15', '20', '25', '32', '40'].map((dn, index) => valve(dn, 'Mässing', `420810${index + 1}`))

const draw = (path: string, known = valves) => {
  const listing = givenAnswers().listing
  const load = loadFrom(
    givenAnswers({
      listing: async (args) => ({
        ...(await listing(args)),
        groups: [{ productId: 'P1', name: 'Kulventil', variants: known }],
      }),
      comparison: async ({ request }) => {
        const { articles, leftOut } = parseComparisonAddress(new URL(request.url))
        const variants = articles.flatMap((number) => known.find((one) => one.articleNumber === number) ?? [])
        return { variants, leftOut, unknown: articles.filter((one) => !known.some((v) => v.articleNumber === one)) }
      },
    }),
  )
  return drawShop(path, shopWith([]), load)
}

type Page = Awaited<ReturnType<typeof draw>>

const bar = (page: Page) => page.all('aside[aria-label="Artiklar att jämföra"]')[0]?.textContent ?? ''
const rowsOf = (page: Page) =>
  page.all('tr').map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.trim()))
const folded = (page: Page) => page.all('details dt').map((term) => term.textContent)
const chosenBoxes = (page: Page) =>
  page.all('button[aria-pressed=true]').map((box) => box.getAttribute('aria-label') ?? '')

describe('choosing articles to compare in a listing', () => {
  it('is told in a bar, from which the comparison is opened', async () => {
    const page = await draw('/kategorier/vvs/ventiler/kulventiler')
    await page.press('Jämför Kulventil DN15')
    expect(bar(page)).toContain('1 av 4')
    expect(bar(page)).toContain('Välj en till')
    await page.press('Jämför Kulventil DN25')
    expect(chosenBoxes(page)).toEqual(['Jämför Kulventil DN15', 'Jämför Kulventil DN25'])
    await page.press('Jämför 2 artiklar')
    await page.until(() => page.address() === '/jamfor?artiklar=4208101,4208103')
  })

  it('is made in the picture of a product too, of its article with the lowest price', async () => {
    const page = await draw('/kategorier/vvs/ventiler/kulventiler?vy=bilder')
    await page.press('Jämför Kulventil DN15')
    expect(bar(page)).toContain('Kulventil DN15')
    expect(chosenBoxes(page)).toEqual(['Jämför Kulventil DN15'])
  })

  it('refuses a fifth article and says why; one that is removed makes room', async () => {
    const page = await draw('/kategorier/vvs/ventiler/kulventiler')
    for (const { name } of valves) await page.press(`Jämför ${name}`)
    await page.says('Du kan jämföra 4 artiklar. Ta bort en av dem först.')
    expect(chosenBoxes(page)).toHaveLength(4)
    await page.press('Ta bort Kulventil DN15 från jämförelsen')
    await page.press('Jämför Kulventil DN40')
    expect(chosenBoxes(page)).toContain('Jämför Kulventil DN40')
  })

  it('ends when the choice is cleared, and the focus goes to the page', async () => {
    const page = await draw('/kategorier/vvs/ventiler/kulventiler')
    await page.press('Jämför Kulventil DN15')
    await page.press('Rensa jämförelsen')
    expect(bar(page)).toBe('')
    expect(document.activeElement?.tagName).toBe('MAIN')
  })
})

describe('the page of a comparison', () => {
  it('shows what differs, with the values beside each other, and folds what all share', async () => {
    const page = await draw('/jamfor?artiklar=4208101,4208102')
    await page.says('Det här skiljer')
    expect(rowsOf(page)).toContainEqual(['DN', 'DN15', 'DN20'])
    expect(folded(page)).toContain('Material')
    expect(page.all('details')[0]?.hasAttribute('open')).toBe(false)
  })

  it('says where an article has no such value', async () => {
    const plain = article('4208109', 'Kulventil utan mått', 10)
    const page = await draw('/jamfor?artiklar=4208101,4208109', [...valves, plain])
    await page.says('Det här skiljer')
    expect(rowsOf(page)).toContainEqual(['Material', 'Mässing', '–uppgift saknas'])
  })

  it('shows all facts of a single article unfolded', async () => {
    const page = await draw('/jamfor?artiklar=4208101')
    await page.says('Egenskaper')
    expect(page.all('details')[0]?.hasAttribute('open')).toBe(true)
    expect(page.text()).not.toContain('Det här skiljer')
  })

  it('keeps what is compared: boxes in lists agree with the address', async () => {
    const page = await draw('/jamfor?artiklar=4208101,4208102')
    await page.says('Det här skiljer')
    await page.goTo('/kategorier/vvs/ventiler/kulventiler')
    await page.until(() => chosenBoxes(page).length === 2)
  })

  it('removes an article by a link to the others', async () => {
    const page = await draw('/jamfor?artiklar=4208101,4208102')
    await page.says('Det här skiljer')
    await page.press('Ta bort Kulventil DN15 från jämförelsen')
    await page.until(() => page.address() === '/jamfor?artiklar=4208102')
    await page.press('Ta bort Kulventil DN20 från jämförelsen')
    await page.says('Inga artiklar att jämföra')
  })

  it('shows the choice of the tab at an address without articles', async () => {
    const page = await draw('/kategorier/vvs/ventiler/kulventiler')
    await page.press('Jämför Kulventil DN15')
    await page.press('Jämför Kulventil DN20')
    await page.goTo('/jamfor')
    await page.until(() => page.address() === '/jamfor?artiklar=4208101,4208102')
  })

  it('names a number that no article has, and keeps it in the field', async () => {
    const page = await draw('/jamfor?artiklar=4208101,999')
    await page.says('Ingen artikel har numret 999.')
    expect(page.all('input[name=artiklar]').map((field) => field.getAttribute('value'))).toEqual(['4208101', '999'])
  })

  it('says which articles there is no room for', async () => {
    const page = await draw('/jamfor?artiklar=4208101,4208102,4208103,4208104,4208105')
    await page.says('Det går att jämföra 4 artiklar. 4208105 är inte med.')
  })
})

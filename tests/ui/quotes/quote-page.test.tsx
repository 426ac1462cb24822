// @vitest-environment happy-dom
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { QuotesArea } from '#application/modules/quotes/area'
import { readModel } from '#application/projections/projection'
import { projectId, type QuoteId } from '#domain/kernel/ids'
import type { Quote } from '#domain/quotes/quote'
import type { PermissionDeny } from '#domain/session/session'
import { Component as QuotePage } from '../../../ui/my-pages/quotes/QuotePage'
import { signedIn, valve } from '../../domain/given-articles'
import { toPrivate } from '../../domain/quotes/given'
import { shell, shopWith } from '../checkout/given'
import { descriptionOf, drawIn } from '../draw'
import { filledQuote, viewIn } from './given'

interface Given {
  readonly quote?: Quote
  readonly denies?: readonly PermissionDeny[]
  readonly area?: (quotes: QuotesArea) => Partial<QuotesArea>
}

const open = async ({ quote = filledQuote(), denies = [], area = () => ({}) }: Given = {}) => {
  const shop = shopWith([], { session: signedIn(denies), quotes: [quote], known: [valve] })
  const drawn = await drawIn(
    { ...shop, quotes: { ...shop.quotes, ...area(shop.quotes) } },
    shell,
    <QuotePage />,
    '/mina-sidor/offerter/q1',
    '/mina-sidor/offerter/:id',
  )
  await drawn.until(() => expect(drawn.text()).toContain('Q-20418'))
  return { drawn, view: () => viewIn(shop), shop }
}

describe('the page of a quote', () => {
  it('[QUOTE-01] [QUOTE-12] shows its rows in sections, its sums, its margin, its parties and how long it holds', async () => {
    const { drawn } = await open()
    const rows = drawn.all('li[data-row]')
    expect(rows).toHaveLength(5)
    expect(drawn.text()).toMatch(/Material.*Egna rader/)
    expect(drawn.named('Påslag, Kulventil')).toHaveProperty('value', '0,0')
    expect(drawn.named('Påslag, Arbete, montör')).toHaveProperty('value', '54,8')
    expect(drawn.text()).toMatch(/Att betala inkl. moms\s*18 751,70 kr/)
    expect(drawn.text()).toMatch(/Din marginal\s*visas inte för kunden/)
    expect(drawn.text()).toMatch(/Inköp netto\s*11 318,80 kr/)
    expect(drawn.text()).toMatch(/MottagareBrf Eken.*AvsändareRör & Värme AB/)
    expect(drawn.text()).toContain('Går ut 13 jan 2027')
  })

  it('[QUOTE-04] [QUOTE-09] changes a row as it is written; what is out of bounds stays, marked, with the nearest value', async () => {
    const { drawn, view } = await open()
    expect(drawn.text()).toContain('sparad')
    await drawn.type('Antal, Kulventil', '2,5')
    expect(view().quote.rows[1]).toMatchObject({ quantity: 2.5 })
    expect(drawn.text()).toContain('sparas')
    await drawn.type('Antal, Kulventil', '0,2')
    await drawn.leave('Antal, Kulventil')
    const field = drawn.named('Antal, Kulventil')
    expect(field).toHaveProperty('value', '0,2')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(field)).toContain('Minst 0,5.')
    expect(view().quote.rows[1]).toMatchObject({ quantity: 2.5 })
    await drawn.press('Använd 0,5')
    expect(view().quote.rows[1]).toMatchObject({ quantity: 0.5 })
    expect(drawn.named('Antal, Kulventil').getAttribute('aria-invalid')).toBeNull()
  })

  it('[QUOTE-05] counts a markup on what the user pays, and shows the prices of both types', async () => {
    const { drawn, view } = await open()
    await drawn.type('Påslag, Kulventil', '18')
    expect(drawn.named('À-pris ut, Kulventil')).toHaveProperty('value', '208,74')
    expect(view().quote.rows[1]).toMatchObject({ ownPrice: 208.74 })
    await drawn.type('À-pris ut, Kulventil', '')
    await drawn.leave('À-pris ut, Kulventil')
    expect(view().quote.rows[1]).toMatchObject({ ownPrice: undefined })
    await drawn.press('Brutto')
    expect(view().quote.priceType).toBe('gross')
    expect(drawn.named('À-pris ut, Kulventil')).toHaveProperty('value', '240,00')
  })

  it('adds, moves and removes rows, and brings a removed one back', async () => {
    const { drawn, view } = await open()
    const names = () => view().quote.rows.map((row) => (row.tag === 'Heading' ? row.text : row.name))
    await drawn.press('Flytta ner Kulventil')
    expect(names()).toEqual(['Material', 'T-rör', 'Kulventil', 'Egna rader', 'Arbete, montör'])
    await drawn.press('Ta bort T-rör')
    expect(names()).toEqual(['Material', 'Kulventil', 'Egna rader', 'Arbete, montör'])
    await drawn.press('Egen rad')
    await drawn.type('Benämning, Egen rad', 'Servicebil')
    expect(names()).toEqual(['Material', 'Kulventil', 'Egna rader', 'Arbete, montör', 'Servicebil'])
    const add = drawn.all('button').find(({ textContent }) => textContent === 'Rubrik')
    await drawn.does(() => add?.click())
    expect(names().at(-1)).toBe('Ny rubrik')
  })

  it('adds an article by its number, and says that there is none of another', async () => {
    const { drawn, view } = await open()
    await drawn.type('Artikel', valve.articleNumber)
    await drawn.press('Lägg till')
    await drawn.until(() => expect(view().quote.rows).toHaveLength(6))
    expect(view().quote.rows.at(-1)).toMatchObject({ articleNumber: valve.articleNumber, quantity: 1 })
    expect(drawn.named('Artikel')).toHaveProperty('value', '')
  })

  it('asks for rot of a private receiver alone, on the rows that are work', async () => {
    const { drawn, view } = await open({ quote: filledQuote({ receiver: toPrivate }) })
    const select = drawn.all('select').find((one) => one.textContent.includes('Rot'))
    await drawn.does(() => {
      if (select instanceof HTMLSelectElement) select.value = 'rot'
      select?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(view().quote.taxReduction).toBe('rot')
    expect(drawn.text()).toMatch(/Preliminärt rotavdrag\s*−3 900,00 kr/)
    await drawn.press(/^Arbete, montör är arbete/)
    expect(drawn.text()).toMatch(/Preliminärt rotavdrag\s*−0,00 kr/)
  })

  it('does not ask which own rows are work where the receiver is a business', async () => {
    const { drawn } = await open()
    expect(drawn.isThere(/är arbete/)).toBe(false)
    expect(drawn.text()).toContain('Egen rad')
  })

  it('writes thousands apart in the fields of rows, as elsewhere, and reads them so', async () => {
    const { drawn, view } = await open()
    await drawn.type('À-pris ut, Kulventil', '1 685,9')
    await drawn.leave('À-pris ut, Kulventil')
    expect(view().quote.rows[1]).toMatchObject({ ownPrice: 1685.9 })
    expect(drawn.named('À-pris ut, Kulventil')).toHaveProperty('value', '1\u00a0685,90')
  })

  it('keeps a final message of 2 000 characters, and a longer one in the field alone', async () => {
    const { drawn, view } = await open()
    await drawn.type('Slutmeddelande på offerten', 'Rivning ingår inte.')
    expect(view().quote.finalMessage).toBe('Rivning ingår inte.')
    await drawn.type('Slutmeddelande på offerten', 'x'.repeat(2_001))
    expect(view().quote.finalMessage).toBe('Rivning ingår inte.')
    expect(descriptionOf(drawn.named('Slutmeddelande på offerten'))).toMatch(/Högst 2.?000 tecken.*2.?001 av 2.?000/)
  })

  it('writes the receiver in a dialog, and says which field is wrong', async () => {
    const { drawn, view } = await open()
    await drawn.press('Ändra mottagare')
    await drawn.type('E-post', 'karin')
    await drawn.press('Spara')
    expect(drawn.named('E-post').getAttribute('aria-invalid')).toBe('true')
    await drawn.type('E-post', 'karin@brf.example')
    await drawn.type('Kontaktperson', 'Karin Ek')
    await drawn.press('Spara')
    expect(view().quote.receiver).toMatchObject({ contactPerson: 'Karin Ek', email: 'karin@brf.example' })
  })

  it('has no person to contact for a private receiver', async () => {
    const { drawn, view } = await open()
    await drawn.press('Ändra mottagare')
    await drawn.type('Kontaktperson', 'Karin Ek')
    await drawn.press(/^Privatperson/)
    expect(drawn.isThere('Kontaktperson')).toBe(false)
    await drawn.press(/^Företag/)
    expect(drawn.named('Kontaktperson')).toHaveProperty('value', 'Karin Ek')
    await drawn.press(/^Privatperson/)
    await drawn.press('Spara')
    expect(view().quote.receiver).toMatchObject({ type: 'private', contactPerson: '' })
  })

  it('is sent by a mail with a message, and [QUOTE-29] shows the words of a service that refuses', async () => {
    const moved: string[] = []
    const mails: unknown[] = []
    const { drawn } = await open({
      area: () => ({
        moveOn: async (_id, to) => {
          moved.push(to)
          return E.right(undefined)
        },
        link: async (_id, mail) => {
          mails.push(mail)
          return mails.length === 1
            ? E.left({ ...{ tag: 'Refused', service: 'quote', status: 422, code: 'X', message: 'X fel', details: [] } })
            : E.right({ address: 'http://localhost/offert#abc' })
        },
      }),
    })
    await drawn.press('Skicka till kund')
    await drawn.type('Kundens e-post', 'karin@brf.example')
    await drawn.type('Meddelande i mejlet', 'Hej!')
    await drawn.press('Skicka mejl')
    await drawn.until(() => expect(drawn.all('[role=alert]').map(({ textContent }) => textContent)).toContain('X fel'))
    await drawn.press('Skicka mejl')
    await drawn.until(() => expect(drawn.text()).toContain('Offerten är skickad till karin@brf.example.'))
    expect(moved).toEqual(['sent', 'sent'])
    expect(mails[1]).toEqual({ to: 'karin@brf.example', message: 'Hej!' })
    expect(drawn.named('Länk')).toHaveProperty('value', 'http://localhost/offert#abc')
  })

  it('[QUOTE-03] says why a sent quote cannot be changed, and what the receiver has answered', async () => {
    const sent = await open({ quote: filledQuote({ status: 'sent' }) })
    expect(sent.drawn.text()).toContain('Ta tillbaka den till utkast för att ändra i den.')
    expect(sent.drawn.isThere('Ta tillbaka till utkast')).toBe(true)
    expect(sent.drawn.all('li[data-row] input')).toEqual([])
    const accepted = await open({
      quote: filledQuote({
        status: 'accepted',
        history: [
          {
            ...{ status: 'accepted', side: 'receiver', by: 'Karin Ek', message: 'Börja efter jul.' },
            at: filledQuote().createdAt,
          },
        ],
      }),
    })
    expect(accepted.drawn.text()).toMatch(/Accepterad av Karin Ek .*Börja efter jul\./)
    expect(accepted.drawn.named('Lägg i varukorg').getAttribute('aria-disabled')).toBeNull()
  })

  it('says before it is sent that it names no receiver', async () => {
    const nameless = { ...filledQuote().receiver, name: '' }
    const { drawn } = await open({ quote: filledQuote({ receiver: nameless }) })
    await drawn.press('Skicka till kund')
    expect(drawn.text()).toContain('Offerten har ingen mottagare än')
    const { drawn: named } = await open()
    await named.press('Skicka till kund')
    expect(named.text()).not.toContain('Offerten har ingen mottagare än')
  })

  it('asks before its articles are put in the cart of another project', async () => {
    const put: QuoteId[] = []
    const { drawn } = await open({
      quote: filledQuote({ status: 'accepted', projectId: projectId('P-3317') }),
      area: () => ({
        putInCart: (id) => {
          put.push(id)
          return E.right({ raised: 0, left: [] })
        },
      }),
    })
    await drawn.press('Lägg i varukorg')
    expect(drawn.text()).toContain(
      'Offerten hör till projekt P-3317, men varukorgen som är vald nu hör till inget projekt.',
    )
    expect(put).toEqual([])
    await drawn.press('Lägg i den här varukorgen')
    await drawn.until(() => expect(put).toHaveLength(1))
    expect(drawn.text()).not.toContain('Varukorgen är för något annat')
  })

  it('[PERM-12] [PERM-16] tells no price with EJ_SE_PRISER, and cannot be changed with EJ_SKAPA_OFFERT', async () => {
    const { drawn } = await open({
      denies: ['EJ_SKAPA_OFFERT', 'EJ_SE_PRISER'],
      // The area leaves out what things cost.
      area: (quotes) => ({
        quote: (id) =>
          readModel({ view: quotes.quote(id) }, ({ view }) => ({ ...view, offer: undefined, margin: undefined })),
      }),
    })
    expect(drawn.text()).not.toMatch(/\d kr|Netto in|Påslag|À-pris|Summa|marginal/)
    expect(drawn.text()).toContain('Du kan läsa offerten men inte ändra den.')
    expect(drawn.all('li[data-row] input')).toEqual([])
    expect(drawn.isThere('Skicka till kund')).toBe(false)
  })
})

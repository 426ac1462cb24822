import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import type { Price } from '#domain/catalogue/price'
import { priceFor, type PriceTerms } from '#domain/catalogue/pricing'
import type { Stock, StockLocation } from '#domain/catalogue/stock'
import { locationId } from '#domain/kernel/ids'
import { money } from '#domain/kernel/money'
import { ActionRow } from '../../../ui/components/ActionRow'
import { Breadcrumbs } from '../../../ui/components/Breadcrumbs'
import { Button } from '../../../ui/components/Button'
import { Docket } from '../../../ui/components/Docket'
import { Field } from '../../../ui/components/Field'
import { Flyout } from '../../../ui/components/Flyout'
import { PriceTag } from '../../../ui/components/PriceTag'
import { Skeleton } from '../../../ui/components/Skeleton'
import { Stepper } from '../../../ui/components/Stepper'
import { StockMark } from '../../../ui/components/StockMark'
import { Toasts } from '../../../ui/components/Toasts'

/** What a reader is left with: no tags, ordinary blanks. */
const textOf = (html: string): string =>
  html
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()

const attribute = (html: string, name: string): string | undefined => new RegExp(`${name}="([^"]*)"`).exec(html)?.[1]

const price = (change: Partial<Price> = {}): Price => ({
  netPrice: money(184.5),
  alloyingPrice: money(6.2),
  discountAmount: money(0),
  discounts: [],
  salesPriceUnit: 'st',
  salesPriceIncludingVat: money(230.63),
  salesPrice: money(246),
  priceType: 'net',
  preCampaignPrice: undefined,
  discountPercentage: 25,
  askForPrice: false,
  hasBracketPrices: false,
  ...change,
})

const valve: PriceTerms = {
  salesUnit: 'st',
  listPrice: money(246),
  alloyingPrice: money(0),
  brackets: [],
  campaignPrice: undefined,
  askForPrice: false,
}

const stock = (change: Partial<StockLocation> = {}): Stock => ({
  stockType: 'LAG',
  locations: [
    {
      locationId: locationId('1001'),
      availability: 'green',
      availabilityDate: undefined,
      availabilityDateISO: undefined,
      availableFromDays: undefined,
      availableToDays: undefined,
      quantity: 312,
      orderMultiple: 1,
      stocked: true,
      status: undefined,
      subAvailabilities: [],
      ...change,
    },
  ],
})

describe('a price', () => {
  it('tells the alloying part only when there is one', () => {
    expect(textOf(renderToString(<PriceTag price={price()} unit="st" />))).toBe('184,50 kr /st varav legering 6,20')
    expect(textOf(renderToString(<PriceTag price={price({ alloyingPrice: money(0) })} unit="st" />))).toBe(
      '184,50 kr /st',
    )
  })

  it('shows the former price of a campaign, unless discounts are hidden', () => {
    const campaign = price({ preCampaignPrice: money(189.95), alloyingPrice: money(0) })

    expect(textOf(renderToString(<PriceTag price={campaign} unit="st" />))).toContain('189,95 ord. pris')
    expect(textOf(renderToString(<PriceTag price={campaign} unit="st" hideDiscounts />))).toBe('184,50 kr /st')
  })

  it('shows the former price of a campaign with VAT where the price is', () => {
    const campaign = price({ preCampaignPrice: money(200), alloyingPrice: money(0) })
    const words = textOf(renderToString(<PriceTag price={campaign} unit="st" includingVat audience="public" />))

    expect(words).toContain('230,63 kr /st 250,00 ord. pris')
  })

  it('names the base price that the discount is taken from, also when a campaign’s price holds for everybody', () => {
    const base = (terms: PriceTerms) =>
      /Grundpris .*%/.exec(
        textOf(renderToString(<PriceTag price={priceFor(terms, 25, 1)} unit="st" size="product" />)),
      )?.[0]

    expect(base(valve)).toBe('Grundpris 246,00 kr, rabatt 25 %')
    expect(base({ ...valve, campaignPrice: money(150) })).toBe('Grundpris 246,00 kr, rabatt 39 %')
    expect(base({ ...valve, campaignPrice: money(200) })).toBe('Grundpris 246,00 kr, rabatt 25 %')
  })

  it('shows no amount when prices are hidden or on request', () => {
    expect(renderToString(<PriceTag price={price()} unit="st" hidePrices />)).toBe('')
    expect(textOf(renderToString(<PriceTag price={price()} unit="st" size="product" hidePrices />))).not.toContain(
      '184',
    )
    expect(textOf(renderToString(<PriceTag price={price({ askForPrice: true })} unit="st" />))).toBe(
      'Pris på förfrågan',
    )
  })

  it('is marked when it is public, so that the style sheet hides it from users', () => {
    const html = renderToString(<PriceTag price={price()} unit="st" includingVat audience="public" />)

    expect(textOf(html)).toBe('230,63 kr /st inkl. moms')
    expect(html).toContain('price-public')
  })
})

describe('a stock mark', () => {
  const words = (html: string) => textOf(html)

  it('says the same in words as by its sign', () => {
    expect(words(renderToString(<StockMark stock={stock()} unit="st" />))).toBe('312 st i lager')
    expect(words(renderToString(<StockMark stock={stock()} quantity={400} unit="st" />))).toBe('312 st kvar')
    expect(words(renderToString(<StockMark stock={undefined} unit="st" />))).toBe('-')
    expect(words(renderToString(<StockMark stock={stock({ availability: 'red' })} unit="st" />))).toBe(
      'Slut, ingen leverans på väg',
    )
  })

  it('writes days and spans as a Swede does', () => {
    const incoming = stock({ availability: 'yellow', availableFromDays: 10, availableToDays: 15 })

    expect(words(renderToString(<StockMark stock={incoming} unit="st" />))).toBe('Kommer in om 10–15 dagar')
  })
})

describe('a stepper', () => {
  const html = renderToString(
    <Stepper value={12} orderMultiple={1} unit="st" label="Antal 4208103" onChange={() => undefined} />,
  )

  it('names its article on every control', () => {
    expect(html).toContain('aria-label="Minska antal 4208103"')
    expect(html).toContain('aria-label="Öka antal 4208103"')
    expect(html).toMatch(/<input[^>]*aria-label="Antal 4208103"/)
  })

  it('marks the field and describes it by the message that its quantity was refused', () => {
    const refused = renderToString(
      <Stepper value={12} orderMultiple={1} unit="st" label="Antal" onChange={() => undefined} refusedBy="note" />,
    )

    expect(refused).toMatch(/<input[^>]*aria-invalid="true"/)
    expect(/<input[^>]*aria-describedby="([^"]*)"/.exec(refused)?.[1]?.split(' ')).toContain('note')
  })

  it('never disables a control while it saves', () => {
    const saving = renderToString(
      <Stepper value={1} orderMultiple={1} unit="st" label="Antal" onChange={() => undefined} saving />,
    )

    expect(saving).toContain('aria-busy="true"')
    expect(saving).not.toContain(' disabled')
  })
})

describe('a blocked button', () => {
  it('can be reached and tells why', () => {
    const html = renderToString(<Button blockedBecause="Åtgärda 1 rad">Till leverans</Button>)
    const reason = attribute(html, 'aria-describedby')

    expect(html).toContain('aria-disabled="true"')
    expect(html).not.toContain(' disabled')
    expect(html).toMatch(new RegExp(`id="${reason}" hidden[^>]*>Åtgärda 1 rad`))
  })
})

describe('a field', () => {
  it('binds label, fault and hint to its control', () => {
    const html = renderToString(<Field label="Mobil" error="Fyll i ett mobilnummer." hint="Siffror" name="mobile" />)
    const id = attribute(html, 'for')

    expect(html).toContain(`<input id="${id}"`)
    expect(html).toContain('aria-invalid="true"')
    expect(html).toContain(`aria-describedby="${id}-error ${id}-hint"`)
  })

  it('says that it is optional', () => {
    expect(textOf(renderToString(<Field label="Portkod" optional />))).toContain('Valfritt')
  })
})

describe('the rest of the counter', () => {
  it('names a docket by its delivery', () => {
    const html = renderToString(
      <Docket code="DBI" title="Utkörning" foot="9 rader">
        rader
      </Docket>,
    )

    expect(html).toContain(`aria-labelledby="${attribute(html, 'id')}"`)
    expect(textOf(html)).toBe('DBI Utkörning rader 9 rader')
  })

  it('says in words that an action is required', () => {
    expect(textOf(renderToString(<ActionRow cause="Lagret räcker inte." />))).toBe('Åtgärd krävs Lagret räcker inte.')
  })

  it('opens a flyout as a named dialog', () => {
    const flyout = (open: boolean) =>
      renderToString(
        <Flyout
          trigger={{ content: 'Kund' }}
          title="Välj kund"
          open={open}
          onOpen={() => undefined}
          onClose={() => undefined}
        >
          kunder
        </Flyout>,
      )

    expect(flyout(false)).toContain('aria-expanded="false"')
    expect(textOf(flyout(false))).toBe('Kund')
    expect(flyout(true)).toContain(`aria-controls="${attribute(flyout(true), ' id')}"`)
    expect(textOf(flyout(true))).toBe('Kund Välj kund kunder')
  })

  it('reads errors out at once and keeps them closable', () => {
    const notice = {
      id: '1',
      severity: 'error',
      key: 'errors.not_found',
      params: {},
      wrapped: false,
      offersLog: false,
      duration: undefined,
    } as const
    const html = renderToString(<Toasts notices={[notice]} onDismiss={() => undefined} />)

    expect(html).toContain('role="alert"')
    expect(html).toContain('aria-label="Stäng meddelandet"')
  })

  it('marks the last crumb as the page itself', () => {
    const html = renderToString(
      <MemoryRouter>
        <Breadcrumbs trail={[{ name: 'Start', to: '/' }, { name: 'Kulventiler' }]} />
      </MemoryRouter>,
    )

    expect(html).toContain('<a href="/"')
    expect(html).toContain('aria-current="page">Kulventiler')
  })

  it('hides the shapes of a skeleton from readers', () => {
    expect(textOf(renderToString(<Skeleton rows={3} kind="row" />))).toBe('Laddar')
  })
})

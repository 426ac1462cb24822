// @vitest-environment happy-dom
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import type { ReceiversAnswer, SharedQuote, SharedQuoteService } from '#application/ports/shared-quote'
import type { CallFailure } from '#domain/failure/call-failure'
import { Component as SharedQuotePage } from '../../../ui/quotes/SharedQuotePage'
import { aDay } from '../../domain/quotes/given'
import { withQueries } from '../../support/arrived-shop'
import { noSharedQuotes } from '../../support/no-shared-quotes'
import { shell, shopWith } from '../checkout/given'
import { descriptionOf, drawIn } from '../draw'
import { sharedQuote } from './given'

const refused = (status: number, code: string, message?: string): CallFailure => ({
  ...{ tag: 'Refused', service: 'quote', status, code, message, details: [] },
})

interface Given extends Partial<SharedQuoteService> {
  readonly quote?: SharedQuote
  readonly at?: string
}

const open = async ({ quote = sharedQuote(), at = '/offert#secret', ...service }: Given = {}) => {
  const links: string[] = []
  const drawn = await drawIn(
    withQueries(shopWith([]), {
      sharedQuotes: {
        ...noSharedQuotes,
        sharedQuote: (link) => {
          links.push(link)
          return TE.right(quote)
        },
        sharedLogo: () => TE.right(undefined),
        ...service,
      },
    }),
    shell,
    <SharedQuotePage />,
    at,
    '/offert',
  )
  return { drawn, links }
}

describe('the page of a receiver', () => {
  it('shows the offer by the secret behind #, with every sum that the receiver pays', async () => {
    const { drawn, links } = await open()
    await drawn.until(() => expect(drawn.text()).toContain('Stambyte badrum'))
    expect(links).toEqual(['secret'])
    const rows = drawn.all('tbody tr').map((row) => row.textContent)
    expect(rows[0]).toMatch(/Material/)
    expect(rows[1]).toMatch(/1A1Kulventil12m/)
    expect(drawn.text()).toMatch(/Summa exkl. moms.*Moms 25 %.*Att betala inkl. moms/)
    expect(drawn.text()).toContain('Rivning ingår inte.')
    // What the sender pays for an hour of work.
    expect(drawn.text()).not.toContain('420,00')
  })

  it.each([
    ['an address without a secret', { at: '/offert' }],
    ['a link that is withdrawn or unknown', { sharedQuote: () => TE.left(refused(404, 'NOT_FOUND')) }],
  ])('says calmly that there is no quote at %s', async (_what, given) => {
    const { drawn } = await open(given)
    await drawn.until(() => expect(drawn.text()).toContain('Offerten finns inte här'))
    expect(drawn.isThere('Acceptera offerten')).toBe(false)
  })

  it('offers to try again where the service does not answer', async () => {
    let calls = 0
    const { drawn } = await open({
      sharedQuote: () => {
        calls += 1
        return calls === 1 ? TE.left(refused(500, 'BROKEN')) : TE.right(sharedQuote())
      },
    })
    await drawn.until(() => expect(drawn.text()).toContain('kunde inte hämtas just nu'))
    await drawn.press('Hämta igen')
    await drawn.until(() => expect(drawn.text()).toContain('Stambyte badrum'))
  })

  it('asks for a name, sends the answer once, and says that it came through', async () => {
    const answers: ReceiversAnswer[] = []
    const { drawn } = await open({
      answer: (_link, answer) => {
        answers.push(answer)
        return TE.right(sharedQuote({ status: answer.status }))
      },
    })
    await drawn.until(() => expect(drawn.isThere('Acceptera offerten')).toBe(true))
    await drawn.press('Acceptera offerten')
    expect(descriptionOf(drawn.named('Ditt namn'))).toContain('Skriv ditt namn')
    expect(answers).toEqual([])
    await drawn.type('Ditt namn', ' Karin Ek ')
    await drawn.type('Meddelande till avsändaren', 'Börja efter jul.')
    await drawn.press('Acceptera offerten')
    await drawn.until(() => expect(drawn.text()).toContain('Offerten är accepterad'))
    expect(answers).toEqual([{ status: 'accepted', name: 'Karin Ek', message: 'Börja efter jul.' }])
    expect(drawn.isThere('Acceptera offerten')).toBe(false)
  })

  it('keeps what is written when the answer does not come through, and [QUOTE-29] says the words of the service', async () => {
    const { drawn } = await open({ answer: () => TE.left(refused(409, 'EXPIRED', 'Offerten gick ut i går.')) })
    await drawn.until(() => expect(drawn.isThere('Tacka nej')).toBe(true))
    await drawn.type('Ditt namn', 'Karin Ek')
    await drawn.press('Tacka nej')
    await drawn.until(() =>
      expect(drawn.all('[role=alert]').map((one) => one.textContent)).toContain('Offerten gick ut i går.'),
    )
    expect(drawn.named('Ditt namn')).toHaveProperty('value', 'Karin Ek')
  })

  it.each([
    ['accepted', 'Offerten är accepterad', true],
    ['declined', 'Offerten är avböjd', true],
    ['ordered', 'Jobbet är beställt', true],
    ['draft', 'Offerten håller på att ändras', false],
  ] as const)('says of a quote that is %s: %s', async (status, words, isShown) => {
    const { drawn } = await open({ quote: sharedQuote({ status }) })
    await drawn.until(() => expect(drawn.text()).toContain(words))
    expect(drawn.all('table')).toHaveLength(isShown ? 1 : 0)
    expect(drawn.isThere('Acceptera offerten')).toBe(false)
  })

  it('says that a quote has gone out, and takes no answer to it', async () => {
    const { drawn } = await open({ quote: sharedQuote({ lastDay: aDay('2020-01-13') }) })
    await drawn.until(() => expect(drawn.text()).toContain('Offerten gick ut 13 jan 2020'))
    expect(drawn.isThere('Acceptera offerten')).toBe(false)
    expect(drawn.all('table')).toHaveLength(1)
  })
})

// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { ChooseList } from '../../../ui/favourites/ChooseList'
import { Component as ListsPage } from '../../../ui/my-pages/lists/ListsPage'
import { signedIn, valve } from '../../domain/given-articles'
import { listRowOf } from '../../../ui/favourites/list-row'
import { withQueries } from '../../support/arrived-shop'
import { fakeQueries } from '../../support/fake-queries'
import { shell, shopWith } from '../checkout/given'
import { drawIn } from '../draw'

const said = 'Listorna gick inte att hämta. Försök igen om en stund, eller kontakta kundtjänst.'

const nobodyAnswers = () => withQueries(shopWith([], { session: signedIn([]) }), fakeQueries({}))

describe('[ERROR-29] lists that cannot be fetched', () => {
  it('are said to be so on their page, with a way to ask again', async () => {
    const drawn = await drawIn(nobodyAnswers(), shell, <ListsPage />)
    await drawn.until(() => expect(drawn.text()).toContain(said))
    expect(drawn.isThere('Hämta igen')).toBe(true)
  })

  it('are said to be so where a list is chosen', async () => {
    const rows = [listRowOf(valve.articleNumber)]
    const drawn = await drawIn(nobodyAnswers(), shell, <ChooseList rows={rows} onDone={() => undefined} />)
    await drawn.until(() => expect(drawn.text()).toContain(said))
  })
})

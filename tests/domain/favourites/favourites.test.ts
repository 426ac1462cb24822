import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { favouritesDecider } from '#domain/favourites/decider'
import { type FavouritesState, favouritesView, MOST_FAVOURITES, shownFavourites } from '#domain/favourites/favourites'
import type { FavouritesCommandBody, FavouritesSettlement } from '#domain/favourites/protocol'
import type { CallFailure } from '#domain/failure/call-failure'
import { fold, stamped } from '#domain/kernel/decider'
import { articleNumber, commandId, favouriteId, instant } from '#domain/kernel/ids'

const at = instant('2026-03-10T09:30:00+01:00')
const article = (index: number) => articleNumber(`42${String(index).padStart(5, '0')}`)
const marked = (index: number) => ({ articleNumber: article(index), favouriteId: favouriteId(`f${index}`) })
const refused: CallFailure = {
  tag: 'Refused',
  service: 'auth',
  status: 422,
  message: 'Nej',
  code: 'FAVOURITES_LIMIT',
  details: [],
}

const given = (...indexes: readonly number[]): FavouritesState => ({
  confirmed: { tag: 'Known', favourites: indexes.map(marked), askedAt: at },
  pending: [],
})
const whole = (count: number) => given(...Array.from({ length: count }, (_, index) => index))

const decide = (state: FavouritesState, body: FavouritesCommandBody | FavouritesSettlement, id = 'c1', when = at) =>
  favouritesDecider.decide(state, stamped(body, { id: commandId(id), at: when }))

const after = (
  state: FavouritesState,
  body: FavouritesCommandBody | FavouritesSettlement,
  id?: string,
): FavouritesState => {
  const decided = decide(state, body, id)
  return E.isLeft(decided) ? state : fold(favouritesDecider.evolve, state, decided.right)
}

describe('a favourite', () => {
  it('is shown as marked at once, and asked of the service', () => {
    const state = after(given(1), { type: 'AddFavourite', articleNumber: article(2) })
    expect(shownFavourites(state)).toEqual([article(1), article(2)])
    const event = { type: 'FavouriteAddRequested', edit: commandId('c1'), articleNumber: article(2) } as const
    expect(favouritesDecider.react(state, event)).toEqual([
      { type: 'AddFavourite', edit: 'c1', articleNumber: article(2) },
    ])
  })

  it('is undone when the service refuses it, and what was marked meanwhile stays', () => {
    const one = after(given(1), { type: 'AddFavourite', articleNumber: article(2) }, 'c1')
    const two = after(one, { type: 'AddFavourite', articleNumber: article(3) }, 'c2')
    const undone = after(two, { type: 'RefuseChange', edit: commandId('c1'), failure: refused })
    expect(shownFavourites(undone)).toEqual([article(1), article(3)])
  })

  it('comes back when its removal is refused', () => {
    const removed = after(given(1, 2), { type: 'RemoveFavourites', articleNumbers: [article(1)] })
    expect(shownFavourites(removed)).toEqual([article(2)])
    expect(shownFavourites(after(removed, { type: 'RefuseChange', edit: commandId('c1'), failure: refused }))).toEqual([
      article(1),
      article(2),
    ])
  })

  it('is not marked twice, and one that is not marked is not removed', () => {
    expect(decide(given(1), { type: 'AddFavourite', articleNumber: article(1) })).toEqual(E.right([]))
    expect(decide(given(1), { type: 'RemoveFavourites', articleNumbers: [article(2)] })).toEqual(E.right([]))
  })

  it('beyond the fiftieth is refused, and nothing is asked of the service; there is room again after a removal', () => {
    const full = whole(MOST_FAVOURITES)
    const more = { type: 'AddFavourite', articleNumber: article(99) } as const
    expect(decide(full, more)).toEqual(E.left({ tag: 'FavouritesFull' }))
    const roomy = after(full, { type: 'RemoveFavourites', articleNumbers: [article(0)] })
    expect(E.isRight(decide(roomy, more))).toBe(true)
    // A mark that is under way takes its place too.
    const almost = after(whole(MOST_FAVOURITES - 1), { type: 'AddFavourite', articleNumber: article(98) })
    expect(decide(almost, more)).toEqual(E.left({ tag: 'FavouritesFull' }))
  })
})

describe('the favourites of a user', () => {
  it('are kept while they are young, and fetched again when they are not', () => {
    const fetch = { type: 'FetchFavourites', ifOlderThanMs: 60_000 } as const
    const later = instant('2026-03-10T09:31:00+01:00')
    const soon = instant('2026-03-10T09:30:59+01:00')
    expect(decide(given(1), fetch, 'c1', soon)).toEqual(E.right([]))
    expect(decide(given(1), fetch, 'c1', later)).toEqual(E.right([{ type: 'FavouritesRequested' }]))
    expect(decide(favouritesDecider.initial, fetch)).toEqual(E.right([{ type: 'FavouritesRequested' }]))
  })

  it('stay known when a later fetch fails', () => {
    const failed = { type: 'RecordFailedFetch', failure: refused } as const
    expect(after(given(1), failed)).toEqual(given(1))
    expect(after(favouritesDecider.initial, failed).confirmed).toEqual({ tag: 'Failed', failure: refused })
  })
})

describe('what the service says of the favourites', () => {
  const { evolve, react, initial } = favouritesDecider
  const [known, stampedAt] = [given(1, 2), instant('2026-03-10T09:40:00+01:00')]
  const failed: FavouritesState = { confirmed: { tag: 'Failed', failure: refused }, pending: [] }

  it('is known from then on, with the time it was asked for, and is shown', () => {
    const fetched = decide(initial, { type: 'RecordFavourites', favourites: [marked(3)] }, 'c1', stampedAt)
    expect(fetched).toEqual(E.right([{ type: 'FavouritesFetched', favourites: [marked(3)], at: stampedAt }]))
    const state = after(initial, { type: 'RecordFavourites', favourites: [marked(3)] })
    expect(state).toEqual(given(3))
    expect(favouritesView(state)).toEqual({ tag: 'Known', articleNumbers: [article(3)] })
    expect(favouritesView(initial)).toEqual({ tag: 'Unknown' })
    expect(favouritesView(failed)).toEqual({ tag: 'Failed', failure: refused })
  })

  it('is waited for again after a failed fetch, and what was known stays shown meanwhile', () => {
    expect(evolve(failed, { type: 'FavouritesRequested' })).toEqual(initial)
    expect(evolve(known, { type: 'FavouritesRequested' })).toEqual(known)
    expect(shownFavourites(failed)).toEqual([])
  })

  it('replaces the mark of the same article, and takes away only what was removed', () => {
    const again = { articleNumber: article(1), favouriteId: favouriteId('newer') }
    const settledAdd = { type: 'FavouriteAdded', edit: commandId('c9'), favourite: again } as const
    expect(evolve(known, settledAdd).confirmed).toMatchObject({ favourites: [marked(2), again] })
    const removal = { type: 'FavouritesRemoved', edit: commandId('c9'), articleNumbers: [article(1)] } as const
    expect(evolve(known, removal)).toEqual(given(2))
  })

  it('of one article is no whole list: favourites that were never fetched stay unknown', () => {
    const adding = after(initial, { type: 'AddFavourite', articleNumber: article(1) }, 'c1')
    const added = after(adding, { type: 'ConfirmAdded', edit: commandId('c1'), favourite: marked(1) })
    expect(added).toEqual(initial)
  })

  it('is the state itself where the log was summarised', () => {
    expect(evolve(initial, { type: 'FavouritesSummarised', state: known })).toBe(known)
  })

  it('asks for nothing more, while a fetch, a mark and a removal each ask for their call', () => {
    const edit = commandId('c1')
    const [articleNumbers, favourite] = [[article(1)], marked(1)]
    const reactions = (
      [
        { type: 'FavouritesRequested' },
        { type: 'FavouritesRemoveRequested', edit, articleNumbers },
        { type: 'FavouritesFetched', favourites: [], at },
        { type: 'FavouritesFetchFailed', failure: refused },
        { type: 'FavouriteAdded', edit, favourite },
        { type: 'FavouritesRemoved', edit, articleNumbers },
        { type: 'FavouriteChangeRefused', edit, failure: refused },
        { type: 'FavouritesSummarised', state: known },
      ] as const
    ).map((event) => react(known, event))
    expect(reactions).toEqual([
      [{ type: 'FetchFavourites' }],
      [{ type: 'RemoveFavourites', edit, articleNumbers }],
      ...Array.from({ length: 6 }, () => []),
    ])
  })
})

type Act = readonly ['toggle', number] | readonly ['settle', boolean]

const acts: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.oneof(
    fc.tuple(fc.constant('toggle' as const), fc.integer({ min: 0, max: 5 })),
    fc.tuple(fc.constant('settle' as const), fc.boolean()),
  ),
  { maxLength: 25 },
)

/** The service, and the shop before it: changes are settled in their order, some of them refused. */
const play = (moves: readonly Act[]) => {
  let state = given()
  let stored: readonly number[] = []
  let count = 0
  const waiting: { readonly edit: string; readonly index: number; readonly adds: boolean }[] = []
  for (const [act, what] of moves) {
    if (act === 'toggle') {
      const index = what
      const adds = !shownFavourites(state).includes(article(index))
      const id = `e${(count += 1)}`
      state = after(
        state,
        adds
          ? { type: 'AddFavourite', articleNumber: article(index) }
          : { type: 'RemoveFavourites', articleNumbers: [article(index)] },
        id,
      )
      waiting.push({ edit: id, index, adds })
      continue
    }
    const next = waiting.shift()
    if (next === undefined) continue
    const edit = commandId(next.edit)
    if (!what) {
      state = after(state, { type: 'RefuseChange', edit, failure: refused })
      continue
    }
    stored = next.adds
      ? [...stored.filter((one) => one !== next.index), next.index]
      : stored.filter((one) => one !== next.index)
    state = after(
      state,
      next.adds
        ? { type: 'ConfirmAdded', edit, favourite: marked(next.index) }
        : { type: 'ConfirmRemoved', edit, articleNumbers: [article(next.index)] },
    )
  }
  return { state, stored, waiting }
}

describe('after any row of marks, removals and answers', () => {
  test.prop([acts])('what is confirmed is what the service has, and each article is shown once', (moves) => {
    const { state, stored } = play(moves)
    const { confirmed } = state
    expect(confirmed.tag === 'Known' ? confirmed.favourites : undefined).toEqual(stored.map(marked))
    const shown = shownFavourites(state)
    expect(new Set(shown).size).toBe(shown.length)
  })

  test.prop([acts])('what is shown is what the service has when everything is answered', (moves) => {
    const { state, stored, waiting } = play([...moves, ...moves.map(() => ['settle', true] as const)])
    expect(waiting).toEqual([])
    expect(state.pending).toEqual([])
    expect(shownFavourites(state)).toEqual(stored.map(article))
  })
})

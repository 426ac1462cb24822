import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { ownOfSession } from '#application/queries/own-of-session'
import { articleNumber, type ArticleNumber } from '#domain/kernel/ids'
import { unknownSession } from '#domain/session/evolve'
import type { SessionState } from '#domain/session/session'
import { day } from '../domain/given'
import { signedIn } from '../domain/given-articles'
import { pressing } from '../ui/shell/given'

describe('a customer\u2019s own campaigns and purchases', () => {
  it('[CAMPAIGN-04] are asked for while somebody is logged in, and by nobody else', async () => {
    let session: SessionState = signedIn()
    const bought = articleNumber('4208103')
    const purchase = { articleNumber: bought, day: day('2026-10-12'), quantity: 40, unit: 'st' }
    const ports = ownOfSession(
      {
        campaigns: {
          activeCampaigns: () => TE.right([pressing]),
          activeCustomerCampaigns: () => TE.right([pressing]),
          selectedProductGroup: (id: string) => TE.right({ id, title: '', articleNumbers: [] }),
        },
        purchases: {
          oftenBought: (_take: number) => TE.right([bought]),
          lastPurchases: (_articles: readonly ArticleNumber[]) => TE.right([purchase]),
          boughtArticles: () => TE.right([bought]),
        },
      },
      () => session,
    )
    const own = async () => [
      await ports.campaigns.activeCustomerCampaigns()(),
      await ports.purchases.oftenBought(3)(),
      await ports.purchases.lastPurchases([bought])(),
      await ports.purchases.boughtArticles()(),
      await ports.campaigns.activeCampaigns()(),
    ]

    expect(await own()).toEqual([
      E.right([pressing]),
      E.right([bought]),
      E.right([purchase]),
      E.right([bought]),
      E.right([pressing]),
    ])
    const visitors: readonly SessionState[] = [
      unknownSession,
      { tag: 'Anonymous', delivery: unknownSession.delivery, lastFailure: undefined },
    ]
    for (const visitor of visitors) {
      session = visitor
      expect(await own()).toEqual([E.right([]), E.right([]), E.right([]), E.right(undefined), E.right([pressing])])
    }
  })
})

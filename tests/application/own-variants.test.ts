import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { articleNumber, locationId } from '#domain/kernel/ids'
import type { PermissionDeny, SessionState } from '#domain/session/session'
import type { CommerceService, VariantQuery } from '#application/ports/commerce-service'
import { ownVariants } from '#application/shop/own-variants'
import { aSignedIn, day, zip } from '../domain/given'
import { shopConfig } from '../support/given-shop'

const signedInWith = (permissionDenies: readonly PermissionDeny[] = []): SessionState => ({
  tag: 'Authenticated',
  signedIn: aSignedIn({ claims: { permissionDenies } }),
  context: undefined,
  switchingTo: undefined,
  delivery: {
    choice: { deliveryId: 'DBI', storeId: undefined, zipCode: zip('43137') },
    zipCodes: {},
    stores: {},
  },
})

/** Requests one article on a Friday. */
const requested = async (session: SessionState): Promise<VariantQuery | undefined> => {
  const queries: VariantQuery[] = []
  const commerce: CommerceService = {
    getVariants: () => TE.left({ tag: 'Aborted', service: 'gateway' }),
    getActiveDeliveryIdsInOrder: () => TE.left({ tag: 'Aborted', service: 'cart' }),
    getListedVariants: (query) => {
      queries.push(query)
      return TE.right([])
    },
    getCart: () => TE.left({ tag: 'Aborted', service: 'gateway' }),
    getCartWithVariants: () => TE.left({ tag: 'Aborted', service: 'gateway' }),
  }
  await ownVariants(
    commerce.getListedVariants,
    shopConfig,
    () => session,
    () => day('2026-03-06'),
  )([articleNumber('4208103')])()
  return queries[0]
}

describe('the articles of a page, for the user', () => {
  it('[CATALOG-14] are requested for the chosen delivery, its place and its next delivery day', async () => {
    expect(await requested(signedInWith())).toEqual({
      articleNumbers: ['4208103'],
      deliveryId: 'DBI',
      locationIds: expect.arrayContaining([locationId(shopConfig.centralStorageId)]),
      postalCode: '43137',
      requestedDeliveryDate: '2026-03-09',
      skipPrice: false,
    })
  })

  it('[PERM-12] are requested without prices with EJ_SE_PRISER', async () => {
    expect(await requested(signedInWith(['EJ_SE_PRISER']))).toMatchObject({ skipPrice: true })
  })
})

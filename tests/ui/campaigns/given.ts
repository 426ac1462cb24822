import { shopWith } from '../checkout/given'

/** The shop of somebody who has not logged in. */
export const visitors = () =>
  shopWith([], {
    session: { tag: 'Anonymous', lastFailure: undefined, delivery: { choice: undefined, zipCodes: {}, stores: {} } },
  })

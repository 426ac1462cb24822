import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Call } from '#application/ports/call'
import type { CustomerService, TeamMember } from '#application/ports/customer-service'
import type { DeliveryDates } from '#domain/delivery/delivery-days'
import type { CallFailure } from '#domain/failure/call-failure'
import { CustomerTeamCodec } from '#adapters/contract/customer-team'
import { AssortmentCodec, DeliveryDatesCodec } from '#adapters/contract/customer'
import { routes } from '#adapters/contract/paths'
import type { HttpClient } from './http-client'

const absentIs =
  <Answer>(answer: Answer) =>
  (failure: CallFailure): Call<Answer> =>
    TE.fromEither(failure.tag === 'Refused' && failure.status === 404 ? E.right(answer) : E.left(failure))

/** Customer data over HTTP. `assortmentAddress` is the assortment service's base address. */
export const createRemoteCustomerService = (client: HttpClient, assortmentAddress: () => string): CustomerService => ({
  deliveryDates: (customer, options) =>
    pipe(
      client.call(routes.deliveryDates, { ...options, params: { id: customer }, codec: DeliveryDatesCodec }),
      TE.orElse(absentIs<readonly DeliveryDates[]>([])),
    ),
  assortment: (customer, options) =>
    // Without an address there is no assortment service (CUSTOMER-11).
    assortmentAddress().startsWith('http')
      ? pipe(
          client.call(routes.assortment, { ...options, params: { id: customer }, codec: AssortmentCodec }),
          TE.map(({ name }) => name),
          TE.orElse(absentIs<string | undefined>(undefined)),
        )
      : TE.right(undefined),
  team: (options) =>
    pipe(
      client.call(routes.customerTeam, { ...options, codec: CustomerTeamCodec }),
      TE.orElse(absentIs<readonly TeamMember[]>([])),
    ),
})

import * as E from 'fp-ts/Either'
import type { Task } from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { BehaviorSubject } from 'rxjs'
import type { CustomerId } from '#domain/kernel/ids'
import { isDefaultAssortment } from '#domain/session/permissions'
import type { Call, CallOptions } from '#application/ports/call'
import type { CustomerService } from '#application/ports/customer-service'
import type { MenuEntry, ProductService } from '#application/ports/product-service'
import { type Projection, projectionOf } from '#application/projections/projection'

type Menu = readonly MenuEntry[]

export interface OwnMenuParts {
  readonly customers: Pick<CustomerService, 'assortment'>
  readonly products: Pick<ProductService, 'menu'>
}

export interface OwnMenu {
  /** The menu of the customer's assortment; undefined while the default one holds. */
  readonly menu: Projection<Menu | undefined>
  /** The name of the customer's assortment; undefined while the default one holds. Waits for one that is asked for. */
  readonly assortment: Task<string | undefined>
  /** The present menu, fetched once and then cached. */
  readonly known: (options?: CallOptions) => Call<Menu>
  /** Sets the customer; undefined at log-out. */
  readonly follow: (customer: CustomerId | undefined) => void
}

interface Own {
  readonly assortment: string
  readonly menu: Menu
}

/**
 * The menu of the customer's assortment. One that is missing, cannot be had or is the default one clears it
 * (CUSTOMER-09); another one than before brings its menu (CUSTOMER-10).
 */
export const createOwnMenu = ({ customers, products }: OwnMenuParts): OwnMenu => {
  const menu = new BehaviorSubject<Menu | undefined>(undefined)
  let present: CustomerId | undefined
  let own: Own | undefined
  let usual: Menu | undefined
  let asking: Promise<void> = Promise.resolve()

  const keep = (next: Own | undefined): void => {
    own = next
    menu.next(next?.menu)
  }

  const ask = async (customer: CustomerId): Promise<void> => {
    const answer = await customers.assortment(customer)()
    if (present !== customer) return
    const assortment = E.isRight(answer) ? answer.right : undefined
    if (isDefaultAssortment(assortment)) return keep(undefined)
    if (own?.assortment === assortment) return
    const found = await products.menu(assortment)()
    if (present === customer) keep(E.isRight(found) ? { assortment, menu: found.right } : undefined)
  }

  /** The menu of the previous customer must not be shown to the next one. */
  const settled = async (): Promise<Own | undefined> => {
    const waited = asking
    await waited
    return waited === asking ? own : settled()
  }

  const usualMenu = (options: CallOptions | undefined): Call<Menu> =>
    usual === undefined
      ? pipe(
          products.menu(undefined, options),
          TE.map((loaded) => (usual = loaded)),
        )
      : TE.right(usual)

  return {
    menu: projectionOf(menu),
    assortment: async () => (await settled())?.assortment,
    known: (options) =>
      pipe(
        TE.fromTask(settled),
        TE.flatMap((now) => (now === undefined ? usualMenu(options) : TE.right(now.menu))),
      ),
    follow: (customer) => {
      present = customer
      if (customer === undefined) keep(undefined)
      asking = customer === undefined ? Promise.resolve() : ask(customer)
    },
  }
}

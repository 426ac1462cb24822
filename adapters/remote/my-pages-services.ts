import type { FavouriteListService } from '#application/ports/favourite-list-service'
import type { ContentEditing } from '#application/ports/content-editing'
import type { FormService } from '#application/ports/form-service'
import type { OrderDocuments } from '#application/ports/order-documents'
import type { OrderHistory } from '#application/ports/order-history'
import type { QuoteService } from '#application/ports/quote-service'
import type { UserService } from '#application/ports/user-service'
import { lateService } from './late-service'
import type { RemoteOrderDocumentsOptions } from './remote-order-documents'

export interface MyPagesServices {
  readonly forms: FormService
  readonly contentEditing: ContentEditing
  readonly favouriteLists: FavouriteListService
  readonly orderDocuments: OrderDocuments
  readonly orderHistory: OrderHistory
  readonly quotes: QuoteService
  readonly users: UserService
}

/** The services of the pages behind "Mina sidor". A page on which somebody buys does not fetch their adapters. */
export const createMyPagesServices = ({ client, supports }: RemoteOrderDocumentsOptions): MyPagesServices => {
  const list = lateService('gateway', async () =>
    (await import('./remote-favourite-list-service')).createRemoteFavouriteListService(client),
  )
  const document = lateService('order', async () =>
    (await import('./remote-order-documents')).createRemoteOrderDocuments({ client, supports }),
  )
  const order = lateService('order', async () =>
    (await import('./remote-order-history')).createRemoteOrderHistory(client),
  )
  const quote = lateService('quote', async () =>
    (await import('./remote-quote-service')).createRemoteQuoteService({ client, supports }),
  )
  const user = lateService('auth', async () => (await import('./remote-user-service')).createRemoteUserService(client))
  const form = lateService('gateway', async () =>
    (await import('./remote-form-service')).createRemoteFormService(client),
  )
  const editing = lateService('gateway', async () =>
    (await import('./remote-content-editing')).createRemoteContentEditing(client),
  )
  return {
    forms: { send: form((service) => service.send) },
    contentEditing: {
      entries: editing((service) => service.entries),
      entry: editing((service) => service.entry),
      save: editing((service) => service.save),
      publish: editing((service) => service.publish),
      unpublish: editing((service) => service.unpublish),
    },
    favouriteLists: {
      pageOfLists: list((service) => service.pageOfLists),
      lists: list((service) => service.lists),
      list: list((service) => service.list),
      items: list((service) => service.items),
      create: list((service) => service.create),
      rename: list((service) => service.rename),
      share: list((service) => service.share),
      remove: list((service) => service.remove),
      restore: list((service) => service.restore),
      add: list((service) => service.add),
      changeItem: list((service) => service.changeItem),
      removeItems: list((service) => service.removeItems),
      restoreItems: list((service) => service.restoreItems),
    },
    orderDocuments: {
      document: document((service) => service.document),
      email: document((service) => service.email),
      download: document((service) => service.download),
      exportSearch: document((service) => service.exportSearch),
      exportFinancialFollowUp: document((service) => service.exportFinancialFollowUp),
      inquire: document((service) => service.inquire),
    },
    orderHistory: {
      search: order((service) => service.search),
      order: order((service) => service.order),
      addresses: order((service) => service.addresses),
      invoices: order((service) => service.invoices),
      orderId: order((service) => service.orderId),
      cancel: order((service) => service.cancel),
      financialFollowUp: order((service) => service.financialFollowUp),
    },
    quotes: {
      quotes: quote((service) => service.quotes),
      defaults: quote((service) => service.defaults),
      create: quote((service) => service.create),
      quote: quote((service) => service.quote),
      changeHead: quote((service) => service.changeHead),
      moveOn: quote((service) => service.moveOn),
      remove: quote((service) => service.remove),
      copy: quote((service) => service.copy),
      pdf: quote((service) => service.pdf),
      addArticles: quote((service) => service.addArticles),
      addCustom: quote((service) => service.addCustom),
      changeRows: quote((service) => service.changeRows),
      replaceArticles: quote((service) => service.replaceArticles),
      removeRows: quote((service) => service.removeRows),
      importRows: quote((service) => service.importRows),
      link: quote((service) => service.link),
      withdrawLink: quote((service) => service.withdrawLink),
      setLogo: quote((service) => service.setLogo),
      logo: quote((service) => service.logo),
    },
    users: {
      users: user((service) => service.users),
      user: user((service) => service.user),
      userName: user((service) => service.userName),
      create: user((service) => service.create),
      update: user((service) => service.update),
      permissions: user((service) => service.permissions),
      updatePermissions: user((service) => service.updatePermissions),
      roleNames: user((service) => service.roleNames),
      permissionNames: user((service) => service.permissionNames),
    },
  }
}

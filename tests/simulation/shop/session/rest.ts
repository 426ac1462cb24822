import { scopeOfTab } from '../seen'
import { customerNamed, password, people } from '../services/auth'
import type { Cast } from './script'

/** Milliseconds that are longer than the longest wait before a call is made again. */
const LONG_MS = 200_000

/** Lets all end that is under way. */
export const restAWhile = ({ browser }: Pick<Cast, 'browser'>): Promise<void> => browser.time.pass(LONG_MS)

/** Has the first page work for a user and customer. */
const workFor = async (cast: Cast, scope: string): Promise<void> => {
  const rest = () => restAWhile(cast)
  const [userName = '', customer = ''] = scope.split('/')
  const person = people.find((one) => one.user.userId === userName) ?? people[0]
  const [tab] = cast.pages.tabs()
  if (tab === undefined) return
  const before = tab.shop.session.get()
  if (before.tag === 'Authenticated' && before.signedIn.user.userId !== userName) {
    tab.shop.session.logOut()
    await rest()
  }
  if (tab.shop.session.get().tag !== 'Authenticated') {
    tab.shop.session.logIn({ username: person.user.username, password })
    await rest()
  }
  if (scopeOfTab(tab) === scope) return
  tab.shop.session.chooseContext(customerNamed(customer), undefined)
  await rest()
}

/** Has all pages work for a user and customer until nothing is under way there and all have seen what became of it. */
export const restIn = async (cast: Cast, scope: string): Promise<void> => {
  const { browser, pages, user } = cast
  await workFor(cast, scope)
  // A page that could not take up the session is loaded anew by its user.
  const lost = pages
    .tabs()
    .slice(1)
    .filter((one) => one.shop.session.get().tag === 'Anonymous')
  for (const tab of lost) {
    pages.close(tab)
    pages.open()
  }
  // A session that has expired is found out by the first call.
  for (let tries = 0; tries < 2; tries += 1) {
    if (tries > 0 && pages.tabs().every((tab) => scopeOfTab(tab) === scope)) break
    await workFor(cast, scope)
    browser.connectivity.comeBack()
    await restAWhile(cast)
    const [one] = pages.tabs()
    if (one !== undefined) user.answerHeld(one)
    await restAWhile(cast)
    for (const tab of pages.tabs()) tab.shop.cart.refresh()
    for (const tab of pages.tabs()) tab.shop.checkout.enquireOrder()
    await restAWhile(cast)
  }
}

import type { CartId } from '#domain/kernel/ids'
import { scopeOfTab } from '../seen'
import { customerNamed, customersOf, password, people } from '../services/auth'
import type { SimulatedTab } from '../tab'
import { linesOf, type UserParts } from './user-parts'

/** How a user logs in and chooses a customer. */
export const createCustomers = ({ random, habits, deeds }: UserParts) => {
  const logIn = (tab: SimulatedTab): void => {
    const person = random.weighted([
      [4, people[0]],
      [1, people[1]],
    ])
    tab.shop.session.logIn({ username: person.user.username, password })
  }

  const chooseCustomer = (tab: SimulatedTab): string => {
    const state = tab.shop.session.get()
    const person = people.find(
      ({ user }) => state.tag === 'Authenticated' && user.userId === state.signedIn.user.userId,
    )
    const customers = person === undefined ? [] : customersOf(person)
    const others = customers.filter((one) => `${person?.user.userId ?? ''}/${one}` !== scopeOfTab(tab))
    const customer = random.pickAny(habits.moves && others.length > 0 ? others : customers) ?? 'K1'
    const choose = (cart?: CartId) => tab.shop.session.chooseContext(customerNamed(customer), undefined, cart)
    const { cartId: source } = tab.shop.cart.get()
    const scope = person && `${person.user.userId}/${customer}`
    // Whoever has lines is asked whether they come along, and cannot say so while edits wait.
    const isAsked = source !== undefined && linesOf(tab).length > 0 && scope !== scopeOfTab(tab)
    if (isAsked && !tab.shop.cart.waiting.get() && random.chance(0.7))
      return deeds.bring(tab, scope, source, () => choose(source))
    choose()
    return `chooses ${customer}`
  }

  return { logIn, chooseCustomer }
}

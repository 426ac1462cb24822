import type { Random } from './random'
import { goodWeather, type Weather } from './network'
import type { SimulatedBrowser } from './tab'
import { people } from './services/auth'

/** What happens to a browser and to the services beside what its user does. */
export interface Happenings {
  /** Changes a cart from another browser, where the session has one. */
  readonly otherBrowser: () => string
  /** Lets one thing happen. @returns its name, for the trace */
  readonly happen: () => string
  /** Ends all that is wrong. */
  readonly heal: () => void
  /** Whether another tab has taken the lead from one that lived. */
  readonly wasDeposed: () => boolean
}

/** The character of a session: what can go wrong in it, and how often. */
export interface Climate {
  readonly weather: Weather
  readonly storageFaults: boolean
  readonly goesOffline: boolean
  readonly otherBrowser: boolean
  readonly failingDeliveries: number
  /** Milliseconds that storage may take. */
  readonly slowness: number
  /** Lines that an earlier visit has left in the cart of the first customer. */
  readonly linesLeft: number
}

const badWeather = (random: Random): Weather => ({
  requestLost: random.next() * 0.12,
  answerLost: random.next() * 0.12,
  doubled: random.next() * 0.12,
  unavailable: random.next() * 0.1,
  cut: random.next() * 0.1,
  tooMany: random.next() * 0.05,
  refused: random.next() * 0.05,
  slow: random.next() * 0.06,
  delay: [5, random.between(30, 900)],
})

export const climateOf = (random: Random): Climate => ({
  weather: random.chance(0.25) ? { ...goodWeather, delay: [5, random.between(10, 400)] } : badWeather(random),
  storageFaults: random.chance(0.35),
  goesOffline: random.chance(0.4),
  otherBrowser: random.chance(0.3),
  failingDeliveries: random.chance(0.5) ? random.next() * 0.5 : 0,
  slowness: random.pick([0, 0, 5, 40]),
  linesLeft: random.chance(0.6) ? random.between(1, 4) : 0,
})

export const createHappenings = (browser: SimulatedBrowser, random: Random, climate: Climate): Happenings => {
  const { machines, log, connectivity } = browser
  const { network, carts, catalogue, orders } = machines
  let isOffline = false
  let wasDeposed = false

  const connection = (): string => {
    isOffline = climate.goesOffline && !isOffline
    network.offline(isOffline)
    if (!isOffline) connectivity.comeBack()
    return isOffline ? 'the connection goes' : 'the connection comes back'
  }

  const storage = (): string => {
    if (!climate.storageFaults) return 'nothing happens'
    const what = random.pick(['full', 'works', 'hangs', 'unreadable'])
    log.full(what === 'full')
    log.hang(what === 'hangs')
    log.unreadable(what === 'unreadable')
    return `the storage ${what}`
  }

  const aScope = (): string | undefined =>
    random.pickAny(
      people.flatMap(({ user, customers }) => customers.map(({ customerId }) => `${user.userId}/${customerId}`)),
    )

  /** Often one that lies in a cart. */
  const changingArticle = () => {
    const scope = random.chance(0.7) ? aScope() : undefined
    const line = scope === undefined ? undefined : random.pickAny(carts.cartOf(scope).lines)
    return line === undefined ? random.pickAny(catalogue.articles) : catalogue.find(line.article)
  }

  const prices = (): string => {
    const article = changingArticle()
    if (article === undefined) return 'nothing happens'
    if (random.chance(0.5)) article.price = Math.max(1, Math.round(article.price * (0.5 + random.next())))
    else article.stock = random.between(0, random.pick([5, 500]))
    return `${article.number} changes its price or stock`
  }

  /** A line that no tab of this browser has asked for. */
  const addTo = (scope: string): void => {
    const { number, multiple } = random.pickAny(catalogue.articles) ?? { number: '', multiple: 1 }
    const item = { article: number, delivery: 'DBI', label: `${scope} 1`, quantity: multiple * random.between(1, 5) }
    carts.add({ scope, correlation: undefined }, [item], undefined)
  }

  /** Another browser of the same user, whose shop is well. */
  const otherBrowser = (): string => {
    const scope = aScope()
    if (!climate.otherBrowser || scope === undefined) return 'nothing happens'
    const cart = carts.cartOf(scope)
    const line = random.chance(0.5) ? cart.lines[0] : random.pickAny(cart.lines)
    const asking = { scope, correlation: undefined }
    if (line === undefined || random.chance(0.4)) {
      addTo(scope)
      return 'another browser adds'
    }
    const multiple = catalogue.multipleOf(line.article) ?? 1
    if (random.chance(0.5)) carts.update(asking, [{ ...line, quantity: multiple * random.between(1, 9) }])
    else carts.remove(asking, [line.item])
    return 'another browser edits'
  }

  const depose = (): string => {
    wasDeposed = true
    browser.tabs.depose()
    return 'the leading tab sleeps'
  }

  const sessionEnds = (): string => {
    const token = machines.auth.token()
    if (token !== undefined) token.isValid = false
    return 'the session expires'
  }

  for (let left = climate.linesLeft; left > 0; left -= 1) addTo('u1/K1')
  network.weather(climate.weather)
  log.slowness(climate.slowness)
  orders.failing(climate.failingDeliveries)

  return {
    otherBrowser,
    happen: () =>
      random.weighted([
        [4, connection],
        [5, storage],
        [5, prices],
        [climate.otherBrowser ? 12 : 4, otherBrowser],
        [1, sessionEnds],
        [2, depose],
      ])(),
    wasDeposed: () => wasDeposed,
    heal: () => {
      network.weather(goodWeather)
      network.offline(false)
      orders.failing(0)
      log.full(false)
      log.hang(false)
      log.unreadable(false)
      log.slowness(0)
    },
  }
}

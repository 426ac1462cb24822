import { describe, expect, it } from 'vitest'
import { customerId, projectId } from '#domain/kernel/ids'
import { createLastProjects } from '#application/shop/last-projects'
import { aCustomer } from '../domain/given'
import { createMemoryStorage } from '../support/memory-storage'
import { givenShop, settled } from '../support/given-shop'

const [first, second] = [customerId('104822'), customerId('104830')]
const kvarnen = projectId('P-7')

describe('the project that a user last worked for with a customer', () => {
  it('is known when the user has changed customer, and after a reload', async () => {
    const project = { projectId: kvarnen, name: 'Kvarnen', description: '' }
    const customers = [aCustomer(first, { projects: [project] }), aCustomer(second)]
    const { shop, storage } = await givenShop({ customers })
    shop.session.chooseContext(first, kvarnen)
    await settled()

    shop.session.chooseContext(second, undefined)
    await settled()

    expect(shop.lastProject(first)).toBe(kvarnen)
    expect(shop.lastProject(second)).toBeUndefined()
    expect(createLastProjects(storage).of(first)).toBe(kvarnen)
  })

  it('is forgotten when the user works without a project, and leaves nothing behind', () => {
    const storage = createMemoryStorage()
    const projects = createLastProjects(storage)
    projects.keep({ customerId: first, projectId: kvarnen })

    projects.keep({ customerId: first, projectId: undefined })

    expect(projects.of(first)).toBeUndefined()
    expect(storage.keys()).toEqual([])
  })

  it('is erased when the user logs out', async () => {
    const project = { projectId: kvarnen, name: 'Kvarnen', description: '' }
    const { shop, storage } = await givenShop({ customers: [aCustomer(first, { projects: [project] })] })
    shop.session.chooseContext(first, kvarnen)
    await settled()

    shop.session.logOut()
    await settled()

    expect(createLastProjects(storage).of(first)).toBeUndefined()
  })

  it('is unknown where what was stored is damaged', () => {
    const storage = createMemoryStorage({ 'shop/customer/lastProjects': '{"104822":7}' })
    expect(createLastProjects(storage).of(first)).toBeUndefined()
  })
})

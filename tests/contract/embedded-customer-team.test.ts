import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbeddedShop, type EmbeddedShop } from './support/embedded-shop'

let shop: EmbeddedShop
beforeAll(async () => {
  shop = await openEmbeddedShop()
})
afterAll(() => shop.close())

const namesFor = async (username: string): Promise<readonly string[]> => {
  const { body } = await (await shop.as(username)).call<readonly { name: string }[]>('GET', '/crm/customerteam')
  return body.map(({ name }) => name)
}

describe('the team of a customer', () => {
  it('[CUSTOMER-17] is the one of the customer that the user works for, in its order', async () => {
    expect(await namesFor('user')).toEqual(['Jonas Ek', 'Petra Sandell', 'Omar Haddad'])
    expect(await namesFor('inkop')).toEqual(['Omar Haddad', 'Petra Sandell'])
    expect(await namesFor('tom')).toEqual([])
  })

  it('has phone and mail', async () => {
    const { body } = await (await shop.as('inkop')).call('GET', '/crm/customerteam')
    expect(body).toContainEqual({
      name: 'Omar Haddad',
      title: 'Projektsäljare',
      phone: '031-555 02 17',
      email: 'omar.haddad@fackhandel.example',
    })
  })

  it('is for users alone, and for those who work for a customer', async () => {
    expect((await shop.visitor.call('GET', '/crm/customerteam')).status).toBe(401)
    await shop.db.updateTable('users').set({ default_customer_id: null }).where('username', '=', 'seller').execute()
    const refused = await (await shop.as('seller')).call<{ code: string }>('GET', '/crm/customerteam')
    expect([refused.status, refused.body.code]).toEqual([403, 'CUSTOMER_REQUIRED'])
  })
})

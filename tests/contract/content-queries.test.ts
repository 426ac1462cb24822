import { buildClientSchema, getIntrospectionQuery, Kind, parse, validate, type IntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentQueries, type ContentOperation } from '#adapters/remote/content/content-queries'
import { contentModel } from '#adapters/embedded/content/content-model'
import { joinedModel } from '#adapters/embedded/content/graphql/joined-model'
import { contentSchema } from '#adapters/embedded/content/graphql/content-schema'
import { stores } from '#adapters/embedded/demo-data/stores/store-data'
import { formInputTypes } from '#domain/content/form-input-type'
import { askContent, CONTENT_TOKEN } from './support/content-graphql'
import { startEmbeddedServices, type EmbeddedServices } from './support/embedded-services'

let services: EmbeddedServices
beforeAll(async () => {
  services = await startEmbeddedServices({ contentToken: CONTENT_TOKEN })
})
afterAll(() => services.stop())

const run = async (operationName: string, query: string, variables: object) => {
  const answer = await askContent(services, { query, operationName, variables })
  expect(answer).toMatchObject({ status: 200, errors: [] })
  return answer.data
}
const answerOf = (operation: ContentOperation, variables: object = {}) =>
  run(operation, contentQueries[operation], variables)

const isIntrospection = (data: unknown): data is IntrospectionQuery =>
  typeof data === 'object' && data !== null && '__schema' in data

const image = (id: string) => ({
  sys: { id },
  url: `/services/content/assets/dahl/${id}/${id}.svg`,
  width: expect.any(Number),
  height: expect.any(Number),
})

const richText = { json: { nodeType: 'document' } }

const operations = Object.entries(contentQueries)

describe('the documents of the content queries', () => {
  it('are valid by introspection', async () => {
    const { data } = await askContent(services, { query: getIntrospectionQuery() })
    const faults = isIntrospection(data)
      ? operations.flatMap(([, query]) => validate(buildClientSchema(data), parse(query)))
      : ['no schema']
    expect(faults).toEqual([])
  })

  it('are valid in a space that has none of the shop’s content types', () => {
    const foreign = contentSchema(joinedModel({ contentTypes: [] }).types)
    expect(operations.flatMap(([, query]) => validate(foreign, parse(query)))).toEqual([])
  })

  it.each(operations)('%s has one operation of its name and is no longer than Contentful takes', (name, query) => {
    const { definitions } = parse(query)
    const named = definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? [one.name?.value] : []))
    expect(named).toEqual([name])
    expect(Buffer.byteLength(query)).toBeLessThanOrEqual(8_192)
  })

  const variablesOf = (query: string) =>
    parse(query).definitions.flatMap((one) =>
      one.kind === Kind.OPERATION_DEFINITION
        ? (one.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
        : [],
    )

  it.each([
    ['getFrontPage', ['preview']],
    ['getHero', ['slug', 'preview']],
    ['getInfoBlock', ['id']],
    ['getStoreDetails', ['id']],
    ['getStorePage', ['id']],
    ['getTextAndMedia', ['id']],
    ['getTextBlock', ['id']],
    ['getRetailers', []],
    ['getAllRetailers', []],
    ['getAllStoreDetails', []],
    ['getContentPage', ['slug', 'preview']],
    ['getContentListingPage', ['slug', 'preview']],
    ['getDynamicForm', ['id', 'preview']],
  ] as const)('%s has the variables %j', (name, variables) => {
    expect(variablesOf(contentQueries[name])).toEqual(variables)
  })

  it.each([
    ['getFrontPage', 'frontPageCollection(limit:1', 'sectionsCollection(limit:20'],
    ['getHero', 'heroCollection(where:{slug:$slug},limit:1', ''],
    ['getStoreDetails', 'storeDetailsCollection(where:{storeId:$id}', ''],
    ['getStorePage', 'storePageCollection(where:{storeId:$id},limit:1', ''],
    ['getRetailers', 'retailerCollection(limit:100', ''],
    ['getAllRetailers', 'retailerCollection(limit:100', ''],
    ['getAllStoreDetails', 'storeDetailsCollection(limit:200', ''],
    ['getContentPage', 'contentPageCollection(where:{slug:$slug},limit:1', 'sectionsCollection(limit:50'],
    ['getContentListingPage', 'contentListingPageCollection(where:{slug:$slug},limit:1', ''],
  ] as const)('%s asks for as many as it shows', (name, root, sections) => {
    expect(contentQueries[name]).toContain(root)
    expect(contentQueries[name]).toContain(sections)
  })

  it.each(operations.filter(([, query]) => query.includes('$preview')))(
    '%s asks for what is published unless told otherwise',
    (_name, query) => {
      expect(query).toContain('$preview:Boolean = false')
    },
  )
})

describe('the answers of the content queries', () => {
  it('have the front page with its hero and sections in their order', async () => {
    expect(await answerOf('getFrontPage', { preview: false })).toMatchObject({
      frontPageCollection: {
        items: [
          {
            sys: { id: 'startsida' },
            name: 'Dahl, startsida',
            hero: {
              title: 'Rätt del, rätt dag.',
              titleFontSize: 'large',
              overlay: false,
              heroDesktop: image('start-dator'),
              heroMobile: image('start-mobil'),
            },
            sectionsCollection: {
              items: [
                { __typename: 'AssortmentIcons', title: 'Sortiment', iconsCollection: { items: { length: 14 } } },
                { __typename: 'ContentBanners', bannersCollection: { items: { length: 3 } } },
                { __typename: 'SelectedProducts', selectedProductsId: 'pressat-och-klart' },
                { __typename: 'MarketingBanners', bannersCollection: { items: [{ weight: 3 }, { weight: 1 }] } },
                { __typename: 'LargeSection', text: expect.any(String), subHero: { title: 'Hyr på dagen' } },
                { __typename: 'RandomBanners', bannersCollection: { items: { length: 3 } } },
                { __typename: 'ServiceCards', cardsCollection: { items: { length: 4 } } },
                { __typename: 'SubBanners', bannersCollection: { items: { length: 3 } } },
              ],
            },
          },
        ],
      },
    })
  })

  it('[CONTENT-43] have a hero by its slug', async () => {
    expect(await answerOf('getHero', { slug: 'hyr-pressmaskin' })).toMatchObject({
      heroCollection: { items: [{ title: 'Hyr pressmaskin', overlay: true, linkUrl: '/hitta-butik' }] },
    })
  })

  it('[CONTENT-44] [CONTENT-45] [CONTENT-46] have an info block, a text with media and a block of text by their ids', async () => {
    expect(await answerOf('getInfoBlock', { id: 'badrum-dokumentation' })).toMatchObject({
      infoBlock: { infoBlockTitle: 'Dokumentera', infoBlockText: richText, backgroundColor: '#eef1f4' },
    })
    expect(await answerOf('getTextAndMedia', { id: 'hyra-ratt-back' })).toMatchObject({
      textAndMedia: { textMediaTitle: 'M eller V?', richText, image: image('kort-presskulventil') },
    })
    expect(await answerOf('getTextBlock', { id: 'badrum-text' })).toMatchObject({
      textBlock: { title: 'När något ändå läcker', bodyTextSecondary: richText },
    })
  })

  it('have null for an id of another type', async () => {
    expect(await answerOf('getTextBlock', { id: 'badrum-dokumentation' })).toEqual({ textBlock: null })
  })

  it('have the details and the page of a store by the id of the store', async () => {
    const store = {
      storeId: '110',
      name: 'Mölndal',
      address: 'Åbäcksgatan 6, 431 67 Mölndal',
      location: { lat: 57.6438, lon: 12.0069 },
      openingHoursMondays: '06:30–17:00',
      openingHoursSundays: '',
      contactPeopleCollection: { items: [{ role: 'Butikschef', image: { url: expect.any(String) } }, {}, {}] },
    }
    expect(await answerOf('getStoreDetails', { id: '110' })).toMatchObject({
      storeDetailsCollection: { items: [store] },
    })
    expect(await answerOf('getStorePage', { id: '110' })).toMatchObject({
      storePageCollection: {
        items: [
          {
            ...store,
            title: 'Butiken i Mölndal',
            ingress: richText,
            bodyText: richText,
            infobox: richText,
            storeActivities: richText,
            assortments: expect.arrayContaining(['VVS']),
            services: expect.arrayContaining(['Rörkapning', 'Uthyrning']),
            specialOpeningHoursWeekdays: expect.arrayContaining(['2026-12-24/2026-12-27 Stängt Jul']),
            contactsSectionTitle: 'Vi i butiken',
          },
        ],
      },
    })
  })

  it('have every store and every retailer', async () => {
    expect(await answerOf('getAllStoreDetails')).toMatchObject({
      storeDetailsCollection: { items: stores.map(({ id }) => ({ storeId: id })) },
    })
    for (const operation of ['getRetailers', 'getAllRetailers'] as const)
      expect(await answerOf(operation)).toMatchObject({
        retailerCollection: {
          items: Array.from({ length: 12 }, () => ({
            name: expect.any(String),
            location: { lat: expect.any(Number), lon: expect.any(Number) },
            offerings: expect.any(Array),
            link: expect.stringMatching(/^https:/),
          })),
        },
      })
  })

  it('have a page of content with all that it uses', async () => {
    expect(await answerOf('getContentPage', { slug: 'hyr-pressmaskin' })).toMatchObject({
      contentPageCollection: {
        items: [
          {
            title: 'Hyr pressmaskin',
            showSidebar: true,
            displayContacts: true,
            excludeFromSearch: null,
            bodyTextPrimary: {
              json: { nodeType: 'document' },
              links: {
                entries: {
                  inline: [{ __typename: 'EmbeddedButton', text: 'villkoren', inline: true }],
                  block: [
                    { __typename: 'EmbeddedButton', text: 'Kontakta oss' },
                    { __typename: 'Banner', title: 'Kopplingarna köper du här' },
                  ],
                  hyperlink: [{ __typename: 'ContentPage', slug: 'press-klamring-eller-lodning' }],
                },
                assets: { block: [image('kort-pressmaskin')], hyperlink: [image('bild-pressmaskin')] },
              },
            },
            hero: { title: 'Hyr pressmaskin' },
            thumbnail: image('kort-pressmaskin'),
            banner: { title: 'Kopplingarna köper du här' },
            categorySectionTitle: 'Till maskinen',
            categories: ['vvs/rordelar', 'verktyg/rorverktyg', 'vvs/ror'],
            linkedFrom: { contentListingPageCollection: { items: [{ slug: 'tjanster', title: 'Tjänster' }] } },
            sectionsCollection: {
              items: [
                { __typename: 'TextAndMedia' },
                { __typename: 'ImageSetOfThree', imagesCollection: { items: { length: 3 } } },
                { __typename: 'Video', videoUrl: expect.stringMatching(/^https:/) },
                { __typename: 'Accordions', itemsCollection: { items: { length: 3 } } },
                { __typename: 'ContactCards', contactsCollection: { items: { length: 2 } } },
                { __typename: 'DynamicForm', formTitle: 'Boka en halvtimme vid disken' },
              ],
            },
          },
        ],
      },
    })
  })

  it('have a listing with its pages, their tags and how many there are', async () => {
    const answer = await answerOf('getContentListingPage', { slug: 'rad-och-tips' })
    expect(answer).toMatchObject({
      contentListingPageCollection: {
        items: [
          { title: 'Råd och tips', tagOrder: ['valja', 'rakna', 'montera', 'drift'], contentCollection: { total: 7 } },
        ],
      },
    })
    expect(answer).toHaveProperty(
      'contentListingPageCollection.items.0.contentCollection.items.0',
      expect.objectContaining({
        slug: 'badrum-steg-for-steg',
        thumbnail: expect.objectContaining({ width: 640, height: 400 }),
        contentfulMetadata: { tags: [{ id: 'montera', name: 'Montera' }] },
      }),
    )
  })

  it('have a form with its inputs', async () => {
    const answer = await answerOf('getDynamicForm', { id: 'kontakta-oss-formular' })
    expect(answer).toMatchObject({ dynamicForm: { title: 'Kontakta oss', formDescription: richText } })
    expect(answer).toHaveProperty(
      'dynamicForm.inputsCollection.items',
      expect.arrayContaining(
        formInputTypes.map((type) => expect.objectContaining({ type, requiredField: expect.any(Boolean) })),
      ),
    )
  })

  it.each(operations.filter(([, query]) => query.includes('$id') || query.includes('$slug')))(
    '%s is empty where there is nothing',
    async (name, query) => {
      const data = await run(name, query, { id: 'x', slug: 'x' })
      const [answer] = Object.values(data ?? {})
      expect([null, { items: [] }]).toContainEqual(answer)
    },
  )
})

describe('the schema of a space', () => {
  it('has a type and two queries for every content type, by Contentful’s naming', () => {
    const fields = contentSchema(contentModel).getQueryType()?.getFields() ?? {}
    expect(fields['contentPage']?.type.toString()).toBe('ContentPage')
    expect(fields['contentPageCollection']?.type.toString()).toBe('ContentPageCollection')
    expect(Object.keys(fields)).toHaveLength(2 * contentModel.length + 3)
  })

  it('adds the content types and the fields of a foreign space to those of the shop', () => {
    const foreign = [
      { sys: { id: 'blog-post' }, fields: [{ id: 'headline', type: 'Symbol' }] },
      {
        sys: { id: 'hero' },
        fields: [
          { id: 'campaignCode', type: 'Symbol' },
          { id: 'title', type: 'RichText' },
        ],
      },
      { sys: { id: 'asset' }, fields: [] },
      { sys: { id: 'BlogPost' }, fields: [] },
    ]
    const { types, missing, leftOut } = joinedModel({ contentTypes: foreign })
    const schema = contentSchema(types)
    expect(schema.getType('BlogPost')).toBeDefined()
    expect(schema.getType('ContentTypeAsset')).toBeDefined()
    expect(types.find(({ id }) => id === 'hero')?.fields).toMatchObject({
      campaignCode: { type: 'Symbol' },
      title: { type: 'Symbol' },
    })
    expect(missing).toContain('storePage')
    expect(leftOut).toEqual(['BlogPost'])
  })
})

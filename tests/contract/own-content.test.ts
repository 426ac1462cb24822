import { describe, expect, it } from 'vitest'
import { contentModel, type FieldModel } from '#adapters/embedded/content/content-model'
import { linksIn } from '#adapters/embedded/content/links'
import type { ExportedEntry, SpaceExport } from '#adapters/embedded/content/space-export'
import { assetBytes } from '#adapters/embedded/demo-data/content/asset-files'
import { ownSpace } from '#adapters/embedded/demo-data/content/own-space'
import { demoData } from '#adapters/embedded/demo-data/demo-data'
import { stores } from '#adapters/embedded/demo-data/stores/store-data'
import { formInputTypes } from '#domain/content/form-input-type'
import { brandCodes, type BrandCode } from '#domain/kernel/brand-code'

const ofType = ({ entries }: SpaceExport, type: string): readonly ExportedEntry[] =>
  entries.filter(({ sys }) => sys.contentType.sys.id === type)

const valueOf = ({ fields }: ExportedEntry, field: string): unknown => fields[field]?.['sv']

const isListOf = (value: unknown, isMember: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isMember)

const isText = (value: unknown): boolean => typeof value === 'string'

const isNodeOfText = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'nodeType' in value && value.nodeType === 'document'

const typeOfEntry = (space: SpaceExport, id: string): string | undefined =>
  space.entries.find(({ sys }) => sys.id === id)?.sys.contentType.sys.id

/** Whether a value is what the model says of its field, links and their targets included. */
const fits = (space: SpaceExport, model: FieldModel, value: unknown): boolean => {
  const links = linksIn(value)
  const leadsToAssets = links.every(
    ({ linkType, id }) => linkType === 'Asset' && space.assets.some(({ sys }) => sys.id === id),
  )
  const leadsTo = (of: readonly string[]) =>
    links.every(({ linkType, id }) => linkType === 'Entry' && of.includes(typeOfEntry(space, id) ?? ''))
  switch (model.type) {
    case 'Symbol':
    case 'Text':
      return isText(value)
    case 'Symbols':
      return isListOf(value, isText)
    case 'Integer':
    case 'Number':
      return typeof value === 'number'
    case 'Boolean':
      return typeof value === 'boolean'
    case 'RichText':
      return isNodeOfText(value)
    case 'Asset':
      return links.length === 1 && leadsToAssets
    case 'Assets':
      return Array.isArray(value) && links.length === value.length && leadsToAssets
    case 'Entry':
      return links.length === 1 && leadsTo(model.of)
    case 'Entries':
      return Array.isArray(value) && links.length === value.length && leadsTo(model.of)
    case 'Location':
      return typeof value === 'object' && value !== null && 'lat' in value && 'lon' in value
    case 'Date':
    case 'Object':
      return true
  }
}

const misfits = (space: SpaceExport): readonly string[] =>
  space.entries.flatMap((entry) => {
    const type = contentModel.find(({ id }) => id === entry.sys.contentType.sys.id)
    return Object.keys(entry.fields)
      .filter((field) => {
        const model = type?.fields[field]
        return model === undefined || !fits(space, model, valueOf(entry, field))
      })
      .map((field) => `${entry.sys.id}.${field}`)
  })

describe.each(brandCodes)('the content of the demo, brand %s', (brand: BrandCode) => {
  const space = ownSpace(brand)

  it('is as the model of content says, with links that lead somewhere', () => {
    const broken = space.entries.flatMap(({ sys, fields }) =>
      linksIn(fields)
        .filter(({ linkType, id }) =>
          linkType === 'Entry'
            ? typeOfEntry(space, id) === undefined
            : !space.assets.some((asset) => asset.sys.id === id),
        )
        .map(({ id }) => `${sys.id} → ${id}`),
    )
    expect(misfits(space)).toEqual([])
    expect(broken).toEqual([])
  })

  it('names every entry and every asset once', () => {
    const ids = space.entries.map(({ sys }) => sys.id)
    const assets = space.assets.map(({ sys }) => sys.id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(assets.filter((id, index) => assets.indexOf(id) !== index)).toEqual([])
  })

  it('has an entry of every kind, save the menu of products, which the catalogue makes', () => {
    const missing = contentModel.map(({ id }) => id).filter((id) => ofType(space, id).length === 0)
    expect(missing).toEqual(['productsMenu'])
  })

  it('has the details and the page of every store, with the hours of the location service', () => {
    const days = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']
    for (const type of ['storeDetails', 'storePage']) {
      const told = ofType(space, type).map((entry) => [
        valueOf(entry, 'storeId'),
        days.map((day) => valueOf(entry, `openingHours${day}`)),
      ])
      expect(told).toEqual(stores.map(({ id, openingHours }) => [id, openingHours]))
    }
    expect(ofType(space, 'retailer')).toHaveLength(12)
  })

  it('uses every kind of input in its forms', () => {
    const types = new Set(ofType(space, 'formInput').map((input) => valueOf(input, 'type')))
    expect(types).toEqual(new Set(formInputTypes))
  })

  it('names groups of articles and campaigns that there are', () => {
    const groups = ofType(space, 'selectedProducts').map((entry) => valueOf(entry, 'selectedProductsId'))
    const known = demoData.selectedGroups.map(({ id }) => id)
    expect(groups.filter((id) => !known.some((one) => one === id))).toEqual([])
    const campaigns = space.entries
      .map((entry) => valueOf(entry, 'linkUrl'))
      .filter((url) => typeof url === 'string' && url.startsWith('/kampanjer/'))
    const slugs = demoData.campaigns
      .filter((campaign) => campaign.brand === undefined || campaign.brand === brand)
      .map(({ slug }) => `/kampanjer/${slug}`)
    expect(campaigns.filter((url) => !slugs.some((slug) => slug === url))).toEqual([])
  })

  it('leads to categories and pages that there are', () => {
    const categories = new Set(demoData.catalogue.categories.map(({ slug }) => `/kategorier/${slug}`))
    const pages = new Set(
      ofType(space, 'contentListingPage').flatMap((listing) => [
        `/${listing.sys.id}`,
        ...linksIn(listing.fields['content']).map(({ id }) => `/${listing.sys.id}/${id}`),
      ]),
    )
    const shop = [
      '/kampanjer',
      '/sortiment',
      '/hitta-butik',
      '/aterforsaljare',
      '/snabborder',
      '/mina-sidor',
      '/search?',
    ]
    const leads = space.entries.flatMap((entry) =>
      ['linkUrl', 'secondLinkUrl', 'url']
        .map((field) => valueOf(entry, field))
        .filter((url) => typeof url === 'string'),
    )
    const lost = leads.filter(
      (url) =>
        url.startsWith('/') && !categories.has(url) && !pages.has(url) && !shop.some((begin) => url.startsWith(begin)),
    )
    expect(lost).toEqual([])
  })

  it('has a file of the stated kind, measures and size for every asset', () => {
    for (const { sys, fields } of space.assets) {
      const file = assetBytes(brand, sys.id)
      const text = Buffer.from(file?.bytes ?? []).toString()
      const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(text) ?? []
      expect(fields['file']?.['sv']).toMatchObject({
        contentType: file?.contentType,
        details: { size: file?.bytes.length, image: { width: Number(width), height: Number(height) } },
      })
    }
    expect(assetBytes(brand, 'finns-inte')).toBeUndefined()
  })
})

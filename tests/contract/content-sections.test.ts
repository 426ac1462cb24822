import * as E from 'fp-ts/Either'
import { describe, expect, it, vi } from 'vitest'
import { ContentPageCodec, FrontPageCodec } from '#adapters/contract/content'
import { pages, picture, said, saidRead } from './support/content-answers'
import { answerOf, givenContentSource } from './support/given-content-source'

const { visitor, answers } = givenContentSource()

describe('the sections of a page', () => {
  const banner = (id: string, own: object = {}) => ({
    ...{ __typename: 'Banner', sys: { id }, name: 'intern', title: 'Hyr', preTitle: 'Tjänst', text: 'En rad' },
    ...{ textRow1: 'En', textRow2: 'Två', contentImage: picture('bild'), icon: picture('ikon'), template: 'large' },
    ...{ buttonText: 'Visa', linkUrl: '/tjanster', isExternalLink: false, marketingId: 'm1', creative: 'Start' },
    ...{ backgroundColor: '#ABC', weight: 3 },
    ...own,
  })
  const inSection = (id: string, __typename: string) => ({
    __typename,
    sys: { id },
    title: null,
    backgroundColor: null,
  })
  const bannersOf = (field: string) => ({ [`${field}Collection`]: { items: [banner('b1'), null] } })

  const given = [
    {
      ...inSection('s1', 'TextBlock'),
      title: 'Text',
      icon: picture('i'),
      backgroundColor: '#EEF1F4',
      bodyTextSecondary: said,
    },
    { ...inSection('s2', 'InfoBlock'), infoBlockTitle: 'Info', infoBlockText: said },
    { ...inSection('s3', 'TextAndMedia'), textMediaTitle: 'Bild', richText: said, image: picture('bild') },
    {
      ...{ ...inSection('s4', 'LargeSection'), title: 'Stor', preTitle: 'Före', text: 'Ord', buttonText: 'Ond' },
      ...{ linkUrl: 'javascript:alert(1)', contentImage: picture('bild'), template: 'imageLeft' },
      ...{ marketingId: 'm2', creative: null, subHero: banner('b2') },
    },
    { ...inSection('s5', 'AccountApplication'), richText: said, buttonText: 'Ansök', linkUrl: '/bli-kund' },
    {
      ...inSection('s6', 'Accordions'),
      itemsCollection: { items: [{ title: 'Varför?', richText: said }, null, { richText: said }] },
    },
    {
      ...inSection('s7', 'ContactCards'),
      contactsCollection: {
        items: [{ name: 'Petra', role: 'Säljare', phone: '031', image: picture('p') }, { role: 'Utan namn' }],
      },
    },
    { ...inSection('s8', 'SubBanners'), ...bannersOf('banners') },
    { ...inSection('s9', 'ContentBanners'), ...bannersOf('banners') },
    { ...inSection('s10', 'MarketingBanners'), ...bannersOf('banners') },
    { ...inSection('s11', 'RandomBanners'), ...bannersOf('banners') },
    { ...inSection('s12', 'AssortmentIcons'), ...bannersOf('icons') },
    { ...inSection('s13', 'ServiceCards'), ...bannersOf('cards') },
    { ...inSection('s14', 'Video'), title: 'Film', videoUrl: 'data:text/html,x' },
    { ...inSection('s15', 'Video'), title: 'Film', videoUrl: 'https://film.example/1', thumbnail: picture('t') },
    { ...inSection('s16', 'ImageSingle') },
    { ...inSection('s17', 'ImageSingle'), image: picture('en') },
    { ...inSection('s18', 'ImageSetOfThree'), imagesCollection: { items: [picture('a'), null, picture('b')] } },
    { ...inSection('s19', 'SelectedProducts'), title: 'Mest köpt', selectedProductsId: 'mest-kopt' },
    { ...inSection('s20', 'SelectedProducts'), title: 'Utan grupp' },
    {
      ...{ ...inSection('s21', 'DynamicForm'), formTitle: 'Fråga', formDescription: said },
      inputsCollection: {
        items: [
          {
            sys: { id: 'f2' },
            title: 'Ämne',
            type: 'select',
            inputList: ['A', 'B', 'A'],
            requiredField: true,
            position: 2,
          },
          { sys: { id: 'f1' }, title: 'Namn', type: 'text', placeholderText: 'För- och efternamn', position: 1 },
          { sys: { id: 'f3' }, title: 'Fil', type: 'file', position: 3 },
        ],
      },
    },
    { ...inSection('s22', 'SomethingNew'), title: 'Nytt' },
    { ...inSection('s23', 'Constructor'), title: 'Inget slag' },
  ]
  const common = { title: undefined, icon: undefined, backgroundColor: undefined }
  const bannerRead = (id: string) => ({
    ...{ id, title: 'Hyr', preTitle: 'Tjänst', rows: ['En rad', 'En', 'Två'], backgroundColor: '#aabbcc', weight: 3 },
    ...{ image: expect.objectContaining({ url: '/bild.svg' }), icon: expect.objectContaining({ url: '/ikon.svg' }) },
    ...{ link: { address: '/tjanster', text: 'Visa' }, marketing: { id: 'm1', creative: 'Start' } },
  })
  const bannerSection = (id: string, look: string, choice = 'all') => ({
    ...{ ...common, tag: 'Banners', id, look, choice },
    banners: [bannerRead('b1')],
  })
  const read = [
    {
      ...common,
      tag: 'TextBlock',
      id: 's1',
      title: 'Text',
      icon: expect.any(Object),
      backgroundColor: '#eef1f4',
      text: saidRead,
    },
    { ...common, tag: 'InfoBlock', id: 's2', title: 'Info', text: saidRead },
    { ...common, tag: 'TextAndMedia', id: 's3', title: 'Bild', text: saidRead, image: expect.any(Object) },
    {
      ...{ ...common, tag: 'LargeSection', id: 's4', title: 'Stor', preTitle: 'Före', text: 'Ord', link: undefined },
      ...{ image: expect.any(Object), imageFirst: true, subHero: bannerRead('b2') },
      marketing: { id: 'm2', creative: undefined },
    },
    { ...common, tag: 'AccountApplication', id: 's5', text: saidRead, link: { address: '/bli-kund', text: 'Ansök' } },
    { ...common, tag: 'Accordions', id: 's6', items: [{ id: '', title: 'Varför?', text: saidRead }] },
    {
      ...{ ...common, tag: 'ContactCards', id: 's7' },
      contacts: [{ id: '', name: 'Petra', role: 'Säljare', phone: '031', email: undefined, image: expect.any(Object) }],
    },
    bannerSection('s8', 'short'),
    bannerSection('s9', 'wide'),
    bannerSection('s10', 'wide', 'oneByWeight'),
    bannerSection('s11', 'wide', 'one'),
    bannerSection('s12', 'icons'),
    bannerSection('s13', 'services'),
    {
      ...{ ...common, tag: 'Video', id: 's15', title: 'Film', thumbnail: expect.any(Object) },
      link: { address: 'https://film.example/1', text: 'Film' },
    },
    { ...common, tag: 'Images', id: 's17', images: [expect.objectContaining({ url: '/en.svg' })] },
    { ...common, tag: 'Images', id: 's18', images: [expect.any(Object), expect.any(Object)] },
    { ...common, tag: 'SelectedProducts', id: 's19', title: 'Mest köpt', groupId: 'mest-kopt' },
    {
      ...{ ...common, tag: 'DynamicForm', id: 's21', title: 'Fråga' },
      form: {
        ...{ id: 's21', title: 'Fråga', description: saidRead },
        inputs: [
          {
            ...{ id: 'f1', title: 'Namn', type: 'text', options: [], isRequired: false },
            placeholder: 'För- och efternamn',
          },
          { id: 'f2', title: 'Ämne', type: 'select', options: ['A', 'B'], isRequired: true, placeholder: undefined },
        ],
      },
    },
  ]

  it('[CONTENT-12] [CONTENT-13] [CONTENT-14] [CONTENT-24] [CONTENT-27] [CONTENT-28] [CONTENT-29] are those that the shop draws, with the links that may be followed', async () => {
    const report = vi.fn<(defect: string) => void>()
    answers(pages({ sys: { id: 'p1' }, slug: 'om', title: 'Om', sectionsCollection: { items: [...given, null] } }))
    const page = await answerOf(visitor({ report }).page('om'))
    expect(page).toHaveProperty('sections', read)
    expect(report.mock.calls).toEqual([['Undrawn CMS sections - page: p1, types: constructor, somethingNew']])
    expect(ContentPageCodec.decode(JSON.parse(JSON.stringify(ContentPageCodec.encode(page))))).toEqual(E.right(page))
  })

  it('[CONTENT-08] [CONTENT-19] [CONTENT-20] [CONTENT-21] [CONTENT-23] stand on the start page in their order, below its hero', async () => {
    answers({
      frontPageCollection: {
        items: [
          {
            ...{ sys: { id: 'f' }, name: 'Start', metaDescription: 'VVS', sectionsCollection: { items: given } },
            hero: { title: 'Rätt del', titleFontSize: 'constructor', overlay: null, heroMobile: picture('m') },
          },
        ],
      },
    })
    const front = await answerOf(visitor().frontPage())
    expect(front).toEqual({
      name: 'Start',
      metaDescription: 'VVS',
      hero: {
        ...{ title: 'Rätt del', titleSize: 'medium', description: undefined, overlay: false, link: undefined },
        ...{ desktop: undefined, mobile: expect.objectContaining({ url: '/m.svg' }) },
      },
      sections: read,
    })
    expect(FrontPageCodec.decode(JSON.parse(JSON.stringify(FrontPageCodec.encode(front))))).toEqual(E.right(front))
  })
})

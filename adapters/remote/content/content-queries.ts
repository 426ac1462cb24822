import { contacts, fragments, richText, storeFields } from './content-fragments'

/** Contentful refuses documents of more than 8 KB, so that blanks are left out. */
const documentOf = (operation: string, used: readonly string[] = []): string =>
  [operation, ...used]
    .join('\n')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{}():,]) ?/g, '$1')

const MOST_LISTED = 100
const MOST_PARENTS = 10
const MOST_STORE_CONTACTS = 10

const retailerFields = 'sys { id } name address location { lat lon } offerings link'

/** The queries of the content service, each by the name of its operation. The client and the server's tests share them. */
export const contentQueries = {
  /** One front page with up to 20 sections (CONTENT-42). */
  getFrontPage: documentOf(
    `query getFrontPage($preview: Boolean = false) {
      frontPageCollection(limit: 1, preview: $preview) { items {
        sys { id } name metaDescription hero { ...HeroFields } sectionsCollection(limit: 20) { items { ...Section } }
      } }
    }`,
    fragments.inFrontPage,
  ),
  /** CONTENT-43 */
  getHero: documentOf(
    `query getHero($slug: String!, $preview: Boolean = false) {
      heroCollection(where: { slug: $slug }, limit: 1, preview: $preview) { items { ...HeroFields } }
    }`,
    fragments.inHero,
  ),
  /** CONTENT-44 */
  getInfoBlock: documentOf(
    `query getInfoBlock($id: String!) { infoBlock(id: $id) { ...InfoBlockFields } }`,
    fragments.inInfoBlock,
  ),
  /** Filtered by the id of the store, not of the entry (STORE-10). */
  getStoreDetails: documentOf(
    `query getStoreDetails($id: String!) {
      storeDetailsCollection(where: { storeId: $id }, limit: 1) { items { ${storeFields} ${contacts('contactPeople')} } }
    }`,
    fragments.inContacts,
  ),
  /** STORE-11 */
  getStorePage: documentOf(
    `query getStorePage($id: String!) {
      storePageCollection(where: { storeId: $id }, limit: 1) { items {
        ${storeFields} ${contacts('contactPeople')}
        title ingress ${richText()} bodyText ${richText('BlockOrSection')}
        specialOpeningHoursWeekdays specialOpeningHoursWeekends infobox ${richText()} assortments services
        storeActivities ${richText('BlockOrSection')} contactsSectionTitle ${contacts('contacts')}
      } }
    }`,
    fragments.inStorePage,
  ),
  /** CONTENT-45 */
  getTextAndMedia: documentOf(
    `query getTextAndMedia($id: String!) { textAndMedia(id: $id) { ...TextAndMediaFields } }`,
    fragments.inTextAndMedia,
  ),
  /** CONTENT-46 */
  getTextBlock: documentOf(
    `query getTextBlock($id: String!) { textBlock(id: $id) { ...TextBlockFields } }`,
    fragments.inTextBlock,
  ),
  /** STORE-12 */
  getRetailers: documentOf(`query getRetailers { retailerCollection(limit: 100) { items { ${retailerFields} } } }`),
  /** STORE-12 */
  getAllRetailers: documentOf(
    `query getAllRetailers { retailerCollection(limit: 100) { items { ${retailerFields} } } }`,
  ),
  /** STORE-13 */
  getAllStoreDetails: documentOf(
    `query getAllStoreDetails {
      storeDetailsCollection(limit: 200) { items { ${storeFields} ${contacts('contactPeople', MOST_STORE_CONTACTS)} } }
    }`,
    fragments.inContacts,
  ),
  /** CONTENT-47 */
  getContentPage: documentOf(
    `query getContentPage($slug: String!, $preview: Boolean = false) {
      contentPageCollection(where: { slug: $slug }, limit: 1, preview: $preview) { items {
        sys { id } title preTitle slug showSidebar ingress ${richText()} metaDescription canonicalLink
        bodyTextPrimary ${richText('BlockOrSection')} displayContacts excludeFromSearch authenticatedOnly
        categorySectionTitle categorySectionIcon { ...Picture } categories
        hero { ...HeroFields } thumbnail { ...Picture } banner { ...BannerFields }
        linkedFrom { contentListingPageCollection(limit: ${MOST_PARENTS}) { items { slug title } } }
        sectionsCollection(limit: 50) { items { ...Section } }
      } }
    }`,
    fragments.inPage,
  ),
  /** CONTENT-48 */
  getContentListingPage: documentOf(
    `query getContentListingPage($slug: String!, $preview: Boolean = false) {
      contentListingPageCollection(where: { slug: $slug }, limit: 1, preview: $preview) { items {
        sys { id } slug title heroDesktop { ...Picture } heroMobile { ...Picture } overlay icon { ...Picture }
        ingress ${richText()} metaDescription tagOrder
        contentCollection(limit: ${MOST_LISTED}) { total items {
          sys { id } contentfulMetadata { tags { id name } } slug title preTitle authenticatedOnly
          thumbnail { ...Picture } ingress { json links { entries { hyperlink { ...Target } } } } banner { ...BannerFields }
        } }
      } }
    }`,
    fragments.inText,
  ),
  /** CONTENT-49 */
  getDynamicForm: documentOf(
    `query getDynamicForm($id: String!, $preview: Boolean = false) {
      dynamicForm(id: $id, preview: $preview) { ...FormFields }
    }`,
    fragments.inForm,
  ),
} as const

export type ContentOperation = keyof typeof contentQueries

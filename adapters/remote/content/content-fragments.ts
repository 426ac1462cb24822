// The fragments of the content queries. A field whose type differs between the members of a union has an alias in each.

/** What pages need of a picture. */
const picture = `fragment Picture on Asset { __typename sys { id } url contentType title description width height }`

const button = `fragment Button on EmbeddedButton { text url variant size inline shape icon { ...Picture } }`

const banner = `fragment BannerFields on Banner {
  __typename
  sys { id } name title preTitle text textRow1 textRow2 icon { ...Picture } contentImage { ...Picture } image { ...Picture }
  template buttonText linkUrl isExternalLink marketingId creative backgroundColor metaTitle weight
}`

/** An entry in a text: a link by its slug, a button, or a banner. */
const embedded = `fragment Target on Entry {
  __typename sys { id } ... on ContentPage { title slug } ... on ContentListingPage { title slug } ... on EmbeddedButton { url }
}
fragment Inline on Entry { ...Target ...Button }
fragment Block on Entry { ...Inline ...BannerFields }`

/** A rich text with what it links to. @param block the fragment of the entries that stand on their own in it */
export const richText = (block: 'Inline' | 'Block' | 'BlockOrSection' = 'Block'): string =>
  `{ json links {
    entries { inline { ...Inline } block { ...${block} } hyperlink { ...Target } }
    assets { block { ...Picture } hyperlink { ...Picture } }
  } }`

const MOST_BANNERS = 20
const MOST_ACCORDIONS = 20
const MOST_CONTACTS = 20
const MOST_INPUTS = 50

const bannersOf = (field: string): string => `${field}Collection(limit: ${MOST_BANNERS}) { items { ...BannerFields } }`

export const contacts = (field: string, most: number = MOST_CONTACTS): string =>
  `${field}Collection(limit: ${most}) { items { ...ContactFields } }`

const contact = `fragment ContactFields on Contact { role name phone email image { ...Picture } }`

/** CONTENT-25 */
const form = `fragment FormFields on DynamicForm {
  sys { id } title formTitle formDescription ${richText()}
  inputsCollection(limit: ${MOST_INPUTS}) { items { sys { id } title type inputList requiredField placeholderText position } }
}`

const infoBlock = `fragment InfoBlockFields on InfoBlock {
  sys { id } title icon { ...Picture } backgroundColor infoBlockTitle infoBlockText ${richText()}
}`

const textAndMedia = `fragment TextAndMediaFields on TextAndMedia {
  sys { id } title icon { ...Picture } backgroundColor textMediaTitle richText: text ${richText()} image { ...Picture }
}`

const textBlock = `fragment TextBlockFields on TextBlock {
  sys { id } title icon { ...Picture } backgroundColor bodyTextSecondary ${richText()}
}`

const ofSection = 'title icon { ...Picture } backgroundColor'

/** Every section (CONTENT-12, CONTENT-21). */
const section = `fragment Section on Entry {
  __typename sys { id }
  ... on AccountApplication { ${ofSection} richText: text ${richText()} buttonText linkUrl }
  ... on AssortmentIcons { ${ofSection} ${bannersOf('icons')} }
  ... on ContactCards { ${ofSection} ${contacts('contacts')} }
  ... on ContentBanners { ${ofSection} ${bannersOf('banners')} }
  ... on ImageSetOfThree { ${ofSection} imagesCollection(limit: 3) { items { ...Picture } } }
  ... on ImageSingle { ${ofSection} image { ...Picture } }
  ...InfoBlockFields
  ... on LargeSection {
    ${ofSection} preTitle text contentImage { ...Picture } buttonText linkUrl isExternalLink template marketingId creative
    subHero { ...BannerFields }
  }
  ... on MarketingBanners { ${ofSection} ${bannersOf('banners')} }
  ... on RandomBanners { ${ofSection} ${bannersOf('banners')} }
  ... on SelectedProducts { ${ofSection} selectedProductsId }
  ... on ServiceCards { ${ofSection} ${bannersOf('cards')} }
  ... on SubBanners { ${ofSection} ${bannersOf('banners')} }
  ...TextAndMediaFields
  ...TextBlockFields
  ... on Video { ${ofSection} videoUrl thumbnail { ...Picture } }
  ... on Accordions {
    ${ofSection}
    itemsCollection(limit: ${MOST_ACCORDIONS}) { items { title richText: text ${richText('Inline')} } }
  }
  ... on DynamicForm { ${ofSection} ...FormFields }
}`

const blockOrSection = `fragment BlockOrSection on Entry { ...Block ...Section }`

/** CONTENT-20 */
const hero = `fragment HeroFields on Hero {
  title titleFontSize slug description overlay buttonText linkUrl heroDesktop { ...Picture } heroMobile { ...Picture }
}`

/** STORE-05; of details and pages alike. */
export const storeFields = `storeId name address phone email location { lat lon } label
  openingHoursMondays openingHoursTuesdays openingHoursWednesdays openingHoursThursdays openingHoursFridays
  openingHoursSaturdays openingHoursSundays`

const inTexts = [picture, button, banner, embedded]
const inSections = [...inTexts, contact, form, infoBlock, textAndMedia, textBlock, section]

export const fragments = {
  inHero: [picture, hero],
  inContacts: [picture, contact],
  inForm: [...inTexts, form],
  inInfoBlock: [...inTexts, infoBlock],
  inTextAndMedia: [...inTexts, textAndMedia],
  inTextBlock: [...inTexts, textBlock],
  inText: inTexts,
  inFrontPage: [...inSections, hero],
  inPage: [...inSections, blockOrSection, hero],
  inStorePage: [...inSections, blockOrSection],
}

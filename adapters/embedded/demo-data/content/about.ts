import type { DemoBrand } from '../brands/demo-brand'
import { companyPages } from './company-pages'
import type { OwnListing, OwnPage } from './own-page'
import { bullets, entryLink, heading, link, paragraph, richText, table } from './rich-text'

/** The pages about a brand and its shop. */
export const aboutOf = ({ name, about }: DemoBrand): OwnListing => ({
  slug: 'om-oss',
  title: `Om ${name}`,
  ingress: 'Vilka vi är, hur webbshoppen fungerar och vad den sparar om dig.',
  pages: [
    { slug: 'foretaget', title: `Det här är ${name}`, preTitle: `Om ${name}`, ...about },
    ...companyPages,
    ...aboutTheShop,
  ],
})

const aboutTheShop: readonly OwnPage[] = [
  {
    slug: 'om-webbshoppen',
    title: 'Så fungerar webbshoppen',
    preTitle: 'Om webbshoppen',
    ingress: 'Samma sortiment, lager och priser som i butiken, öppet dygnet runt.',
    body: richText(
      paragraph(
        'Webbshoppen är byggd för den som beställer från bilen eller arbetsboden. Du ser lagret för just ditt leveranssätt och din leveransdag, och kan blanda flera leveranssätt i samma varukorg.',
      ),
      heading('Bra att kunna'),
      bullets(
        'Tangenten / går till sökfältet.',
        ['Många artikelnummer läggs in fortast under ', link('snabborder', '/snabborder'), '.'],
        'Varukorgen finns kvar när du byter telefon eller dator.',
        'Saknar du nät sparas det du ändrar i webbläsaren och skickas när nätet är tillbaka.',
      ),
    ),
  },
  {
    slug: 'personuppgifter',
    title: 'Personuppgifter',
    preTitle: 'Om webbshoppen',
    ingress: 'Vilka uppgifter vi behandlar, varför, och hur länge.',
    body: richText(
      table(
        ['Uppgift', 'Varför', 'Hur länge'],
        ['Namn, e-post, mobil', 'Inloggning och besked om leverans', 'Tills kontot avslutas'],
        ['Order och fakturor', 'Bokföringslagen', 'Sju år'],
        ['Mottagare på plats', 'Leveransen', 'Ett år'],
      ),
      paragraph(
        'Du har rätt att få veta vad vi har om dig och att få fel rättade. Kontakta kundtjänst eller administratören hos ert företag. Klagomål tas emot av ',
        link('Integritetsskyddsmyndigheten', 'https://www.imy.se/'),
        '.',
      ),
    ),
  },
  {
    slug: 'kakor',
    title: 'Kakor och lagring i webbläsaren',
    preTitle: 'Om webbshoppen',
    ingress: 'Vad som sparas i din webbläsare och vad det är till för.',
    body: richText(
      bullets(
        'Inloggningen, så att du slipper logga in varje gång.',
        'Det du ändrat i varukorgen men som inte hunnit fram.',
        'Dina senaste sökningar, som du själv kan ta bort i sökfältet.',
      ),
      paragraph(
        'Inget av detta lämnas till någon annan. Läs även om ',
        entryLink('personuppgifter', 'personuppgifter'),
        '.',
      ),
    ),
  },
  {
    slug: 'tillganglighet',
    title: 'Tillgänglighet',
    preTitle: 'Om webbshoppen',
    ingress: 'Webbshoppen ska kunna användas med tangentbord, skärmläsare och förstoring.',
    body: richText(
      paragraph(
        'Vi följer WCAG 2.2 på nivå AA. Varje knapp och fält nås med tangentbordet, syns när den är vald och är lätt att träffa.',
      ),
      paragraph('Hittar du något som inte går att använda, säg till. Vi svarar inom två arbetsdagar.'),
    ),
  },
]

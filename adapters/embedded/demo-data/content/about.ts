import type { OwnListing } from './own-page'
import { bullets, entryLink, heading, link, paragraph, richText, table } from './rich-text'

export const about: OwnListing = {
  slug: 'om-oss',
  title: 'Om webbutiken',
  ingress: 'Hur butiken fungerar, vad den sparar om dig och vem den är till för.',
  pages: [
    {
      slug: 'om-webbshoppen',
      title: 'Om webbshoppen',
      preTitle: 'Om oss',
      ingress: 'Samma sortiment, lager och priser som i disken, öppet dygnet runt.',
      body: richText(
        paragraph(
          'Webbshoppen är byggd för den som beställer från bilen eller arbetsboden. Du ser lagret för just ditt leveranssätt och din leveransdag, och kan blanda flera leveranssätt i samma varukorg.',
        ),
        heading('Bra att kunna'),
        bullets(
          'Tangenten / går till sökfältet.',
          ['Många artikelnummer läggs in fortast under ', link('snabborder', '/snabborder'), '.'],
          'Varukorgen finns kvar när du byter telefon eller dator.',
          'Utan täckning sparas det du ändrar och skickas när nätet är tillbaka.',
        ),
      ),
    },
    {
      slug: 'personuppgifter',
      title: 'Personuppgifter',
      preTitle: 'Om oss',
      ingress: 'Vilka uppgifter vi behandlar, varför, och hur länge.',
      body: richText(
        table(
          ['Uppgift', 'Varför', 'Hur länge'],
          ['Namn, e-post, mobil', 'Inloggning och avisering', 'Tills kontot avslutas'],
          ['Order och fakturor', 'Bokföringslagen', 'Sju år'],
          ['Mottagare på plats', 'Leveransen', 'Ett år'],
        ),
        paragraph(
          'Du har rätt att få veta vad vi har om dig och att få fel rättade. Kontakta disken eller administratören hos ert företag. Klagomål tas emot av ',
          link('Integritetsskyddsmyndigheten', 'https://www.imy.se/'),
          '.',
        ),
      ),
    },
    {
      slug: 'kakor',
      title: 'Kakor och lagring i webbläsaren',
      preTitle: 'Om oss',
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
      preTitle: 'Om oss',
      ingress: 'Butiken ska kunna användas med tangentbord, skärmläsare och förstoring.',
      body: richText(
        paragraph(
          'Vi följer WCAG 2.2 på nivå AA. Varje kontroll nås med tangentbordet, syns när den har fokus och är stor nog för en tumme med handske på.',
        ),
        paragraph('Hittar du något som inte går att använda, säg till. Vi svarar inom två arbetsdagar.'),
      ),
    },
  ],
}

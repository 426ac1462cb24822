import { toAsset } from './entries'
import type { OwnListing } from './own-page'
import { rentalPage } from './rental-page'
import { bullets, entryLink, heading, link, paragraph, richText, steps, table } from './rich-text'

export const tradeServices: OwnListing = {
  slug: 'tjanster',
  title: 'Tjänster',
  ingress: 'Sådant vi gör åt dig mellan beställningen och bygget.',
  fields: {
    heroDesktop: toAsset('uthyrning-dator'),
    heroMobile: toAsset('uthyrning-mobil'),
    overlay: true,
    icon: toAsset('ikon-sag'),
  },
  pages: [
    rentalPage,
    {
      slug: 'kapning-och-gangning',
      drawing: 'roravskarare',
      title: 'Kapning och gängning',
      preTitle: 'Tjänst',
      ingress: 'Vi kapar rör och profil på millimetern och gängar stålrör medan du väntar.',
      body: richText(
        table(
          ['Arbete', 'Dimension', 'Pris exkl. moms'],
          ['Kapning av stålrör', 'DN10–DN100', '25 kr per snitt'],
          ['Kapning av kopparrör', '12–54 mm', '15 kr per snitt'],
          ['Gängning', 'DN10–DN50', '60 kr per ände'],
        ),
        paragraph('Skriv längderna i fältet för märkning på raden. Kapade längder kan inte returneras.'),
      ),
    },
    {
      slug: 'projektleverans',
      title: 'Projektleverans',
      preTitle: 'Tjänst',
      ingress: 'Varor buntade per lägenhet eller schakt, levererade i den takt ni monterar.',
      body: richText(
        heading('Så lägger vi upp det'),
        steps(
          'Ni skickar mängdförteckningen, vi delar upp den i leveranser.',
          'Varje leverans märks med projekt, hus och våning.',
          'Ni ringer oss för att ändra datum, tills vi har börjat plocka.',
        ),
        paragraph('Tjänsten ingår för avtalskunder med projekt över 500 000 kr.'),
      ),
    },
    {
      slug: 'verktygsservice',
      drawing: 'pressmaskin',
      title: 'Service av pressmaskiner',
      preTitle: 'Tjänst',
      ingress: 'Årlig service av pressmaskin och backar, med lånemaskin under tiden.',
      body: richText(
        paragraph(
          'Pressverktyg ska kontrolleras efter 10 000 pressningar eller en gång om året. Vi mäter presskraften, byter slitdelar och märker maskinen med nästa datum.',
        ),
        bullets(
          'Lämna in i valfri butik, hämta efter fem arbetsdagar.',
          'Lånemaskin finns för de vanligaste modellerna.',
          'Intyget skickas som pdf och gäller för garantin på pressfogarna.',
        ),
      ),
    },
    {
      slug: 'e-handel-och-edi',
      title: 'E-handel och EDI',
      preTitle: 'För inköpare',
      ingress: 'Koppla webbshoppen till ert inköpssystem, med punchout eller med order som fil.',
      body: richText(
        heading('Punchout'),
        paragraph(
          'Ni öppnar webbshoppen från ert eget system och tar med er varukorgen tillbaka. Vi stöder SAP OCI 4.0 och 5.0.',
        ),
        heading('Order och faktura som fil'),
        paragraph(
          'Svefaktura och Peppol BIS Billing 3 för fakturan, BEAst Supply för order och leveransbesked. Format och testmiljö beskrivs av ',
          link('BEAst', 'https://beast.se/'),
          '.',
        ),
        heading('Fil in i varukorgen'),
        paragraph(
          'Det enklaste är ofta en textfil med artikelnummer och antal. Klistra in den under ',
          link('snabborder', '/snabborder'),
          '.',
        ),
      ),
    },
    {
      slug: 'prisavtal',
      title: 'Så läser du ditt prisavtal',
      preTitle: 'För avtalskunder',
      ingress: 'Rabattgrupper, nettopriser och legeringstillägg, rad för rad.',
      authenticatedOnly: true,
      body: richText(
        heading('I vilken ordning priset räknas'),
        steps(
          'Nettopris på artikeln, om avtalet har ett.',
          'Annars listpris minus rabatten för artikelns rabattgrupp.',
          'Kampanjpris, när det är lägre.',
          'Legeringstillägget ingår i priset du ser och anges för sig under det.',
        ),
        table(
          ['Rabattgrupp', 'Innehåll', 'Vanlig rabatt'],
          ['VENTIL, PRESS', 'Ventiler och presskopplingar', '18–25 %'],
          ['ROR', 'Rör', '17–22 %'],
          ['SANITET', 'Sanitet och porslin', '21–26 %'],
          ['VERKTYG', 'Verktyg', '13–18 %'],
        ),
        paragraph(
          'Hur fakturan märks läser du under ',
          entryLink('betalning och faktura', 'betalning-och-faktura'),
          '.',
        ),
      ),
    },
  ],
}

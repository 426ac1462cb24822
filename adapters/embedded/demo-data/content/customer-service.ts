import { type DeliveryId, deliveryIds } from '#domain/delivery/delivery-type'
import type { BrandCode } from '#domain/kernel/brand-code'
import { deliveryNames } from '../../config/delivery-names'
import { freightPrices } from '../../config/freight-prices'
import { contactPagesOf } from './contact-pages'
import { freightTerms } from './freight-terms'
import type { OwnListing } from './own-page'
import { bold, bullets, entryLink, heading, link, paragraph, richText, steps, table } from './rich-text'

const orderedWhen: Readonly<Record<DeliveryId, string>> = {
  DBI: 'Nästa leveransdag, beställ före 15.30',
  EXH: 'Nästa leveransdag',
  XXX: 'Samma dag, beställ 7–15',
  EXB: 'Samma dag, beställ 7–16',
}

export const customerServiceOf = (brand: BrandCode): OwnListing => ({
  slug: 'kundservice',
  title: 'Kundtjänst',
  ingress: 'Villkor, leverans, retur och betalning. Hittar du inte svaret ringer du oss, numret står högst upp.',
  pages: [
    {
      slug: 'kopvillkor',
      title: 'Köpvillkor',
      preTitle: 'Villkor',
      ingress: 'De villkor som gäller när du handlar hos oss som företag, på webben och över disk.',
      body: richText(
        heading('Pris och moms'),
        paragraph(
          'Priser visas i svenska kronor exklusive moms för dig som är inloggad och inklusive moms för besökare. Ditt pris är avtalspriset för den kund och det projekt du har valt.',
        ),
        paragraph(
          'Metallpriser ändras. På koppar, mässing, rödgods, rostfritt och kabel räknar vi ett legeringstillägg. Det ingår i priset du ser, och står för sig under priset.',
        ),
        heading('Beställning'),
        paragraph(
          'Köpet är bindande när du har fått en orderbekräftelse. En order som levereras på flera sätt delas upp, och varje del bekräftas för sig.',
        ),
        heading('Äganderätt'),
        paragraph('Varorna är våra tills de är betalda. Du ansvarar för dem från det att de är lossade.'),
        heading('Fel och försening'),
        bullets(
          'Kontrollera varorna när du tar emot dem och anteckna synliga skador på fraktsedeln.',
          ['Dolda fel anmäls inom sju dagar, se ', entryLink('retur och reklamation', 'retur-och-reklamation'), '.'],
          'Vid försening över fem arbetsdagar får du häva köpet av de varor som är sena.',
        ),
        paragraph(
          'För köp mellan företag gäller i övrigt köplagen. Den finns att läsa hos ',
          link('Sveriges riksdag', 'https://www.riksdagen.se/'),
          '.',
        ),
      ),
    },
    {
      slug: 'leverans-och-frakt',
      title: 'Leverans och frakt',
      preTitle: 'Leverans',
      ingress: 'Fyra sätt att få varorna: med bil eller i butiken, och samma dag när det är bråttom.',
      body: richText(
        table(
          ['Leveranssätt', 'När', 'Frakt exkl. moms'],
          ...deliveryIds.map((id) => [deliveryNames[id], orderedWhen[id], freightTerms(freightPrices[id])]),
        ),
        paragraph(
          'Varje leveranssätt i ordern är en leverans med egen frakt. Gränsen för fri frakt gäller varornas värde exklusive moms i leveransen.',
        ),
        heading('Leveransdagar'),
        paragraph(
          'Vi kör måndag till fredag. Helgdagar, julafton, nyårsafton, midsommarafton och några dagar till kan inte väljas i kalendern. Orsaken visas när du pekar på dagen.',
        ),
        heading('Lossning'),
        paragraph(
          'Utkörning sker med bil utan kran till markplan. Behöver du kranbil eller inbärning ringer du oss dagen före.',
        ),
        bullets(
          'Någon som kan kvittera ska finnas på plats.',
          'Rör längre än sex meter levereras bara där en lastbil kan vända.',
          'Pallar och häckar byts mot tomma eller debiteras.',
        ),
        heading('Farligt gods'),
        paragraph(
          'Varor med faroangivelse körs alltid med ordinarie tur, aldrig med express. Det gäller också värmepumpar och annat som är stort eller dyrt. Det står vid artikeln.',
        ),
      ),
    },
    {
      slug: 'hamta-i-butik',
      title: 'Hämta i butik',
      preTitle: 'Leverans',
      ingress: 'Beställ på webben, få besked när varorna är plockade och gå förbi kön.',
      body: richText(
        steps(
          'Välj Leverans till butik eller Express till butik och vilken butik det gäller.',
          'Fyll i vem som hämtar. Den som hämtar får ett sms när ordern är plockad.',
          'Visa ordernumret vid hämtdisken. Ordern ligger kvar i fem arbetsdagar.',
        ),
        heading('Utanför öppettiderna'),
        paragraph(
          'I butiker med nattskåp hämtar du dygnet runt med koden i sms:et. Skåpet rymmer paket upp till 120 centimeter.',
        ),
        paragraph(bold('Ta med legitimation.'), ' Vi lämnar bara ut till den som står på ordern.'),
      ),
    },
    {
      slug: 'retur-och-reklamation',
      title: 'Retur och reklamation',
      preTitle: 'Efter köpet',
      ingress: 'Lagervaror tar vi tillbaka i 30 dagar. Fel på varan reklamerar du så snart du ser det.',
      body: richText(
        heading('Returnera en lagervara'),
        steps(
          'Ring kundtjänst eller visa följesedeln i butiken, så får du ett returnummer.',
          'Skicka varan i obruten förpackning inom 30 dagar från leverans.',
          'Kreditfakturan kommer inom tio arbetsdagar.',
        ),
        paragraph(
          'Vid felbeställning drar vi 15 procent för hanteringen, lägst 150 kr. Levererade vi fel är returen fri.',
        ),
        heading('Det här kan inte returneras'),
        bullets(
          'Beställningsvaror',
          'Kapade rör och kabel i avklippt längd',
          'Kemikalier, lim och fogmassa',
          'Hygienvaror som toalettsitsar och munstycken, när förpackningen är bruten',
        ),
        heading('Reklamera en vara'),
        paragraph(
          'Ha artikelnummer, ordernummer och en bild på felet till hands. Transportskador anmäls samma dag, dolda fel inom sju dagar. Garantitiden är två år om tillverkaren inte lovar mer.',
        ),
      ),
    },
    {
      slug: 'betalning-och-faktura',
      title: 'Betalning och faktura',
      preTitle: 'Betalning',
      ingress: 'Företag handlar mot faktura med 30 dagar. Välj själv hur den kommer till er.',
      body: richText(
        table(
          ['Så får du fakturan', 'Avgift', 'Kommer igång på'],
          ['E-faktura, Peppol BIS', 'Ingen', 'Två dagar'],
          ['Pdf till e-post', 'Ingen', 'Direkt'],
          ['Papper', '45 kr', 'Direkt'],
        ),
        heading('Märkning'),
        paragraph(
          'Projekt, beställarens referens och ert ordernummer följer med från beställningen till fakturan. Skriv dem redan i leveranssteget så slipper ekonomiavdelningen fråga.',
        ),
        heading('Påminnelse och ränta'),
        paragraph('Efter förfallodagen räknas dröjsmålsränta enligt räntelagen, och en påminnelse kostar 60 kr.'),
      ),
    },
    {
      slug: 'oppna-konto',
      title: 'Öppna konto',
      preTitle: 'Bli kund',
      ingress: 'Du som har företag i bygg- och installationsbranschen kan handla på konto, oftast redan i morgon.',
      body: richText(
        heading('Det här behöver vi'),
        bullets(
          'Organisationsnummer och firmatecknare',
          'Adress för faktura och en leveransadress',
          'E-post till den som ska vara administratör hos er',
        ),
        heading('Så går det till'),
        steps(
          'Lämna uppgifterna i en butik eller ring kundtjänst.',
          'Vi tar en kreditupplysning, som syns i ert register.',
          'Administratören får e-post för att välja lösenord, och lägger sedan själv till användare.',
        ),
        paragraph('Behöver du handla redan i dag kan du göra det i butik, med kort och till ordinarie pris.'),
      ),
    },
    {
      slug: 'fragor-och-svar',
      title: 'Frågor och svar',
      preTitle: 'Hjälp',
      ingress: 'Frågor vi ofta får i butiken och på telefon.',
      body: richText(
        heading('Varför ser jag inte mina priser?'),
        paragraph(
          'Avtalspriser visas när du är inloggad. Saknas de ändå har administratören hos ert företag valt att din användare inte ska se priser.',
        ),
        heading('Kan jag ändra en lagd order?'),
        paragraph('Ja, tills vi börjar plocka den. Ring kundtjänst och säg ordernumret.'),
        heading('Vad betyder färgerna på lagersaldot?'),
        paragraph(
          'Grönt: finns i lager för ditt leveranssätt. Gult: kommer in inom det antal dagar som står. Grått: beställs hem åt dig. Rött: slut.',
        ),
        heading('Jag hittar inte artikeln'),
        paragraph('Sök på RSK, EAN eller leverantörens nummer, med eller utan mellanslag.'),
      ),
    },
    ...contactPagesOf(brand),
  ],
})

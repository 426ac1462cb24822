import { bathroomPage } from './bathroom-page'
import { toAsset } from './entries'
import type { OwnListing } from './own-page'
import {
  bold,
  bullets,
  entryLink,
  heading,
  link,
  paragraph,
  quote,
  richText,
  steps,
  subheading,
  table,
} from './rich-text'

export const advice: OwnListing = {
  slug: 'rad-och-tips',
  title: 'Råd och tips',
  ingress: 'Kort om val och montering, skrivet av oss i butiken.',
  fields: { icon: toAsset('ikon-info'), tagOrder: ['valja', 'rakna', 'montera', 'drift'] },
  pages: [
    bathroomPage,
    {
      slug: 'valj-ratt-kulventil',
      drawing: 'kulventil',
      title: 'Välj rätt kulventil',
      preTitle: 'Välja',
      ingress: 'Anslutning, material och temperatur avgör. Fyra frågor räcker nästan alltid.',
      body: richText(
        heading('Fyra frågor'),
        steps(
          [
            bold('Vad ska ventilen stänga av?'),
            ' Tappvatten kräver avzinkningshärdig mässing, gas kräver ett godkännande och har gult vred.',
          ],
          [
            bold('Hur ansluts den?'),
            ' Invändig gänga, klämring eller press. Press går fortast men kräver rätt profil.',
          ],
          [bold('Hur varmt blir det?'), ' Vanlig packning tål 110 grader. Ånga och fjärrvärme kräver PTFE.'],
          [bold('Ska den kunna tömmas?'), ' Välj då med avtappning.'],
        ),
        heading('Dimension'),
        table(
          ['DN', 'Gänga', 'Kopparrör'],
          ['15', 'G 1/2', '15 mm'],
          ['20', 'G 3/4', '22 mm'],
          ['25', 'G 1', '28 mm'],
          ['32', 'G 1 1/4', '35 mm'],
        ),
        paragraph(
          'Alla finns under ',
          link('kulventiler', '/kategorier/vvs/ventiler/kulventiler'),
          '. Hur de monteras står i ',
          entryLink('montering av ventiler', 'montering-av-ventiler'),
          '.',
        ),
      ),
    },
    {
      slug: 'montering-av-ventiler',
      drawing: 'presskulventil',
      title: 'Montering av ventiler',
      preTitle: 'Montera',
      ingress: 'Flödesriktning, mothåll och gängtätning. De tre fel vi ser oftast på returer.',
      body: richText(
        heading('Före monteringen'),
        bullets(
          'Spola ledningen. En spån på kulans säte är den vanligaste orsaken till läckage.',
          'Kontrollera pilen: backventiler och injusteringsventiler är riktade, kulventiler är det inte.',
        ),
        heading('Gängad anslutning'),
        steps(
          'Rugga gängan och lägg lin medurs, eller tejp i åtta varv.',
          'Håll emot med nyckel på den sida du drar. Dra aldrig mot andra sidans fattning.',
          'Dra tills det är fast, backa aldrig för att passa in vredet.',
        ),
        heading('Provtryckning'),
        paragraph(
          'Provtryck med 1,43 gånger högsta drifttryck och anteckna tid och tryck. Mallen finns hos ',
          link('Säker Vatten', 'https://www.sakervatten.se/'),
          '.',
        ),
      ),
    },
    {
      slug: 'press-klamring-eller-lodning',
      drawing: 'tror',
      title: 'Press, klämring eller lödning?',
      preTitle: 'Välja',
      ingress: 'Tre sätt att foga kopparrör, när de passar och vad de kostar i tid.',
      body: richText(
        table(
          ['Fog', 'Tid per fog', 'Passar', 'Passar inte'],
          ['Press', '1 minut', 'Det mesta upp till 54 mm', 'Trånga schakt där backen inte når'],
          ['Klämring', '2 minuter', 'Reparation, åtkomliga fogar', 'Inbyggda fogar'],
          ['Lödning', '5 minuter', 'Synliga rör, små radier', 'Heta arbeten utan tillstånd'],
        ),
        subheading('Profilen är viktigast'),
        paragraph(
          'M-profil och V-profil är olika. Pressa aldrig en M-koppling med V-back, den håller vid provtrycket men inte i tio år.',
        ),
        quote('Märk varje pressad fog med penna innan du isolerar. Då syns det om någon är opressad.'),
      ),
    },
    {
      slug: 'golvbrunn-i-vatrum',
      drawing: 'golvbrunn',
      title: 'Golvbrunn i våtrum',
      preTitle: 'Montera',
      ingress: 'Fall, höjd och klämring, så att tätskiktet blir tätt på riktigt.',
      body: richText(
        heading('Fall mot brunnen'),
        bullets('Duschplatsen: 1:50 till 1:150.', 'Övrigt golv i våtrum: 1:100 till 1:500.', 'Ingenstans bakfall.'),
        heading('Brunnen ska sitta fast'),
        paragraph(
          'Brunnen fästs i bjälklaget så att den inte rör sig mot golvet. Överkanten får ligga högst två millimeter under färdigt underlag, annars sluter klämringen inte mot manschetten.',
        ),
        paragraph('Sök på ', link('golvbrunn', '/search?q=golvbrunn'), ' för brunn, förhöjningsring och manschett.'),
      ),
    },
    {
      slug: 'injustera-radiatorer',
      drawing: 'termostat',
      title: 'Injustera radiatorer',
      preTitle: 'Drift',
      ingress: 'Kalla rum längst bort och varma närmast pannan? Då är systemet inte injusterat.',
      body: richText(
        steps(
          'Öppna alla termostater helt och lufta.',
          'Räkna fram flödet per radiator ur rummets effektbehov.',
          'Ställ in förinställningen på ventilen efter tillverkarens diagram.',
          'Mät returtemperaturen efter ett dygn och justera en gång till.',
        ),
        paragraph('Ett rätt injusterat hus drar ofta tio procent mindre värme, utan ett enda nytt verktyg.'),
      ),
    },
    {
      slug: 'arkiv-frostskydd-2019',
      title: 'Frostskydd av sprinkler, utgången anvisning',
      preTitle: 'Arkiv',
      ingress: 'Ersatt av tillverkarens anvisning 2023. Ligger kvar för äldre anläggningar.',
      excludeFromSearch: true,
      body: richText(
        paragraph('Anvisningen gäller anläggningar driftsatta före 2023. Blanda aldrig glykol av olika fabrikat.'),
      ),
    },
  ],
}

import { entry, toAsset, toEntries } from './entries'
import type { OwnPage } from './own-page'
import { bullets, heading, paragraph, richText, table } from './rich-text'

/** The company as a neighbour and an employer. */
export const companyPages: readonly OwnPage[] = [
  {
    slug: 'hallbarhet',
    title: 'Hållbarhet',
    preTitle: 'Om oss',
    ingress: 'Färre turer, mindre emballage och varor som håller. Det vi gör, med siffror.',
    drawing: 'isolering',
    body: richText(
      table(
        ['Mål', '2025', '2030'],
        ['Utkörning utan fossilt bränsle', '41 %', '100 %'],
        ['Retur av pallar och häckar', '86 %', '95 %'],
        ['Artiklar med miljövarudeklaration', '32 %', '80 %'],
      ),
      heading('Så kan du hjälpa till'),
      bullets(
        'Samla beställningarna till ett par dagar i veckan.',
        'Lämna tillbaka häckarna med nästa leverans.',
        'Lämna uttjänta maskiner i butiken. Vi skickar dem till återvinning.',
      ),
    ),
    fields: { sections: toEntries(['hallbarhet-stor']) },
    parts: [
      entry('largeSection', 'hallbarhet-stor', {
        preTitle: 'Rätt injusterat',
        title: 'Den billigaste kilowattimmen',
        text: 'Ett injusterat värmesystem drar ofta tio procent mindre. Vi visar hur.',
        contentImage: toAsset('kort-termostat'),
        buttonText: 'Injustera radiatorer',
        linkUrl: '/rad-och-tips/injustera-radiatorer',
        backgroundColor: '#eef1f4',
        template: 'imageRight',
      }),
    ],
  },
  {
    slug: 'jobba-har',
    title: 'Jobba här',
    preTitle: 'Om oss',
    ingress: 'Vi söker dig som kan rör, värme eller verktyg och trivs vid en disk.',
    drawing: 'kulventil',
    body: richText(
      heading('Det vi söker just nu'),
      bullets(
        'Innesäljare i Mölndal, Årsta och Malmö',
        'Lagerarbetare på centrallagret',
        'Lärling, 12 månader, i alla butiker',
      ),
      paragraph(
        'Skriv några rader om dig och vilken butik du vill till i formuläret här nedanför, så ringer butikschefen upp.',
      ),
    ),
    fields: { displayContacts: true, sections: toEntries(['kontakta-oss-formular']) },
  },
]

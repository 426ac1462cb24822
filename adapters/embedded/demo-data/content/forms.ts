import type { FormInputType } from '#domain/content/form-input-type'
import type { ExportedEntry } from '../../content/space-export'
import { entry, toEntries } from './entries'
import { link, paragraph, richText } from './rich-text'

interface Input {
  readonly title: string
  readonly type: FormInputType
  readonly optional?: true
  readonly options?: readonly string[]
  readonly placeholder?: string
}

interface Form {
  readonly id: string
  readonly title: string
  readonly formTitle: string
  readonly description: ReturnType<typeof richText>
  readonly inputs: readonly Input[]
}

const name: Input = { title: 'Namn', type: 'text', placeholder: 'För- och efternamn' }
const email: Input = { title: 'E-post', type: 'email', placeholder: 'namn@foretag.se' }
const phone: Input = { title: 'Telefon', type: 'tel', placeholder: '070-123 45 67' }
const terms: Input = { title: 'Ni får spara mina uppgifter för att kunna svara.', type: 'checkbox' }

const forms: readonly Form[] = [
  {
    id: 'kontakta-oss-formular',
    title: 'Kontakta oss',
    formTitle: 'Skriv till oss',
    description: richText(
      paragraph('Vi svarar inom en arbetsdag. Är det bråttom ringer du, numret står högst upp på sidan.'),
    ),
    inputs: [
      name,
      email,
      { ...phone, optional: true },
      {
        title: 'Vad gäller det?',
        type: 'select',
        options: ['En artikel', 'En order eller leverans', 'Retur eller reklamation', 'Faktura', 'Något annat'],
      },
      { title: 'Ordernummer', type: 'text', optional: true, placeholder: '10001234' },
      { title: 'Din fråga', type: 'textarea', placeholder: 'Skriv gärna artikelnummer' },
      { title: 'Så vill jag ha svar', type: 'radio', options: ['Per e-post', 'Per telefon'] },
      terms,
    ],
  },
  {
    id: 'ansok-om-konto-formular',
    title: 'Ansökan om konto',
    formTitle: 'Ansök om konto',
    description: richText(
      paragraph(
        'Kontot är för företag. Vi tar en kreditupplysning, som syns i ert register. Läs ',
        link('köpvillkoren', '/kundservice/kopvillkor'),
        ' först.',
      ),
    ),
    inputs: [
      { title: 'Företag', type: 'text' },
      { title: 'Organisationsnummer', type: 'text', placeholder: '556000-0000' },
      {
        title: 'Bransch',
        type: 'select',
        options: ['Rör', 'El', 'Ventilation', 'Bygg', 'Kakel', 'Fastighet', 'Annan'],
      },
      {
        title: 'Inköp per år',
        type: 'radio',
        options: ['Under 100 000 kr', '100 000–1 miljon kr', 'Över 1 miljon kr'],
        optional: true,
      },
      { title: 'Kontaktperson', type: 'text', placeholder: 'För- och efternamn' },
      email,
      phone,
      { title: 'Fakturaadress', type: 'textarea' },
      { title: 'Vi godkänner köpvillkoren.', type: 'checkbox' },
      { title: 'Skicka nyheter och kampanjer till oss.', type: 'checkbox', optional: true },
    ],
  },
  {
    id: 'boka-radgivning-formular',
    title: 'Boka rådgivning',
    formTitle: 'Boka en halvtimme vid disken',
    description: richText(paragraph('Ta med ritning eller bild. Rådgivningen är fri för den som har konto.')),
    inputs: [
      name,
      phone,
      email,
      {
        title: 'Ämne',
        type: 'select',
        options: ['Maskiner att hyra', 'Val av system', 'Mängdning', 'Badrum och kakel'],
      },
      { title: 'Tid på dagen', type: 'radio', options: ['07–09', '09–12', '13–16'] },
      { title: 'Berätta kort om jobbet', type: 'textarea', optional: true },
      terms,
    ],
  },
]

const inputId = (form: string, index: number): string => `${form}-falt-${index + 1}`

/** The forms, with every kind of input between them. */
export const formEntries: readonly ExportedEntry[] = forms.flatMap(({ id, title, formTitle, description, inputs }) => [
  entry('dynamicForm', id, {
    title,
    formTitle,
    formDescription: description,
    inputs: toEntries(inputs.map((_input, index) => inputId(id, index))),
  }),
  ...inputs.map(({ title: words, type, options, optional = false, placeholder }, index) =>
    entry('formInput', inputId(id, index), {
      title: words,
      type,
      inputList: options,
      requiredField: !optional,
      placeholderText: placeholder,
      position: index + 1,
    }),
  ),
])

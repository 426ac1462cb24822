import type { BrandCode } from '#domain/kernel/brand-code'
import type { PartyAddress } from '#domain/quotes/quote-party'
import type { SharedQuote } from '#application/ports/shared-quote'
import { signColours } from '../../documents/brand-plate'
import type { Logo } from '../logo'
import {
  bottomOf,
  branch,
  drawCell,
  faint,
  ink,
  MARGIN,
  numberPages,
  openQuotePdf,
  rootOf,
  type Structure,
  type Pdf,
  set,
  widthOf,
  within,
} from './page'
import { drawRows, drawSums } from './rows'
import { drawable } from './typefaces'

export interface QuoteLook {
  readonly brand: BrandCode
  /** The sender's own picture; the document is in the brand's colour without it, and in black with it. */
  readonly logo: Logo | undefined
}

const LOGO = { width: 170, height: 52 }
const FACTS = 10
const LINE = 13

/**
 * A quote as a tagged PDF on A4, made of what its receiver is told and nothing else: the sender's preview and what the link
 * opens are the same bytes.
 */
export const writeQuote = async (quote: SharedQuote, { brand, logo }: QuoteLook): Promise<Uint8Array> => {
  const { sender } = quote
  const title = `Offert ${quote.number}`
  const registered = sender.organizationNumber === '' ? '' : `org.nr ${sender.organizationNumber}`
  const pdf = await openQuotePdf({
    title,
    name: quote.name,
    author: sender.name,
    foot: [sender.name, registered, title].filter((part) => part !== '').join(' · '),
    colour: logo === undefined ? signColours[brand] : ink,
    logo,
    day: quote.validFrom,
  })
  const parts: Uint8Array[] = []
  pdf.on('data', (part: Uint8Array) => parts.push(part))
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  const root = rootOf(pdf)
  drawLetterhead(pdf, root, quote, title, logo)
  drawParties(pdf, root, quote)
  drawRows(pdf, root, quote.offer)
  drawSums(pdf, root, quote.offer)
  drawMessage(pdf, root, quote)
  root.end()
  numberPages(pdf)
  pdf.end()
  await ended
  return Buffer.concat(parts)
}

const drawLetterhead = (
  pdf: Pdf,
  root: Structure,
  { sender, number, name, validFrom, lastDay }: SharedQuote,
  title: string,
  logo: Logo | undefined,
): void => {
  const top = pdf.y
  const right = { x: MARGIN, width: widthOf(pdf), align: 'right' } as const
  if (logo === undefined)
    within(pdf, root, 'P', () => {
      set(pdf, 'strong', 15, ink)
      drawCell(pdf, drawable(sender.name), { x: MARGIN, y: top, width: 300, align: 'left' })
    })
  else {
    const figure = pdf.struct('Figure', { alt: drawable(sender.name) }, () => {
      pdf.image(Buffer.from(logo.bytes), MARGIN, top, { fit: [LOGO.width, LOGO.height] })
    })
    root.add(figure)
    figure.end()
  }
  within(pdf, root, 'P', () => {
    set(pdf, 'strong', 11, ink)
    const width = pdf.widthOfString(`Offert ${number}`)
    pdf.text('Offert ', MARGIN + widthOf(pdf) - width, top, { lineBreak: false })
    drawCell(pdf, drawable(number), { ...right, y: top })
  })
  within(pdf, root, 'P', () => {
    set(pdf, 'text', FACTS, faint)
    drawCell(pdf, `Gäller ${validFrom} till och med ${lastDay}`, { ...right, y: top + 17 })
  })
  pdf.y = top + (logo === undefined ? 44 : LOGO.height + 20)
  within(pdf, root, 'H1', () => {
    set(pdf, 'strong', 22, ink)
    pdf.text(drawable(name === '' ? title : name), MARGIN, pdf.y, { width: widthOf(pdf) })
  })
  pdf.y += 12
}

const addressLines = ({ street, postalCode, place }: PartyAddress): readonly string[] => [
  street,
  `${/^\d{5}$/.test(postalCode) ? `${postalCode.slice(0, 3)} ${postalCode.slice(3)}` : postalCode} ${place}`.trim(),
]

const said = (lines: readonly string[]): readonly string[] => lines.filter((line) => line !== '')

const labelled = (label: string, text: string): string => (text === '' ? '' : `${label} ${text}`)

const drawParties = (pdf: Pdf, root: Structure, { sender, receiver, reference }: SharedQuote): void => {
  const top = pdf.y
  const half = (widthOf(pdf) - 24) / 2
  const bottom = [
    {
      ...{ head: 'Mottagare', x: MARGIN, name: receiver.name },
      lines: [
        receiver.label === receiver.name ? '' : receiver.label,
        labelled('Org.nr', receiver.organizationNumber),
        ...addressLines(receiver.address),
        labelled('Att:', receiver.contactPerson),
        labelled('Er märkning:', reference),
      ],
    },
    {
      ...{ head: 'Avsändare', x: MARGIN + half + 24, name: sender.name },
      lines: [
        labelled('Org.nr', sender.organizationNumber),
        ...addressLines(sender.address),
        labelled('Referens:', sender.reference),
      ],
    },
  ].map(({ head, x, name, lines }) => {
    const section = branch(pdf, root, 'Sect')
    within(pdf, section, 'H2', () => {
      set(pdf, 'strong', FACTS, faint)
      pdf.text(head, x, top, { width: half })
    })
    pdf.y += 2
    for (const [index, text] of said([name, ...lines]).entries())
      within(pdf, section, 'P', () => {
        set(pdf, index === 0 && name !== '' ? 'strong' : 'text', FACTS, ink)
        pdf.text(drawable(text), x, pdf.y, { width: half, height: LINE, ellipsis: true })
      })
    section.end()
    return pdf.y
  })
  pdf.x = MARGIN
  pdf.y = Math.max(...bottom) + 18
}

const drawMessage = (pdf: Pdf, root: Structure, { finalMessage, lastDay }: SharedQuote): void => {
  const width = widthOf(pdf)
  if (finalMessage !== '') {
    set(pdf, 'text', FACTS, ink)
    const height = Math.min(120, pdf.heightOfString(drawable(finalMessage), { width }))
    if (pdf.y + height > bottomOf(pdf)) pdf.addPage()
    within(pdf, root, 'P', () => {
      set(pdf, 'text', FACTS, ink)
      pdf.text(drawable(finalMessage), MARGIN, pdf.y, { width, paragraphGap: 4 })
    })
    pdf.y += 8
  }
  if (pdf.y + 20 > bottomOf(pdf)) pdf.addPage()
  within(pdf, root, 'P', () => {
    set(pdf, 'text', FACTS, faint)
    pdf.text(`Offerten kan accepteras till och med ${lastDay}.`, MARGIN, pdf.y, { width })
  })
}

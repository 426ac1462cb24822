import { PDFParse } from 'pdf-parse'

/** What a reader of PDF files finds in one. */
export interface ReadPdf {
  readonly pages: number
  /** Of all pages, with a single blank between words. */
  readonly text: string
  readonly title: string
}

export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const parser = new PDFParse({ data: new Uint8Array(bytes) })
  const text = await parser.getText()
  const { info } = await parser.getInfo()
  await parser.destroy()
  return { pages: text.total, text: text.text.replaceAll(/\s+/g, ' '), title: String(info?.Title) }
}

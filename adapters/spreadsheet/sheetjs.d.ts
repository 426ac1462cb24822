import type { ParsingOptions, WorkBook } from '@e965/xlsx'

// What the package exports without a type.
declare module '@e965/xlsx' {
  /** A part of an .xlsx as a string with a character for each byte. */
  export interface ZipPart {
    readonly name: string
    readonly data: string
  }
  /** Reads an .xlsx from its unpacked parts, by name. */
  export function parse_zip(
    zip: { readonly files: Readonly<Record<string, ZipPart>> },
    options: ParsingOptions,
  ): WorkBook
}

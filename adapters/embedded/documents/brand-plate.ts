import type { BrandCode } from '#domain/kernel/brand-code'

/** Colour of the brand's sign, on which white is read. */
export const signColours: Readonly<Record<BrandCode, string>> = {
  dahl: '#0a2a66',
  konr: '#7a3019',
  kasp: '#1f2528',
  opti: '#b8280f',
}

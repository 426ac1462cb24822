import type { BrandCode } from '#domain/kernel/brand-code'

/** The colour of the brand's sign, as in `brands.css`. */
export const signColours: Readonly<Record<BrandCode, string>> = {
  dahl: '#0a2a66',
  konr: '#7a3019',
  kasp: '#1f2528',
  opti: '#b8280f',
}

/** The mark of the logo, 30 by 30. */
const marks: Readonly<Record<BrandCode, string>> = {
  dahl: '<path d="M0 0h30v30H0ZM13 5.6a9.6 9.6 0 0 0 0 18.8ZM17 5.6v18.8a9.6 9.6 0 0 0 0-18.8Z" fill-rule="evenodd"/>',
  konr: '<path d="M0 0h14v14H0ZM16 16h14v14H16Z"/><path d="M16 0h14v14H16Z" opacity=".45"/><path d="M0 16h14v14H0Z" opacity=".7"/>',
  kasp: '<path d="M0 0h9v30H0ZM23 0h7L19.5 15 30 30h-7L12.5 15Z"/>',
  opti: '<path d="M0 15a15 15 0 0 1 30 0h-7a8 8 0 0 0-16 0ZM0 19h30v4H0ZM0 26h30v4H0Z"/>',
}

/** The brand's mark in the colour of its sign, as SVG. */
export const faviconOf = (brand: BrandCode): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30" fill="${signColours[brand]}">${marks[brand]}</svg>`

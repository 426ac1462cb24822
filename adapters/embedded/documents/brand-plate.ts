import type { BrandCode } from '#domain/kernel/brand-code'

/** Colour of the brand's sign, on which white is read. */
export const signColours: Readonly<Record<BrandCode, string>> = {
  dahl: '#0a2a66',
  konr: '#7a3019',
  kasp: '#1f2528',
  opti: '#b8280f',
}

/** Colours of what stands out on a drawing, and of the lines through its middle. */
export const drawingColours: Readonly<Record<BrandCode, { readonly accent: string; readonly centre: string }>> = {
  dahl: { accent: '#9db9ea', centre: '#0b4bb3' },
  konr: { accent: '#e3a78f', centre: '#98401f' },
  kasp: { accent: '#8ccaa6', centre: '#0a6b3d' },
  opti: { accent: '#f3a78c', centre: '#b5300d' },
}

import type { BrandCode } from '#domain/kernel/brand-code'

/** The background colour of the brand's plate, with enough contrast to white text. */
export const signColours: Readonly<Record<BrandCode, string>> = {
  dahl: '#0a2a66',
  konr: '#7a3019',
  kasp: '#1f2528',
  opti: '#b8280f',
}

/** The colours of highlighted parts and of centre lines in a drawing. */
export const drawingColours: Readonly<Record<BrandCode, { readonly accent: string; readonly centre: string }>> = {
  dahl: { accent: '#9db9ea', centre: '#0b4bb3' },
  konr: { accent: '#e3a78f', centre: '#98401f' },
  kasp: { accent: '#8ccaa6', centre: '#0a6b3d' },
  opti: { accent: '#f3a78c', centre: '#b5300d' },
}

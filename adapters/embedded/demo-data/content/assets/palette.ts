import type { BrandCode } from '#domain/kernel/brand-code'

/** The colours of a brand that its pictures use. */
export interface Palette {
  /** Of the brand's sign. */
  readonly sign: string
  /** Of buttons and links. */
  readonly act: string
  readonly tint: string
  readonly accent: string
}

export const palettes: Readonly<Record<BrandCode, Palette>> = {
  dahl: { sign: '#0a2a66', act: '#0b4bb3', tint: '#e9f0fb', accent: '#9db9ea' },
  konr: { sign: '#7a3019', act: '#98401f', tint: '#f9eee8', accent: '#e3a78f' },
  kasp: { sign: '#1f2528', act: '#0a6b3d', tint: '#e6f3ec', accent: '#8ccaa6' },
  opti: { sign: '#b8280f', act: '#b5300d', tint: '#fdeee8', accent: '#f3a78c' },
}

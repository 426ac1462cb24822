import type { ReactNode } from 'react'
import type { GhsPictogram } from '#domain/catalogue/clp-label'

const signs: Readonly<Record<GhsPictogram, ReactNode>> = {
  GHS02: (
    <>
      <path d="M32 14c2 5 10 9 10 18a10 10 0 0 1-20 0c0-5 3-7 4-11 2 2 3 3 3 5 3-4 4-8 3-12Z" />
      <path d="M22 45h20v3H22z" />
    </>
  ),
  GHS04: <path d="m19 41 20-20a4 4 0 0 1 4 0l3-3 2 2-3 3a4 4 0 0 1 0 4L25 47c-4 2-8-2-6-6Z" />,
  GHS05: (
    <>
      <path d="m19 19 12 4-1 4-12-4ZM45 19l-12 4 1 4 12-4ZM25 29h2v5h-2zM37 29h2v4h-2z" />
      <path d="M17 40h6l2-3 3 3h6v4H17zM37 41c4-4 8-5 12-3l-3 4h-9Z" />
    </>
  ),
  GHS06: (
    <>
      <path
        fillRule="evenodd"
        d="M32 15c-7 0-11 5-11 10 0 4 2 6 4 8v4h14v-4c2-2 4-4 4-8 0-5-4-10-11-10Zm-4.500 8a3 3 0 1 1 0 6 3 3 0 0 1 0-6Zm9 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z"
      />
      <path d="m19 38 26 9-1 3-26-9ZM45 38l-26 9 1 3 26-9Z" />
    </>
  ),
  GHS07: <path d="M29 15h6l-1 22h-4zM29.500 41h5v5h-5z" />,
  GHS08: (
    <path
      fillRule="evenodd"
      d="M32 13a5 5 0 0 1 3 9c6 1 10 5 10 12v14H19V34c0-7 4-11 10-12a5 5 0 0 1 3-9Zm0 13-2 6-6-2 4 5-4 5 6-2 2 6 2-6 6 2-4-5 4-5-6 2Z"
    />
  ),
  GHS09: (
    <path d="M24 17h2v8l5-4 1 1-6 6v11h-3V29l-6-4 1-2 6 4ZM15 41h34v2H15zM32 35c5-5 10-5 13-1l3-2v6l-3-2c-3 3-8 3-13-1Z" />
  ),
}

/** A pictogram of the CLP regulation: a symbol in a red diamond. */
export const HazardPictogram = ({ pictogram, label }: { pictogram: GhsPictogram; label: string }) => (
  <svg width="64" height="64" viewBox="0 0 64 64" role="img" aria-label={label}>
    <path d="M32 3 61 32 32 61 3 32Z" fill="#ffffff" stroke="#d0021b" strokeWidth="4" />
    <g fill="#000000">{signs[pictogram]}</g>
  </svg>
)

const paths = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3 21 21',
  cart: 'M2 4h3l2.6 11h10.6L21 7.5H6M9 19.5h.01M17 19.5h.01',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 20v-1.5A3.5 3.5 0 0 1 7.5 15h9a3.5 3.5 0 0 1 3.5 3.5V20Z',
  heart: 'M12 20 4.2 12.2a4.7 4.7 0 0 1 6.65-6.65L12 6.7l1.15-1.15a4.7 4.7 0 0 1 6.65 6.65Z',
  phone: 'M5 3h3.5l2 5-2.3 1.7a12 12 0 0 0 6.1 6.1L16 13.5l5 2V19a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2Z',
  chevronDown: 'm5 9 7 7 7-7',
  chevronLeft: 'm15 5-7 7 7 7',
  chevronRight: 'm9 5 7 7-7 7',
  plus: 'M12 4v16M4 12h16',
  mail: 'M3 5h18v14H3ZM3 6l9 7 9-7',
  close: 'M5 5l14 14M19 5 5 19',
  check: 'm4 12.5 5.5 5.5L20 7',
  warning: 'M12 3.5 22 20.5H2ZM12 10v5M12 17.5v.5',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v6M12 7v.5',
  trash: 'M3 6h18M8.5 6V3h7v3M5.5 6 6.5 21h11l1-15M10 10v7M14 10v7',
  truck:
    'M2 5h12v12H9M2 5v12h2M14 9h4.5L22 13v4h-2M14 17h1M6.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM17.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  store: 'M4 10v11h16V10M3 10 5 3h14l2 7ZM9.5 21v-6h5v6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  document: 'M5 2.5h9L19 8v13.5H5ZM14 2.5V8h5M8.5 13h7M8.5 17h7',
  lock: 'M5 10.5h14V21H5ZM8 10.5V7a4 4 0 0 1 8 0v3.5',
  print: 'M7 8V3h10v5M7 17H3V8h18v9h-4M7 14h10v7H7Z',
  calendar: 'M3.5 5h17v15.5h-17ZM3.5 10h17M8 2.5V7M16 2.5V7',
  list: 'M8.5 6H21M8.5 12H21M8.5 18H21M3.5 6h1M3.5 12h1M3.5 18h1',
  grid: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h6v6h-6Z',
  upload: 'M12 16V3M6.5 8.5 12 3l5.5 5.5M4 21h16',
  download: 'M12 3v13M6.5 10.5 12 16l5.5-5.5M4 21h16',
  swap: 'M3 8h17M15.5 3.5 20 8M21 16H4M8.5 20.5 4 16',
  copy: 'M8 8h13v13H8ZM16 8V3H3v13h5',
  history: 'M3.5 12a8.5 8.5 0 1 0 2.6-6.1L3.5 8.5M3.5 4v4.5H8M12 7v5l3.5 2',
  filter: 'M3 6h18M6.5 12h11M10 18h4',
  pin: 'M12 21.5c5-5 7.5-8.6 7.5-12a7.5 7.5 0 0 0-15 0c0 3.4 2.5 7 7.5 12ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  external: 'M14 4h6v6M20 4l-9 9M17 14v6H4V7h6',
} as const

export type IconName = keyof typeof paths

interface IconProps {
  readonly name: IconName
  /** CSS pixels; the stroke scales with it. */
  readonly size?: number
}

/** A line icon in the colour of the text beside it. It never carries a meaning alone: the control has a name. */
export const Icon = ({ name, size = 20 }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={size < 18 ? 2.2 : 1.9}
    strokeLinecap="square"
    strokeLinejoin="miter"
    aria-hidden="true"
    focusable="false"
  >
    <path d={paths[name]} />
  </svg>
)

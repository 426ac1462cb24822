const hex = /^#([\da-f]{3}|[\da-f]{6})$/i

/** A colour as an editor writes it, `#eef1f4` or `#eee`, as `#rrggbb`; undefined where it is none. */
export const readColour = (text: string | undefined): string | undefined => {
  const [, digits] = hex.exec(text?.trim() ?? '') ?? []
  if (digits === undefined) return undefined
  const whole = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  return `#${whole.toLowerCase()}`
}

/** Whether white words are easier to read upon a colour than black ones. */
export const isDark = (colour: string): boolean => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16)))
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return 1.05 / (luminance + 0.05) > (luminance + 0.05) / 0.05
}

/** A channel of sRGB, 0 to 255, as light, 0 to 1. */
const linear = (channel: number): number => {
  const part = channel / 255
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

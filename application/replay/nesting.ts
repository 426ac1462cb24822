const QUOTE = 0x22
const BACKSLASH = 0x5c
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/** How deep the lists and objects of a JSON text lie within each other: 0 for a text or a number. Calls no parser. */
export const nestingOf = (json: string): number => {
  let depth = 0
  let deepest = 0
  let isInText = false
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index)
    if (isInText) {
      if (code === BACKSLASH) index += 1
      else if (code === QUOTE) isInText = false
    } else if (code === QUOTE) isInText = true
    else if (code === OPEN_LIST || code === OPEN_OBJECT) deepest = Math.max(deepest, (depth += 1))
    else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1
  }
  return deepest
}

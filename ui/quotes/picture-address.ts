const PNG = [0x89, 0x50, 0x4e, 0x47]

/** A picture as an address that may stand in a page: the policy of pages allows no other picture that is not a file. */
export const pictureAddress = (bytes: Uint8Array): string => {
  const type = PNG.every((byte, place) => bytes[place] === byte) ? 'image/png' : 'image/jpeg'
  let signs = ''
  for (const byte of bytes) signs += String.fromCharCode(byte)
  return `data:${type};base64,${btoa(signs)}`
}

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv;charset=utf-8',
  pdf: 'application/pdf',
} as const

/** Offers bytes to be saved as a file; the name ends with the format. */
export const saveFile = (name: string, format: keyof typeof types, bytes: Uint8Array): void => {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: types[format] }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${name}.${format}`
  link.click()
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

const pattern = /^[a-z0-9_.+-]+@[a-z0-9.-]+\.[a-z]{2,}$/i

/** An e-mail address as the shop takes it (AUTH-09). */
export const isEmail = (text: string): boolean => pattern.test(text)

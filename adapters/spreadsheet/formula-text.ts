/** A text that a spreadsheet program would run, though blanks stand before it, or one that already has our mark. */
const runnable = /^'*\s*[=+\-@\t\r]/u

/** A text of which no spreadsheet program makes a formula: it begins with an apostrophe. */
export const neutralised = (text: string): string => (runnable.test(text) ? `'${text}` : text)

/** The text that `neutralised` was given. */
export const restored = (text: string): string => (text.startsWith("'") && runnable.test(text) ? text.slice(1) : text)

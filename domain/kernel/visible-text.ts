const CONTROLS = /[^\P{Cc}\n\r\t]/gu

/**
 * A text without control characters other than ends of lines and tabs. Nobody sees them, they come along with what is
 * pasted, and services refuse some of them.
 */
export const withoutControls = (text: string): string => text.replace(CONTROLS, '')

const CONTROL = /\p{Cc}/gu

/** A cell's text: control characters out, runs of blanks as one, no blanks around. */
export const cleanText = (cell: string): string => cell.replaceAll(/\s+/g, ' ').replaceAll(CONTROL, '').trim()

/** Whether a cell holds control characters other than blanks and line ends. */
export const hasControl = (cell: string): boolean => cell.replaceAll(/\s+/g, ' ').search(CONTROL) >= 0

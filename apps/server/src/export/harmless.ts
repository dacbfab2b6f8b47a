const LIKE_A_FORMULA = /^[=+\-@\t\r\n]/

/** Whether a spreadsheet would take a text for a formula. */
export const looksLikeFormula = (text: string): boolean => LIKE_A_FORMULA.test(text)

const PHONE = /^(\+[1-9]\d{6,14}|1\d{10})$/

/** Tells whether a text is a phone number: E.164, or a Chinese number of eleven digits. */
export const isPhone = (text: string): boolean => PHONE.test(text)

/** Joins the class names that apply with blanks, leaving out everything false or undefined. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => name !== false && name !== undefined && name !== '').join(' ')
}

/** What tiles can be compared with. */
export const COMPARE_CHOICES = ['previous', 'same-shift-last-week'] as const
export type CompareChoice = (typeof COMPARE_CHOICES)[number]

/** The comparison that an address asks for; undefined when it asks for none. */
export const compareOf = (text: string | undefined): CompareChoice | undefined =>
  COMPARE_CHOICES.find((choice) => choice === text)

/** The files that a scheduled report can be. */
export const REPORT_FORMATS = ['xlsx', 'csv'] as const

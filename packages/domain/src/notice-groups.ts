/** What people may choose not to be told of, and the kinds of notices that belong to it. */
export const NOTICE_GROUPS = {
  alerts: ['alert', 'alert-over', 'anomaly', 'bottleneck'],
  reports: ['report', 'report-failed'],
  approvals: ['registration', 'registration-approved', 'approval'],
  security: ['security'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type NoticeGroup = keyof typeof NOTICE_GROUPS

/** The kinds of notices that belong to groups; names that are no group stand for nothing. */
export const kindsOfNoticeGroups = (groups: readonly string[]): readonly string[] =>
  Object.entries(NOTICE_GROUPS).flatMap(([group, kinds]) => (groups.includes(group) ? kinds : []))

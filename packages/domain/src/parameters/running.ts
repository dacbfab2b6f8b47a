import type { Parameter } from './parameter.ts'

/** Pages that everybody who reads numbers may want to begin with; who may not open it begins with the profile. */
const HOME_PAGES = [
  '/account/profile',
  '/BigDataAnalysis/workshift/workshiftMonitor',
  '/BigDataAnalysis/workshift/workshiftMonitorHour',
  '/BigDataAnalysis/monthly/monthlyEfficiencyTable',
  '/BigDataAnalysis/qc/qcEfficiencyTable',
] as const

const shareOfHour = {
  group: 'bottleneck',
  type: 'number',
  unit: '%',
  min: 0,
  max: 100,
  usedBy: ['/BigDataAnalysis/workshift/workshiftMonitorHour'],
} as const
const kept = { group: 'retention', type: 'whole', unit: 'd' } as const
const signIn = { group: 'signIn', usedBy: ['signIn'] } as const
const everywhere = { usedBy: ['everyPage'] } as const
const anomaly = { group: 'anomaly', usedBy: ['jobs', 'notices'] } as const

/** What the running product goes by: thresholds, times to keep, limits, the rules of signing in. */
export const RUNNING_PARAMETERS = {
  'bottleneck.own_percent': { ...shareOfHour, default: 85 },
  'bottleneck.gross_percent': { ...shareOfHour, default: 3 },
  'bottleneck.waits_percent': { ...shareOfHour, default: 40 },
  'bottleneck.tell_percent': {
    ...{ group: 'bottleneck', type: 'number', unit: '%', default: 8, min: 1, max: 100 },
    usedBy: ['jobs', 'notices'],
  },
  'target.near_percent': {
    ...{ group: 'target', type: 'number', unit: '%', default: 3, min: 0, max: 50 },
    usedBy: [
      '/BigDataAnalysis/workshift/workshiftMonitor',
      '/BigDataAnalysis/monthly/monthlyEfficiencyTable',
    ],
  },
  'forecast.learned_days': {
    ...{ group: 'forecast', type: 'whole', unit: 'd', default: 90, min: 7, max: 400, usedBy: ['forecasts'] },
  },
  'forecast.look_min': {
    ...{
      group: 'forecast',
      type: 'whole',
      unit: 'min',
      default: 30,
      min: 5,
      max: 720,
      usedBy: ['forecasts'],
    },
  },
  'forecast.running_days': {
    ...{ group: 'forecast', type: 'whole', unit: 'd', default: 7, min: 1, max: 30, usedBy: ['forecasts'] },
  },
  'alert.look_s': {
    ...{ group: 'alert', type: 'whole', unit: 's', default: 60, min: 15, max: 3600, usedBy: ['notices'] },
  },
  'anomaly.learned_weeks': { ...anomaly, type: 'whole', unit: 'week', default: 8, min: 4, max: 52 },
  'anomaly.least_weeks': { ...anomaly, type: 'whole', unit: 'week', default: 4, min: 3, max: 52 },
  'anomaly.score': { ...anomaly, type: 'number', unit: '1', default: 5, min: 2, max: 50 },
  'log.retention_days': {
    ...{ group: 'retention', type: 'whole', unit: 'd', default: 400, min: 30, max: 4000 },
    usedBy: ['queryLog'],
  },
  'retention.notice_days': {
    ...{ group: 'retention', type: 'whole', unit: 'd', default: 90, min: 1, max: 1000, usedBy: ['notices'] },
  },
  'retention.deleted_days': { ...kept, default: 1, min: 1, max: 400, usedBy: ['everyPage'] },
  'retention.rejection_days': { ...kept, default: 400, min: 7, max: 4000, usedBy: ['data'] },
  'retention.report_days': { ...kept, default: 400, min: 7, max: 4000, usedBy: ['exports'] },
  'refresh.panel_s': {
    ...{ ...everywhere, group: 'refresh', type: 'whole', unit: 's', default: 30, min: 10, max: 3600 },
  },
  'refresh.notice_s': {
    ...{ group: 'refresh', type: 'whole', unit: 's', default: 60, min: 15, max: 3600, usedBy: ['notices'] },
  },
  'refresh.forecast_s': {
    ...{ group: 'refresh', type: 'whole', unit: 's', default: 60, min: 15, max: 3600, usedBy: ['forecasts'] },
  },
  'export.most_rows': {
    ...{ group: 'export', type: 'whole', unit: 'row', default: 1_000_000, min: 10, max: 1_000_000 },
    usedBy: ['exports'],
  },
  'import.most_accounts': {
    ...{ group: 'import', type: 'whole', unit: 'row', default: 5000, min: 1, max: 5000 },
    usedBy: ['/admin/account'],
  },
  'import.avatar_mb': {
    ...{ group: 'import', type: 'number', unit: 'MB', default: 5, min: 0.1, max: 5 },
    usedBy: ['/account/profile', '/admin/account'],
  },
  'import.file_mb': {
    ...{ group: 'import', type: 'whole', unit: 'MB', default: 4096, min: 1, max: 4096 },
    usedBy: ['data'],
  },
  'export.most_seconds': {
    ...{ group: 'export', type: 'whole', unit: 's', default: 600, min: 30, max: 3600, usedBy: ['exports'] },
  },
  'sign_in.min_password_length': {
    ...{ ...signIn, type: 'whole', unit: 'character', default: 8, min: 6, max: 64 },
  },
  'sign_in.strength': {
    ...{ ...signIn, type: 'choice', options: ['weak', 'medium', 'strong'], default: 'medium' },
  },
  'sign_in.registration': {
    ...{ ...signIn, type: 'choice', options: ['off', 'approval', 'open'], default: 'approval' },
  },
  'sign_in.session_hours': { ...signIn, type: 'whole', unit: 'h', default: 12, min: 1, max: 168 },
  'sign_in.remember_days': { ...signIn, type: 'whole', unit: 'd', default: 30, min: 1, max: 365 },
  'sign_in.idle_minutes': { ...signIn, type: 'whole', unit: 'min', default: 0, min: 0, max: 1440 },
  'sign_in.second_factor': {
    ...{ ...signIn, type: 'choice', options: ['off', 'optional', 'required'], default: 'optional' },
  },
  'sign_in.lock_tries': { ...signIn, type: 'whole', unit: 'try', default: 5, min: 3, max: 100 },
  'sign_in.lock_minutes': { ...signIn, type: 'whole', unit: 'min', default: 15, min: 1, max: 1440 },
  'parameters.two_persons': { group: 'approval', type: 'flag', default: false, usedBy: ['parameters'] },
  'appearance.theme': {
    ...{ ...everywhere, group: 'appearance', type: 'choice', options: ['dark', 'light', 'system'] },
    default: 'dark',
  },
  'appearance.home_page': {
    ...{ ...everywhere, group: 'appearance', type: 'choice', default: '/account/profile' },
    options: HOME_PAGES,
  },
  'appearance.footer_year': {
    ...{
      ...everywhere,
      group: 'appearance',
      type: 'whole',
      unit: '1',
      default: 2021,
      min: 1990,
      max: 2100,
    },
  },
} as const satisfies Readonly<Record<string, Parameter>>

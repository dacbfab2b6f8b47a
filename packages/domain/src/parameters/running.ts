import type { Parameter } from './parameter.ts'

const shareOfHour = {
  group: 'bottleneck',
  type: 'number',
  unit: '%',
  min: 0,
  max: 100,
  usedBy: ['/BigDataAnalysis/workshift/workshiftMonitorHour'],
} as const
const signIn = { group: 'signIn', usedBy: ['signIn'] } as const
const everywhere = { usedBy: ['everyPage'] } as const

/** What the running product goes by: thresholds, times to keep, limits, the rules of signing in. */
export const RUNNING_PARAMETERS = {
  'bottleneck.own_percent': { ...shareOfHour, default: 85 },
  'bottleneck.gross_percent': { ...shareOfHour, default: 3 },
  'bottleneck.waits_percent': { ...shareOfHour, default: 40 },
  'forecast.learned_days': {
    ...{ group: 'forecast', type: 'whole', unit: 'd', default: 90, min: 7, max: 400, usedBy: ['forecasts'] },
  },
  'log.retention_days': {
    ...{ group: 'retention', type: 'whole', unit: 'd', default: 400, min: 30, max: 4000 },
    usedBy: ['queryLog'],
  },
  'retention.notice_days': {
    ...{ group: 'retention', type: 'whole', unit: 'd', default: 90, min: 1, max: 1000, usedBy: ['notices'] },
  },
  'refresh.panel_s': {
    ...{ ...everywhere, group: 'refresh', type: 'whole', unit: 's', default: 30, min: 10, max: 3600 },
  },
  'refresh.notice_s': {
    ...{ group: 'refresh', type: 'whole', unit: 's', default: 60, min: 15, max: 3600, usedBy: ['notices'] },
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

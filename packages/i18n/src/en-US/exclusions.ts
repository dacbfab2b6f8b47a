import type { exclusions as source } from '../zh-CN/exclusions.ts'

export const exclusions: Readonly<Record<keyof typeof source, string>> = {
  'excluded.hatch_cover': 'Hatch-cover lifts',
  'excluded.gear': 'Gear lifts',
  'excluded.aborted': 'Aborted lifts',
  'excluded.outside_validity': 'Outside 30 to 600 s',
  'excluded.hatch': 'Hatch cover time',
  'excluded.gantry': 'Gantry time',
  'excluded.lash': 'Lashing time',
  'excluded.ship': 'Ship not ready',
  'excluded.plan': 'Plan time',
  'excluded.weather': 'Weather time',
  'excluded.fault': 'Fault time',
  'excluded.remote': 'Wait for remote operator',
  'excluded.agv': 'Wait for AGV',
  'excluded.platform': 'Wait for platform',
  'excluded.waiting': 'Wait for berth',
  'excluded.missing_stamp': 'Missing stamp',
  'excluded.assist': 'Assists',
  'excluded.reshuffle': 'Reshuffles',
  'excluded.housekeeping': 'Housekeeping moves',
}

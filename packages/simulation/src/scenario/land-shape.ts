import { bandShape } from './band-shape.ts'
import { type Check, list, number, oneOf, orNull, record, text, where, whole } from './check.ts'
import type { Land } from './land.ts'

type Booking = Land['booking']
type Gate = Land['gate']
type Haulier = Land['hauliers'][number]
type LandEpisode = Land['episodes'][number]
type LandAcceptance = Land['accepted']
type LaneClosure = Gate['closedIn'][number]

const share = number(0, 1)
const minutes = number(0.1, 1440)
const code = text(/^[A-Z_]{0,30}$/, 'a code of capital letters and underscores')

const booking: Check<Booking> = where(
  record<Booking>({
    offered: list(number(1, 10_000), 24, 24),
    leadHours: record<Booking['leadHours']>({
      mean: number(0.1, 1000),
      cv: number(0.01, 5),
      min: number(0, 1000),
      max: number(0, 1000),
    }),
    walkIn: share,
    changes: list(share, 1, 10),
    cancelled: number(0, 0.9),
    cancelledByTerminal: number(0, 0.9),
    toleranceMin: number(0, 600),
  }),
  ({ leadHours: { mean, min, max } }, say) => {
    if (min > mean || mean > max) say('leadHours.mean', 'must lie between min and max')
  },
)

const haulier: Check<Haulier> = record<Haulier>({
  name: text(/^\S(.{0,58}\S)?$/, 'a name of 1 to 60 characters'),
  share: number(0.0001, 1),
  biasMin: number(-600, 600),
  spreadMin: number(0.1, 600),
  noShow: number(0, 0.9),
})

const closures: Check<readonly LaneClosure[]> = list(
  record<LaneClosure>({ lanes: list(whole(1, 50), 1, 50), from: whole(0, 23), to: whole(0, 23) }),
  0,
  50,
)

const gate: Check<Gate> = record<Gate>({
  inSec: number(1, 3600),
  outSec: number(1, 3600),
  closedIn: closures,
  closedOut: closures,
  troubleShare: share,
  troubles: list(record<Gate['troubles'][number]>({ code, share, minutes }), 1, 50),
  clerks: whole(1, 200),
})

const episode: Check<LandEpisode> = record<LandEpisode>({
  kind: oneOf('GATE_SLOW', 'DOCUMENTS_DOWN'),
  from: text(/^\d{4}-\d\d-\d\d \d\d:\d\d$/, 'a local minute such as 2026-01-13 15:10'),
  minutes: number(1, 1440),
  everyWeeks: whole(0, 520),
  process: number(0.1, 20),
  troubleShare: orNull(share),
  code,
  cancelled: share,
})

/** The land side: up to 100 hauliers, 24 hours of offers and of wishes. */
export const landShape: Check<Land> = record<Land>({
  booking,
  hauliers: list(haulier, 1, 100),
  returning: share,
  hours: list(number(0, 1e6), 24, 24),
  dualShare: share,
  gate,
  road: record<Land['road']>({
    approachM: number(1, 20_000),
    gateX: number(-20_000, 20_000),
    speed: number(0.5, 30),
    pinSec: number(0, 3600),
  }),
  inspection: record<Land['inspection']>({ share, minutes }),
  transfer: record<Land['transfer']>({
    places: whole(1, 50),
    readySec: number(0, 3600),
    leaveSec: number(0, 3600),
    astray: record<Land['transfer']['astray']>({ share, sec: number(0, 3600) }),
  }),
  episodes: list(episode, 0, 100),
  accepted: record<LandAcceptance>({
    trucksInside: bandShape,
    transactionsPerVisit: bandShape,
    onTime: bandShape,
    walkIn: bandShape,
  }),
})

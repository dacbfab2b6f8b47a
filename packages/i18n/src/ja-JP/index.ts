import type { Catalog } from '../catalog.ts'
import { account } from './account.ts'
import { attributes } from './attributes.ts'
import { bottleneck } from './bottleneck.ts'
import { call } from './call.ts'
import { cargoMeasures } from './cargo-measures.ts'
import { chainMeasures } from './chain-measures.ts'
import { data } from './data.ts'
import { dimensions } from './dimensions.ts'
import { entity } from './entity.ts'
import { errors } from './errors.ts'
import { exclusions } from './exclusions.ts'
import { exports } from './export.ts'
import { ingest } from './ingest.ts'
import { keep } from './keep.ts'
import { keys } from './keys.ts'
import { landMeasures } from './land-measures.ts'
import { login } from './login.ts'
import { losses } from './losses.ts'
import { machineMeasures } from './machine-measures.ts'
import { measures } from './measures.ts'
import { menu } from './menu.ts'
import { months } from './months.ts'
import { pages } from './pages.ts'
import { quayMeasures } from './quay-measures.ts'
import { report } from './report.ts'
import { shell } from './shell.ts'
import { shifts } from './shifts.ts'
import { states } from './states.ts'
import { tables } from './tables.ts'
import { units } from './units.ts'
import { yardMeasures } from './yard-measures.ts'

/** Every text of the shell and the vocabulary in ja-JP; the compiler names what is missing. */
export const catalog: Catalog = {
  ...account,
  ...attributes,
  ...bottleneck,
  ...call,
  ...data,
  ...dimensions,
  ...entity,
  ...errors,
  ...exclusions,
  ...exports,
  ...ingest,
  ...keep,
  ...keys,
  ...login,
  ...losses,
  ...machineMeasures,
  ...quayMeasures,
  ...yardMeasures,
  ...landMeasures,
  ...chainMeasures,
  ...cargoMeasures,
  ...measures,
  ...menu,
  ...months,
  ...pages,
  ...report,
  ...shell,
  ...shifts,
  ...states,
  ...tables,
  ...units,
}

import type { Catalog } from '../catalog.ts'
import { account } from './account.ts'
import { admin } from './admin.ts'
import { adminUsers } from './admin-users.ts'
import { attributes } from './attributes.ts'
import { bottleneck } from './bottleneck.ts'
import { call } from './call.ts'
import { cargoMeasures } from './cargo-measures.ts'
import { chainMeasures } from './chain-measures.ts'
import { data } from './data.ts'
import { departments } from './departments.ts'
import { dictionary } from './dictionary.ts'
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
import { parameters } from './parameters.ts'
import { quayMeasures } from './quay-measures.ts'
import { queryLog } from './query-log.ts'
import { report } from './report.ts'
import { roles } from './roles.ts'
import { rules } from './rules.ts'
import { shell } from './shell.ts'
import { shifts } from './shifts.ts'
import { shortTitles } from './short-titles.ts'
import { states } from './states.ts'
import { tables } from './tables.ts'
import { units } from './units.ts'
import { yardMeasures } from './yard-measures.ts'

/** Every text of the shell and the vocabulary in pt-BR; the compiler names what is missing. */
export const catalog: Catalog = {
  ...account,
  ...admin,
  ...departments,
  ...adminUsers,
  ...attributes,
  ...bottleneck,
  ...call,
  ...data,
  ...dictionary,
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
  ...queryLog,
  ...yardMeasures,
  ...landMeasures,
  ...chainMeasures,
  ...cargoMeasures,
  ...measures,
  ...rules,
  ...parameters,
  ...menu,
  ...months,
  ...pages,
  ...report,
  ...roles,
  ...shell,
  ...shifts,
  ...shortTitles,
  ...states,
  ...tables,
  ...units,
}

import type { AdminStore } from '@quaywise/admin-store'
import type { AnalyticsStore } from '@quaywise/analytics-store'
import type { Loading } from '@quaywise/contract'
import type { Config } from '../config/config.ts'
import type { CodeSender } from '../senders/code-sender.ts'
import type { WebBuild } from '../web/web-build.ts'

/** What the calls are served with. */
export type Services = {
  readonly store: AnalyticsStore
  readonly admin: AdminStore
  readonly config: Config
  readonly sender: CodeSender
  readonly web: WebBuild
  /** The wall clock. */
  readonly now: () => Date
  /** How far demonstration data is loaded, a line for each terminal. */
  readonly loading: () => Promise<readonly Loading[]>
}

import type { TrunkBranch } from '@quaywise/domain'
import type { TrunkBranchRule } from '../mapping/mapping.ts'

type Call = { readonly line: string; readonly service: string; readonly loa_m: number | null }

/** TRUNK or BRANCH by the first rule whose every condition holds, else UNKNOWN. */
export const trunkBranchOf = (call: Call, rules: readonly TrunkBranchRule[]): TrunkBranch =>
  rules.find((rule) => holds(call, rule))?.is ?? 'UNKNOWN'

const holds = (call: Call, rule: TrunkBranchRule): boolean =>
  (rule.lines?.includes(call.line) ?? true) &&
  (rule.services?.includes(call.service) ?? true) &&
  (rule.loa_at_least_m === undefined || (call.loa_m !== null && call.loa_m >= rule.loa_at_least_m)) &&
  (rule.loa_below_m === undefined || (call.loa_m !== null && call.loa_m < rule.loa_below_m))

import { type BlockLayout, blockWidth } from './layout.ts'
import type { CallClass, FlowMix, Scenario } from './scenario.ts'

/** Services are whole: what rounding leaves of the factor goes into the size of the calls. */
const scaledClass = (kind: CallClass, factor: number): CallClass => {
  const weeklyServices = Math.max(1, Math.round(kind.weeklyServices * factor))
  const rest = (factor * kind.weeklyServices) / weeklyServices
  const { mean, cv, min, max } = kind.boxes
  return {
    ...kind,
    weeklyServices,
    boxes: { mean: Math.round(mean * rest), cv, min: Math.round(min * rest), max: Math.round(max * rest) },
  }
}

const scaledFlow = (flow: FlowMix, factor: number): FlowMix => ({ ...flow, share: flow.share * factor })

/** The same terminal with `factor` times the boxes: more services of calls of nearly the same size. */
export const scaledDemand = (scenario: Scenario, factor: number): Scenario => ({
  ...scenario,
  trunk: scaledClass(scenario.trunk, factor),
  branch: scaledClass(scenario.branch, factor),
  flows: {
    import: scaledFlow(scenario.flows.import, factor),
    export: scaledFlow(scenario.flows.export, factor),
    branchTrunk: scaledFlow(scenario.flows.branchTrunk, factor),
    trunkBranch: scaledFlow(scenario.flows.trunkBranch, factor),
    trunkTrunk: scaledFlow(scenario.flows.trunkTrunk, factor),
  },
})

/** The same terminal on another yard: the quay is as long as the yard is wide. */
export const withBlocks = (scenario: Scenario, blocks: readonly BlockLayout[]): Scenario => {
  const quayM = Math.ceil(Math.max(...blocks.map((block) => block.x + blockWidth(block))))
  return { ...scenario, layout: { ...scenario.layout, quayM, blocks } }
}

import { BarChart, Gantt, Panel } from '../src/index.ts'
import { hours } from './data.ts'

/** Panels without content, each with its reason, and charts that wait. */
export function States() {
  return (
    <div className="story__thirds">
      <Panel title="Berth rate" state="loading" message="Loading" height={140} />
      <Panel
        title="Berth rate"
        state="empty"
        message="No trunk vessels in this period. Show branch vessels?"
        height={140}
      />
      <Panel
        title="Berth rate"
        state="error"
        message="The query took too long."
        onRetry={() => undefined}
        height={140}
      />
      <Panel
        title="Berth rate"
        state="forbidden"
        message="Your role does not include vessel reports."
        height={140}
      />
      <Panel
        title="Berth rate"
        state="partial"
        message="3 of 4 sources answered."
        onViewAsTable={() => undefined}
        height={140}
      >
        <BarChart
          title="Berth rate"
          unit="box/h"
          categories={hours}
          series={[]}
          formatValue={String}
          height={120}
          empty="Nothing was worked"
        />
      </Panel>
      <Panel title="Crane work" height={140}>
        <Gantt lanes={[{ key: 'a', label: 'QC101' }]} bars={[]} range={[0, 1]} formatTime={String} loading />
      </Panel>
    </div>
  )
}

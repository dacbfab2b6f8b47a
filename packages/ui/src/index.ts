export { BarChart } from './bar/bar-chart.tsx'
export type { BarChartProps, Forecast } from './bar/bar-props.ts'
export { Icon, type IconName } from './base/icon.tsx'
export { IconButton } from './base/icon-button.tsx'
export { type UiLabels, UiLabelsProvider } from './base/labels.tsx'
export { type BulletItem, Bullets, type BulletsProps } from './bullet/bullets.tsx'
export { type Direction, withDirection } from './chart/direction.ts'
export { markEvent } from './chart/mark-event.ts'
export { type ChartNote, noteLine } from './chart/notes.ts'
export type { Now } from './chart/now-line.ts'
export type { PlanLine } from './chart/plan-line.ts'
export type { MarkEvent, Series, SeriesMark, TooltipRow } from './chart/series.ts'
export { Chip, type ChipProps } from './chip/chip.tsx'
export { Drawer, type DrawerProps } from './drawer/drawer.tsx'
export type { DriverFactor, DriverTreeProps } from './drivers/driver-props.ts'
export { DriverTree } from './drivers/driver-tree.tsx'
export type { Formula } from './formula/equation.tsx'
export { FormulaCard, type FormulaCardProps, type FormulaLine } from './formula/formula-card.tsx'
export { Gantt } from './gantt/gantt.tsx'
export type { GanttBar, GanttLane, GanttMark, GanttProps, GanttSign, TimeRange } from './gantt/gantt-props.ts'
export { HeatMap } from './heat/heat-map.tsx'
export type { HeatCell, HeatColumn, HeatMapProps, HeatMark, HeatRow } from './heat/heat-props.ts'
export { Histogram, type HistogramProps } from './histogram/histogram.tsx'
export { KpiCard, type KpiCardProps, type KpiDelta } from './kpi/kpi-card.tsx'
export type { KpiTarget } from './kpi/kpi-target.tsx'
export { LineChart } from './line/line-chart.tsx'
export type { Band, LineChartProps, LineSeries } from './line/line-props.ts'
export { ContextMenu, type ContextMenuProps, type MenuItem } from './menu/context-menu.tsx'
export { Popover, type PopoverProps } from './overlay/popover.tsx'
export type { Anchor } from './overlay/use-placement.ts'
export { Panel, type PanelProps } from './panel/panel.tsx'
export type { PanelState } from './panel/panel-body.tsx'
export { Pareto, type ParetoItem, type ParetoProps } from './pareto/pareto.tsx'
export { type Picture, pictureOf } from './picture/picture.ts'
export { pngOf } from './picture/png.ts'
export { RankedBar, type RankedBarProps, type RankedItem } from './ranked/ranked-bar.tsx'
export { ScatterChart, type ScatterChartProps, type ScatterPoint } from './scatter/scatter-chart.tsx'
export { Scorecard } from './scorecard/scorecard.tsx'
export type {
  ScoreBand,
  ScoreCell,
  ScoreColumn,
  ScorecardProps,
  ScoreNote,
  ScoreRow,
} from './scorecard/scorecard-props.ts'
export { Skeleton, type SkeletonKind } from './skeleton/skeleton.tsx'
export { DataTable } from './table/data-table.tsx'
export type { TableLayout } from './table/layout.ts'
export { Pager } from './table/pager.tsx'
export type {
  CellBar,
  DataColumn,
  DataTableProps,
  RowSource,
  SortOrder,
  TableLabels,
} from './table/table-props.ts'
export { applyTokens, useMode } from './theme/mode.ts'
export type { Tone } from './theme/tones.ts'
export { fontFamily, type Mode, size, space, type TokenName, tokenProperty, tokens } from './tokens.ts'

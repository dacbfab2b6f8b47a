import type { Flag } from './flag.ts'

export interface RollupDayTable {
  terminal: string
  dataset: string
  day: string
  mark: number
  markedAt: string
  builtMark: number | null
  build: number | null
  print: string | null
  even: Flag
  enters: Flag
  reach: string | null
}

export interface RollupMonthTable {
  terminal: string
  dataset: string
  month: string
  build: number
  print: string
}

export interface RollupWriteTable {
  id: string
  terminal: string
  until: string
}

export interface RollupWriteSpanTable {
  writeId: string
  dataset: string
  firstDay: string
  lastDay: string
}

export interface RollupCounterTable {
  name: string
  value: number
}

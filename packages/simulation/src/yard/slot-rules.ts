import type { YardBox } from './yard-box.ts'

/** The rules that keep a box out of a slot, in the order in which they are asked. */
export const SLOT_RULES = [
  'REACH',
  'LENGTH',
  'HEIGHT',
  'POWER',
  'APART',
  'SEGREGATION',
  'WEIGHT',
  'OUT_OF_GAUGE',
  'OVER',
] as const

/** Places of the rules in `SLOT_RULES`. */
export const RULE = {
  reach: 0,
  length: 1,
  height: 2,
  power: 3,
  apart: 4,
  segregation: 5,
  weight: 6,
  outOfGauge: 7,
  over: 8,
} as const

const GENERAL = 1
const EMPTIES = 2
const DANGEROUS = 3
const CLASSES = ['2.1', '3', '4.1', '5.1', '6.1', '8', '9']

/** Boxes of one group may share a stack: general, empties, or one class of dangerous goods. */
export const groupOf = (box: YardBox): number => {
  if (box.imoClass !== '') return DANGEROUS + CLASSES.indexOf(box.imoClass)
  return box.full ? GENERAL : EMPTIES
}

const OXIDISER = '5.1'
const FLAMMABLE = ['2.1', '3', '4.1']
const OXIDISER_BAYS = 4
const FLAMMABLE_FROM_BAY = 7

/** Bays `[first, last]` in which a box may stand: oxidisers keep a bay pair and more from what burns. */
export const segregated = (box: YardBox, bays: number): { readonly first: number; readonly last: number } => {
  if (box.imoClass === OXIDISER) return { first: 1, last: Math.min(bays, OXIDISER_BAYS) }
  if (FLAMMABLE.includes(box.imoClass)) return { first: Math.min(bays, FLAMMABLE_FROM_BAY), last: bays }
  return { first: 1, last: bays }
}

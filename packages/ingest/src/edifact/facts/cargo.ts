import type { UnitFacts } from '../unit/unit-facts.ts'

/** The greatest whole number of the stores' columns. */
const MOST = 4_294_967_295
/** The longest name that is kept. */
const LONGEST = 200

/** What a message says of a container, in the words of the tables; '' and 0 where it does not. */
export const cargoOf = (item: UnitFacts) =>
  ({
    container_no: word(item.equipmentNo),
    iso_type: word(item.isoType),
    length_ft: item.lengthFt ?? 0,
    full_empty: item.load ?? '',
    gross_kg: whole(item.grossKg),
    pol: word(item.pol),
    pod: word(item.pod),
    imo_class: word(item.dangerousGoods.find(({ imdgClass }) => imdgClass !== null)?.imdgClass),
    reefer: item.temperature.setC === null ? 0 : 1,
    // The store keeps 32-bit floats: what is compared later must be what is stored now.
    reefer_c: degrees(item.temperature.setC),
    line: word(item.operator),
  }) as const

/** A text as the tables take it: '' for none, and no longer than anything that is a name. */
export const word = (text: string | null | undefined): string => (text ?? '').slice(0, LONGEST)

/** Whether something stands out over the frame of the container. */
export const isOversize = ({ oversize }: UnitFacts): 0 | 1 => (Object.keys(oversize).length > 0 ? 1 : 0)

/** A number as the columns of whole numbers take it: rounded, between 0 and their bound; 0 for none. */
export const whole = (value: number | null): number =>
  value === null || !Number.isFinite(value) ? 0 : Math.min(MOST, Math.max(0, Math.round(value)))

const degrees = (value: number | null): number =>
  value !== null && Number.isFinite(value) ? Math.fround(Math.min(1000, Math.max(-300, value))) : 0

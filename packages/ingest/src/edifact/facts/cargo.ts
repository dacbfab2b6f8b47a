import type { UnitFacts } from '../unit/unit-facts.ts'

/** The greatest whole number of the stores' columns. */
const MOST = 4_294_967_295

/** What a message says of a container, in the words of the tables; '' and 0 where it does not. */
export const cargoOf = (item: UnitFacts) =>
  ({
    container_no: item.equipmentNo ?? '',
    iso_type: item.isoType ?? '',
    length_ft: item.lengthFt ?? 0,
    full_empty: item.load ?? '',
    gross_kg: whole(item.grossKg),
    pol: item.pol ?? '',
    pod: item.pod ?? '',
    imo_class: item.dangerousGoods.find(({ imdgClass }) => imdgClass !== null)?.imdgClass ?? '',
    reefer: item.temperature.setC === null ? 0 : 1,
    // The store keeps 32-bit floats: what is compared later must be what is stored now.
    reefer_c: degrees(item.temperature.setC),
    line: item.operator ?? '',
  }) as const

/** Whether something stands out over the frame of the container. */
export const isOversize = ({ oversize }: UnitFacts): 0 | 1 => (Object.keys(oversize).length > 0 ? 1 : 0)

/** A number as the columns of whole numbers take it: rounded, between 0 and their bound; 0 for none. */
export const whole = (value: number | null): number =>
  value === null || !Number.isFinite(value) ? 0 : Math.min(MOST, Math.max(0, Math.round(value)))

const degrees = (value: number | null): number =>
  value !== null && Number.isFinite(value) ? Math.fround(Math.min(1000, Math.max(-300, value))) : 0

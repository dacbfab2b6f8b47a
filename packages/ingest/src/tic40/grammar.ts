/** Members that describe a subject and observe nothing. */
export const DESCRIPTIONS: ReadonlySet<string> = new Set([
  'id',
  'arrayid',
  'name',
  'number',
  'type',
  'family',
  'brand',
  'model',
  'serialnumber',
])

/** Members of an observed property that say how it was observed. */
export const CIRCUMSTANCES: ReadonlySet<string> = new Set([
  'timestamp',
  'pom',
  'pomt',
  'unit',
  'name',
  'reference',
  'description',
  'quality',
])

/** Subjects that senders put outside of a list now and then. */
export const SUBJECTS: ReadonlySet<string> = new Set([
  'che',
  'tos',
  'carriervisit',
  'cargovisit',
  'jobinstruction',
  'jobinstructionlist',
  'order',
  'cycle',
  'spreader',
  'hoist',
  'trolley',
  'boom',
  'gantry',
  'terminal',
  'berth',
  'gate',
  'yard',
])

/** Observed properties, for telling them from names and references in a path. */
export const PROPERTIES: ReadonlySet<string> = new Set([
  'time',
  'status',
  'duration',
  'counter',
  'totalcounter',
  'timer',
  'totaltimer',
  'starttimestamp',
  'endtimestamp',
  'speed',
  'acceleration',
  'length',
  'height',
  'width',
  'position',
  'coordinate',
  'distance',
  'weight',
  'mass',
  'temperature',
  'pressure',
  'energy',
  'power',
  'volume',
  'angle',
  'percentage',
  'level',
  'pieces',
  'value',
  'errormessage',
])

/** Concepts that converters write as lists now and then, with the mark of a subject behind them. */
export const LISTED_CONCEPTS: ReadonlySet<string> = new Set([
  'arrival',
  'departure',
  'terminaloperations',
  'terminalgate',
  'cargooperations',
  'inbound',
  'outbound',
])

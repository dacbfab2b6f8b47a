/** The mapping of a made-up harbour whose list has every kind of dirt, with some of its parts replaced. */
export const harbour = (parts: object): object => ({
  id: 'harbour',
  kind: 'port-calls',
  name: 'Harbour',
  source: 'port-calls:harbour',
  terminal: { id: 'harbour', name: 'Harbour', locode: 'MACAS', zone: 'Africa/Casablanca' },
  dateFormats: ['dd/MM/yyyy', 'dd/MM/yy'],
  separators: { stamps: '|', berths: ',' },
  decimal: 'either',
  only: [{ column: 'type', in: ['BOX'] }],
  columns: {
    vessel: 'ship',
    line: 'line',
    loa_m: 'length',
    berth: 'berth',
    berth_days: 'days',
    port_entry: { date: 'in d', time: 'in t' },
    port_exit: { date: 'out d', time: 'out t' },
    stay_start: { date: 'from d', time: 'from t' },
    stay_end: { date: 'to d', time: 'to t' },
    wait_start: { date: 'anchor d', time: 'anchor t' },
    wait_end: { date: 'aweigh d', time: 'aweigh t' },
  },
  aliases: { line: { 'BLUE LINE LTD': 'BLUE' } },
  trunkBranch: [
    { is: 'TRUNK', loa_at_least_m: 250 },
    { is: 'BRANCH', lines: ['BLUE'] },
  ],
  ...parts,
})

const HEADER = [
  ...['ship', 'type', 'line', 'length', 'berth', 'days', 'in d', 'in t', 'out d', 'out t'],
  ...['from d', 'from t', 'to d', 'to t', 'anchor d', 'anchor t', 'aweigh d', 'aweigh t'],
] as const

/** What a row of the list says; a stamp is `date time`, several of one kind are joined by ` | `. */
export type HarbourRow = {
  readonly ship?: string
  readonly type?: string
  readonly line?: string
  readonly length?: string
  readonly berth?: string
  readonly days?: string
  readonly in?: string
  readonly out?: string
  readonly from?: string
  readonly to?: string
  readonly anchor?: string
  readonly aweigh?: string
}

/** The list as a CSV text, header first. */
export const harbourCsv = (rows: readonly HarbourRow[]): string =>
  [
    HEADER.join(','),
    ...rows.map((row) =>
      cellsOf(row)
        .map((cell) => `"${cell}"`)
        .join(','),
    ),
  ].join('\n')

const cellsOf = (row: HarbourRow): readonly string[] => [
  ...[
    row.ship ?? 'ALPHA',
    row.type ?? 'BOX',
    row.line ?? '',
    row.length ?? '',
    row.berth ?? '',
    row.days ?? '',
  ],
  ...[row.in, row.out, row.from, row.to, row.anchor, row.aweigh].flatMap((stamps) => {
    const parts = stamps ? stamps.split(' | ').map((stamp) => stamp.split(' ')) : []
    return [0, 1].map((at) => parts.map((part) => part[at] ?? '').join(' | '))
  }),
]

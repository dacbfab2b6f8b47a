/** Where a new mapping begins: every part that it needs, to be filled in. */
export const newMapping = (terminal: {
  readonly id: string
  readonly name: string
  readonly zone: string
}) => ({
  id: 'my-port',
  kind: 'port-calls',
  name: '',
  source: 'port-calls:my-port',
  terminal: { id: 'my-port', name: '', locode: 'XXXXX', zone: terminal.zone },
  dateFormats: ['yyyy-MM-dd HH:mm'],
  columns: {
    vessel: '',
    port_entry: { date: '' },
    stay_start: { date: '' },
    stay_end: { date: '' },
  },
})

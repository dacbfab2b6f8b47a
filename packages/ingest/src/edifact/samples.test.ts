import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type Contents, clockOf, contentsOf, readFixture, readText } from './fixture/read-fixture.ts'

/** Files of real senders, where they lie beside the checkout or in `SAMPLES`. */
const samples =
  process.env.SAMPLES ?? fileURLToPath(new URL('../../../../../shared/samples', import.meta.url))
const folder = join(samples, 'edifact')
const read = (name: string): Promise<Contents> => contentsOf(createReadStream(join(folder, name)))

/** Of each file: its messages as type and release, and how many items, rejections and kinds of warnings they give. */
const FILES: readonly (readonly [
  name: string,
  messages: string,
  items: number,
  rejected: number,
  warnings: string,
])[] = [
  ['moin/BAPLIE_Export.EDI', 'BAPLIE 95B', 672, 0, ''],
  ['moin/COARRI.edi', 'COARRI 23A', 74, 0, 'LOWER_CASE SEGMENT_COUNT'],
  ['moin/MOVINS DMR V09.edi', 'MOVINS', 449, 1, 'UNB_MISSING UNH_MISSING'],
  ['moin/outputImport.edi', 'COARRI 23A', 74, 0, 'LOWER_CASE'],
  ['openshipping/GBSOU_arrival.BAPLIE.edi.txt', 'BAPLIE 95B', 1457, 0, 'PORT_NOT_LOCODE'],
  ['openshipping/HKG to TAG EDI.EDI', 'BAPLIE 95B', 1119, 0, 'DATE_FORMAT_GUESSED'],
  ['huelva/EdiCodeco_messageRaw.edi', 'CODECO 95B', 1, 0, 'CHECK_DIGIT IMO_NUMBER LOWER_CASE'],
  ['php-edifact/D95BBAPLIE.edi', 'BAPLIE 95B', 3, 0, ''],
  ['php-edifact/D95BCOARRI.edi', 'COARRI 95B, COARRI 95B', 21, 0, 'POSITION_LENGTH'],
  ['php-edifact/SAMPLES_CODECO.edi', 'CODECO 95B', 1, 0, 'CHECK_DIGIT'],
  ['php-edifact/SAMPLES_COPARN.edi', 'COPARN 00B', 1, 0, 'CHECK_DIGIT'],
  ['php-edifact/SAMPLES_COPINO.edi', 'COPINO 95B', 1, 0, 'CHECK_DIGIT'],
  ['php-edifact/SAMPLES_COPRAR.edi', 'COPRAR 95B', 1, 0, 'CHECK_DIGIT'],
  ['php-edifact/SAMPLES_VERMAS.edi', 'VERMAS 16A', 1, 0, 'CHECK_DIGIT'],
  ['php-edifact/SAMPLES_COHAOR.edi', '', 0, 1, 'LOWER_CASE'],
  ['php-edifact/SAMPLES_ORDERS.edi', '', 0, 1, ''],
  ['php-edifact/SAMPLES_WESTIM.edi', '', 0, 1, ''],
  ['php-edifact/example.edi', '', 0, 1, ''],
  ['php-edifact/exampleMulti.edi', '', 0, 2, ''],
  ['php-edifact/example_multiline.edi', '', 0, 1, 'DATE_UNREADABLE SEGMENT_COUNT'],
  ['php-edifact/example_release_character.edi', '', 0, 1, 'SEGMENT_COUNT'],
  ['php-edifact/example_utf8.edi', '', 0, 1, 'CHARSET_DIFFERS'],
  ['php-edifact/example_wrapped.edi', '', 0, 1, ''],
]

/** The files of this repository, told in the same way. */
const OWN: typeof FILES = [
  ['baplie-1.5.edi', 'BAPLIE 911', 3, 0, 'CHECK_DIGIT CONTAINER_NO_CLEANED POSITION_LENGTH SEGMENT_COUNT'],
  ['baplie-3.1.edi', 'BAPLIE 13B', 2, 0, 'VALUE_MISPLACED'],
  ['movins.edi', 'MOVINS 95B', 3, 1, 'POSITION_UNREADABLE'],
  ['coarri.edi', 'COARRI 95B, COARRI 00B', 3, 1, 'CHECK_DIGIT EVENT_TIME_MISSING LOWER_CASE'],
]

const expectTold = (
  contents: Contents,
  [, messages, items, rejected, warnings]: (typeof FILES)[number],
): void => {
  const named = contents.messages.map(({ type, release }) => (release ? `${type} ${release}` : type))
  const kinds = [...new Set(contents.codes)].sort().join(' ')
  expect([named.join(', '), contents.items.length, contents.rejections.length, kinds]).toEqual([
    ...[messages, items, rejected, warnings],
  ])
}

describe('our own files', () => {
  it.each(OWN)('%s', async (...told) => expectTold(await readFixture(told[0]), told))
})

/** Where the folder is missing, our own files stand for them. */
if (existsSync(folder)) {
  describe('the files of real senders', () => {
    it.each(FILES)('%s', async (...told) => expectTold(await read(told[0]), told))

    it('refuse whole messages of other types by name', async () => {
      const reasons = async (name: string) =>
        (await read(name)).rejections.map(({ scope, reason, value }) => [scope, reason, value])
      expect(await reasons('php-edifact/SAMPLES_WESTIM.edi')).toEqual([
        ['MESSAGE', 'MESSAGE_NOT_READ', 'WESTIM'],
      ])
      expect(await reasons('php-edifact/exampleMulti.edi')).toHaveLength(2)
    })

    it('hold every container once where the sender counts them, with position and number', async () => {
      const plan = await read('moin/BAPLIE_Export.EDI')
      expect(new Set(plan.items.map(({ containerNo }) => containerNo)).size).toBe(672)
      expect(new Set(plan.items.map(({ position }) => position?.code)).size).toBe(672)
      expect(plan.items.filter(({ temperature }) => temperature.setC !== null)).toHaveLength(323)
      const slots = await read('moin/MOVINS DMR V09.edi')
      expect(new Set(slots.items.map(({ position }) => position?.code)).size).toBe(449)
      const moves = await read('moin/COARRI.edi')
      const times = moves.items.flatMap((item) => (item.type === 'COARRI' ? [clockOf(item.movedAt)] : []))
      expect([times.length, times.every((time) => time?.startsWith('2025-02-2'))]).toEqual([74, true])
    })

    it('tell the same when the same moves come again with the right count', async () => {
      const [first, second] = [await read('moin/COARRI.edi'), await read('moin/outputImport.edi')]
      const told = ({ items }: Contents) => items.map(({ place, ...item }) => item)
      expect(told(second)).toEqual(told(first))
    })

    it('equal the JSON twin of the gate move, field by field, wherever the twin repeats its own message', async () => {
      const twin = JSON.parse(readFileSync(join(folder, 'huelva/EdiCodeco.example.json'), 'utf8'))
      const { messages, items } = await readText(twin.messageRaw)
      const [item] = items
      const [head] = messages
      if (item?.type !== 'CODECO' || !head) throw new Error('no gate move')
      const { vessel } = item
      const iso = (stamp: Parameters<typeof clockOf>[0]): string => `${clockOf(stamp)}Z`
      const read = {
        sentAt: iso(head.interchange?.sentAt ?? null),
        travelReference: item.vessel?.voyage,
        ata: iso(item.movedAt),
        bookingCode: item.booking,
        containerCarrierIdentification: item.operator,
        containerClass: item.movement === 'EXPORT' ? 'Export' : item.movement,
        containerIdentification: item.containerNo,
        containerWeight: item.verifiedKg,
        destinationTransportType: vessel === null ? null : 'Vessel',
        dischargingPort: item.pod,
        isContainerEmpty: item.load === 'EMPTY',
        loadingPort: item.pol,
        operationType: item.direction === 'GATE_IN' ? 'Port of entry' : item.direction,
        originTransportType: item.mode === 'TRUCK' ? 'Truck' : item.mode,
        receiverIdentification: head.recipient,
        release: head.release,
        senderIdentification: head.interchange?.sender,
        truckLicenseCode: item.plate,
        messageVersion: head.version,
        vesselImo: Number(vessel?.imo),
        vesselVoyage: vessel?.voyage,
      }
      const { id, type, fileName, messageRaw, ...fields } = twin
      // These five the twin gives otherwise than the message that it quotes: made unrecognizable, or explained.
      const { containerSeal, functionCode, vesselCarrier, vesselName, containerIsoCode, ...repeated } = fields
      expect(read).toEqual(repeated)
      for (const other of [containerSeal, functionCode, vesselCarrier, vesselName, containerIsoCode])
        expect(messageRaw).not.toContain(other)
      for (const own of [
        `SEL+${item.seals[0]?.number}+`,
        `++${vessel?.carrier}:172`,
        `:146::${vessel?.name}'`,
        `+${item.containerNo}+${item.isoType}:`,
        `'BGM+34++${head.functionCode}'`,
      ])
        expect(messageRaw).toContain(own)
    })
  })
}

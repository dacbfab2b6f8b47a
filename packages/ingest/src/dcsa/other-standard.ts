import { type JsonObject, member, objectAt, textAt } from '../json/value.ts'

const BY_MEMBER: readonly (readonly [string, string])[] = [
  ['eventClassification', 'TRACK_AND_TRACE'],
  ['equipmentEventTypeCode', 'TRACK_AND_TRACE'],
  ['shipmentEventTypeCode', 'TRACK_AND_TRACE'],
  ['carrierBookingRequestReference', 'BOOKING'],
  ['bookingStatus', 'BOOKING'],
  ['shippingInstructionsReference', 'BILL_OF_LADING'],
  ['transportDocumentReference', 'BILL_OF_LADING'],
  ['arrivalNotices', 'ARRIVAL_NOTICE'],
  ['arrivalNoticeNotifications', 'ARRIVAL_NOTICE'],
  ['placeOfReceipt', 'COMMERCIAL_SCHEDULES'],
]

/** Which other standard of the same family a message follows; null when none gives itself away. */
export const otherStandardOf = (object: JsonObject): string | null => {
  if (/^(EQUIPMENT|SHIPMENT|IOT|REEFER)$/i.test(textAt(object, 'eventType'))) return 'TRACK_AND_TRACE'
  // A container's way by rail or road is told with the same members as a vessel's call.
  if (/^(RAIL|TRUCK)$/i.test(textAt(objectAt(object, 'transportCall'), 'modeOfTransport')))
    return 'TRACK_AND_TRACE'
  return BY_MEMBER.find(([key]) => member(object, key) !== undefined)?.[1] ?? null
}

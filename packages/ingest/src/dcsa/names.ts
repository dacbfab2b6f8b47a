import { flagAt, type JsonObject, objectAt, textAt } from '../json/value.ts'
import type { CallNames, NamedVessel, Place } from './reading.ts'
import { NO_VESSEL, vesselOf } from './vessel.ts'

/** A call of which nothing is told. */
export const NO_NAMES: CallNames = {
  portCallId: '',
  portVisitReference: '',
  terminalCallId: '',
  terminalCallReference: '',
  serviceName: '',
  serviceCode: '',
  voyageIn: '',
  voyageOut: '',
  vessel: NO_VESSEL,
  omitted: false,
}

/** The names of a call in one object, whichever version of the standard it follows. */
export const namesOf = (object: JsonObject): CallNames => ({
  portCallId: textAt(object, 'portCallID'),
  portVisitReference: textAt(object, 'portVisitReference'),
  terminalCallId: textAt(object, 'terminalCallID', 'transportCallID'),
  terminalCallReference: textAt(
    object,
    'terminalCallReference',
    'transportCallReference',
    'carrierTransportCallReference',
  ),
  serviceName: textAt(object, 'carrierServiceName'),
  serviceCode:
    textAt(object, 'carrierServiceCode', 'universalServiceReference') ||
    textAt(objectAt(object, 'serviceCodeOrReference'), 'carrierServiceCode', 'universalServiceReference'),
  voyageIn:
    textAt(object, 'carrierImportVoyageNumber', 'importVoyageNumber', 'universalImportVoyageReference') ||
    voyageIn(objectAt(object, 'importVoyageNumberOrReference')),
  voyageOut:
    textAt(
      object,
      'carrierExportVoyageNumber',
      'exportVoyageNumber',
      'carrierVoyageNumber',
      'universalExportVoyageReference',
    ) || voyageIn(objectAt(object, 'exportVoyageNumberOrReference')),
  vessel: mergeVessels(vesselOf(objectAt(object, 'vessel')), vesselOf(object)),
  omitted: flagAt(object, 'isOmitted', 'omitted') || /^OMIT$/i.test(textAt(object, 'statusCode')),
})

/** What either of two descriptions of a call tells; the first counts where both do. */
export const mergeNames = (first: CallNames, second: CallNames): CallNames => ({
  portCallId: first.portCallId || second.portCallId,
  portVisitReference: first.portVisitReference || second.portVisitReference,
  terminalCallId: first.terminalCallId || second.terminalCallId,
  terminalCallReference: first.terminalCallReference || second.terminalCallReference,
  serviceName: first.serviceName || second.serviceName,
  serviceCode: first.serviceCode || second.serviceCode,
  voyageIn: first.voyageIn || second.voyageIn,
  voyageOut: first.voyageOut || second.voyageOut,
  vessel: mergeVessels(first.vessel, second.vessel),
  omitted: first.omitted || second.omitted,
})

/** Whether a call is told by any name at all. */
export const isNamed = ({
  portCallId,
  portVisitReference,
  terminalCallId,
  terminalCallReference,
  vessel,
}: CallNames): boolean =>
  [portCallId, portVisitReference, terminalCallId, terminalCallReference, vessel.imo, vessel.name].some(
    (name) => name !== '',
  )

/** The place that an object describes, itself or as its facility. */
export const placeOf = (object: JsonObject): Place => ({
  locode: textAt(object, 'UNLocationCode').toUpperCase(),
  facility:
    textAt(objectAt(object, 'facility'), 'facilityCode') ||
    textAt(object, 'facilityCode', 'facilitySMDGCode'),
  name: textAt(object, 'locationName'),
})

/** The first place that tells its port. */
export const firstPlace = (...objects: readonly JsonObject[]): Place => {
  const places = objects.map(placeOf)
  return (
    places.find(({ locode }) => locode !== '') ??
    places.find(({ facility, name }) => facility + name !== '') ?? { locode: '', facility: '', name: '' }
  )
}

const voyageIn = (object: JsonObject): string =>
  textAt(object, 'carrierVoyageNumber', 'universalVoyageReference')

const mergeVessels = (first: NamedVessel, second: NamedVessel): NamedVessel => ({
  imo: first.imo || second.imo,
  mmsi: first.mmsi || second.mmsi,
  name: first.name || second.name,
  callSign: first.callSign || second.callSign,
  loaM: first.loaM ?? second.loaM,
})

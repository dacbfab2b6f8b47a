/** A port call, its terminal call, a service and a time of it, each as its own message of JIT 2.0. */
export const PORT_CALL = {
  portCallID: 'pc-1',
  portVisitReference: 'SEGOT77',
  UNLocationCode: 'SEGOT',
  vessel: { vesselIMONumber: '9074729', MMSINumber: '265001234', name: 'Northern  Pine', lengthOverall: 300 },
}
export const TERMINAL_CALL = {
  terminalCallID: 'tc-1',
  portCallID: 'pc-1',
  terminalCallReference: 'G-4711',
  carrierServiceCode: 'NP3',
  carrierImportVoyageNumber: '101E',
  carrierExportVoyageNumber: '102W',
}
export const SERVICE = {
  terminalCallID: 'tc-1',
  portCallServiceID: 's-1',
  portCallServiceTypeCode: 'BERTH',
  portCallServiceEventTypeCode: 'ARRI',
  portCallPhaseTypeCode: 'INBD',
  portCallServiceLocation: { UNLocationCode: 'SEGOT', facility: { facilityCode: 'GOT1' } },
}
export const TIMESTAMP = {
  timestampID: 't-1',
  portCallServiceID: 's-1',
  classifierCode: 'PLN',
  dateTime: '2026-05-01T14:00:00+02:00',
  delayReasonCode: 'WEA',
  remark: 'Fog in the  fairway',
}

/** A timestamp of version 1, which has no id of its own. */
export const VERSION_ONE = {
  publisher: { partyName: 'Harbour office' },
  publisherRole: 'ATH',
  vesselIMONumber: '9074729',
  vesselName: 'Northern Pine',
  UNLocationCode: 'SEGOT',
  facilityTypeCode: 'PBPL',
  facilitySMDGCode: 'GOT1',
  eventClassifierCode: 'REQ',
  operationsEventTypeCode: 'ARRI',
  eventDateTime: '2026-05-01T11:30:00',
  carrierVoyageNumber: '102W',
  modeOfTransport: 'VESSEL',
}

/** An operations event of version 1 as an event hub answers it. */
export const OPERATIONS_EVENT = {
  eventID: 'op-9',
  eventCreatedDateTime: '2026-05-01T20:05:00Z',
  eventType: 'OPERATIONS',
  eventClassifierCode: 'ACT',
  eventDateTime: '2026-05-01T22:00:00+02:00',
  operationsEventTypeCode: 'CMPL',
  portCallServiceTypeCode: 'CRGO',
  publisherRole: 'TR',
  eventLocation: { UNLocationCode: 'SEGOT', facilityCode: 'GOT1' },
  transportCall: {
    transportCallID: 'tc-1',
    exportVoyageNumber: '102W',
    vessel: { vesselIMONumber: '9074729', vesselName: 'Northern Pine' },
  },
}

/** A port-call event of version 2 that tells all in one message. */
export const PORT_CALL_EVENT = {
  eventID: 'ev-1',
  eventUpdatedDateTime: '2026-05-01T08:00:00Z',
  portCall: { portCallID: 'pc-1', UNLocationCode: 'SEGOT' },
  terminalCall: { terminalCallID: 'tc-1', serviceCodeOrReference: { carrierServiceCode: 'NP3' } },
  portCallService: {
    portCallServiceID: 's-7',
    portCallServiceTypeCode: 'ALL_FAST',
    portCallServiceEventTypeCode: 'CMPL',
    serviceLocation: { UNLocationCode: 'SEGOT' },
  },
  vessel: { vesselIMONumber: '9074729', vesselName: 'Northern Pine' },
  timestamp: {
    classifierCode: 'ACT',
    serviceDateTime: '2026-05-01T12:40:00Z',
    delayReasonCodes: ['STR', 'WEA'],
  },
}

/** A vessel schedule with one good time and one bad one. */
export const SCHEDULE = {
  carrierServiceCode: 'NP3',
  vesselSchedules: [
    {
      vesselIMONumber: '9074729',
      vesselName: 'Northern Pine',
      transportCalls: [
        {
          transportCallReference: 'NP3-1',
          location: { UNLocationCode: 'SEGOT' },
          timestamps: [
            { eventTypeCode: 'DEPA', eventClassifierCode: 'EST', eventDateTime: '2026-05-02T04:00:00Z' },
            { eventTypeCode: 'DEPA', eventClassifierCode: 'EST', eventDateTime: '2026-02-30T04:00:00Z' },
          ],
        },
      ],
    },
  ],
}

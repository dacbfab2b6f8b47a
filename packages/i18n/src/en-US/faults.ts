import type { faults as source } from '../zh-CN/faults.ts'

export const faults: Readonly<Record<keyof typeof source, string>> = {
  'fault.required': 'This is required.',
  'fault.tooShort': 'At least {count} characters.',
  'fault.tooLong': 'At most {count} characters.',
  'fault.tooFew': 'At least {count} entries.',
  'fault.tooMany': 'At most {count} entries.',
  'fault.tooSmall': 'Not less than {limit}.',
  'fault.tooLarge': 'Not more than {limit}.',
  'fault.format': 'This does not have the right form.',
  'fault.choice': 'This is not one of the choices.',
  'fault.kind': 'This is not the right kind of value.',
  'fault.unknownField': 'There is no such field.',
  'fault.email': 'This is not an e-mail address.',
  'fault.phone': 'This is not a phone number.',
  'fault.taken': 'This is already in use.',
  'fault.unknown': 'There is no “{name}”.',
  'fault.backwards': 'The end must come after the start.',
  'fault.whole': 'This must be a whole number.',
  'fault.notBelow': 'This must be below “{name}”.',
  'fault.notAbove': 'This must be above “{name}”.',
  'fault.stale': 'Somebody changed it meanwhile.',
}

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
  'fault.weak': 'This password is too weak: at least {count} characters, and hard to guess.',
  'fault.wrongPassword': 'This password is wrong.',
  'fault.twice': 'This stands twice in the file.',
}

/** Scopes whose window the server knows (Fixed) and the user may narrow (Time). */
export const SCOPES = [
  'outTruckArrival',
  'qcOperation',
  'agvOperation',
  'ascOperation',
  'containerInstruction',
] as const
export type Scope = (typeof SCOPES)[number]

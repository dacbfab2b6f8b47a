const TRUNK_PORTS = [
  'NLRTM',
  'DEHAM',
  'BEANR',
  'GBFXT',
  'FRLEH',
  'USLAX',
  'USLGB',
  'USSAV',
  'SGSIN',
  'MYPKG',
  'LKCMB',
  'AEJEA',
  'BRSSZ',
  'AUMEL',
] as const
const BRANCH_PORTS = [
  'CNWUH',
  'CNNKG',
  'CNZJG',
  'CNNTG',
  'CNTAC',
  'JPOSA',
  'JPHKT',
  'KRPUS',
  'CNDLC',
] as const
const PORTS_A_SERVICE = 5

/** The UN/LOCODE of a port on the round of a service; `u` in [0, 1) says which. */
export const portOf = (service: string, trunk: boolean, u: number): string => {
  const ports = trunk ? TRUNK_PORTS : BRANCH_PORTS
  let first = 0
  for (let i = 0; i < service.length; i++) first = first * 7 + service.charCodeAt(i)
  return ports[(first + Math.floor(u * PORTS_A_SERVICE)) % ports.length] ?? ports[0]
}

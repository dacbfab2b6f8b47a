import type { VesselCall } from '@quaywise/contract'

/** What a call is called: the ship and its voyage out, else in. */
export const callName = ({ vessel, voyageOut, voyageIn, visitId }: VesselCall): string =>
  `${vessel || visitId} ${voyageOut || voyageIn}`.trim()

/** Both voyages where they differ. */
export const voyagesOf = ({ voyageIn, voyageOut }: VesselCall): string =>
  [...new Set([voyageIn, voyageOut].filter(Boolean))].join(' / ')

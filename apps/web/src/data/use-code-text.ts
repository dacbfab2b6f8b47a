import { usePageText } from '@quaywise/i18n'

/** Says what a code of a warning or rejection means; where no catalogue knows it, in the server's own words. */
export function useCodeText(): (code: string, otherwise: string) => string {
  const text = usePageText()
  return (code, otherwise) => text(`ingest.${code}`, otherwise || code)
}

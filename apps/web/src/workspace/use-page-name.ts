import { usePageText } from '@quaywise/i18n'
import { useCallback } from 'react'

/** The id of a page: the last two parts of its path. */
export const pageId = (path: string): string => path.split('/').slice(-2).join('/')

/** Names pages in the language in force. */
export function usePageName(): (path: string) => string {
  const text = usePageText()
  return useCallback((path) => text(`page.${pageId(path)}`, pageId(path)), [text])
}

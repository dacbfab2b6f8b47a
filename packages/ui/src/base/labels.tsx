import { createContext, type ReactNode, useContext } from 'react'

/** The few words that components need for their own controls, already translated. */
export type UiLabels = {
  close: string
  retry: string
  viewAsTable: string
  viewAsChart: string
  info: string
  showRows: string
  more: string
  notApplicable: string
  noData: string
}

const LabelsContext = createContext<Partial<UiLabels>>({})

type UiLabelsProviderProps = { labels: Partial<UiLabels>; children: ReactNode }

/** Gives every component below it the words for its own controls. */
export function UiLabelsProvider({ labels, children }: UiLabelsProviderProps) {
  return <LabelsContext value={labels}>{children}</LabelsContext>
}

/** Returns the words in force; a missing one is replaced by the title of the component that asks. */
export function useLabels(): Partial<UiLabels> {
  return useContext(LabelsContext)
}

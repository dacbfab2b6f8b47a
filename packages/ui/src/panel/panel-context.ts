import { createContext } from 'react'

/** What a chart learns from the panel around it: the title already shown and where its legend goes. */
export type PanelSlot = { title: string; legend: HTMLElement | null }

/** Carries the surrounding panel's slot; null outside of a panel. */
export const PanelContext = createContext<PanelSlot | null>(null)

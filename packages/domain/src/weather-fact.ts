import type { Epoch } from './epoch.ts'

/** The weather at one instant: wind in metres a second, rain in millimetres an hour, visibility in metres. */
export type WeatherFact = {
  terminal_id: string
  at: Epoch
  wind: number
  gust: number
  rain: number
  visibility: number
  source: string
}

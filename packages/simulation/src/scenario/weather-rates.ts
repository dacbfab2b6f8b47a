/** The weather of a terminal's place, and what it does to the work: metres a second, millimetres an hour. */
export type WeatherRates = {
  /** Gusts above this stop the cranes. */
  readonly stopGust: number
  readonly squallsPerWeek: number
  /** Gusts of a squall at its peak: this much and an exponential draw with the mean `squallSpread`. */
  readonly squallGust: number
  readonly squallSpread: number
  readonly typhoonsPerYear: number
  /** How seldom (-1 to 1) and how hard it rains. */
  readonly dryness: number
  readonly rainScale: number
  /** Rain from which cones and lashings take `slowerInRain` times as long. */
  readonly heavyRain: number
  readonly slowerInRain: number
}

/** An eastern coast with a summer rainy season and a rare typhoon. */
export const WEATHER_RATES: WeatherRates = {
  stopGust: 20,
  squallsPerWeek: 3,
  squallGust: 14,
  squallSpread: 3.6,
  typhoonsPerYear: 1,
  dryness: 0.38,
  rainScale: 20,
  heavyRain: 8,
  slowerInRain: 1.5,
}

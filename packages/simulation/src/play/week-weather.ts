import { SOURCE } from '../emission.ts'
import { type Weather, weatherAround } from '../plan/weather.ts'
import { DAY, MINUTE } from '../scenario/calendar.ts'
import type { World } from './world.ts'

const EVERY = 10 * MINUTE

const tenth = (value: number): number => Math.round(value * 10) / 10

/** The weather of a week, measured every ten minutes and told as it is measured. */
export class WeekWeather {
  readonly #world: World
  readonly #measured: Weather[] = []

  constructor(world: World) {
    this.#world = world
    const at = weatherAround(world.scenario, world.start)
    for (let time = world.start; time < world.end + DAY; time += EVERY) this.#measured.push(at(time))
    world.engine.at(world.start, this.#tell, 0)
  }

  /** How much longer than dry handling takes in the rain of an instant. */
  get wetness(): number {
    const { start, engine, scenario } = this.#world
    return this.#isHeavy(Math.floor((engine.now - start) / EVERY)) ? scenario.weather.slowerInRain : 1
  }

  /** The first instant from `at` on without heavy rain. */
  dryAt(at: number): number {
    const { start } = this.#world
    let place = Math.floor((at - start) / EVERY)
    if (!this.#isHeavy(place)) return at
    while (this.#isHeavy(place)) place++
    return start + place * EVERY
  }

  #isHeavy(place: number): boolean {
    return (this.#measured[place]?.rain ?? 0) >= this.#world.scenario.weather.heavyRain
  }

  readonly #tell = (place: number): void => {
    const measured = this.#measured[place]
    const { start, end, engine, terminalId } = this.#world
    const at = start + place * EVERY
    if (!measured || at >= end) return
    const { wind, gust, rain, visibility } = measured
    this.#world.tell({
      table: 'weather',
      row: {
        terminal_id: terminalId,
        at,
        wind: tenth(wind),
        gust: Math.round(gust * 100) / 100,
        rain: tenth(rain),
        visibility: Math.round(visibility / 10) * 10,
        source: SOURCE,
      },
    })
    engine.at(at + EVERY, this.#tell, place + 1)
  }
}

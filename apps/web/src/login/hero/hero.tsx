import { useText } from '@quaywise/i18n'
import { memo } from 'react'
import { type Face, outline, type Point } from './iso.ts'
import { berth, quay, yard } from './scene.ts'
import './hero.css'

const GROUND: Point[] = [
  [-500, 0, 0],
  [900, 0, 0],
  [900, 900, 0],
  [-500, 900, 0],
]
const LANES = [8, 32, 50, 60, 72, 80]
const FAR = yard()
const NEAR = [...quay(), ...berth()]

/** A terminal at night, drawn from boxes: a ship at berth under four quay cranes, the yard behind. */
export const Hero = memo(function Hero() {
  const say = useText()
  return (
    <svg
      className="hero"
      viewBox="-64 -176 560 520"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={say('login.hero')}
    >
      <polygon className="hero__ground" points={outline(GROUND)} />
      {LANES.map((inland, index) => (
        <polyline
          key={inland}
          className={index < 2 ? 'hero__rail' : 'hero__lane'}
          points={outline([
            [-500, inland, 0],
            [900, inland, 0],
          ])}
        />
      ))}
      {WAVES.map((points) => (
        <polyline key={points} className="hero__wave" points={points} />
      ))}
      <g className="hero__far">{FAR.map(drawn)}</g>
      {NEAR.map(drawn)}
      <Veil />
    </svg>
  )
})

const WAVES = Array.from({ length: 26 }, (_, index) => {
  const along = -120 + ((index * 97) % 620)
  const inland = -70 - ((index * 53) % 260)
  return outline([
    [along, inland, 0],
    [along + 22 + ((index * 31) % 46), inland, 0],
  ])
})

function drawn({ points, tint, shade }: Face, index: number) {
  return (
    <polygon key={`${index} ${points}`} points={points} className={`hero__${tint} hero__shade-${shade}`} />
  )
}

function Veil() {
  return (
    <>
      <defs>
        <radialGradient id="hero-edge" gradientUnits="userSpaceOnUse" cx="170" cy="30" r="330">
          <stop offset="0.4" stopOpacity="0" />
          <stop offset="1" stopOpacity="1" />
        </radialGradient>
        <linearGradient id="hero-floor" gradientUnits="userSpaceOnUse" x1="0" y1="150" x2="0" y2="300">
          <stop offset="0" stopOpacity="0" />
          <stop offset="1" stopOpacity="0.9" />
        </linearGradient>
      </defs>
      <rect className="hero__veil" x="-400" y="-400" width="1400" height="1100" fill="url(#hero-edge)" />
      <rect className="hero__veil" x="-400" y="-400" width="1400" height="1100" fill="url(#hero-floor)" />
    </>
  )
}

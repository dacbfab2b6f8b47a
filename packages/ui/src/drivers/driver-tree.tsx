import type { CSSProperties } from 'react'
import { DriverCard } from './driver-card.tsx'
import type { DriverFactor, DriverTreeProps } from './driver-props.ts'
import { Waterfall } from './waterfall.tsx'
import './drivers.css'

type TreeStyle = CSSProperties & Record<'--qw-terms', string>

/** What a factor says below itself: what it was, and what it adds. */
function noteOf({ before, effect, effectText }: DriverFactor): string | undefined {
  if (before === undefined) return undefined
  return effect === null ? before : `${before} · ${effectText}`
}

const noteTone = (effect: number | null): 'good' | 'bad' | undefined =>
  effect === null || Math.abs(effect) < 1e-6 ? undefined : effect < 0 ? 'bad' : 'good'

/** A rate as an equation: the rate that it is held against, its factors, the rate; below each its step between the two. */
export function DriverTree(props: DriverTreeProps) {
  const { title, against, factors, result, onMark, why } = props
  const choose = (key: string) =>
    onMark && ((event: Parameters<typeof onMark>[0]['event']) => onMark({ key, event }))
  const [before, after] = [against.level, result.level]
  const style: TreeStyle = { '--qw-terms': `${factors.length + 2}` }
  return (
    <figure className="qw-tree" aria-label={title} style={style}>
      <div className="qw-tree__terms">
        <span className="qw-tree__term">
          <DriverCard end={against} kind="against" />
        </span>
        {factors.map((factor, index) => (
          <span key={factor.key} className="qw-tree__term" data-sign={index === 0 ? undefined : '×'}>
            <DriverCard
              end={{ ...factor, note: noteOf(factor) }}
              kind="factor"
              heaviest={factor.heaviest}
              tone={noteTone(factor.effect)}
              onMark={choose(factor.key)}
            />
          </span>
        ))}
        <span className="qw-tree__term" data-sign="=">
          <DriverCard end={result} kind="result" tone={result.tone} onMark={choose(result.key)} />
        </span>
      </div>
      {why === undefined && before !== null && after !== null ? (
        <Waterfall {...props} before={before} after={after} />
      ) : (
        <p className="qw-tree__why">{why}</p>
      )}
    </figure>
  )
}

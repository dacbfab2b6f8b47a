import type { CSSProperties } from 'react'
import './skeleton.css'

/** The shape that a panel will have once its data is here. */
export type SkeletonKind = 'bars' | 'line' | 'grid' | 'rows' | 'lanes' | 'text'

const heights = [62, 78, 70, 55, 84, 74, 66, 90, 58, 72, 80, 64]
const lanes = [
  [4, 40],
  [18, 55],
  [0, 34],
  [30, 60],
  [10, 46],
  [42, 50],
]

function partStyles(kind: SkeletonKind): CSSProperties[] {
  switch (kind) {
    case 'bars':
      return heights.map((height) => ({ blockSize: `${height}%` }))
    case 'line':
      return [
        {
          blockSize: '60%',
          clipPath: 'polygon(0 70%, 20% 40%, 45% 55%, 70% 10%, 100% 30%, 100% 100%, 0 100%)',
        },
      ]
    case 'grid':
      return Array.from({ length: 96 }, () => ({ minBlockSize: '14px' }))
    case 'lanes':
      return lanes.map(([start, share]) => ({ marginInlineStart: `${start}%`, inlineSize: `${share}%` }))
    case 'rows':
      return heights.slice(0, 6).map((share) => ({ inlineSize: `${share + 10}%` }))
    case 'text':
      return [{}]
  }
}

/** Stands in for content that is on its way, in that content's own shape. */
export function Skeleton({ kind = 'rows' }: { kind?: SkeletonKind | undefined }) {
  return (
    <div className={`qw-skeleton qw-skeleton--${kind}`} aria-hidden="true">
      {partStyles(kind).map((style, index) => (
        <span key={`${kind}-${String(index)}`} className="qw-skeleton__part" style={style} />
      ))}
    </div>
  )
}

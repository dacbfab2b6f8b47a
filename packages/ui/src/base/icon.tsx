import './base.css'

const paths = {
  info: 'M8 7.2v4M8 4.8v.2M8 14.2A6.2 6.2 0 1 0 8 1.8a6.2 6.2 0 0 0 0 12.4Z',
  close: 'M4 4l8 8M12 4l-8 8',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  columns: 'M2.5 4h11M2.5 8h11M2.5 12h7',
  table: 'M2.5 3.5h11v9h-11zM2.5 6.5h11M6.5 6.5v6',
  chart: 'M3 13V8M7 13V3M11 13V6M2 13.5h12',
  next: 'M6 3.5L10.5 8 6 12.5',
  previous: 'M10 3.5L5.5 8l4.5 4.5',
  up: 'M4 10l4-4 4 4',
  down: 'M4 6l4 4 4-4',
  save: 'M8 2.500v7.500M4.800 7L8 10.200 11.200 7M3 13.200h10',
  filter: 'M2.500 3.500h11L9.300 8.500v4.200l-2.600-1.300V8.500z',
  pin: 'M5.500 2.500h5M6.500 2.500v4L4.500 9h7L9.500 6.500v-4M8 9v4.500',
  retry: 'M13 8a5 5 0 1 1-1.6-3.700M13.2 2v3h-3',
  copy: 'M5.5 5.500v-3h8v8h-3M2.5 5.500h8v8h-8z',
  lock: 'M4 7.500h8v6H4zM5.5 7.500V5a2.5 2.5 0 0 1 5 0v2.5',
  clock: 'M8 14.200A6.200 6.200 0 1 0 8 1.800a6.200 6.200 0 0 0 0 12.400ZM8 4.800V8l2.300 1.500',
  warning: 'M8 2.500l6 11H2zM8 6.500v3.200M8 11.500v.1',
  empty: 'M2.5 9.500l2-6h7l2 6v4h-11zM2.5 9.500h3.500l1 1.500h2l1-1.500h3.5',
  bookmark: 'M4 2.500h8v11l-4-3-4 3z',
  share: 'M8 10V2.500M5.200 5 8 2.200 10.800 5M5 7.500H3v6h10v-6h-2',
  rows: 'M2.5 4.500h11M2.5 8h11M2.5 11.500h11',
} as const

const mirrored: ReadonlySet<string> = new Set(['next', 'previous'])

/** The name of a drawn icon. */
export type IconName = keyof typeof paths

/** A 16 px line icon in the colour of its text; decorative, so its control must carry the name. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number | undefined }) {
  return (
    <svg
      className={mirrored.has(name) ? 'qw-icon qw-icon--mirrored' : 'qw-icon'}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2 : 1.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}

import { useEffect, useState } from 'react'

/** Counts whole seconds down to zero; it survives a throttled timer because it looks at the clock. */
export function useCountdown(): { left: number; start(seconds: number): void } {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  useEffect(() => {
    if (left === 0) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [left])
  const start = (seconds: number) => {
    const from = Date.now()
    setNow(from)
    setUntil(from + seconds * 1000)
  }
  return { left, start }
}

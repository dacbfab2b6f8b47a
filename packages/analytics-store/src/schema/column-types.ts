/*
 * Column types that several tables share. The codec follows the shape of the data, as measured:
 * docs/decisions/0005-how-the-facts-are-stored.md.
 */

/** An instant that rises from row to row: that of the sort key, or both ends where rows follow a machine. */
export const risingInstant = "DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1))"
/** Any other instant. */
export const instant = "DateTime64(3, 'UTC') CODEC(ZSTD(1))"
export const maybeInstant = "Nullable(DateTime64(3, 'UTC')) CODEC(ZSTD(1))"
/** A text of which there are few: a state, a machine, a call of the month. */
export const word = 'LowCardinality(String) CODEC(ZSTD(1))'
export const text = 'String CODEC(ZSTD(1))'
export const texts = 'Array(String) CODEC(ZSTD(1))'
export const flag = 'UInt8 CODEC(T64, ZSTD(1))'
/** Counts and places: up to 255, 65,535 and four thousand million. */
export const small = 'UInt8 CODEC(T64, ZSTD(1))'
export const medium = 'UInt16 CODEC(T64, ZSTD(1))'
export const large = 'UInt32 CODEC(T64, ZSTD(1))'
export const durationMs = 'UInt32 CODEC(T64, ZSTD(1))'
export const fraction = 'Float32 CODEC(ZSTD(1))'
export const maybeFraction = 'Nullable(Float32) CODEC(ZSTD(1))'
/**
 * Numbers to the hundredth: metres of the terminal's grid. `avg` gives a float; a sum divided by a whole number
 * stays a decimal, cut to hundredths, so take `toFloat64` first.
 */
export const hundredths = 'Decimal(9, 2) CODEC(ZSTD(1))'
/** Numbers to the hundredth that change little from second to second: where a machine is, its speed. */
export const movingHundredths = 'Decimal(9, 2) CODEC(Delta, ZSTD(1))'
export const version = 'UInt64 CODEC(ZSTD(1))'
/** When the row was taken in; the watermark that makes a locked period repeatable. */
export const ingestedAt = "DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))"

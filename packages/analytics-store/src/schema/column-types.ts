/** Column types that several tables share; the codec follows the shape of the data. */
export const instant = "DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1))"
export const maybeInstant = "Nullable(DateTime64(3, 'UTC'))"
export const word = 'LowCardinality(String)'
export const id = 'String CODEC(ZSTD(1))'
export const flag = 'UInt8'
export const durationMs = 'UInt32 CODEC(T64, ZSTD(1))'
export const version = 'UInt64'
/** When the row was taken in; the watermark that makes a locked period repeatable. */
export const ingestedAt = "DateTime64(3, 'UTC') DEFAULT now64(3, 'UTC') CODEC(Delta, ZSTD(1))"
/** A place or a length on the terminal's grid. */
export const metres = 'Float32'

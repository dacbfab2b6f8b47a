/**
 * The settings under which every statement runs, in both drivers: instants in UTC as ISO text, 64-bit integers
 * as text (beyond 2^53 they would lose digits), inserts of any size as one block, so that its token covers all of it,
 * read by one thread each, so that they leave the other cores to queries.
 */
export const STORE_SETTINGS = {
  session_timezone: 'UTC',
  date_time_input_format: 'best_effort',
  date_time_output_format: 'iso',
  output_format_json_quote_64bit_integers: 1,
  output_format_json_quote_denormals: 0,
  async_insert: 0,
  input_format_parallel_parsing: 0,
  deduplicate_blocks_in_dependent_materialized_views: 1,
  max_insert_block_size: '1000000000',
  min_insert_block_size_rows: '1000000000',
  min_insert_block_size_bytes: '100000000000',
  max_query_size: '268435456',
} as const

/** What one statement may take. */
export type Limits = { readonly seconds: number; readonly memoryBytes: number }

/** How many times as long a stream may take, where it asks for it: its reader sets the pace. */
const STREAM_PATIENCE = 10

/** A statement's limits: what it asks for, but never more than the store allows. */
export const limitsOf = (
  cap: Limits,
  options: { maxSeconds?: number; maxMemoryBytes?: number } = {},
  streams = false,
): Limits => ({
  seconds: Math.min(options.maxSeconds ?? cap.seconds, cap.seconds * (streams ? STREAM_PATIENCE : 1)),
  memoryBytes: Math.floor(Math.min(options.maxMemoryBytes ?? cap.memoryBytes, cap.memoryBytes)),
})

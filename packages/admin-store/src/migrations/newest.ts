import { migrations } from './index.ts'

/** The newest step of the schema that this program knows. */
export const ADMIN_SCHEMA = migrations.at(-1)?.version ?? 0

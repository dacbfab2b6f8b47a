import type { Flag } from './flag.ts'

export interface PermissionTable {
  id: string
  custom: Flag
  labels: string
  description: string
  sort: number | null
  visible: Flag
  version: number
  changedAt: string
}

export interface DictionaryTypeTable {
  id: string
  labels: string
  description: string
  version: number
  changedAt: string
}

export interface DictionaryEntryTable {
  typeId: string
  code: string
  labels: string
  sort: number | null
  enabled: Flag
  version: number
  changedAt: string
}

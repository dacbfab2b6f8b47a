interface PermissionTable {
  id: string
  custom: 0 | 1
  labels: string
  description: string
  sort: number | null
  visible: 0 | 1
  version: number
  changedAt: string
}

interface DictionaryTypeTable {
  id: string
  labels: string
  description: string
  version: number
  changedAt: string
}

interface DictionaryEntryTable {
  typeId: string
  code: string
  labels: string
  sort: number | null
  enabled: 0 | 1
  version: number
  changedAt: string
}

/** The tables of what a terminal says of authorities and of words. */
export interface WordsSchema {
  permission: PermissionTable
  dictionaryType: DictionaryTypeTable
  dictionaryEntry: DictionaryEntryTable
}

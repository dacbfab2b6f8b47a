import { getConditions, getPanel, getPanelRows, listMetrics, listReports } from './analysis-calls.ts'
import { getEntity, getEntityRows } from './entity.ts'
import { exportPage, exportRows } from './export-calls.ts'
import { getRejections, saveMapping, sendFile } from './ingest.ts'
import { getBatch, listBatches, listKinds, listRejectedRows, sendCorrections } from './ingest-batches.ts'
import { deleteMapping, getMapping, listMappings, previewMapping } from './ingest-mappings.ts'
import { getMessage, listMessages, listSubjectMessages } from './ingest-messages.ts'
import { listSources } from './ingest-sources.ts'
import { createTerminal } from './ingest-terminals.ts'
import { signIn, signOut } from './login.ts'
import { getPreferences, putPreference } from './preferences.ts'
import type { Route } from './route.ts'
import { getStatus } from './status.ts'
import { changePassword, getCurrentUser, getPermissions, getVerificationCode } from './user.ts'

/** Every call of the product in the order of the API page. */
export const ROUTES: readonly Route[] = [
  signIn,
  signOut,
  getCurrentUser,
  getPermissions,
  changePassword,
  getVerificationCode,
  getPreferences,
  putPreference,
  getStatus,
  getConditions,
  listReports,
  getPanel,
  getPanelRows,
  exportPage,
  exportRows,
  listMetrics,
  getEntity,
  getEntityRows,
  sendFile,
  listKinds,
  listBatches,
  getBatch,
  listRejectedRows,
  getRejections,
  sendCorrections,
  listMappings,
  getMapping,
  saveMapping,
  deleteMapping,
  previewMapping,
  listSources,
  createTerminal,
  listMessages,
  getMessage,
  listSubjectMessages,
]

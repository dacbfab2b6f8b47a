import { ACCOUNT_ROUTES } from './account-routes.ts'
import {
  acknowledgeAlert,
  addAlert,
  changeAlert,
  deleteAlert,
  listAlerts,
  restoreAlert,
  snoozeAlert,
} from './alerts.ts'
import { getConditions, getPanel, getPanelRows, listMetrics, listReports } from './analysis-calls.ts'
import {
  addAnnotation,
  changeAnnotation,
  deleteAnnotation,
  listAnnotations,
  restoreAnnotation,
} from './annotations.ts'
import { getBackup, startBackup } from './backup.ts'
import { findContainerNumbers } from './container-numbers.ts'
import { getEntity, getEntityRows } from './entity.ts'
import { exportPage, exportRows } from './export-calls.ts'
import { getVesselForecast } from './forecast.ts'
import { getRejections, saveMapping, sendFile } from './ingest.ts'
import { getBatch, listBatches, listKinds, listRejectedRows, sendCorrections } from './ingest-batches.ts'
import { deleteMapping, getMapping, listMappings, previewMapping } from './ingest-mappings.ts'
import { getMessage, listMessages, listSubjectMessages } from './ingest-messages.ts'
import { listSources } from './ingest-sources.ts'
import { createTerminal } from './ingest-terminals.ts'
import { listMonthLocks, lockMonth } from './month-locks.ts'
import { listNotices, markNotices } from './notices.ts'
import {
  checkParameters,
  decideParameters,
  diffParameters,
  dryRunParameters,
  exportParameters,
  listParameterChanges,
  listParameters,
  listParameterVersions,
  rollBackParameter,
  saveParameters,
} from './parameters.ts'
import { getPreferences, putPreference } from './preferences.ts'
import {
  exportLog,
  findLog,
  findOwnLog,
  getLogState,
  getLogVerification,
  startLogVerification,
  summariseLog,
} from './query-log.ts'
import type { Route } from './route.ts'
import { deleteRule, listRules, postRule, putRule } from './rules.ts'
import {
  addSchedule,
  changeSchedule,
  deleteSchedule,
  listScheduleRuns,
  listSchedules,
  pauseSchedule,
  restoreSchedule,
  runSchedule,
  scheduleRunFile,
} from './schedules.ts'
import { addShare, deleteShare, listShares, openShare, restoreShare } from './shares.ts'
import { getStatus } from './status.ts'
import { getTrack } from './track.ts'
import { listVesselCalls } from './vessel-calls.ts'
import { addView, changeView, deleteView, listViews, restoreView, setDefaultView } from './views.ts'

/** Every call of the product in the order of the API page. */
export const ROUTES: readonly Route[] = [
  ...ACCOUNT_ROUTES,
  getPreferences,
  putPreference,
  getStatus,
  getConditions,
  findContainerNumbers,
  listReports,
  getPanel,
  getPanelRows,
  exportPage,
  exportRows,
  listMonthLocks,
  lockMonth,
  listMetrics,
  getTrack,
  getEntity,
  getEntityRows,
  listVesselCalls,
  getVesselForecast,
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
  listViews,
  addView,
  changeView,
  deleteView,
  restoreView,
  setDefaultView,
  addShare,
  listShares,
  openShare,
  deleteShare,
  restoreShare,
  listAnnotations,
  addAnnotation,
  changeAnnotation,
  deleteAnnotation,
  restoreAnnotation,
  listAlerts,
  addAlert,
  changeAlert,
  deleteAlert,
  restoreAlert,
  snoozeAlert,
  acknowledgeAlert,
  listNotices,
  markNotices,
  listSchedules,
  addSchedule,
  changeSchedule,
  deleteSchedule,
  restoreSchedule,
  pauseSchedule,
  runSchedule,
  listScheduleRuns,
  listParameters,
  listParameterVersions,
  listParameterChanges,
  diffParameters,
  checkParameters,
  dryRunParameters,
  saveParameters,
  decideParameters,
  rollBackParameter,
  exportParameters,
  listRules,
  postRule,
  putRule,
  deleteRule,
  findLog,
  summariseLog,
  exportLog,
  getLogState,
  startLogVerification,
  getLogVerification,
  findOwnLog,
  startBackup,
  getBackup,
  scheduleRunFile,
]

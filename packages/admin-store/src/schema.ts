import type { AvatarTable, DepartmentTable, UserDepartmentTable } from './department-tables.ts'
import type { Flag } from './flag.ts'
import type {
  IngestBatchTable,
  IngestIntentTable,
  IngestLeaseTable,
  IngestMappingTable,
  IngestRejectionTable,
} from './ingest-tables.ts'
import type { MonthLockNumberTable, MonthLockTable } from './month-lock-tables.ts'
import type { ParameterVersionTable, ScheduledRuleTable } from './parameter-tables.ts'
import type { LogChainTable, QueryLogTable } from './query-log/log-tables.ts'
import type { DictionaryEntryTable, DictionaryTypeTable, PermissionTable } from './role-tables.ts'
import type {
  RollupCounterTable,
  RollupDayTable,
  RollupMonthTable,
  RollupWriteSpanTable,
  RollupWriteTable,
} from './rollup-tables.ts'
import type {
  OidcLinkTable,
  RecoveryCodeTable,
  RegistrationTable,
  SecondFactorTable,
  SignInStepTable,
  UserProfileTable,
} from './sign-in-tables.ts'

interface UserAccountTable {
  id: string
  username: string
  usernameKey: string
  name: string
  passwordHash: string
  mobile: string | null
  email: string | null
  avatarUrl: string | null
  language: string | null
  isAdmin: Flag
  disabled: Flag
  mustChangePassword: Flag
  validFrom: string | null
  validUntil: string | null
  defaultTerminal: string | null
  searchText: string
  createdAt: string
  lastSignInAt: string | null
  /** Counts the edits by people; signing in is none. */
  version: number
}

interface RoleTable {
  id: string
  name: string
  /** The form of the name that is unique: case and width of its letters make no difference. */
  nameKey: string
  labels: string
  description: string
  pageAuthorities: string
  uiAuthorities: string
  terminals: string | null
  version: number
  changedAt: string | null
}

interface UserRoleTable {
  userId: string
  roleId: string
}

interface SessionTable {
  id: string
  tokenHash: string
  userId: string
  createdAt: string
  expiresAt: string
  lastSeenAt: string
  address: string
  userAgent: string
  revokedAt: string | null
}

interface SignInAttemptTable {
  kind: string
  keyHash: string
  failures: string
  updatedAt: string
}

interface VerificationCodeTable {
  mobile: string
  purpose: string
  codeHash: string
  triesLeft: number
  createdAt: string
  expiresAt: string
  consumedAt: string | null
}

interface SettingTable {
  key: string
  value: string
}

interface TerminalTable {
  id: string
  name: string
  locode: string | null
  zone: string
  kind: string
  clock: string
  frozenAt: string | null
  sort: number
}

interface JobTable {
  id: string
  kind: string
  sort: number
  state: string
  status: string
  progress: number
  error: string | null
  updatedAt: string
  leaseOwner: string | null
  leaseUntil: string | null
}

interface UserPreferenceTable {
  userId: string
  key: string
  value: string
  changedAt: string
}

interface KeptItemTable {
  id: string
  kind: string
  terminal: string
  page: string
  ownerId: string
  audience: string
  roleId: string | null
  name: string
  body: string
  startAt: string | null
  endAt: string | null
  createdAt: string
  changedAt: string
  deletedAt: string | null
}

interface ViewDefaultTable {
  userId: string
  terminal: string
  page: string
  itemId: string
}

interface AlertStateTable {
  itemId: string
  level: string
  since: string | null
  value: number | null
  evaluatedAt: string | null
  error: string | null
  snoozedUntil: string | null
  acknowledgedAt: string | null
  acknowledgedBy: string | null
}

interface NoticeTable {
  id: string
  onceKey: string
  terminal: string | null
  userId: string | null
  kind: string
  detail: string
  href: string | null
  createdAt: string
}

interface NoticeReadTable {
  noticeId: string
  userId: string
}

interface ScheduleStateTable {
  itemId: string
  nextAt: string | null
  paused: Flag
}

interface ReportRunTable {
  id: string
  scheduleId: string
  dueAt: string
  state: string
  tries: number
  tryAt: string
  leaseOwner: string | null
  leaseUntil: string | null
  startedAt: string | null
  finishedAt: string | null
  error: string | null
  result: string
}

/** The administration tables as queries name them; the database has the same words in snake_case. */
export interface Schema {
  userAccount: UserAccountTable
  role: RoleTable
  userRole: UserRoleTable
  session: SessionTable
  signInAttempt: SignInAttemptTable
  verificationCode: VerificationCodeTable
  setting: SettingTable
  terminal: TerminalTable
  job: JobTable
  ingestBatch: IngestBatchTable
  ingestRejection: IngestRejectionTable
  ingestMapping: IngestMappingTable
  ingestLease: IngestLeaseTable
  ingestIntent: IngestIntentTable
  rollupDay: RollupDayTable
  rollupMonth: RollupMonthTable
  rollupWrite: RollupWriteTable
  rollupWriteSpan: RollupWriteSpanTable
  rollupCounter: RollupCounterTable
  monthLock: MonthLockTable
  monthLockNumber: MonthLockNumberTable
  keptItem: KeptItemTable
  viewDefault: ViewDefaultTable
  alertState: AlertStateTable
  notice: NoticeTable
  noticeRead: NoticeReadTable
  scheduleState: ScheduleStateTable
  reportRun: ReportRunTable
  userPreference: UserPreferenceTable
  permission: PermissionTable
  dictionaryType: DictionaryTypeTable
  dictionaryEntry: DictionaryEntryTable
  secondFactor: SecondFactorTable
  recoveryCode: RecoveryCodeTable
  signInStep: SignInStepTable
  oidcLink: OidcLinkTable
  userProfile: UserProfileTable
  registration: RegistrationTable
  department: DepartmentTable
  userDepartment: UserDepartmentTable
  avatar: AvatarTable
  parameterVersion: ParameterVersionTable
  scheduledRule: ScheduledRuleTable
  queryLog: QueryLogTable
  logChain: LogChainTable
}

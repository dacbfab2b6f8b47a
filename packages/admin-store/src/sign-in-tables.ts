export interface SecondFactorTable {
  userId: string
  secret: string
  lastStep: number
  begunAt: string
  confirmedAt: string | null
}

export interface RecoveryCodeTable {
  userId: string
  codeHash: string
  usedAt: string | null
}

export interface SignInStepTable {
  tokenHash: string
  kind: string
  body: string
  expiresAt: string
}

export interface OidcLinkTable {
  issuer: string
  subject: string
  userId: string
  label: string | null
  linkedAt: string
}

export interface UserProfileTable {
  userId: string
  nickname: string
  profile: string
  country: string
  province: string
  city: string
  address: string
  phone: string
  ownEmail: string | null
  pendingEmail: string | null
  homePage: string | null
  theme: string | null
  muted: string
  changedAt: string
}

export interface RegistrationTable {
  userId: string
  via: string
  requestedAt: string
  decidedAt: string | null
  decidedBy: string | null
}

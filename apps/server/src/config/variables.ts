import { z } from 'zod'

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const url = (protocols: RegExp) => z.url({ protocol: protocols })
const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().max(65_535))

/** One environment variable: what it must look like, and the fix when it does not. */
export type Variable = { readonly schema: z.ZodType; readonly fix: string }

/** Every variable of the product; there are no others. */
export const VARIABLES = {
  PORT: { schema: port.default(8000), fix: 'give a whole number from 0 to 65535, such as PORT=8000' },
  HOST: { schema: z.string().max(255).default('127.0.0.1'), fix: 'give an address, such as HOST=127.0.0.1' },
  DATA_DIR: { schema: z.string().max(4000).default('./data'), fix: 'give a folder, such as DATA_DIR=./data' },
  ADMIN_PASSWORD: {
    schema: z.string().min(8).max(500).optional(),
    fix: 'give at least 8 characters, or leave it out and a password is made for you',
  },
  DEMO: { schema: z.enum(['full', 'small', 'off']).default('full'), fix: 'give full, small or off' },
  CLICKHOUSE_URL: {
    schema: url(/^https?$/).optional(),
    fix: 'give an address such as http://user:password@host:8123, or leave it out for the embedded engine',
  },
  CLICKHOUSE_CLUSTER: {
    schema: z
      .string()
      .regex(/^\w{1,60}$/)
      .optional(),
    fix: 'give the name of a cluster',
  },
  DATABASE_URL: {
    schema: url(/^postgres(ql)?$/).optional(),
    fix: 'give an address such as postgres://user:password@host:5432/quaywise, or leave it out for SQLite',
  },
  MQTT_URL: { schema: url(/^(mqtts?|wss?)$/).optional(), fix: 'give an address such as mqtt://host:1883' },
  INBOX_DIR: { schema: z.string().max(4000).optional(), fix: 'give a folder' },
  SECRET_KEY: { schema: z.string().min(16).max(500).optional(), fix: 'give at least 16 characters' },
  SMTP_URL: {
    schema: url(/^smtps?$/).optional(),
    fix: 'give an address such as smtp://user:password@host:587',
  },
  WEBHOOK_URL: { schema: url(/^https?$/).optional(), fix: 'give an address such as https://host/path' },
  OIDC_ISSUER: { schema: url(/^https?$/).optional(), fix: 'give the address of the identity provider' },
  OIDC_CLIENT_ID: { schema: z.string().max(500).optional(), fix: 'give the client id' },
  OIDC_CLIENT_SECRET: { schema: z.string().max(2000).optional(), fix: 'give the client secret' },
  PUBLIC_URL: {
    schema: url(/^https?$/).optional(),
    fix: 'give the address that users type, such as https://host',
  },
  LOG_LEVEL: { schema: z.enum(LEVELS).default('info'), fix: `give one of ${LEVELS.join(', ')}` },
  QUAYWISE_TOKEN: { schema: z.string().max(500).optional(), fix: 'give the token of a session' },
} as const satisfies Readonly<Record<string, Variable>>

export type VariableName = keyof typeof VARIABLES

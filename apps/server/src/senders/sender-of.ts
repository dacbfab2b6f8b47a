import { createHmac } from 'node:crypto'
import type { Config } from '../config/config.ts'
import { secretOf } from '../schedules/secret-box.ts'
import { type CodeSender, consoleSender } from './code-sender.ts'
import { smtpSender } from './smtp-sender.ts'
import { webhookSender } from './webhook-sender.ts'

/** The key that the receiver of codes checks signatures with: HMAC-SHA-256 of `quaywise webhook` under `SECRET_KEY`, in hex. */
export const webhookKey = (secret: string): string =>
  createHmac('sha256', secret).update('quaywise webhook').digest('hex')

/** How codes go out: by `WEBHOOK_URL`, which reaches phones; else by `SMTP_URL`; else on the console. */
export const senderOf = async (config: Config): Promise<CodeSender> => {
  if (config.WEBHOOK_URL) return webhookSender(config.WEBHOOK_URL, webhookKey(await secretOf(config)))
  return config.SMTP_URL ? smtpSender(config.SMTP_URL) : consoleSender
}

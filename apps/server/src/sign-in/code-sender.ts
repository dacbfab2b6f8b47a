/** Brings a verification code to a phone. */
export type CodeSender = { send(mobile: string, code: string): Promise<void> }

/** Prints codes on the console of the server, for installations without a message service. */
export const consoleSender: CodeSender = {
  async send(mobile, code) {
    process.stdout.write(`Verification code for ${mobile}: ${code} (holds five minutes)\n`)
  },
}

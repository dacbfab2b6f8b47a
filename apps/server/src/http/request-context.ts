import type { Access } from '@quaywise/contract'
import type { Identity } from '../access/identity.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, or null. */
    identity: Identity | null
  }
  interface FastifyContextConfig {
    access?: Access
    beforePasswordChange?: boolean
  }
}

import { type AdminStore, type ItemKind, type KeptItem, type NewKeptItem, newId } from '@quaywise/admin-store'
import { mayOpen, pageAt } from '@quaywise/contract'
import type { FastifyRequest } from 'fastify'
import { identityOf, noteChange, userOf } from '../access/identity.ts'
import { mayUse } from '../data/caller.ts'
import { fieldProblem, Problem } from '../http/problem.ts'
import { chosenTerminal } from '../terminals/terminal-choice.ts'

/** So many things of a kind one person keeps at most. */
const MOST: Readonly<Record<ItemKind, number>> = {
  view: 200,
  share: 500,
  annotation: 5000,
  alert: 50,
  schedule: 50,
}

/** The place that a call names. */
type Place = { readonly terminal?: string | undefined; readonly page: string }

const mayOpenPage = (request: FastifyRequest, path: string): boolean => {
  const page = pageAt(path)
  return page !== undefined && mayOpen(page, identityOf(request).rights)
}

/** Throws `UNKNOWN_PAGE` or `FORBIDDEN` for a page that the caller may not open. */
const checkPage = (request: FastifyRequest, path: string): void => {
  if (!pageAt(path)) throw new Problem('UNKNOWN_PAGE', { values: { page: path } })
  if (!mayOpenPage(request, path)) throw new Problem('FORBIDDEN')
}

/**
 * What people keep on pages, as one caller may see and change it: seen is what belongs to a terminal and a
 * page that the caller may open; changed is what is the caller's own (an administrator: anything).
 */
export class KeptDesk {
  readonly #admin: AdminStore
  readonly #kind: ItemKind
  readonly #now: () => Date

  constructor(admin: AdminStore, kind: ItemKind, now: () => Date) {
    this.#admin = admin
    this.#kind = kind
    this.#now = now
  }

  /** The terminal and page of a call. Throws what stands in the way. */
  async placeOf(request: FastifyRequest, { terminal, page }: Place) {
    checkPage(request, page)
    return chosenTerminal(this.#admin, identityOf(request), terminal)
  }

  #inReach(request: FastifyRequest, { terminal, page }: KeptItem): boolean {
    if (!mayUse(request)(terminal)) return false
    // A note is about the terminal: it is read wherever its time is in sight.
    return this.#kind === 'annotation' || mayOpenPage(request, page)
  }

  /** What the caller sees: `mine` only their own, `every` (for an administrator) also what others keep for themselves. */
  async list(
    request: FastifyRequest,
    search: {
      readonly terminal?: string | undefined
      readonly page?: string | undefined
      from?: Date
      to?: Date
    },
    whose: 'seen' | 'mine' | 'every' = 'seen',
  ): Promise<KeptItem[]> {
    const { user, rights } = userOf(request)
    const terminal = await chosenTerminal(this.#admin, identityOf(request), search.terminal)
    const all = whose === 'every' && rights.isAdmin
    const { page, from, to } = search
    const found = await this.#admin.kept.list({
      ...{ kind: this.#kind, terminal: terminal.id },
      ...(all ? {} : { reader: user.id }),
      ...(page === undefined ? {} : { page }),
      ...(from && to ? { from, to } : {}),
    })
    const mine = whose === 'mine' || (whose === 'every' && !rights.isAdmin)
    return found.filter((item) => this.#inReach(request, item) && (!mine || item.ownerId === user.id))
  }

  async #sees(request: FastifyRequest, item: KeptItem): Promise<boolean> {
    const { user, rights } = userOf(request)
    if (!this.#inReach(request, item)) return false
    if (rights.isAdmin || item.ownerId === user.id || item.audience === 'all') return true
    if (item.audience !== 'role') return false
    return (await this.#admin.roles.rolesOf(user.id)).some(({ id }) => id === item.roleId)
  }

  /** A thing that the caller sees. Throws `NOT_FOUND` alike for what is not there and what is not for them. */
  async seen(request: FastifyRequest, id: string, deleted = false): Promise<KeptItem> {
    const item = await this.#admin.kept.get(id)
    if (item?.kind !== this.#kind || (item.deletedAt !== null) !== deleted) throw new Problem('NOT_FOUND')
    if (!(await this.#sees(request, item))) throw new Problem('NOT_FOUND')
    return item
  }

  /** A thing that the caller may change. Throws `FORBIDDEN` for what they only see. */
  async own(request: FastifyRequest, id: string, deleted = false): Promise<KeptItem> {
    const item = await this.seen(request, id, deleted)
    if (!this.isMine(request, item)) throw new Problem('FORBIDDEN')
    return item
  }

  isMine(request: FastifyRequest, { ownerId }: Pick<KeptItem, 'ownerId'>): boolean {
    const { user, rights } = userOf(request)
    return rights.isAdmin || ownerId === user.id
  }

  /** Keeps a new thing of the caller's. Throws `INVALID_INPUT` when they keep too many already. */
  async add(
    request: FastifyRequest,
    item: Omit<NewKeptItem, 'id' | 'kind' | 'ownerId'> & { readonly id?: string },
  ): Promise<KeptItem> {
    const { user } = userOf(request)
    const [most, id] = [MOST[this.#kind], item.id ?? newId(this.#now())]
    if ((await this.#admin.kept.count(user.id, this.#kind)) >= most)
      throw fieldProblem({ field: '', code: 'keptMost', values: { count: most } })
    await this.#admin.kept.add({ ...item, id, kind: this.#kind, ownerId: user.id }, this.#now())
    return this.#noted(request, null, await this.seen(request, id))
  }

  async change(
    request: FastifyRequest,
    id: string,
    patch: Parameters<AdminStore['kept']['update']>[1],
  ): Promise<KeptItem> {
    const before = await this.#admin.kept.get(id)
    await this.#admin.kept.update(id, patch, this.#now())
    return this.#noted(request, before ?? null, await this.seen(request, id))
  }

  async remove(request: FastifyRequest, id: string): Promise<{ id: string }> {
    const item = await this.own(request, id)
    await this.#admin.kept.setDeleted(id, this.#now())
    noteChange(request, { ...this.#named(item), before: recordOf(item), after: null })
    return { id }
  }

  async restore(request: FastifyRequest, id: string): Promise<{ id: string }> {
    const item = await this.own(request, id, true)
    await this.#admin.kept.setDeleted(id, null)
    noteChange(request, { ...this.#named(item), before: null, after: recordOf(item) })
    return { id }
  }

  /** Notes what became of a thing beside what is kept of it: silenced, paused, chosen. */
  note(
    request: FastifyRequest,
    item: KeptItem,
    before: Readonly<Record<string, unknown>> | null,
    after: Readonly<Record<string, unknown>> | null,
  ): void {
    noteChange(request, { ...this.#named(item), before, after })
  }

  #named({ id, name }: KeptItem): { kind: string; id: string; name: string } {
    return { kind: this.#kind, id, name }
  }

  /** The thing itself, once the query log knows what became of it. */
  #noted(request: FastifyRequest, before: KeptItem | null, item: KeptItem): KeptItem {
    noteChange(request, { ...this.#named(item), before: before && recordOf(before), after: recordOf(item) })
    return item
  }
}

/** A kept thing as the query log keeps it. */
const recordOf = ({ name, page, terminal, audience, startAt, endAt, body }: KeptItem) => ({
  ...{ name, page, terminal, audience, startAt, endAt, body },
})

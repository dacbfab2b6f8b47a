import type { Entity } from '@quaywise/contract'
import { SubjectMessages } from '../../data/message/subject-messages.tsx'
import { useReport } from '../page/report-view.ts'
import { EntityFacts } from './entity-facts.tsx'
import { EntityKpis } from './entity-kpis.tsx'
import { EntityLinkGroups } from './entity-links.tsx'
import { EntityPages } from './entity-pages.tsx'
import { EntitySteps } from './entity-steps.tsx'
import { EntityTimeline } from './entity-timeline.tsx'

/** What messages call each kind of thing. */
const SUBJECT_OF: Readonly<Partial<Record<Entity['kind'], string>>> = {
  visit: 'visit',
  container: 'unit',
  truck: 'truck_visit',
  crane: 'equipment',
  agv: 'equipment',
  asc: 'equipment',
}

/** All that is told of a thing, from its head to the messages that told it. */
export function EntityBody({ entity }: { readonly entity: Entity }) {
  const { terminal, words } = useReport()
  const subject = SUBJECT_OF[entity.kind]
  return (
    <>
      <EntityFacts entity={entity} />
      <EntityKpis entity={entity} />
      <EntityTimeline entity={entity} />
      <EntitySteps steps={entity.steps} />
      <EntityLinkGroups links={entity.links} />
      <EntityPages entity={entity} />
      {subject && <SubjectMessages terminal={terminal.id} words={words} kind={subject} subject={entity.id} />}
    </>
  )
}

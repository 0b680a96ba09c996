import { useServiceQuery } from '@nethos/calls/query.ts'
import { currentStage } from '@nethos/contract/pathway/pathway.schemas.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import { programmePages as pages } from '@nethos/contract/programme/programme.pages.ts'
import type { OpenApplication } from '@nethos/contract/programme/programme.schemas.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { EntryGrid } from '../../../patterns/entry-grid.tsx'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { openApplicationsOf } from '../programme.calls.ts'
import { ForPerson, tumourCode } from './tumour-person.tsx'

/** 肿瘤专区: whose, how far the treatment has come, and the ways to what belongs to it. */
export default function TumourZone() {
  return <ForPerson>{person => <Zone person={person} />}</ForPerson>
}

function Zone({ person: { personId, personName, gender, age } }: { person: Person }) {
  const compatId = personId
  const sex = { M: '男', F: '女', '': '' }[gender]
  return (
    <HubPage>
      <Card
        title={personName}
        more={
          <ButtonLink to={pages.tumourPerson.at} look="quiet">
            换人
          </ButtonLink>
        }
      >
        <p className="programme-quiet">{[sex, age === null ? '' : `${age}岁`].filter(Boolean).join(' · ')}</p>
        <Value of={useServiceQuery(openApplicationsOf(tumourCode, personId))} shape="text">
          {standings => <Stage standings={standings} />}
        </Value>
      </Card>
      <Card>
        <EntryGrid
          columns={3}
          entries={[
            { label: '诊疗方案', to: pages.tumourPlan.to({ compatId }) },
            { label: '报告', to: pages.tumourReport.to({ compatId }) },
            { label: '费用', to: pages.tumourFees.to({ compatId }) },
            { label: '病史', to: pages.tumourHistory.to({ compatId }) },
            { label: '选择医生', to: pages.tumourDoctor.to({ compatId }) },
            { label: '资讯', to: pages.tumourNews.to({}) },
          ]}
        />
      </Card>
    </HubPage>
  )
}

/** The stage that the treatment is in; before it has begun, how to begin. */
function Stage({ standings }: { standings: readonly OpenApplication[] }) {
  const going = standings.find(one => one.pathway?.pathwayStatus === 'going')
  const asked = standings[0]?.application
  if (!going?.pathway)
    return (
      <>
        <p>当前阶段：{asked ? asked.statusLabel : '还没有加入全程管理'}</p>
        <ButtonLink
          to={
            asked ? placeLink(tumourCode, 'application', { id: asked.applicationId }) : placeLink(tumourCode, 'notice')
          }
          look="soft"
        >
          {asked ? '查看申请' : '申请加入'}
        </ButtonLink>
      </>
    )
  const { pathway } = going
  const stage = currentStage(pathway)
  return (
    <Lines
      lines={[
        { label: '当前阶段', value: stage?.title ?? '各阶段都已完成' },
        { label: '本阶段', value: stage?.text },
        { label: '进度', value: `已完成${pathway.doneCount}/${pathway.taskCount}项` },
      ]}
    />
  )
}

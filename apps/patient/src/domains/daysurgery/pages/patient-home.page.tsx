import { Navigate } from 'react-router'
import { instantInWords } from '@nethos/contract/common/days.ts'
import { daySurgeryPages } from '@nethos/contract/daysurgery/daysurgery.pages.ts'
import { anaesthesias, type SurgeryHome } from '@nethos/contract/daysurgery/daysurgery.schemas.ts'
import { pathwayPages } from '@nethos/contract/pathway/pathway.pages.ts'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card, Lines, StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { EntryGrid } from '../../../patterns/entry-grid.tsx'
import { GuideCard } from '../parts/guide-card.tsx'
import { Preparation } from '../parts/preparation.tsx'
import { Steps } from '../parts/steps.tsx'
import { Tasks } from '../parts/tasks.tsx'
import { surgeryTones } from '../parts/tones.ts'
import { useHome, useWhich } from '../parts/which.ts'

/** 日间手术 of one person. Opened without saying whose, it leads to where one says it. */
export default function PatientHomePage() {
  const { personId, surgeryId } = useWhich()
  return personId || surgeryId ? <OneOperation /> : <Navigate to={daySurgeryPages.home.at} replace />
}

/** One operation, what is to be done next for it, and the ways on. */
function OneOperation() {
  const query = useHome()
  const next = query.value?.tasks.find(one => one.canComplete)
  return (
    <DetailPage
      detail={query}
      bar={
        next && <ButtonLink to={pathwayPages.task.to({ taskId: next.taskId })}>{`去完成：${next.title}`}</ButtonLink>
      }
    >
      {one => (
        <>
          <StatusLine word={one.statusLabel} tone={surgeryTones[one.status]}>
            {one.statusText}
          </StatusLine>
          <Summary one={one} />
          <Card>
            <EntryGrid columns={3} entries={entriesOf(one)} />
          </Card>
          {one.steps.some(step => step.at !== null) && (
            <Card title="手术进展">
              <Steps steps={one.steps} />
            </Card>
          )}
          {(one.status === 'planned' || one.status === 'arrived') && <GuideCard one={one} />}
          <Preparation lines={one.preparation} />
          <Tasks of={one} />
        </>
      )}
    </DetailPage>
  )
}

const Summary = ({ one }: { one: SurgeryHome }) => (
  <Card title={one.surgeryName}>
    <Lines
      lines={[
        { label: '就诊人', value: one.personName },
        { label: '医院', value: one.hosName },
        { label: '科室', value: one.deptName },
        { label: '主刀医生', value: one.doctorName },
        { label: '计划手术', value: instantInWords(one.plannedAt) },
        { label: '请在此前到院', value: instantInWords(one.arriveAt) },
        { label: '报到地点', value: one.place },
        { label: '麻醉', value: anaesthesias[one.anaesthesia] },
        { label: '陪同人', value: one.companionName && `${one.companionName}（${one.companionRelationship}）` },
        { label: '医院提示', value: one.notice },
      ]}
    />
  </Card>
)

function entriesOf({ personId: compatId, surgeryId: id, unreadCount }: SurgeryHome) {
  const of = { compatId, id }
  return [
    { label: '全部事项', to: daySurgeryPages.allItems.to(of) },
    {
      label: '消息',
      to: daySurgeryPages.messages.to(of),
      ...(unreadCount > 0 && { note: `${unreadCount}条未读` }),
    },
    { label: '手术团队', to: daySurgeryPages.team.to(of) },
    { label: '保险', to: daySurgeryPages.insurance.to(of) },
    { label: '宣教', to: placeLink('daysurgery', 'reading', { set: 'day-surgery' }) },
    { label: '陪同人', to: daySurgeryPages.companion.to({ id }) },
  ] as const
}

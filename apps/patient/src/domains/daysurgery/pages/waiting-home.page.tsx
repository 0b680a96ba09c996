import { daySurgeryPages } from '@nethos/contract/daysurgery/daysurgery.pages.ts'
import { inpatientPages } from '@nethos/contract/inpatient/inpatient.pages.ts'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card, Lines, StatusLine } from '../../../patterns/card.tsx'
import { EntryGrid } from '../../../patterns/entry-grid.tsx'
import { OfWaiting } from '../parts/of-waiting.tsx'

/** 等候入院: one admission that is waited for, where it stands in the line, and the ways on. */
export default function WaitingHomePage() {
  return (
    <OfWaiting>
      {(one, { personId: compatId, personName }) => (
        <>
          <StatusLine word={one.statusLabel}>{one.statusText}</StatusLine>
          <Card title="排队">
            <Lines
              lines={[
                { label: '就诊人', value: personName },
                { label: '医院', value: one.hosName },
                { label: '科室', value: one.deptName },
                { label: '申请日期', value: one.notedOn },
                { label: '希望入院', value: one.wishedOn },
                { label: '前面还有', value: one.line && `${one.line.ahead}人` },
                { label: '预计等待', value: one.line?.sentence },
                { label: '病区电话', value: one.wardPhone },
              ]}
            />
          </Card>
          <Card>
            <EntryGrid
              columns={3}
              entries={[
                { label: '入院须知', to: daySurgeryPages.waitingNotice.at },
                { label: '导诊单', to: daySurgeryPages.waitingGuideNotice.to({ compatId }) },
                { label: '全部事项', to: daySurgeryPages.waitingAllItems.to({ compatId }) },
                { label: '消息', to: daySurgeryPages.waitingMessages.to({ compatId }) },
                { label: '团队', to: daySurgeryPages.waitingTeam.to({ compatId }) },
                { label: '手术信息', to: daySurgeryPages.waitingOperation.to({ compatId }) },
                { label: '保险', to: daySurgeryPages.waitingInsurance.to({ compatId }) },
                { label: '宣教', to: placeLink('dhry', 'reading', { set: 'before-admission' }) },
              ]}
            />
          </Card>
          <ButtonLink look="soft" to={inpatientPages.admission.to({ compatId })}>
            入院办理
          </ButtonLink>
        </>
      )}
    </OfWaiting>
  )
}

import { useNavigate } from 'react-router'
import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { PickerPage } from '../../../patterns/picker-page.tsx'
import { people } from '../../people/public.tsx'
import '../parts/exam.css'

/** 选择检测人: the account's people, and whether each has a hospital account. */
export default function SelectPersonPage() {
  const navigate = useNavigate()
  return (
    <PickerPage
      items={useRows(people())}
      empty="还没有就诊人，请先添加"
      icon="people"
      onPick={one => void navigate(examPages.epidemicSurvey.to({ compatId: one.personId }))}
      bar={
        <>
          <ButtonLink to={peoplePages.people.at} look="soft">
            添加就诊人
          </ButtonLink>
          <ButtonLink to={examPages.epidemicOrders.at} look="quiet">
            检测订单
          </ButtonLink>
        </>
      }
    >
      {one => (
        <p key={one.personId}>
          <strong>{one.personName}</strong>{' '}
          <Tag tone={one.recordNumber ? 'good' : 'warn'}>{one.recordNumber ? '已绑定医院帐号' : '未绑定医院帐号'}</Tag>
        </p>
      )}
    </PickerPage>
  )
}

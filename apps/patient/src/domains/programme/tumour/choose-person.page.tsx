import { useNavigate } from 'react-router'
import { useRows } from '@nethos/calls/query.ts'
import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { nobodySentence } from '@nethos/contract/people/people.rules.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { programmePages } from '@nethos/contract/programme/programme.pages.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { Tag } from '../../../controls/tag.tsx'
import { PickerPage } from '../../../patterns/picker-page.tsx'
import { bindPage } from '../../hospital-account/public.tsx'
import { people } from '../../people/public.tsx'
import '../parts/programme.css'

/** 选择就诊人: reports and fees come with the hospital's file, so who is not bound is asked to bind. */
export default function TumourChoosePerson() {
  const go = useNavigate()
  const here = programmePages.tumourPerson.at
  const pick = async ({ personId, records }: Person) => {
    const zone = programmePages.tumour.to({ compatId: personId })
    if (records?.length) return go(zone)
    const title = '请先绑定医院帐号'
    const text = '绑定后才能看到这位就诊人在医院的报告和费用。'
    if (await confirm({ title, text, yes: '去绑定', no: '返回' })) await go(bindPage(personId, '', zone))
  }
  return (
    <PickerPage
      items={useRows(people())}
      onPick={person => void pick(person)}
      empty={nobodySentence}
      icon="people"
      bar={
        <ButtonLink to={peoplePages.add.to({ callback: here })} look="quiet">
          添加就诊人
        </ButtonLink>
      }
    >
      {({ personId, personName, records }) => (
        <div key={personId}>
          <p>
            <strong>{personName}</strong>{' '}
            {records?.length ? <Tag tone="good">已绑定</Tag> : <Tag tone="warn">未绑定</Tag>}
          </p>
          <p className="programme-quiet">
            {records?.length
              ? records.map(one => `${one.hosName} 病案号 ${one.recordNumber}`).join('，')
              : '未绑定医院帐号'}
          </p>
        </div>
      )}
    </PickerPage>
  )
}

import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { useNavigate } from 'react-router'
import { nobodySentence } from '@nethos/contract/people/people.rules.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { renewalRefusals } from '@nethos/contract/renewal/renewal.refusals.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { Tag } from '../../../controls/tag.tsx'
import { PickerPage } from '../../../patterns/picker-page.tsx'
import { people } from '../../people/public.tsx'
import { personInWords } from '../parts/for-person.tsx'
import '../parts/renewal.css'

const filled = (path: string, values: Record<string, string>) => `${path}?${new URLSearchParams(values)}`

/** 选择就诊人: only who is verified may go on; under six only with a guardian. */
export default function ChoosePersonPage() {
  const go = useNavigate()
  const rows = useRows(people())
  const pick = async (person: Person) => {
    const { personId } = person
    if (!person.isRealname) {
      const way = person.idCard === '' ? '完善身份信息' : '实名认证'
      if (await confirm({ title: renewalRefusals.not_realname.sentence, yes: way, no: '返回' }))
        await go(filled(person.idCard === '' ? peoplePages.person.at : peoplePages.realName.at, { compatId: personId }))
      return
    }
    if (person.needsGuardian) {
      if (await confirm({ title: renewalRefusals.guardian_missing.sentence, yes: '去添加', no: '返回' }))
        await go(filled(peoplePages.guardian.at, { compatId: personId, nextPage: renewalPages.choosePerson.at }))
      return
    }
    await go(renewalPages.home.to({ compatId: personId }))
  }
  return (
    <PickerPage
      items={rows}
      onPick={person => void pick(person)}
      empty={nobodySentence}
      icon="people"
      bar={
        <ButtonLink to={filled(peoplePages.add.at, { callback: renewalPages.choosePerson.at })} look="quiet">
          添加就诊人
        </ButtonLink>
      }
    >
      {person => (
        <div key={person.personId}>
          <p className="renewal-head">
            <strong>{personInWords(person)}</strong>
            {person.isRealname ? <Tag tone="good">已实名认证</Tag> : <Tag tone="warn">未实名认证</Tag>}
          </p>
          <p className="renewal-quiet">
            {person.recordNumber ? `已绑定医院帐号，病案号 ${person.recordNumber}` : '未绑定医院帐号'}
          </p>
        </div>
      )}
    </PickerPage>
  )
}

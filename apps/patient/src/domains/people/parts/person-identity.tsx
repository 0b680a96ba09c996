import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { identityRefusals } from '@nethos/contract/common/identity.refusals.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { identityWays } from '../../account/public.tsx'
import { genders, PersonBrief } from './person-brief.tsx'

/** Who it is: numbers masked. The day of birth is not shown: it is what the mask of the ID number hides. Whoever is verified keeps name and number. */
export const PersonIdentity = ({ person }: { person: Person }) => (
  <>
    <Card>
      <PersonBrief person={person} />
    </Card>
    <Card title="基本信息">
      <Lines
        lines={[
          { label: '姓名', value: person.personName },
          { label: '身份证号', value: person.idCard || '未填写' },
          { label: '性别', value: genders[person.gender] },
          { label: '年龄', value: person.age === null ? '' : `${person.age}岁` },
          { label: '预留手机', value: person.mobile || '未填写' },
        ]}
      />
      <ActionList
        actions={[
          ...(person.isRealname ? [] : identityWays(person.personName, person.personId)),
          {
            label: '修改手机号',
            to: peoplePages.mobile.to({ compatId: person.personId, type: 'update', title: '修改手机号' }),
          },
          {
            label: '实名认证',
            value: person.isRealname ? '已认证' : '去认证',
            to: peoplePages.realName.to({ compatId: person.personId }),
          },
        ]}
      />
    </Card>
    {person.isRealname && <Notice tone="quiet">{identityRefusals.identity_locked.sentence}</Notice>}
  </>
)

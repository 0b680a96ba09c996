import { Link } from 'react-router'
import { identityRefusals } from '@nethos/contract/common/identity.refusals.ts'
import { dayInWords } from '@nethos/contract/common/days.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { Notice } from '../../../controls/notice.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { editing } from '../../account/public.tsx'
import { mobilePage } from '../people.links.ts'
import { PersonBrief } from './person-brief.tsx'
import './person-identity.css'

const genders = { M: '男', F: '女', '': '' } as const

/** Who it is: numbers masked, what the ID number says. Whoever is verified keeps name and number. */
export const PersonIdentity = ({ person }: { person: Person }) => (
  <>
    <Card>
      <PersonBrief person={person} />
    </Card>
    <Card title="基本信息">
      <Lines
        lines={[
          { label: '姓名', value: <Changeable person={person} mode="name" text={person.personName} /> },
          { label: '身份证号', value: <Changeable person={person} mode="idcard" text={person.idCard || '未填写'} /> },
          { label: '性别', value: genders[person.gender] },
          { label: '年龄', value: person.age === null ? '' : `${person.age}岁` },
          { label: '出生日期', value: person.birthOn && dayInWords(person.birthOn) },
          {
            label: '预留手机',
            value: (
              <span className="changeable">
                {person.mobile || '未填写'}
                <Link to={mobilePage(person.personId)} aria-label="修改手机号">
                  修改
                </Link>
              </span>
            ),
          },
        ]}
      />
      {person.isRealname && <Notice tone="quiet">{identityRefusals.identity_locked.sentence}</Notice>}
    </Card>
  </>
)

interface ChangeableProps {
  person: Person
  mode: 'name' | 'idcard'
  text: string
}

const Changeable = ({ person: { personId, personName, isRealname }, mode, text }: ChangeableProps) => (
  <span className="changeable">
    {text}
    {!isRealname && (
      <Link
        to={editing(mode, mode === 'name' ? personName : '', personId)}
        aria-label={mode === 'name' ? '修改姓名' : '修改身份证号'}
      >
        修改
      </Link>
    )}
  </span>
)

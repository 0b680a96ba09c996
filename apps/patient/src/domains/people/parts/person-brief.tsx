import type { ReactNode } from 'react'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { relationships } from '@nethos/contract/people/people.rules.ts'
import { Avatar } from '../../../controls/avatar.tsx'
import { Tag } from '../../../controls/tag.tsx'
import './person-brief.css'

export const genders = { M: '男', F: '女', '': '' } as const

/** Gender and age in years (core 3). */
export const genderAndAge = ({ gender, age }: Person): string =>
  [genders[gender], age === null ? '' : `${age}岁`].filter(Boolean).join(' · ')

interface PersonBriefProps {
  person: Person
  /** What stands below. */
  children?: ReactNode
}

/** Who it is at one glance: portrait, name, what he is to the account, whether he is verified. */
export const PersonBrief = ({ person, children }: PersonBriefProps) => (
  <span className="person-brief">
    <Avatar src={person.avatarUrl} of={person} />
    <span className="person-brief__words">
      <span className="person-brief__head">
        <strong className="person-brief__name">{person.personName}</strong>
        <Tag tone={person.isSelf ? undefined : 'quiet'}>{relationships[person.relationship]}</Tag>
        {person.isDefault && <Tag>默认</Tag>}
      </span>
      <span className="person-brief__facts">{genderAndAge(person) || '尚未填写身份证号'}</span>
      <span className="person-brief__head">
        {person.isRealname ? <Tag tone="good">已实名认证</Tag> : <Tag tone="quiet">未实名认证</Tag>}
        {person.recordNumber && <Tag tone="quiet">病案号 {person.recordNumber}</Tag>}
        {person.needsGuardian && <Tag tone="warn">需添加监护人</Tag>}
      </span>
      {children}
    </span>
  </span>
)

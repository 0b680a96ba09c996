import { useNavigate, useSearchParams } from 'react-router'
import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import { checkupRefusals } from '@nethos/contract/checkup/checkup.refusals.ts'
import { isFamily, relationshipWords } from '@nethos/contract/checkup/checkup.rules.ts'
import type { CheckupPerson } from '@nethos/contract/checkup/checkup.schemas.ts'
import { maritalStatuses } from '@nethos/contract/common/marital-status.ts'
import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { toast } from '../../../controls/toast.ts'
import { PickerPage } from '../../../patterns/picker-page.tsx'
import { persons, voucher } from '../checkup.calls.ts'
import '../parts/checkup.css'

const genders = { M: '男', F: '女', '': '性别未知' } as const

/** 选择体检人: age, sex and marriage of each, and why somebody does not fit. */
export default function ChoosePersonPage() {
  const [query] = useSearchParams()
  const packageId = query.get('packageId') ?? ''
  const familyOf = query.get('familyOf') ?? ''
  const company = useServiceQuery(voucher(familyOf), { unless: familyOf === '' })
  const navigate = useNavigate()
  /** Of the price for families: why somebody has none. */
  const closedFor = ({ personId, relationship }: CheckupPerson) => {
    if (familyOf === '') return undefined
    if (personId === company.value?.personId)
      return { word: '用单位名额', sentence: '家属价是给家人的，本人请用单位的名额' }
    return isFamily(relationship) ? undefined : { word: '不是家属', sentence: checkupRefusals.family_only.sentence }
  }
  const choose = (person: CheckupPerson) => {
    const { personId, problems } = person
    const [problem] = problems
    if (problem?.kind === 'incomplete') return void navigate(peoplePages.person.to({ compatId: personId }))
    if (problem) return toast(problem.sentence)
    if (packageId === '') return void navigate(checkupPages.home.at)
    const closed = closedFor(person)
    if (closed) return toast(closed.sentence)
    void navigate(checkupPages.chooseDate.to({ id: packageId, compatId: personId, familyOf }))
  }
  return (
    <PickerPage
      items={useRows(persons(packageId))}
      empty="还没有就诊人，请先添加"
      icon="people"
      onPick={choose}
      bar={
        <ButtonLink to={peoplePages.people.at} look="soft">
          添加就诊人
        </ButtonLink>
      }
    >
      {one => (
        <div key={one.personId}>
          <p className="checkup-row-head">
            <strong>{one.personName}</strong>
            {one.problems.length > 0 ? (
              <Unfit one={one} />
            ) : (
              <Tag tone={closedFor(one) ? 'quiet' : 'good'}>{closedFor(one)?.word ?? '可以预约'}</Tag>
            )}
          </p>
          <p className="checkup-quiet">{aboutOf(one).join(' · ')}</p>
          {one.problems.map(problem => (
            <p key={problem.sentence}>{problem.sentence}</p>
          ))}
        </div>
      )}
    </PickerPage>
  )
}

/** Nobody is asked whether a child is married. */
const aboutOf = (one: CheckupPerson): string[] => [
  relationshipWords[one.relationship],
  genders[one.gender],
  one.age === null ? '年龄未知' : `${one.age}岁`,
  ...(one.age !== null && one.age < 18 ? [] : [`婚姻状况${maritalStatuses[one.maritalStatus]}`]),
]

const Unfit = ({ one }: { one: CheckupPerson }) => (
  <Tag tone="warn">{one.problems[0]?.kind === 'incomplete' ? '信息不全' : '不适合'}</Tag>
)

import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { Link } from 'react-router'
import { guardianNeeded, isMinorAt } from '@nethos/contract/people/people.rules.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'

/** Who answers for somebody under 18; under six nobody is treated without one (docs/product/rules.md 6, 18). */
export function GuardianBlock({ person }: { person: Person }) {
  if (!isMinorAt(person.birthOn || null, serverNow())) return null
  const edit = peoplePages.guardian.to({ compatId: person.personId })
  if (!person.guardianName)
    return (
      <Card title="监护人">
        {person.needsGuardian ? <Notice tone="warn">{guardianNeeded}</Notice> : <p>未成年人可以添加监护人信息。</p>}
        <ButtonLink to={edit} look="soft">
          添加监护人
        </ButtonLink>
      </Card>
    )
  return (
    <Card title="监护人" more={<Link to={edit}>修改</Link>}>
      <Lines
        lines={[
          { label: '姓名', value: person.guardianName },
          { label: '关系', value: person.guardianRelationship },
          { label: '身份证号', value: person.guardianIdCard },
          { label: '手机号', value: person.guardianMobile },
        ]}
      />
    </Card>
  )
}

import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { Card, Lines } from '../../../patterns/card.tsx'

interface PersonLinesProps {
  person: Person
  hosName?: string | undefined
}

/** Whom it is about, and at which hospital: what the hospital's file is looked up by. */
export const PersonLines = ({ person, hosName }: PersonLinesProps) => (
  <Card>
    <Lines
      lines={[
        { label: '医院', value: hosName },
        { label: '就诊人', value: person.personName },
        { label: '身份证号', value: person.idCard || '未填写' },
        { label: '手机号', value: person.mobile || '未填写' },
      ]}
    />
  </Card>
)

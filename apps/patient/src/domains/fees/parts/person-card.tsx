import type { FeePerson } from '@nethos/contract/fees/fees.schemas.ts'
import { Card, Lines } from '../../../patterns/card.tsx'

/** Whose bills, and at which hospital. */
export const PersonCard = ({ person }: { person: FeePerson }) => (
  <Card>
    <Lines
      lines={[
        { label: '就诊人', value: person.personName },
        { label: '医院', value: person.hosName },
        { label: '病案号', value: person.recordNumber },
        { label: '就诊卡号', value: person.cardNumber },
      ]}
    />
  </Card>
)

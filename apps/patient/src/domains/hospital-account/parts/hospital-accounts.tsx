import { Link } from 'react-router'
import { notUnboundSentence, unboundSentence } from '@nethos/contract/hospital-account/hospital-account.rules.ts'
import type { HospitalRecord, Person } from '@nethos/contract/people/people.schemas.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { unbind } from '../hospital-account.calls.ts'
import { bindPage, filesPage } from '../hospital-account.links.ts'
import './hospital-accounts.css'

/** A person's accounts at hospitals: one each, with what can be done about it; and a way to one more. */
export const HospitalAccounts = ({ person }: { person: Person }) => (
  <Card
    title="医院帐号"
    more={person.records?.length ? <Link to={filesPage(person.personId)}>院内信息</Link> : undefined}
  >
    {person.records?.length ? (
      <ul className="hospital-accounts">
        {person.records.map(record => (
          <Account key={record.hospitalAccountId} person={person} record={record} />
        ))}
      </ul>
    ) : (
      <p className="hospital-accounts__none">还没有绑定医院帐号。绑定后才能使用挂号、报告、缴费等功能。</p>
    )}
    <ButtonLink to={bindPage(person.personId)} look="soft">
      添加医院帐号
    </ButtonLink>
  </Card>
)

function Account({ person: { personId, personName }, record }: { person: Person; record: HospitalRecord }) {
  const { hospitalAccountId, hosName, recordNumber, groupId } = record
  const end = useCommand(unbind, () => {
    toast(notUnboundSentence)
    return true
  })
  const ask = async () => {
    const isSure = await confirm({
      title: `确定要解绑${personName}在${hosName}的帐号吗？`,
      text: '解绑后，不能再用这个病案号挂号、查报告和缴费。医院里的档案会保留，以后可以重新绑定。',
      yes: '解绑',
      danger: true,
    })
    if (isSure && (await end.run({ hospitalAccountId }))) toast(unboundSentence)
  }
  return (
    <li className="hospital-accounts__one">
      <strong>{hosName}</strong>
      <span className="hospital-accounts__number">病案号 {recordNumber}</span>
      <span className="hospital-accounts__ways">
        <ButtonLink to={bindPage(personId, groupId)} look="soft">
          重新绑定
        </ButtonLink>
        <Button look="quiet" busy={end.isBusy} onClick={ask} label={`解绑${hosName}`}>
          解绑
        </Button>
      </span>
    </li>
  )
}

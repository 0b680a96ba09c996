import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { reportPages } from '@nethos/contract/reports/reports.pages.ts'
import { useNavigate } from 'react-router'
import { changedSentence } from '@nethos/contract/account/account.rules.ts'
import { guardianNeeded, nobodySentence } from '@nethos/contract/people/people.rules.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { toast } from '../../../controls/toast.ts'
import { PickerPage } from '../../../patterns/picker-page.tsx'
import { changePerson, people } from '../people.calls.ts'
import { withPerson } from '../people.links.ts'
import './choose-person.css'
import { PersonBrief } from './person-brief.tsx'

/** What the choice is for. */
type Wanted = 'self' | 'reports' | 'anybody'

const titles = { self: '选择本人', reports: '选择就诊人', anybody: '选择就诊人' } as const

const reasons = {
  self: '请选择哪一位是您本人，须年满18周岁。',
  reports: '请选择要查看谁的报告。',
  anybody: '',
} as const

/** One of the account's people, for somebody who asked. Nobody under six passes without a guardian. */
export function ChoosePerson({ wanted, callback }: { wanted: Wanted; callback: string | null }) {
  const go = useNavigate()
  const rows = useRows(people())
  const change = useCommand(changePerson)
  const wayOn = (personId: string) =>
    wanted === 'reports'
      ? reportPages.reports.to({ compatId: personId })
      : (withPerson(callback, personId) ?? peoplePages.people.at)

  const becomeSelf = async ({ personId, personName, isSelf }: Person) => {
    const title = `确定将${personName}设为本人吗？`
    const text = '本人是这个账号的主人。如果只想优先选中这一位，请在就诊人详情里设为默认就诊人。'
    if (!isSelf && !(await confirm({ title, text }))) return
    if (!isSelf && !(await change.run({ personId, isSelf: true }))) return
    if (!isSelf) toast(changedSentence)
    await go(wayOn(personId), { replace: true })
  }
  const pick = async (person: Person) => {
    const next = wayOn(person.personId)
    if (wanted === 'self') return becomeSelf(person)
    if (!person.needsGuardian) return go(next, { replace: wanted !== 'reports' })
    if (await confirm({ title: guardianNeeded, yes: '去添加', no: '再等等' }))
      await go(peoplePages.guardian.to({ compatId: person.personId, nextPage: next }))
  }
  return (
    <PickerPage
      title={titles[wanted]}
      items={rows}
      onPick={person => void pick(person)}
      empty={nobodySentence}
      icon="people"
      head={reasons[wanted] && <p className="choose-person__why">{reasons[wanted]}</p>}
      bar={
        <ButtonLink to={peoplePages.add.to({ callback: wanted === 'anybody' ? callback : null })} look="quiet">
          添加就诊人
        </ButtonLink>
      }
    >
      {person => <PersonBrief key={person.personId} person={person} />}
    </PickerPage>
  )
}

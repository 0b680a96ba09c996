import { useState } from 'react'
import { run, useCommand } from '@nethos/calls/command.ts'
import { useForm } from '@nethos/calls/form/use-form.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayInWords, dayOf, instantInWords, timeOf } from '@nethos/contract/common/days.ts'
import { inpatientRefusals } from '@nethos/contract/inpatient/inpatient.refusals.ts'
import {
  contactRelationNames,
  contactRelations,
  type ContactRelation,
} from '@nethos/contract/inpatient/inpatient.rules.ts'
import { visitorFields } from '@nethos/contract/inpatient/visit.rules.ts'
import type { Visiting, VisitRow } from '@nethos/contract/inpatient/visit.services.ts'
import { Button } from '../../../controls/button.tsx'
import { Chips } from '../../../controls/chips.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { Sheet } from '../../../controls/sheet.tsx'
import { Tag, type Tone } from '../../../controls/tag.tsx'
import { TextField } from '../../../controls/text-field.tsx'
import { toast } from '../../../controls/toast.ts'
import { cancelVisit, registerVisit, visiting } from '../inpatient.calls.ts'

const tones: Readonly<Record<VisitRow['visitStatus'], Tone>> = {
  registered: 'brand',
  came: 'good',
  refused: 'warn',
  cancelled: 'quiet',
  missed: 'quiet',
}

/** Who visits, and the way to register somebody; where the ward registers nobody its own words stand alone. */
export function Visits({ admissionId }: { admissionId: string }) {
  const { value } = useServiceQuery(visiting(admissionId))
  const [isOpen, open] = useState(false)
  if (!value || (!value.isOpen && value.visits.length === 0)) return null
  return (
    <>
      <ul className="inpatient-visits">
        {value.visits.map(one => (
          <OneVisit key={one.visitId} one={one} />
        ))}
      </ul>
      {value.isOpen && (
        <>
          <p className="inpatient-quiet">同一时间最多{value.perPatient}人探视。来时请带身份证，到护士站确认。</p>
          <Button look="soft" onClick={() => open(true)}>
            登记探视
          </Button>
        </>
      )}
      {isOpen && <Register admissionId={admissionId} times={value.times} onClose={() => open(false)} />}
    </>
  )
}

function OneVisit({ one }: { one: VisitRow }) {
  const cancelling = useCommand(cancelVisit)
  const cancel = async () => {
    const isSure = await confirm({ title: `取消${one.visitorName}的探视吗？`, yes: '取消探视', no: '再想想' })
    if (isSure && (await cancelling.run({ visitId: one.visitId }))) toast('已取消')
  }
  return (
    <li>
      <p>
        {one.visitorName}（{one.relationLabel}） <Tag tone={tones[one.visitStatus]}>{one.statusLabel}</Tag>
      </p>
      <p className="inpatient-quiet">
        {instantInWords(one.startsAt)}—{timeOf(one.endsAt)}
        {one.reason && `，${one.reason}`}
      </p>
      {one.canCancel && (
        <Button look="quiet" onClick={cancel}>
          取消这次探视
        </Button>
      )}
    </li>
  )
}

interface RegisterProps {
  admissionId: string
  times: Visiting['times']
  onClose: () => void
}

function Register({ admissionId, times, onClose }: RegisterProps) {
  const days = [...new Set(times.map(one => dayOf(one.startsAt)))]
  const [day, setDay] = useState(days[0] ?? '')
  const [startsAt, setStartsAt] = useState<number>()
  const [isTried, setTried] = useState(false)
  const form = useForm({
    initial: { visitorName: '', relation: 'child' as ContactRelation },
    rules: visitorFields,
    refusalFields: {
      [inpatientRefusals.visit_full.code]: 'visitorName',
      [inpatientRefusals.visit_closed.code]: 'visitorName',
    },
    send: ({ visitorName, relation }) =>
      run(registerVisit, { admissionId, startsAt: startsAt ?? 0, visitorName, relation }),
    onSent: () => {
      toast('已登记，来时到护士站确认')
      onClose()
    },
  })
  const send = () => {
    setTried(true)
    if (startsAt !== undefined) void form.submit()
  }
  return (
    <Sheet open title="登记探视" onClose={onClose}>
      <Chips
        label="哪一天"
        choices={days.map(value => ({ value, label: dayInWords(value).slice(5) }))}
        value={day}
        onChange={chosen => {
          setDay(chosen)
          setStartsAt(undefined)
        }}
      />
      <Chips
        label="几点"
        choices={times
          .filter(one => dayOf(one.startsAt) === day)
          .map(one => ({
            value: String(one.startsAt),
            label: `${timeOf(one.startsAt)}—${timeOf(one.endsAt)}${one.left === 0 ? ' 已满' : ''}`,
            disabled: one.left === 0,
          }))}
        value={startsAt === undefined ? null : String(startsAt)}
        onChange={chosen => setStartsAt(Number(chosen))}
        error={isTried && startsAt === undefined ? '请选择时间' : undefined}
      />
      <TextField label="探视人姓名" {...form.input('visitorName')} />
      <Chips<ContactRelation>
        label="与就诊人的关系"
        choices={contactRelationNames.map(value => ({ value, label: contactRelations[value] }))}
        value={form.values.relation}
        onChange={relation => form.change({ relation })}
        error={form.errors.relation}
      />
      <Button onClick={send}>登记</Button>
    </Sheet>
  )
}

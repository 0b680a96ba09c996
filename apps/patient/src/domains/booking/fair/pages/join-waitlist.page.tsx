import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { clinicDoctorPage, departmentPage } from '@nethos/contract/booking/booking.links.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { WaitChoice, WaitChoices } from '@nethos/contract/booking/waitlist.schemas.ts'
import { waitlistRefusals } from '@nethos/contract/booking/waitlist.refusals.ts'
import { aheadInWords, mostWishes } from '@nethos/contract/booking/waitlist.rules.ts'
import { periodNames, periods } from '@nethos/contract/booking/session.kinds.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ManyChips } from '../../../../controls/chips.tsx'
import { confirm } from '../../../../controls/dialog.ts'
import { Notice } from '../../../../controls/notice.tsx'
import { toast } from '../../../../controls/toast.ts'
import { Card, Lines } from '../../../../patterns/card.tsx'
import { DetailPage } from '../../../../patterns/detail-page.tsx'
import { FormPage } from '../../../../patterns/form-page.tsx'
import { Empty } from '../../../../patterns/states.tsx'
import { dateWord, dayWord } from '../../when.ts'
import { joinWaitlist, waitChoices } from '../fair.calls.ts'
import { NothingChosen } from '../../parts/nothing-chosen.tsx'
import { PersonChips, usePersonChoice } from '../parts/person-chips.tsx'
import { WishRow } from '../parts/wish-row.tsx'
import { lineRules } from '../session-words.ts'

/** 候补: several doctors, days and periods of one department at once; the session or doctor one came from is chosen. */
export default function JoinWaitlistPage() {
  const [query] = useSearchParams()
  const [sessionId, clinicDoctorId, deptId] = ['bookSchemeId', 'bookDocId', 'bookDeptId'].map(
    key => query.get(key) ?? '',
  )
  const result = useServiceQuery(
    waitChoices(sessionId ? { sessionId } : clinicDoctorId ? { clinicDoctorId } : { deptId: deptId ?? '' }),
    { unless: !sessionId && !clinicDoctorId && !deptId },
  )
  const choices = result.value
  if (!sessionId && !clinicDoctorId && !deptId) return <NothingChosen sentence="请先选择要候补的医生或科室" />
  if (choices?.isOpen && choices.sessions.length > 0)
    return (
      <JoinForm key={choices.deptId} choices={choices} from={{ sessionId, clinicDoctorId }} onChanged={result.retry} />
    )
  return (
    <DetailPage detail={result}>
      {({ isOpen }) => (
        <Empty icon="clock" sentence={isOpen ? '现在没有约满的门诊，可以直接预约' : '这家医院没有开通候补'} />
      )}
    </DetailPage>
  )
}

interface JoinFormProps {
  choices: WaitChoices
  from: { sessionId: string | undefined; clinicDoctorId: string | undefined }
  onChanged: () => void
}

/** A clinic that any doctor may hold is chosen like a doctor. */
const anyDoctor = '-'
const doctorOf = ({ clinicDoctorId }: WaitChoice): string => clinicDoctorId || anyDoctor

const unique = <T,>(all: readonly T[]): T[] => [...new Set(all)]

/** Which doctors, days and periods are wished for, beginning with those that one came from, and the sessions that fit. */
function useWishes(sessions: readonly WaitChoice[], from: JoinFormProps['from']) {
  const first = sessions.find(one => one.sessionId === from.sessionId)
  const known = sessions.some(one => doctorOf(one) === from.clinicDoctorId)
  const [doctors, setDoctors] = useState<string[]>(
    // oxlint-disable-next-line typescript/no-non-null-assertion -- a session has that doctor
    first ? [doctorOf(first)] : known ? [from.clinicDoctorId!] : unique(sessions.map(doctorOf)),
  )
  const [days, setDays] = useState<string[]>(first ? [first.onDay] : unique(sessions.map(one => one.onDay)))
  const [when, setWhen] = useState<string[]>(first ? [first.period] : unique(sessions.map(one => one.period)))
  const chosen = sessions.filter(
    one => doctors.includes(doctorOf(one)) && days.includes(one.onDay) && when.includes(one.period),
  )
  return { sessions, chosen, doctors, setDoctors, days, setDays, when, setWhen }
}

function JoinForm({ choices, from, onChanged }: JoinFormProps) {
  const { sessions } = choices
  const wishes = useWishes(sessions, from)
  const { chosen } = wishes
  const [isTried, setTried] = useState(false)
  const person = usePersonChoice()
  const join = useCommand(joinWaitlist, error => {
    if (error.code !== waitlistRefusals.bookable.code) return false
    void offerToBook(error)
    return true
  })
  const go = useNavigate()

  const wrong = wrongIn(chosen)
  /** Somebody has just given one back: what has become free leaves the list, and can be had at once. */
  const offerToBook = async ({ message, obj }: { message: string; obj?: unknown }) => {
    const free = sessions.find(one => one.sessionId === (obj as { sessionId?: string } | undefined)?.sessionId)
    const books = await confirm({ title: '刚刚有号了', text: `${message}。`, yes: '去预约', no: '继续候补其他门诊' })
    if (!books || !free) return onChanged()
    const at = { hosId: free.hosId, sort: 1 } as const
    await go(
      free.clinicDoctorId
        ? clinicDoctorPage(free.clinicDoctorId, at)
        : departmentPage(bookingPages.byDate, free.deptId, at),
    )
  }
  const submit = async () => {
    setTried(true)
    if (wrong || !person.personId) return
    const joined = await join.run({ personId: person.personId, sessionIds: chosen.map(one => one.sessionId) })
    if (!joined) return
    toast('已加入候补')
    await go(bookingPages.wait.to({ id: joined.waitId }), { replace: true })
  }
  return (
    <FormPage submit={chosen.length > 0 ? `候补${chosen.length}节门诊` : '申请候补'} onSubmit={submit}>
      <Card>
        <Lines
          lines={[
            { label: '医院', value: choices.hosName },
            { label: '科室', value: choices.deptName },
          ]}
        />
        <PersonChips
          of={person.asked}
          value={person.personId}
          onChange={person.choose}
          error={isTried && !person.personId ? '请选择就诊人' : undefined}
        />
      </Card>
      <WishFields wishes={wishes} error={isTried ? wrong : undefined} />
      {chosen.length > 0 && (
        <Card title={`将候补${chosen.length}节门诊`}>
          <ul className="wishes">
            {chosen.map(one => (
              <WishRow key={one.sessionId} session={one} word={aheadInWords(one.waiting)} />
            ))}
          </ul>
        </Card>
      )}
      <Notice>
        {lineRules(choices).map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Notice>
    </FormPage>
  )
}

interface WishFieldsProps {
  wishes: ReturnType<typeof useWishes>
  error: string | undefined
}

const WishFields = ({
  wishes: { sessions, doctors, setDoctors, days, setDays, when, setWhen },
  error,
}: WishFieldsProps) => (
  <Card>
    <ManyChips
      label="看哪些医生（可多选）"
      choices={unique(sessions.map(doctorOf)).map(value => ({
        value,
        label: sessions.find(one => doctorOf(one) === value)?.docName || '普通门诊',
      }))}
      value={doctors}
      onChange={setDoctors}
    />
    <ManyChips
      label="哪几天（可多选）"
      choices={unique(sessions.map(one => one.onDay)).map(value => ({
        value,
        label: `${dateWord(value)} ${dayWord(value)}`,
      }))}
      value={days}
      onChange={setDays}
    />
    <ManyChips
      label="什么时段（可多选）"
      choices={periodNames
        .filter(value => sessions.some(one => one.period === value))
        .map(value => ({ value, label: periods[value].label }))}
      value={when}
      onChange={setWhen}
      error={error}
    />
  </Card>
)

function wrongIn(chosen: readonly WaitChoice[]): string | undefined {
  if (chosen.length === 0) return '所选医生在这些时间没有约满的门诊，请重新选择'
  return chosen.length > mostWishes ? `一次最多候补${mostWishes}节门诊，请减少医生或日期` : undefined
}

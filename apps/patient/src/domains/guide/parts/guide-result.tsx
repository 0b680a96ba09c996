import { useEffect, useRef } from 'react'
import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { departmentPage, hospitalPage } from '@nethos/contract/booking/booking.links.ts'
import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { departmentKinds, type DepartmentKind } from '@nethos/contract/guide/department-kinds.ts'
import { departmentNamesIn, departmentOf } from '@nethos/contract/guide/department-names.ts'
import { urgencyLabels, type Guidance } from '@nethos/contract/guide/guide.ts'
import type { TriageFlag } from '@nethos/contract/triage/triage-flags.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Card } from '../../../patterns/card.tsx'
import { campuses, hospitalsOf } from '../../hospital-account/public.tsx'
import { EmergencyLine } from '../../triage/public.ts'
import { clinicDepartments, departmentNames } from '../guide.calls.ts'
import './guide-result.css'

interface GuideResultProps {
  guidance: Guidance
  /** What cannot wait: it was ticked, or the words say so. */
  flags: readonly TriageFlag[]
  /** How often it was asked for: each time it comes into sight. */
  askedTimes: number
  /** Before one of its ways is taken. */
  onLeave: () => void
}

/** Departments with reason and urgency, and the way into booking and consulting; 120 stands before all of it. */
export function GuideResult({ guidance: { departments, urgency }, flags, askedTimes, onLeave }: GuideResultProps) {
  const place = useRef<HTMLElement>(null)
  // In braces: newer browsers answer a promise, which React would take for a clean-up.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'start' })
  }, [askedTimes])
  return (
    <section ref={place} aria-label="导诊结果" className="guide-result" onClickCapture={onLeave}>
      {flags.length > 0 ? (
        <EmergencyLine flags={flags}>
          <p>这种情况不能等门诊。请立即拨打120，或由家人陪同去最近的急诊。</p>
        </EmergencyLine>
      ) : (
        departments.length > 0 && <Notice tone={urgency === 'soon' ? 'warn' : 'brand'}>{urgencyLabels[urgency]}</Notice>
      )}
      {departments.length === 0 && <NothingFound />}
      {departments.map(({ kind, reasons }, nth) => (
        <Department key={kind} kind={kind} reasons={reasons} isFirst={nth === 0} />
      ))}
      <p className="guide-result__note">
        导诊按医院通行的分诊做法推荐科室，不是诊断。加重或出现上面的紧急情况，请直接去急诊。
      </p>
    </section>
  )
}

const NothingFound = () => (
  <Card title="没有听懂您的话">
    <p>请换个说法，或者在上面点一下不舒服的地方。也可以先看全科，由医生帮您判断。</p>
    <ButtonLink to={bookingPages.chooseDepartment.at} look="soft">
      自己选科室
    </ButtonLink>
  </Card>
)

interface DepartmentProps {
  kind: DepartmentKind
  reasons: readonly string[]
  isFirst: boolean
}

function Department({ kind, reasons, isFirst }: DepartmentProps) {
  const { label, online } = departmentKinds[kind]
  const book = useBooking(kind)
  const reason = reasons.slice(0, 3).join('、')
  return (
    <Card title={isFirst ? `${label}（首选）` : label}>
      <p className="guide-result__reason">{reason ? `因为：${reason}` : '与您描述的情况有关'}</p>
      <div className="guide-result__ways">
        <ButtonLink to={book.to} look={isFirst ? 'main' : 'soft'}>
          {book.label}
        </ButtonLink>
        {online !== '' && (
          <ButtonLink to={doctorPages.doctors.to({ deptCode: online })} look="quiet">
            {`在线问${label}医生`}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

/** The hospital's own department of this kind, where it has one; else its list. */
function useBooking(kind: DepartmentKind): { to: string; label: string } {
  const places = useServiceQuery(campuses())
  const hosId = (places.value && hospitalsOf(places.value)[0]?.hosId) ?? ''
  const tree = useServiceQuery(clinicDepartments(hosId), { unless: hosId === '' })
  const query = useServiceQuery(departmentNames())
  const names = departmentNamesIn(query.value ?? '')
  const rows = (tree.value ?? []).flatMap(one => (one.subDepartments.length > 0 ? [...one.subDepartments, one] : [one]))
  const department = departmentOf(rows, kind, names)
  return department
    ? { to: departmentPage(bookingPages.byExpert, department.deptId, { hosId }), label: `挂${department.deptName}` }
    : {
        to: hospitalPage(bookingPages.chooseDepartment, { hosId }),
        label: `挂${departmentKinds[kind].label}，去选科室`,
      }
}

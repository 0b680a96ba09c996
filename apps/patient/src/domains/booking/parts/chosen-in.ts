import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { mdtPages } from '@nethos/contract/mdt/mdt.pages.ts'
import { schoolPages } from '@nethos/contract/school/school.pages.ts'
import { clinicDoctorPage, departmentPage } from '@nethos/contract/booking/booking.links.ts'
import { bookSorts } from '@nethos/contract/booking/booking.words.ts'
import { periods, type Period } from '@nethos/contract/booking/session.kinds.ts'

/** What the address of the confirmation says was chosen (contract: confirmPage). */
export const chosenIn = (query: URLSearchParams) => ({
  sessionId: query.get('bookSchemeId') ?? '',
  numberId: query.get('bookNumId') ?? '',
  hosId: query.get('bookHosId') ?? '',
  hosName: query.get('hosName') ?? '',
  deptId: query.get('bookDeptId') ?? '',
  deptName: query.get('deptName') ?? '',
  clinicDoctorId: query.get('bookDocId') ?? '',
  docName: query.get('docName') ?? '',
  docTitle: query.get('docTitle') ?? '',
  onDay: query.get('schemeDate') ?? '',
  period: (query.get('schemeAmpm') ?? '') as Period,
  time: query.get('numTime') ?? '',
  no: query.get('numNo') ?? '',
  feeCents: query.has('bookFee') ? Number(query.get('bookFee')) : null,
  parts: query.get('mdtDeptList') ?? '',
  sort: Number(query.get('bookSort') ?? bookSorts.ahead),
})
export type Chosen = ReturnType<typeof chosenIn>

/** Whether it says which number: an address from elsewhere may not. */
export const isWhole = ({ sessionId, period, onDay }: Chosen): boolean =>
  sessionId !== '' && period in periods && /^\d{4}-\d\d-\d\d$/.test(onDay)

/** Where another time is chosen: of the same doctor, or of the same department where any doctor holds it. */
export function otherTimes({
  clinicDoctorId,
  deptId,
  hosId,
  sort,
}: Pick<Chosen, 'clinicDoctorId' | 'deptId' | 'hosId' | 'sort'>): string {
  if (sort === bookSorts.mdt) return mdtPages.sessions.to({ bookDeptId: deptId, bookHosId: hosId })
  if (sort === bookSorts.school)
    return clinicDoctorId
      ? schoolPages.doctor.to({ docId: clinicDoctorId })
      : schoolPages.byDate.to({ deptCode: deptId })
  if (sort === bookSorts.same_day) return departmentPage(bookingPages.today, deptId, { hosId, sort })
  if (clinicDoctorId) return clinicDoctorPage(clinicDoctorId, { hosId, sort })
  return deptId ? departmentPage(bookingPages.byDate, deptId, { hosId, sort }) : bookingPages.home.at
}

import { bookingPages } from './booking.pages.ts'

export interface BookedAt {
  hosId?: string | undefined
  /** 1 in advance, 2 on the day (bookSorts). */
  sort?: number | string | undefined
}
const at = ({ hosId, sort }: BookedAt) => ({ bookHosId: hosId, bookSort: sort })

type Pages = typeof bookingPages

/** The page of a doctor who holds clinics. */
export const clinicDoctorPage = (clinicDoctorId: string, where: BookedAt = {}): string =>
  bookingPages.doctor.to({ id: clinicDoctorId, bookDocId: clinicDoctorId, ...at(where) })

/** A page of one department: by doctor, by day, its introduction. */
export const departmentPage = (
  page: Pages['byExpert' | 'byDate' | 'departments' | 'today'],
  deptId: string,
  { date, ...where }: BookedAt & { date?: string } = {},
): string => page.to({ bookDeptId: deptId, ...at(where), date })

export const hospitalPage = (
  page: Pages['chooseDepartment' | 'experts' | 'search' | 'searchAll' | 'today'],
  where: BookedAt,
): string => page.to(at(where))

/** What was chosen, as /book/confirm carries it (booking 2: bookDocId, deptName, hosName, schemeAmpm, schemeDate, bookFee). */
export interface ChosenNumber {
  hosId: string
  hosName: string
  deptId: string
  deptName: string
  /** Empty: any doctor of the department. */
  clinicDoctorId: string
  docName: string
  docTitle: string
  sessionId: string
  /** YYYY-MM-DD. */
  onDay: string
  period: string
  /** Null: the hospital states none. */
  feeCents: number | null
  /** Empty: any number of the session. */
  numberId: string
  no: number
  /** HH:mm; empty: any. */
  time: string
  /** bookSorts. */
  sort: number
  /** Departments that sit together, of an mdt clinic. */
  parts?: readonly string[]
}
export const confirmPage = (chosen: ChosenNumber): string =>
  bookingPages.confirm.to({
    bookDocId: chosen.clinicDoctorId,
    deptName: chosen.deptName,
    hosName: chosen.hosName,
    schemeAmpm: chosen.period,
    schemeDate: chosen.onDay,
    bookFee: chosen.feeCents,
    bookHosId: chosen.hosId,
    bookDeptId: chosen.deptId,
    bookSchemeId: chosen.sessionId,
    bookNumId: chosen.numberId,
    numTime: chosen.time,
    numNo: chosen.no,
    docName: chosen.docName,
    docTitle: chosen.docTitle,
    bookSort: chosen.sort,
    registeType: chosen.sort === 2 ? 2 : 1,
    mdtDeptList: chosen.parts?.join(','),
  })

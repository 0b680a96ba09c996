/** The addresses of booking, as given (routes.csv); written nowhere else. Those marked ours are not. */
export const bookingPaths = {
  /** 预约挂号. */
  home: '/book',
  /** 医生预约; ?bookDocId bookHosId bookSort. */
  doctor: '/book/doc/:id',
  /** 科室预约, two tabs; ?bookDeptId bookHosId bookSort. */
  department: '/book/book',
  byExpert: '/book/book/expert',
  byDate: '/book/book/date',
  /** 专家门诊; ?bookHosId bookSort. */
  experts: '/book/expert',
  /** 科室一览; ?bookDeptId bookHosId bookSort. */
  departments: '/book/dept',
  /** 选择科室, in two columns; ?bookHosId bookSort. */
  chooseDepartment: '/book/select/dept',
  /** 搜索 in one hospital; ?bookHosId bookSort search. */
  search: '/book/search',
  /** 搜索 in all; ?search bookHosId. */
  searchAll: '/book/search/v2',
  /** 当日挂号; ?bookHosId bookDeptId. */
  today: '/book/today',
  /** 预约确认; what chosenNumber says. */
  confirm: '/book/confirm',
  /** 支付挂号费; ?orderId. */
  pay: '/book/pay',
  payToo: '/book/pay2/:isFirst',
  /** 预约成功; ?orderId. */
  success: '/book/success',
  successToo: '/bookSuccess',
  /** 预约规则. */
  rule: '/book/rule',
  /** 预约服务. */
  service: '/bookService1',
  /** 科室介绍; ?deptId. */
  introduction: '/AppDeptInfo',
  /** 我的挂号. */
  mine: '/my/book',
  mineAhead: '/my/book/list',
  booking: '/my/book/list/:id',
  mineAll: '/my/book/all',
  /** 候补, ours; ?bookSchemeId or bookDocId. */
  waitlistApply: '/book/waitlist',
} as const

type Query = Readonly<Record<string, string | number | null | undefined>>

/** An address with what is known; what is empty is left out. */
export const withQuery = (path: string, query: Query): string => {
  const said = Object.entries(query).flatMap(([key, value]) => (value ? [[key, String(value)]] : []))
  return said.length > 0 ? `${path}?${new URLSearchParams(said)}` : path
}

export interface BookedAt {
  hosId?: string | undefined
  /** 1 in advance, 2 on the day (bookSorts). */
  sort?: number | string | undefined
}
const at = ({ hosId, sort }: BookedAt): Query => ({ bookHosId: hosId, bookSort: sort })

/** The page of a doctor who holds clinics. */
export const clinicDoctorPage = (clinicDoctorId: string, where: BookedAt = {}): string =>
  withQuery(bookingPaths.doctor.replace(':id', encodeURIComponent(clinicDoctorId)), {
    bookDocId: clinicDoctorId,
    ...at(where),
  })

/** A page of one department: by doctor, by day, its introduction. */
export const departmentPage = (
  path: (typeof bookingPaths)['byExpert' | 'byDate' | 'departments' | 'today'],
  deptId: string,
  { date, ...where }: BookedAt & { date?: string } = {},
): string => withQuery(path, { bookDeptId: deptId, ...at(where), date })

export const hospitalPage = (
  path: (typeof bookingPaths)['chooseDepartment' | 'experts' | 'departments' | 'search' | 'searchAll' | 'today'],
  where: BookedAt,
): string => withQuery(path, at(where))

/** One booking of one's own. */
export const bookingPage = (bookingId: string): string =>
  bookingPaths.booking.replace(':id', encodeURIComponent(bookingId))

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
  feeCents: number
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
  `${bookingPaths.confirm}?${new URLSearchParams({
    bookDocId: chosen.clinicDoctorId,
    deptName: chosen.deptName,
    hosName: chosen.hosName,
    schemeAmpm: chosen.period,
    schemeDate: chosen.onDay,
    bookFee: String(chosen.feeCents),
    bookHosId: chosen.hosId,
    bookDeptId: chosen.deptId,
    bookSchemeId: chosen.sessionId,
    bookNumId: chosen.numberId,
    numTime: chosen.time,
    numNo: String(chosen.no),
    docName: chosen.docName,
    docTitle: chosen.docTitle,
    bookSort: String(chosen.sort),
    registeType: chosen.sort === 2 ? '2' : '1',
    ...(chosen.parts?.length ? { mdtDeptList: chosen.parts.join(',') } : {}),
  })}`

/** Where one asks to be told when a number comes free: of one session, or of any of a doctor's. */
export const waitlistApplyPage = (of: { sessionId: string } | { clinicDoctorId: string }): string =>
  withQuery(
    bookingPaths.waitlistApply,
    'sessionId' in of ? { bookSchemeId: of.sessionId } : { bookDocId: of.clinicDoctorId },
  )

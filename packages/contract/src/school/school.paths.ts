/** The addresses of the school hospital, as given. */
export const schoolPaths = {
  /** 校医院挂号. */
  departments: '/school/dept',
  /** 选择号源, two tabs; ?deptCode. */
  department: '/school/type',
  byDate: '/school/type/date',
  byExpert: '/school/type/expert',
  /** 排班; ?docId. */
  doctor: '/school/paiban',
  mine: '/my/book/school',
  booking: '/my/book/school/:id',
} as const

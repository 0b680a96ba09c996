import type { Public } from './record-kinds.ts'

const offer: Public = 'public: hospitals, departments, doctors, sessions and numbers are shown to everybody'
const address: Public = 'public: only an address is made of it; the page there asks whose it is'
const desk: Public = 'public: the office keeps the clinics of all hospitals; who is none of it, rule 1 turns away'
const school = 'zheer.yygh.ApiSchoolHosService.'

/** What can be booked. */
export const clinicRecords: Readonly<Record<string, Readonly<Record<string, Public>>>> = {
  'nethos.book.dept.list.scheme.state': { bookHosId: offer },
  'nethos.book.dept.sub.state.get': { bookDeptId: offer },
  'nethos.book.dept.getbyhis': { bookHosId: offer, hisDeptCode: offer },
  'nethos.book.dept.info': { bookDeptId: offer },
  'nethos.system.information.dept': { deptCode: offer },
  'nethos.book.hos.info': { bookHosId: offer },
  'nethos.book.doc.info': { bookDocId: offer },
  'nethos.book.doc.scheme.list': { bookDocId: offer, bookDeptId: offer },
  'nethos.book.doc.expert.scheme.list': { bookDocId: offer, bookDeptId: offer },
  'nethos.book.doc.normal.scheme.list': { bookDeptId: offer },
  'nethos.book.doc.list.search': { bookHosId: offer },
  'nethos.book.doc.list.search.v2': { bookHosId: offer },
  'nethos.book.doc.list.scheme.list': { bookDeptId: offer, bookHosId: offer },
  'nethos.book.doc.list.tom.scheme.list': { bookDeptId: offer },
  'nethos.book.num.list': { bookSchemeId: offer },
  'nethos.book.doc.list.v2': { bookDeptId: offer, bookHosId: offer },
  'nethos.book.expert.doc.list': { bookDeptId: offer, bookHosId: offer },
  'nethos.book.doc.list.scheme.state': { bookDeptId: offer },
  'nethos.book.doc.plus.url.get': { bookDocId: offer },
  'smarthos.registrationguidance.book.return.url': { orderId: address, docId: address },
  'nethos.book.dept.mdt.list': { bookHosId: offer },
  'nethos.book.mdt.scheme.list': { bookDeptId: offer },
  [`${school}xyyGhDeptList`]: { hosid: offer, orgid: offer },
  [`${school}xyySchemeList`]: { deptCode: offer, docId: offer },
  [`${school}xyyNumList`]: { bookSchemeId: offer },
  'staff.clinic.department.list': { hosId: desk },
  'staff.clinic.department.save': { hosId: desk, deptCode: desk, parentCode: desk, partCodes: desk, gbDeptCode: desk },
  'staff.clinic.doctor.save': { hosId: desk, deptCode: desk, doctorCode: desk, docId: desk },
  'staff.clinic.plan.list': { hosId: desk },
  'staff.clinic.plan.save': { hosId: desk, deptCode: desk, doctorCode: desk, planCode: desk },
  'staff.clinic.plan.remove': { hosId: desk, planCode: desk },
  'staff.clinic.session.list': { hosId: desk },
  'staff.clinic.session.detail': { hosId: desk, sessionCode: desk },
  'staff.clinic.session.add': { hosId: desk, deptCode: desk, doctorCode: desk },
  'staff.clinic.session.change': { hosId: desk, sessionCode: desk },
  'staff.clinic.session.stop': { hosId: desk, sessionCode: desk },
  'staff.clinic.session.doctor': { hosId: desk, sessionCode: desk, doctorCode: desk },
  'staff.clinic.number.add': { hosId: desk, sessionCode: desk },
  'staff.clinic.number.turn': { hosId: desk, numberCode: desk },
  'staff.clinic.visit.end': { hosId: desk, numberCode: desk },
}

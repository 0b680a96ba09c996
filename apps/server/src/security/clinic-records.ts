import type { Public } from './record-kinds.ts'

const offer: Public = 'public: hospitals, departments, doctors, sessions and numbers are shown to everybody'
const address: Public = 'public: only an address is made of it; the page there asks whose it is'
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
}

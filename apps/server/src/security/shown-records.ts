import type { Records } from './record-kinds.ts'
import { doctor, text } from './whose.ts'

/** What everybody is shown: doctors, teams, articles, texts. */
export const shownRecords: Records = {
  'nethos.doc.list': { hosId: doctor, gbDeptCode: doctor, subDeptCode: doctor },
  'nethos.doc.card': { docId: doctor },
  'nethos.doc.detail': { docId: doctor },
  'nethos.doc.comment.list': { docId: doctor, moudleId: doctor },
  'nethos.doc.notice.get': { docId: doctor },
  'nethos.doc.consult.bill.fee': { docId: doctor },
  'nethos.follow.dp.add': { docId: doctor },
  'nethos.follow.cancel': { docId: doctor },
  'smarthos.team.list': { gbDeptCode: doctor, hosId: doctor },
  'smarthos.team.info.card': { id: doctor },
  'smarthos.serve.info.details': { id: doctor },
  'smarthos.follow.teampat.add': { teamId: doctor },
  'smarthos.follow.teampat.cancel': { teamId: doctor },
  'nethos.doc.article.index.list': { docId: doctor, teamId: doctor },
  'nethos.doc.article.team.list': { teamId: doctor },
  'nethos.doc.article.detail': { articleId: text },
  'nethos.doc.article.read': { articleId: text },
  'nethos.system.information.list': { typeId: text },
  'nethos.system.information.details': { newId: text },
  'nethos.doc.exclusive.code.scan.get': { exclusiveCodeId: 'public: a code that hangs on walls' },
  'nethos.doc.book.dept.list': { docId: doctor },
  'smarthos.card.info.doc.serve': { doctorId: doctor },
  'nethos.system.area.list': { parentCode: 'public: regions' },
  'nethos.system.information.block': { blockId: 'public: texts of the hospital are shown to everybody' },
}

import type { Public } from './record-kinds.ts'

const doctor: Public = 'public: doctors, teams, hospitals and departments are shown to everybody'
export const writersUpload: Public = 'public: the writer’s own upload; the desk’s tests try a patient’s file'
const words: Public = 'public: the words of a dictionary are offered to everybody'
const staff: Public =
  'public: an administrator looks after all the staff; his own is refused, and rule 1 turns others away'
const texts: Public = 'public: the texts on the desk belong to the office; who is none of it, rule 1 turns away'
/** Services of one desk whose ids all mean the same. */
const each = <Meaning>(desk: string, verbs: readonly string[], meaning: Meaning): Record<string, Meaning> =>
  Object.fromEntries(verbs.map(verb => [`${desk}.${verb}`, meaning]))

const accounts: Public =
  'public: operators look after all accounts, masked and written down; who is none, rule 1 turns away'

/** What the ids mean at the desks of the home page, the texts and the switches. */
export const deskRecords: Record<string, Record<string, Public>> = {
  'staff.patient.mobile.captcha': { patId: accounts },
  'staff.patient.mobile.ask': { patId: accounts, cid: 'public: a captcha is nobody’s record; rule 15 tries it' },
  ...each('staff.patient.mobile', ['approve', 'end'], { caseId: accounts }),
  'staff.second_factor.reset': { staffId: staff },
  'staff.account.add': { docId: doctor },
  'staff.account.change': { staffId: staff, docId: doctor },
  ...each('staff.account', ['password.reset', 'switch'], { staffId: staff }),
  'staff.hospital.save': { hosId: doctor },
  'staff.campus.save': { hosId: doctor, campusId: doctor },
  ...each('staff.content.text', ['detail', 'save', 'submit', 'publish', 'send_back', 'drop', 'show'], {
    textId: texts,
  }),
  ...each('staff.content', ['detail', 'remove', 'submit', 'publish', 'send_back', 'withdraw', 'rework'], {
    articleId: texts,
  }),
  ...each('staff.content.type', ['save', 'move', 'remove'], { typeId: texts }),
  ...each('staff.home', ['move', 'show', 'remove'], { itemId: texts }),
  'staff.system.dictionary.change': { seen: words, words },
  'staff.home.banner.save': { bannerId: texts, picture: writersUpload },
  'staff.home.entry.save': { entryId: texts },
  'staff.home.notice.save': { noticeId: texts },
  'staff.content.add': { typeId: texts, docId: doctor, teamId: doctor },
  'staff.content.save': { articleId: texts, cover: writersUpload, typeId: texts, docId: doctor, teamId: doctor },
}

import { writersUpload } from './desk-records.ts'
import type { Public, Records } from './record-kinds.ts'
import { doctor } from './whose.ts'

const letters: Public = 'public: operators read all letters to the hospital; who is none, rule 1 turns away'
const accounts: Public =
  'public: operators look after all accounts, masked and written down; who is none, rule 1 turns away'
const office: Public = 'public: operators see the money of all; who is none, rule 1 turns away'

/** What the office looks after. */
export const officeRecords: Records = {
  'staff.audit.list': { patId: office },
  'staff.feedback.detail': { feedbackId: letters },
  'staff.feedback.answer': { feedbackId: letters },
  'staff.feedback.close': { feedbackId: letters },
  'staff.doctor.list': { gbDeptCode: doctor },
  'staff.doctor.detail': { docId: doctor },
  'staff.doctor.change': { docId: doctor, docAvatar: writersUpload },
  'staff.doctor.notice.change': { docId: doctor },
  'staff.doctor.add': { hosId: doctor, gbDeptCode: doctor },
  'staff.doctor.offer.change': { docId: doctor },
  'staff.team.list': { hosId: doctor },
  'staff.team.detail': { teamId: doctor },
  'staff.team.add': { hosId: doctor, gbDeptCode: doctor },
  'staff.team.change': { teamId: doctor, hosId: doctor, gbDeptCode: doctor, teamAvatar: writersUpload },
  'staff.team.offer.change': { teamId: doctor },
  'staff.team.banner.change': { teamId: doctor, picture: writersUpload },
  'staff.team.service.save': { teamId: doctor, serviceId: doctor },
  'staff.team.member.add': { teamId: doctor, docId: doctor },
  'staff.team.member.remove': { teamId: doctor, docId: doctor },
  'staff.team.member.lead': { teamId: doctor, docId: doctor },
  'staff.team.member.order': { teamId: doctor, docIds: doctor },
  'staff.patient.detail': { patId: accounts },
  'staff.free_clinic.save': { freeClinicId: office, docIds: doctor, teamIds: doctor },
}

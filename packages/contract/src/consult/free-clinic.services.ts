import * as z from 'zod/mini'
import { optionalId, pageNum, pageSize } from '../common/fields.ts'
import { department } from '../doctors/doctors.schemas.ts'
import { doctorSpelling } from '../doctors/doctors.words.ts'
import { list, obj, page, service, type Services } from '../service.ts'
import { spell } from '../spelling.ts'
import { teamSpelling } from '../teams/teams.words.ts'
import { clinicDoctor, clinicTeam, freeClinic } from './free-clinic.schemas.ts'
import { open } from '../common/ids.ts'
import { shownToAll } from '../common/open-ids.ts'

const clinicSpelling = spell(doctorSpelling, { words: { isOpen: 'open', leftToday: 'remainNumber' } })

/** 义诊: what everybody may look at; a consult in it is asked with its freeClinicId (consult.services.ts). */
export const freeClinicServices = {
  /**
   * The clinic that is open, or else the one that opens next; null when there is none. Its departments, and its doctors:
   * of one department when that is named, a hundred at most, those who still take somebody today first.
   */
  freeClinic: service({
    name: 'nethos.consult.free.index',
    kind: 'query',
    access: 'anybody',
    input: z.object({ freeClinicId: open(shownToAll, optionalId), gbDeptCode: open(shownToAll, optionalId) }),
    reply: obj(
      z.nullable(z.object({ ...freeClinic.shape, deptList: z.array(department), docList: z.array(clinicDoctor) })),
    ),
    spelling: clinicSpelling,
  }),
  /** Departments that have a doctor in the clinic. */
  freeClinicDepartments: service({
    name: 'nethos.consult.free.dept',
    kind: 'query',
    access: 'anybody',
    input: z.object({ freeClinicId: open(shownToAll, optionalId) }),
    reply: list(department),
    spelling: clinicSpelling,
  }),
  /** Doctors of the fever clinics that are open. */
  feverDoctors: service({
    name: 'nethos.consult.free.fever.doc.list',
    kind: 'query',
    access: 'anybody',
    input: z.object({ pageNum, pageSize: pageSize(10, 50) }),
    reply: page(clinicDoctor),
    spelling: clinicSpelling,
  }),
  /** Teams of the free clinics that are open. */
  freeClinicTeams: service({
    name: 'nethos.consult.free.team.list',
    kind: 'query',
    access: 'anybody',
    input: z.object({ pageNum, pageSize: pageSize(10, 50) }),
    reply: page(clinicTeam),
    spelling: spell(teamSpelling, { words: { leftToday: 'remainNumber' } }),
  }),
} satisfies Services

import type { ClinicOffer, OfferedDepartment, OfferedDoctor } from '../../../sandbox/hospital/booking/offer.table.ts'
import { demoDoctors, type DemoDoctor } from '../doctors.ts'
import { ordinaryDepartments, schoolDepartments, teamDepartments } from './departments.ts'
import { plansOfDepartment, plansOfDoctor, plansOfSchool, plansOfTeam, type HeldBy } from './plans.ts'

const houses = [
  { hosId: 'h1', releaseHour: 7 },
  { hosId: 'h2', releaseHour: 8 },
  { hosId: 'h3', releaseHour: 15 },
]
const schoolAt = 'h1'

/** What the demo's three hospitals give out, each week anew. */
export function demoOffer(): ClinicOffer {
  const ordinary = houses.flatMap(({ hosId }) => ordinaryDepartments(hosId))
  const teams = houses.map(({ hosId }) =>
    teamDepartments(
      hosId,
      ordinary.filter(one => one.hosId === hosId),
    ),
  )
  const school = schoolDepartments(schoolAt)
  const held = demoDoctors.filter(of => of.docType === 'DOC').flatMap((of, position) => holder(of, ordinary, position))
  const atSchool = school.filter(one => one.parentCode !== undefined)
  const schoolDoctors = atSchool.flatMap(department => schoolDoctor(department))
  return {
    houses,
    departments: [...ordinary, ...teams.flat(), ...school],
    doctors: [...held.map(({ doctor }) => doctor), ...schoolDoctors],
    plans: [
      ...held.flatMap(plansOfDoctor),
      ...ordinary.filter(one => one.parentCode !== undefined).flatMap(plansOfDepartment),
      ...teams.flatMap(ofOne => ofOne.flatMap(plansOfTeam)),
      ...atSchool.flatMap(one =>
        plansOfSchool(one, schoolDoctors.find(({ deptCode }) => deptCode === one.deptCode)?.doctorCode),
      ),
    ],
  }
}

function holder(of: DemoDoctor, departments: readonly OfferedDepartment[], position: number): HeldBy[] {
  const department = departments.find(
    ({ hosId, deptName, parentCode }) => hosId === of.hosId && deptName === of.deptName && parentCode !== undefined,
  )
  return department ? [{ of, doctor: doctorOf(of, department, position) }] : []
}

const doctorOf = (of: DemoDoctor, { hosId, deptCode }: OfferedDepartment, position: number): OfferedDoctor => ({
  hosId,
  doctorCode: `D${of.docId.slice(1)}`,
  deptCode,
  doctorName: of.docName,
  title: of.docTitle,
  skill: of.skill,
  isExpert: of.docTitle.includes('主任医师'),
  docId: of.docId,
  position,
})

/** Some of the hospital's doctors also come to the school; in 全科 whoever is there. */
function schoolDoctor(department: OfferedDepartment): OfferedDoctor[] {
  if (department.gbDeptCode === '02') return []
  const of = demoDoctors.find(
    one => one.docType === 'DOC' && one.hosId === department.hosId && one.gbDeptCode === department.gbDeptCode,
  )
  return of ? [doctorOf(of, department, 900)] : []
}

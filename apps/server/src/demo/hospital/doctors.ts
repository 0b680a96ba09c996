import { chance } from '../chance.ts'
import { clinics } from './clinics/all-clinics.ts'
import type { Clinic } from './clinics/clinic.ts'
import { firstDoctors } from './first-doctors.ts'
import { campuses } from './hospitals.ts'
import { nameOf } from './names.ts'
import { resumeOf } from './resumes.ts'
import { rankOf } from './ranks.ts'

export interface DemoDoctor {
  docId: string
  docType: 'DOC' | 'NURSE' | 'PHARMACIST'
  docName: string
  gender: 'M' | 'F'
  docTitle: string
  teachTitle: string
  ccpRole: string
  licenceNumber: string
  hosId: string
  campusId: string
  gbDeptCode: string
  deptName: string
  skill: string
  resume: string
  tags: string[]
  avatar: string
  canPrescribe: boolean
  freeClinicIsOn: boolean
  famousPosition: number | null
  recommendPosition: number
}

function allDoctors(): DemoDoctor[] {
  const taken = new Set<string>(firstDoctors.map(doctor => doctor.docName))
  const others = clinics
    .flatMap(clinic => clinic.skills.map((skill, nth) => ({ clinic, skill, nth })))
    .filter(one => !firstOf(one))
  return [
    ...firstDoctors.map(doctor => first(doctor)),
    ...others.map((one, index) => drawn(one, firstDoctors.length + index + 1, taken)),
  ]
}

interface Place {
  clinic: Clinic
  skill: string
  nth: number
}

const firstOf = ({ clinic, nth }: Place) => nth === 0 && firstDoctors.some(doctor => doctor.clinic === clinic.name)

function first(doctor: (typeof firstDoctors)[number]): DemoDoctor {
  const clinic = clinics.find(one => one.name === doctor.clinic)!
  const {
    docId,
    docName,
    gender,
    age,
    docTitle,
    teachTitle,
    ccpRole,
    hosId,
    campusId,
    canPrescribe,
    famousPosition,
    recommendPosition,
    resume,
  } = doctor
  return {
    docId,
    docType: 'DOC',
    docName,
    gender,
    docTitle,
    teachTitle,
    ccpRole,
    licenceNumber: licenceOf(docId),
    hosId,
    campusId,
    gbDeptCode: clinic.code,
    deptName: clinic.name,
    skill: clinic.skills[0]!,
    resume,
    tags: [...doctor.tags],
    avatar: avatarOf(docId, gender, age, false),
    canPrescribe,
    freeClinicIsOn: false,
    famousPosition,
    recommendPosition,
  }
}

function drawn({ clinic, skill, nth }: Place, number: number, taken: Set<string>): DemoDoctor {
  const docId = `d${String(number).padStart(4, '0')}`
  const luck = chance(`doctor ${docId}`)
  const isNurse = clinic.nurses === true
  const { title: docTitle, teachTitle, age } = rankOf(luck, nth, clinic.skills.length, isNurse)
  const { name: docName, gender } = nameOf(luck, number, age, womenShareOf(clinic), taken)
  const hosId = clinic.at[nth % clinic.at.length]!
  const isChief = nth === 0 && !isNurse
  return {
    docId,
    docType: isNurse ? 'NURSE' : 'DOC',
    docName,
    gender,
    docTitle,
    teachTitle,
    ccpRole: luck.share(0.08) ? '党员先锋岗' : '',
    licenceNumber: licenceOf(docId),
    hosId,
    campusId: luck.pick(campuses.filter(campus => campus.hosId === hosId)).campusId,
    gbDeptCode: clinic.code,
    deptName: clinic.name,
    skill,
    resume: resumeOf(luck, clinic, docTitle, teachTitle, age - 25, nth),
    tags: luck.some(clinic.tags, luck.int(2, 4)),
    avatar: avatarOf(docId, gender, age, isNurse),
    canPrescribe: !isNurse && docTitle !== '住院医师' && luck.share(0.6),
    freeClinicIsOn: !isNurse && luck.share(0.07),
    famousPosition: isChief && luck.share(0.3) ? 10 + number : null,
    recommendPosition: isChief && luck.share(0.45) ? 5 + number : 1000 + number,
  }
}

const womenShareOf = ({ nurses, code }: Clinic) =>
  nurses ? 0.9 : code.startsWith('05') || code.startsWith('07') ? 0.75 : code.startsWith('04') ? 0.25 : 0.48

const licenceOf = (docId: string) => `演示${docId.slice(1).padStart(10, '0')}`

/** The drawing's name says who is to be drawn. */
const avatarOf = (docId: string, gender: 'M' | 'F', age: number, isNurse: boolean) =>
  `portrait-${isNurse ? 'nurse-' : ''}${gender.toLowerCase()}${age}-${docId}`

/** The hospital's doctors and nurses, d0001 first. */
export const demoDoctors: readonly DemoDoctor[] = allDoctors()

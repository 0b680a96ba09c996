import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { bindingServices } from '@nethos/contract/hospital-account/binding.services.ts'
import { fileServices } from '@nethos/contract/hospital-account/file.services.ts'
import { peopleServices } from '@nethos/contract/people/people.services.ts'
import { realNameServices } from '@nethos/contract/people/real-name.services.ts'

export { campuses } from './hospitals.ts'
/** Of whose files it is. */
export const person = (personId: string) => query(peopleServices.getPerson, { personId })
/** Asked anew each time: what the hospital has may have changed at its window. */
export const bindingOf = (whose: { personId: string; hosId: string }) => query(bindingServices.checkBinding, whose)
export const file = (personId: string, hosId: string) => query(fileServices.getFile, { personId, hosId })
export const cards = (personId: string, hosId: string) => query(fileServices.listCards, { personId, hosId })

/** What says something of a person's accounts. */
const ofPerson = [
  peopleServices.listPeople,
  peopleServices.getPerson,
  peopleServices.getSelf,
  peopleServices.judgePeople,
  realNameServices.listRealNameWays,
] as const
const ofFile = [
  bindingServices.checkBinding,
  fileServices.getFile,
  fileServices.checkFile,
  fileServices.listCards,
] as const

export const checkFile = command(fileServices.checkFile)
export const bind = command(bindingServices.bind, ...ofPerson, ...ofFile)
export const createFile = command(bindingServices.createFile, ...ofPerson, ...ofFile)
export const unbind = command(bindingServices.unbind, ...ofPerson, ...ofFile)
export const sendHospitalCaptcha = command(bindingServices.sendHospitalCaptcha)
export const changeHospitalMobile = command(bindingServices.changeHospitalMobile, ...ofFile)
export const changeFile = command(fileServices.changeFile, ...ofFile)
export const proveIdCard = command(fileServices.proveIdCard)

import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { consentServices } from '@nethos/contract/account/consent.services.ts'
import { profileServices } from '@nethos/contract/account/profile.services.ts'
import { guardianServices } from '@nethos/contract/people/guardian.services.ts'
import { peopleServices } from '@nethos/contract/people/people.services.ts'
import { realNameServices } from '@nethos/contract/people/real-name.services.ts'

export const people = () => query(peopleServices.listPeople, {})
export const person = (personId: string) => query(peopleServices.getPerson, { personId })
/** Whether one more may be added: refused with -3 when not. */
export const mayAdd = () => query(peopleServices.judgeAddition, {})

export const sendPersonCaptcha = command(peopleServices.sendPersonCaptcha)
export const sendMobileCaptcha = command(peopleServices.sendPersonMobileCaptcha)

/** What says something of the account's people. */
const ofPeople = [
  peopleServices.listPeople,
  peopleServices.getPerson,
  peopleServices.getSelf,
  peopleServices.judgePeople,
  profileServices.getProfile,
] as const
export const addPerson = command(peopleServices.addPerson, peopleServices.judgeAddition, ...ofPeople)
export const changePerson = command(peopleServices.changePerson, ...ofPeople)
export const saveGuardian = command(guardianServices.saveGuardian, guardianServices.checkGuardian, ...ofPeople)
export const realNameWays = (personId: string) => query(realNameServices.listRealNameWays, { personId })
export const verifyByPolice = command(realNameServices.verifyByPolice, realNameServices.listRealNameWays, ...ofPeople)
export const agreeToRealName = command(consentServices.giveConsent)
/** The removed one is not asked for again: he is gone. */
export const removePerson = command(
  peopleServices.removePerson,
  peopleServices.listPeople,
  peopleServices.getSelf,
  peopleServices.judgePeople,
)

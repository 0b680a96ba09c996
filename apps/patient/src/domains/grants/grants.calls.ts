import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { grantServices } from '@nethos/contract/grants/grants.services.ts'
import { ownSayServices } from '@nethos/contract/grants/own-say.services.ts'

export const managedPeople = () => query(grantServices.listManaged, {})
export const managedPerson = (personId: string) => query(grantServices.getManaged, { personId })
export const managers = () => query(ownSayServices.listManagers, {})

/** Whose hand: the key of the text message, or the id of a request that is about oneself. */
export interface Hand {
  key: string
  grantId: string
}
export const grantAboutMe = (hand: Hand) => query(ownSayServices.readGrant, hand)

const ofManaged = [grantServices.listManaged, grantServices.getManaged] as const
const ofMine = [ownSayServices.readGrant, ownSayServices.listManagers] as const
export const askGrant = command(grantServices.askGrant, ...ofManaged)
export const giveByCode = command(grantServices.giveByCode, ...ofManaged)
export const endGrant = command(grantServices.endGrant, ...ofManaged)
export const answerGrant = command(ownSayServices.answerGrant, ...ofMine)
export const revokeGrant = command(ownSayServices.revokeGrant, ...ofMine)
export const endManager = command(ownSayServices.endManager, ...ofMine)

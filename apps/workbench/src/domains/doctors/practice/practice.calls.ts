import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { practiceServices as services } from '@nethos/contract/doctors/practice.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'

export type MyOffer = OutputOf<typeof services.myPractice>['offers'][number]
export type BoundRow = OutputOf<typeof services.listBounds>[number]

export const myPractice = query(services.myPractice, {})
export const savePractice = command(services.savePractice, services.myPractice)
export const saveMyOffer = command(services.saveMyOffer, services.myPractice)
export const saveMyNotice = command(services.saveMyNotice, services.myPractice)
export const bounds = query(services.listBounds, {})
export const saveBound = command(services.saveBound, services.listBounds)

import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { pathwayServices } from '@nethos/contract/pathway/pathway.services.ts'
import { programmePayServices as paying } from '@nethos/contract/programme/programme-pay.services.ts'
import { programmeServices as services } from '@nethos/contract/programme/programme.services.ts'
import { systemServices } from '@nethos/contract/system/system.services.ts'

export const screeningDepartments = () => query(systemServices.setting, { key: 'screening.departments' })
export const programmeOf = (code: string) => query(services.programme, { code })
export const expertsOf = (code: string) => query(services.programmeExperts, { code })
export const applicationsOf = (code: string) => query(services.listApplications, { code })
export const openApplicationsOf = (code: string, personId = '') => query(services.openApplications, { code, personId })
export const applicationOf = (applicationId: string) => query(services.application, { applicationId })
export const talkOf = (applicationId: string) => query(services.applicationTalk, { applicationId })
export const pathwayOf = (pathwayId: string) => query(pathwayServices.getPathway, { pathwayId })

const { application, listApplications, openApplications, applicationTalk } = services
export const draftNow = command(services.applicationDraft)
export const saveDraft = command(services.saveApplicationDraft)
export const apply = command(services.apply, listApplications, openApplications)
export const answerAsked = command(services.answerAsked, application, listApplications)
export const withdraw = command(services.withdrawApplication, application, listApplications, openApplications)
export const say = command(services.sayInApplication, applicationTalk)
export const pay = command(paying.payApplication, application, listApplications, openApplications)
export const queryPayment = command(paying.queryApplicationPayment, application, listApplications, openApplications)

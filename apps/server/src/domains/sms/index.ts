import type { Domain } from '../../domains.ts'
import { sendSms } from './sms.jobs.ts'

export const smsDomain: Domain = { services: [], jobs: [sendSms] }

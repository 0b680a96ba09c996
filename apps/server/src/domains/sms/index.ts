import type { Domain } from '../../domain.ts'
import { sendSms } from './sms.jobs.ts'

export const smsDomain: Domain = { services: [], jobs: [sendSms] }

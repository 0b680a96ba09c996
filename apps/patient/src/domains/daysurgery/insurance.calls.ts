import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { surgeryInsuranceServices as services } from '@nethos/contract/daysurgery/insurance.services.ts'
import type { Which } from './daysurgery.calls.ts'

export const insurance = (which: Which) => query(services.surgeryInsurance, which)
export const insure = command(services.insureSurgery, services.surgeryInsurance)
export const cancelPolicy = command(services.cancelPolicy, services.surgeryInsurance)
export const payPolicy = command(services.payPolicy, services.surgeryInsurance)
export const queryPayment = command(services.queryPolicyPayment, services.surgeryInsurance)

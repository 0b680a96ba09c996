import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { pathwayServices as services } from '@nethos/contract/pathway/pathway.services.ts'

export const plans = () => query(services.listPlans, {})
export const pathway = (pathwayId: string) => query(services.getPathway, { pathwayId })
export const task = (taskId: string) => query(services.getTask, { taskId })
export const quietHours = () => query(services.getQuietHours, {})

const shown = [services.listPlans, services.getPathway, services.getTask]
export const completeTask = command(services.completeTask, ...shown)
export const undoTask = command(services.undoTask, ...shown)
export const saveQuietHours = command(services.saveQuietHours, services.getQuietHours)

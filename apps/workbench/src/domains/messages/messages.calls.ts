import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { messageDeskServices as services } from '@nethos/contract/messages/message-desk.services.ts'

export type { DeskTemplate } from '@nethos/contract/messages/message-desk.services.ts'
export const templates = () => query(services.listTemplates, {})
export const changeTemplate = command(services.changeTemplate, services.listTemplates)
export const resetTemplate = command(services.resetTemplate, services.listTemplates)

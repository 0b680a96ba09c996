import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { interfaceServices as services } from '@nethos/contract/interfaces/interfaces.services.ts'

export const messages = (isSettled: boolean, pageNum: number) => query(services.listMessages, { isSettled, pageNum })
export const openMessage = command(services.openMessage)
export const readAgain = command(services.readAgain, services.listMessages, services.listLines)
export const settleMessage = command(services.settleMessage, services.listMessages, services.listLines)
export const lines = () => query(services.listLines, {})

import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { textDeskServices as services, type TextKind } from '@nethos/contract/content/text-desk.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'

export type DeskTextRow = OutputOf<typeof services.listTexts>[number]
export type DeskText = OutputOf<typeof services.textDetail>

export const texts = () => query(services.listTexts, {})
export const text = (kind: TextKind, textId: string) => query(services.textDetail, { kind, textId })

const both = [services.listTexts, services.textDetail] as const
export const saveText = command(services.saveText, ...both)
export const submitText = command(services.submitText, ...both)
export const publishText = command(services.publishText, ...both)
export const sendBackText = command(services.sendBackText, ...both)
export const dropText = command(services.dropText, ...both)
export const showText = command(services.showText, ...both)

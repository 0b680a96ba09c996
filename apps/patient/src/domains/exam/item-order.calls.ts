import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { itemOrderServices as services } from '@nethos/contract/exam/item-order.services.ts'

export const items = (personId: string) => query(services.orderableItems, { personId })
export const itemOrders = (personId: string) => query(services.itemOrders, { personId })
export const itemOrder = (itemOrderId: string) => query(services.itemOrder, { itemOrderId })

const { itemOrder: one, itemOrders: all } = services
export const openOrder = command(services.openItemOrder, all)
export const cancelOrder = command(services.cancelItemOrder, one, all)
export const payOrder = command(services.payItemOrder, one, all)
export const queryPayment = command(services.queryItemOrderPayment, one, all)

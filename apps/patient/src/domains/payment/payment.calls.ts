import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { paymentServices } from '@nethos/contract/payment/payment.services.ts'

const changed = [consultServices.consultDetail, consultServices.listConsults, paymentServices.listOrders] as const
export const pay = command(paymentServices.pay, ...changed)
export const queryPayment = command(paymentServices.queryPayment, ...changed)
export const orders = () => query(paymentServices.listOrders, {})
export const refundDetail = (consultId: string) => query(paymentServices.refundDetail, { consultId })

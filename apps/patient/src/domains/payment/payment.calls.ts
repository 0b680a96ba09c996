import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { invoiceServices } from '@nethos/contract/payment/invoice.services.ts'
import { paymentServices } from '@nethos/contract/payment/payment.services.ts'

const changed = [consultServices.consultDetail, consultServices.listConsults, paymentServices.listOrders] as const
/** What is paid for. */
export const consultDetail = (consultId: string) => query(consultServices.consultDetail, { consultId })
export const pay = command(paymentServices.pay, ...changed)
export const queryPayment = command(paymentServices.queryPayment, ...changed)
export const orders = () => query(paymentServices.listOrders, {})
export const refundDetail = (consultId: string) => query(paymentServices.refundDetail, { consultId })
/** Of one person, of one consult, or all. */
export const invoices = (of: { personId?: string; consultId?: string }) => query(invoiceServices.listInvoices, of)
export const requestInvoice = command(invoiceServices.requestInvoice, invoiceServices.listInvoices)

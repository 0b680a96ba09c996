import { states, type StateOf } from '../states.ts'

/** The life of an electronic invoice (docs/product/needs.md 19). The labels are what the patient reads. */
export const invoiceStates = states<object>()({
  requested: {
    code: 'requested',
    label: '开票中',
    on: {
      issue: { by: 'provider', to: 'issued' },
      refuse: { by: 'provider', to: 'refused' },
      withdraw: { by: 'payment', to: 'withdrawn' },
    },
  },
  issued: { code: 'issued', label: '已开具', on: { void: { by: 'payment', to: 'voiding' } } },
  /** The provider would not write it: asked for again with another title. */
  refused: { code: 'refused', label: '开票失败', on: { withdraw: { by: 'payment', to: 'withdrawn' } } },
  /** Money went back: the red invoice is on its way. */
  voiding: { code: 'voiding', label: '冲红中', on: { finish: { by: 'provider', to: 'voided' } } },
  voided: { code: 'voided', label: '已冲红', on: {} },
  /** Money went back before it was written, or another took its place. */
  withdrawn: { code: 'withdrawn', label: '已撤销', on: {} },
})
export type InvoiceState = StateOf<typeof invoiceStates>
export const invoiceStateNames = Object.keys(invoiceStates) as InvoiceState[]

/** While one of these stands, no other is asked for. */
export const openInvoices: readonly InvoiceState[] = ['requested', 'issued']

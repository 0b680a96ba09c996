import type pg from 'pg'
import type { Clock } from '../../ports/clock.ts'
import type { InvoiceProvider } from '../../ports/invoice.ts'

/** The tax office does not know this company any more: for trying a refusal. */
export const closedCompany = '91330100MA27XF2K0N'

/** Twenty digits, as an electronic invoice has: the year, the province, a running number. */
const number = `to_char($1::timestamptz at time zone 'Asia/Shanghai', 'YY') || '33' || lpad(nextval('sandbox.invoice_number')::text, 16, '0')`

/** The demo hospital's provider of invoices, with books of its own. */
export const demoInvoices = (pool: pg.Pool, clock: Clock): InvoiceProvider => ({
  async issue({ invoiceId, title, taxNo, amountCents }) {
    if (taxNo === closedCompany) return { outcome: 'refused', reason: '购买方纳税人识别号状态异常' }
    await pool.query(
      `insert into sandbox.invoice (invoice_id, invoice_no, amount_cents, title, tax_no, issued_at)
        values ($2, ${number}, $3, $4, $5, $1) on conflict (invoice_id) do nothing`,
      [new Date(clock.now()), invoiceId, amountCents, title, taxNo],
    )
    const { rows } = await pool.query<{ invoice_no: string; issued_at: Date }>(
      'select invoice_no, issued_at from sandbox.invoice where invoice_id = $1',
      [invoiceId],
    )
    return { outcome: 'issued', invoiceNo: rows[0]!.invoice_no, issuedAt: new Date(rows[0]!.issued_at).getTime() }
  },
  async takeBack({ invoiceId }) {
    const { rows } = await pool.query<{ red_no: string; voided_at: Date }>(
      `update sandbox.invoice set red_no = coalesce(red_no, ${number}), voided_at = coalesce(voided_at, $1)
        where invoice_id = $2 returning red_no, voided_at`,
      [new Date(clock.now()), invoiceId],
    )
    return { redNo: rows[0]!.red_no, at: new Date(rows[0]!.voided_at).getTime() }
  },
})

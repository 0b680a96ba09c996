// What was acknowledged before the kill beside what was put back: messages, payments, files, the ledger.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { lostOf } from '../../../peers/lib/hospital.mjs'
import { booksOf } from '../../../peers/lib/payments.mjs'
import { ask } from '../../../peers/lib/postgres.mjs'

/** What was acknowledged and is not there; money to the cent. */
export async function compare({ url }, safe, { patients, paid, uploads }, killedAt) {
  const messages = await lostOf(url, new Map([...patients.said].filter(([, at]) => at <= killedAt)))
  const settled = await ask(url, `select biz_id from payment where state = 'paid' and biz_id = any($1)`, [
    paid.map(one => one.consultId),
  ])
  // Acknowledged by the provider; the hospital hears of it a moment later, or asks for it again (settlesAll).
  const found = await ask(url, `select pay_no from payment where pay_no = any($1)`, [paid.map(one => one.payNo)])
  const isKnown = new Set(found.map(row => row.pay_no))
  const [known, payments] = [true, false].map(is => paid.filter(one => isKnown.has(one.payNo) === is))
  const kept = await ask(url, `select atta_id, storage_key from attachment where atta_id = any($1)`, [
    [...uploads.keys()],
  ])
  const there = new Map(kept.map(row => [row.atta_id, row.storage_key]))
  const missing = [...uploads].filter(([id]) => !there.has(id) || !existsSync(fileOf(safe.files, there.get(id))))
  const [{ balance, unbalanced }] = await ask(
    url,
    `select coalesce(sum(amount_cents), 0)::int as balance,
            (select count(*)::int from (select pay_no from ledger group by pay_no having sum(amount_cents) <> 0) as odd) as unbalanced
     from ledger`,
  )
  if (settled.length === 0 || unbalanced > 0) throw new Error(`settled ${settled.length}, unbalanced ${unbalanced}`)
  return {
    counts: { messages: messages.length, payments: payments.length, uploads: missing.length },
    all: [...messages.map(one => one.at), ...payments.map(one => one.at), ...missing.map(([, at]) => at)],
    cents: Math.abs(balance),
    known,
    settled: settled.length,
  }
}

/** How many of these payments the hospital knows and does not know to be paid. */
export async function unheardOf(url, paid) {
  const payNos = paid.map(one => one.payNo)
  const rows = await ask(url, `select from payment where pay_no = any($1) and state in ('opening', 'open')`, [payNos])
  return rows.length
}

/** Each payment that stands there is settled by the server that was started on it: once, to the cent, its consult going. */
export async function settlesAll({ url }, known) {
  const books = await booksOf(url, known)
  if (books.offCents !== 0 || books.balance !== 0 || books.twice > 0 || books.going !== known.length)
    throw new Error(`of ${known.length} payments put back: ${JSON.stringify(books)}`)
  return books
}

/** All of before the second, and nothing of after it. */
export async function compareNamed({ url }, { patients, paid }, at) {
  const said = [...patients.said]
  const due = said.filter(([, when]) => when < at).map(([text]) => text)
  const rows = await ask(url, 'select content, created_at from consult_message where content = any($1)', [
    said.map(([text]) => text),
  ])
  const there = new Set(rows.map(row => row.content))
  const missing = due.filter(text => !there.has(text))
  const duePayments = paid.filter(one => one.at < at).map(one => one.payNo)
  const [{ payments, paidLater }] = await ask(
    url,
    `select count(*) filter (where pay_no = any($1))::int as payments,
            count(*) filter (where created_at > $2)::int as "paidLater" from payment`,
    [duePayments, new Date(at)],
  )
  const [{ after, balance, counts }] = await ask(
    url,
    `select (select count(*)::int from consult_message where created_at > $1) as after,
            (select coalesce(sum(amount_cents), 0)::int from ledger) as balance,
            (select count(*) from account) || ' accounts, ' || (select count(*) from consult) || ' consults, ' ||
            (select count(*) from ledger) || ' lines of the ledger' as counts`,
    [new Date(at)],
  )
  if (missing.length > 0 || after > 0 || balance !== 0)
    throw new Error(`missing ${missing.length}, of after ${after}, the ledger is off by ${balance}`)
  if (payments !== duePayments.length || paidLater > 0)
    throw new Error(`${payments} of ${duePayments.length} payments of before, ${paidLater} begun after`)
  return { there: due.length - missing.length, due: due.length, payments, after, counts }
}

const fileOf = (folder, key) => {
  const hash = createHash('sha256').update(key).digest('hex')
  return join(folder, hash.slice(0, 2), hash.slice(2, 4), hash)
}

import { expect, test } from 'vitest'
import { domains } from '../domains.ts'

const services = domains.flatMap(domain => domain.services.map(({ service }) => service))
/** A doctor's report of his year is no login that anybody waits for, and who leaves may leave later. */
const notUrgent = ['nethos.doc.captcha.report.login', 'staff.logout']
const first = services.filter(
  ({ name, kind, beforeSecondStep }) =>
    kind === 'command' &&
    !notUrgent.includes(name) &&
    (name.endsWith('.login') || /\.pay(\.|$)/.test(name) || beforeSecondStep),
)

test('who logs in, in all steps of it, and who pays is turned away last', () => {
  expect(first.length).toBeGreaterThan(25)
  expect(first.filter(service => !service.shedLast).map(service => service.name)).toEqual([])
})

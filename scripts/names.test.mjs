import { expect, test } from 'vitest'
import { declaredIn, isPrivate, privateNames } from './names.mjs'

/** What is left, and why: this list only gets shorter. */
const left = {
  // On the wire, in the hospital's own gateway, or in rows that are stored: another name would be another format.
  standing:
    'reports of a laboratory item (reports/lab), and how an admission is arranged (ports/hospital-stays.ts): both are spoken to the hospital and to pages that are open',
  tellRefund: 'a call of our own gateway (docs/gateway)',
  told: 'facts that hl7v2/stays has stored',
  isTold: 'the head of the patient, as pages that are open read it',
  // Columns.
  nearToldAt: 'clinic_visitor',
  saidAt: 'consult_message',
  toldAt: 'own_medicine',
}

test('nothing is named in words of a dialect of ours', () => {
  expect(privateNames().filter(one => !(one.split(' ')[1] in left))).toEqual([])
})

test('a name that is left is still there', () => {
  const there = new Set(privateNames().map(one => one.split(' ')[1]))
  expect(Object.keys(left).filter(name => !there.has(name))).toEqual([])
})

test.each(['told', 'isTold', 'keptOrders', 'whatWasSaid', 'goOn', 'mayGoOn', 'GoesOn', 'TOLD', 'standingTitle'])(
  '%s is one',
  name => expect(isPrivate(name)).toBe(true),
)
test.each(['keepAlive', 'outstanding', 'saidiReport', 'intellect', 'goOnline', 'notified'])('%s is none', name =>
  expect(isPrivate(name)).toBe(false),
)

test('names are found wherever they are declared', () => {
  const text = `
    const { told, a: { b = 1 }, ...rest } = x
    function said([kept], { heard: c }: { heard: string }) {}
    interface Standing { goOn?: string; tell(): void }
    class D { tells() {} }
    const { asked: d } = told`
  expect([...declaredIn('x.ts', text)]).toEqual(
    expect.arrayContaining([
      'told',
      'b',
      'rest',
      'said',
      'kept',
      'c',
      'heard',
      'Standing',
      'goOn',
      'tell',
      'D',
      'tells',
      'd',
    ]),
  )
  expect([...declaredIn('x.ts', text)]).not.toContain('asked')
})

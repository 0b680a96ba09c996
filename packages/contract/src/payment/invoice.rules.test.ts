import { expect, test } from 'vitest'
import { unreachable } from '../states.ts'
import { isTaxNumber } from './invoice.rules.ts'
import { invoiceStates } from './invoice.status.ts'

test.each([
  ['91350100M000100Y43', true],
  ['91350100M000100Y44', false],
  ['91350100m000100y43', false],
  ['9135010OM000100Y43', false],
  ['', false],
])('the tax number %s is right: %s', (text, is) => expect(isTaxNumber(text)).toBe(is))

test('every state of an invoice can be reached', () => expect(unreachable(invoiceStates, 'requested')).toEqual([]))

import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { jsonColumn } from './json-column.ts'

const read = jsonColumn('checkup_order.add_ons', z.array(z.object({ name: z.string() })))

test('what fits the schema comes out, without what nobody knows', () => {
  expect(read([{ name: '胃镜', more: 1 }])).toEqual([{ name: '胃镜' }])
})

test('what does not fit is an error that names the column and the place, never what stands there', () => {
  expect(() => read([{ name: '胃镜' }, { name: 13800000001 }])).toThrow(
    /^checkup_order\.add_ons cannot be read at 1\.name$/,
  )
  expect(() => read('张秀英')).toThrow(/^checkup_order\.add_ons cannot be read at its root$/)
})

import { expect, test } from 'vitest'
import type { Contributions, Domain } from '../domain.ts'
import { domains } from '../domains.ts'
import type { Payable } from './payable.ts'
import { assemble } from './assemble.ts'

const payable: Payable = { find: async () => undefined, wasPaid: async () => 'late' }
const seller = (bizType: string): Domain => ({ services: [], payables: { [bizType]: payable } })

test('a domain that works with the others is given what all of them contribute, wherever it stands in the list', async () => {
  let given: Contributions | undefined
  const cashier: Domain = {
    serve: contributions => {
      given = contributions
      return { services: [] }
    },
  }
  const place = { deptId: 'd', deptName: '内科', hosId: 'h1', hosName: '总院', clinicDoctorId: 'c' }
  const [served] = assemble([cashier, seller('parcel'), { services: [], doctorPlaces: async () => [place] }])
  expect(served?.services).toEqual([])
  expect(given?.payables).toEqual({ parcel: payable })
  expect(await given?.doctorPlaces({} as never, 'doctor')).toEqual([place])
})

test('two domains never sell the same business type', () => {
  expect(() => assemble([seller('parcel'), seller('parcel')])).toThrow('two domains sell a parcel')
})

test('no service is served by two domains', () => {
  const names = domains.flatMap(({ services }) => services.map(({ service }) => service.name))
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
})

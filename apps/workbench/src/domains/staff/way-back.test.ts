import { expect, it } from 'vitest'
import { loginWithWayBack, wayBack } from './way-back.ts'

it.each([
  ['', '/'],
  ['?back=%2Fconsults%2Fc1', '/consults/c1'],
  ['?back=%2F%2Fevil.example', '/'],
  ['?back=%2F%5Cevil.example', '/'],
  ['?back=https%3A%2F%2Fevil.example', '/'],
  ['?back=javascript%3Aalert(1)', '/'],
  ['?back=%2Flogin%3Fback%3D%2F', '/'],
])('after %s the login leads to %s', (search, way) => {
  expect(wayBack(search)).toBe(way)
})

it('remembers where one was', () => {
  expect(loginWithWayBack('/')).toBe('/login')
  expect(wayBack(loginWithWayBack('/consults/c1?tab=going').slice('/login'.length))).toBe('/consults/c1?tab=going')
})

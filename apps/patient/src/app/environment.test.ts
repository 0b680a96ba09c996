import { expect, test } from 'vitest'
import { environmentOf } from './environment.ts'

const android = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/116 Mobile Safari/537.36'

test.each([
  [`${android} MicroMessenger/8.0.50`, 'messaging'],
  [`${android} AliApp(AP/10.5) AlipayClient/10.5`, 'payment'],
  [`${android} NethosShell/1.0`, 'native'],
  [android, 'browser'],
])('the shell of %s is %s', (agent, shell) => expect(environmentOf(agent).shell).toBe(shell))

test('the system and the doctor client are read as well', () => {
  expect(environmentOf('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) NethosDoctor/2').system).toBe('ios')
  expect(environmentOf('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) NethosDoctor/2').isDoctorClient).toBe(true)
  expect(environmentOf(android)).toMatchObject({ system: 'android', isDoctorClient: false })
})

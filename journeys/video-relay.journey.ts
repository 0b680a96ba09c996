import { createHmac } from 'node:crypto'
import Turn from 'node-turn'
import { freePort } from '../apps/server/src/database/free-port.ts'
import { expect } from './nethos.ts'
import { booked, enterAsDoctor, enterAsPatient, seesTheOther, testWith } from './video-meeting.ts'

const secret = 'of the relay and the server'
const port = await freePort()
const test = testWith({ TURN_URLS: `turn:127.0.0.1:${port}?transport=udp`, TURN_SECRET: secret, TURN_ONLY: 'yes' })

/** A relay on loopback that takes every name with its right password, as coturn does with a shared secret. */
const credentials = new Proxy({} as Record<string, string>, {
  get: (_none, name) => createHmac('sha1', secret).update(String(name)).digest('base64'),
  has: () => true,
})
const relay = () =>
  new Turn({
    authMech: 'long-term',
    credentials,
    listeningPort: port,
    listeningIps: ['127.0.0.1'],
    relayIps: ['127.0.0.1'],
    debugLevel: 'OFF',
  })

test('over a relay alone; when it is cut both are told within seconds and go on in writing', async ({ nethos }) => {
  test.setTimeout(150_000)
  nethos.expectTrouble(/ \w+(\.\w+)+ 403$/)
  const first = relay()
  first.start()
  const { phone, desk } = await booked(nethos, '13900170002', '唐玉珍')
  await phone.reload()
  await enterAsPatient(phone)
  await desk.goto('/workbench/consults?tab=new')
  await desk.getByRole('link', { name: /唐玉珍/ }).click()
  await enterAsDoctor(desk)
  await seesTheOther(phone, '医生的画面')
  await seesTheOther(desk, '患者的画面')

  first.stop()
  const cut = '网络不好，已改为文字沟通，恢复后会自动接通语音'
  await expect(phone.getByText(cut)).toBeVisible({ timeout: 8_000 })
  await expect(desk.getByText(cut)).toBeVisible({ timeout: 8_000 })
  await desk.getByLabel('回复内容').fill('听不清了，我们先打字。')
  await desk.getByRole('button', { name: '发送', exact: true }).click()
  await expect(phone.getByText('听不清了，我们先打字。')).toBeVisible()

  const second = relay()
  second.start()
  await expect(phone.getByText('网络不好，已改为语音沟通')).toBeVisible({ timeout: 40_000 })
  await phone.getByRole('button', { name: '网络好了，恢复视频' }).click()
  second.stop()
})

import { describe, expect, test } from 'vitest'
import { shellNames } from '@nethos/contract/common/shells.ts'
import { sandboxUsers } from '../../sandbox/shells/users.ts'
import { openTestServer } from '../../testing/server.ts'
import { hashOf, shellWay } from './testbed.ts'

const server = await openTestServer()
const way = shellWay(server)
const userOf = (shell: 'messaging' | 'payment') => sandboxUsers[shell][0]!.platformId

describe.each(shellNames)('the way to the platform of the %s app and back', shell => {
  test('gives a ticket to the page that asked, and nothing of the platform’s id', async () => {
    const gone = await way.leave(shell, '/videoPay?consultId=7')
    expect(gone.status).toBe(302)
    const asked = new URL(gone.authorize)
    expect(asked.searchParams.get('redirect_uri')).toBe(`${server.origin}/shell/${shell}/back`)
    expect(asked.searchParams.get('state')).toMatch(/^[0-9a-f]{32}$/)
    expect(gone.cookie).not.toBe('')
    const home = await way.comeBack(await way.authorize(gone.authorize, userOf(shell)), gone.cookie)
    expect(home.status).toBe(303)
    expect(home.headers.get('location')).toMatch(/^\/videoPay\?consultId=7&openid=nst_[\w-]{43}$/)
    expect(home.headers.get('location')).not.toContain(userOf(shell))
    expect(home.headers.get('cache-control')).toBe('no-store')
  })

  test('has no door for a forged state', async () => {
    const gone = await way.leave(shell)
    const address = new URL(await way.authorize(gone.authorize, userOf(shell)))
    const forged = 'f'.repeat(32)
    address.searchParams.set('state', forged)
    expect((await way.comeBack(address.href, gone.cookie)).status).toBe(403)
    const renamed = gone.cookie.replace(/^nethos-way-\w+/, `nethos-way-${forged}`)
    expect(renamed).not.toBe(gone.cookie)
    expect((await way.comeBack(address.href, renamed)).status).toBe(403)
    address.searchParams.delete('state')
    expect((await way.comeBack(address.href, gone.cookie)).status).toBe(403)
  })

  test('has no door for another browser, or for another one’s way', async () => {
    const mine = await way.leave(shell)
    const theirs = await way.leave(shell)
    const address = await way.authorize(theirs.authorize, userOf(shell))
    expect((await way.comeBack(address, '')).status).toBe(403)
    expect((await way.comeBack(address, mine.cookie)).status).toBe(403)
    const renamed = theirs.cookie.replace(/=.*/, `=${mine.cookie.split('=')[1]}`)
    expect((await way.comeBack(address, renamed)).status).toBe(403)
    const changed = theirs.cookie.replace(/\.[^.]*$/, '.x')
    expect((await way.comeBack(address, changed)).status).toBe(403)
    expect((await way.comeBack(address, theirs.cookie)).status).toBe(303)
  })

  test('takes a code once, and comes home without a ticket when it was not good', async () => {
    const gone = await way.leave(shell)
    const address = await way.authorize(gone.authorize, userOf(shell))
    expect((await way.comeBack(address, gone.cookie)).headers.get('location')).toContain('nst_')
    expect((await way.comeBack(address, gone.cookie)).headers.get('location')).toBe('/bind?openid=')
    const refused = new URL(address)
    refused.searchParams.delete('code')
    refused.searchParams.delete('auth_code')
    expect((await way.comeBack(refused.href, gone.cookie)).headers.get('location')).toBe('/bind?openid=')
  })

  test('is open for five minutes', async () => {
    const gone = await way.leave(shell)
    const address = await way.authorize(gone.authorize, userOf(shell))
    await server.advance(5 * 60 + 1)
    expect((await way.comeBack(address, gone.cookie)).status).toBe(403)
  })
})

test('a way of one app is none of the other’s', async () => {
  const gone = await way.leave('messaging')
  const address = (await way.authorize(gone.authorize, userOf('messaging'))).replace(
    '/shell/messaging/',
    '/shell/payment/',
  )
  expect((await way.comeBack(address, gone.cookie)).status).toBe(403)
})

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '/shell/messaging/start',
  '',
])('nobody is sent back to %j', async back => {
  const query = new URLSearchParams({ back, device: hashOf('x') })
  expect((await server.get(`/shell/messaging/start?${query}`)).status).toBe(403)
})

test('a browser without its name is not sent anywhere', async () => {
  expect((await server.get('/shell/messaging/start?back=/bind')).status).toBe(403)
  expect((await server.get('/shell/messaging/start?back=/bind&device=short')).status).toBe(403)
})

import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '@nethos/calls/session.ts'
import { campaignServices } from '@nethos/contract/activity/campaign.services.ts'
import { productServices } from '@nethos/contract/activity/products.services.ts'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import { scanned } from '../../../controls/testing/scanned.ts'
import { answer, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { openAt, way } from '../../../testing/open-at.tsx'
import { aDoctor } from '../../doctors/testing/doctor.samples.ts'
import CampaignPage from './campaign.page.tsx'
import LeadInPage from './lead-in.page.tsx'
import ProductsPage from './products.page.tsx'

vi.mock('@nethos/calls/call.ts')

const campaign = {
  code: 'spring',
  title: '春季义诊',
  summary: '每周六',
  picture: 'clinic' as const,
  sections: [{ heading: '怎么参加', text: '先在线登记。' }],
  hasPhone: true,
  button: { label: '去登记', path: '/doc/index' },
  doctors: [{ ...aDoctor(), docName: '李雪' }],
  teams: [{ teamId: 't1', teamName: '心脏团队' }],
}
beforeEach(() => {
  forget()
  answer(campaignServices.campaign, campaign)
})

test('a campaign shows what the hospital wrote, who takes part, whom to call, and its button', async () => {
  openAt('/active/common?id=spring', CampaignPage)
  for (const text of ['怎么参加', '先在线登记。', '李雪', '心脏团队', '联系我们'])
    expect(await screen.findByText(text)).toBeDefined()
  expect(sentTo(campaignServices.campaign)).toEqual({ code: 'spring' })
  expect(way('去登记')).toBe('/doc/index')
})

test('the zone of the games is the campaign of its name; one that is over leads home', async () => {
  refuse(campaignServices.campaign, commonRefusals.not_found)
  openAt('/active/asian', CampaignPage)
  expect(await screen.findByText('活动不存在或已结束')).toBeDefined()
  expect(sentTo(campaignServices.campaign)).toEqual({ code: 'asian' })
  expect(way('返回首页')).toBe('/v4/index')
})

test('the promoter’s code goes along in the button and in the code to scan', async () => {
  openAt('/active/drainage?promoteCode=DABCDEFGH', LeadInPage)
  const code = await screen.findByRole('img', { name: '注册二维码' })
  expect(scanned(code)).toBe(`${location.origin}/register?promoteCode=DABCDEFGH`)
  expect(way('立即注册')).toBe('/register?promoteCode=DABCDEFGH')
})

test('whoever is here already goes on', async () => {
  signIn({ token: 't', signKey: 'k' })
  openAt('/active/drainage?promoteCode=DABCDEFGH', LeadInPage)
  expect(await screen.findByRole('link', { name: '进入首页' })).toBeDefined()
})

const aPackage = {
  serviceId: 's1',
  serveName: '三个月管理',
  serveIcon: '',
  serveContent: '每周随访',
  teamId: 't1',
  teamName: '心脏团队',
  priceCents: 30_000,
}

test('products say what they cost and lead to where they are had', async () => {
  answer(productServices.products, {
    kinds: [{ productKind: 'team', offeredBy: 3, fromCents: 5_000 }],
    packages: [aPackage],
  })
  openAt('/products', ProductsPage)
  expect(await screen.findByText('每周随访')).toBeDefined()
  expect(screen.getByRole('img', { name: '50.00元' })).toBeDefined()
  expect(way(/团队咨询/)).toBe('/team/list')
  expect(way(/三个月管理/)).toBe('/team/server?teamId=t1&serverId=s1')
})

test('in large letters a product is its name, one price and one button', async () => {
  answer(productServices.products, {
    kinds: [
      { productKind: 'picture', offeredBy: 9, fromCents: 0 },
      { productKind: 'team', offeredBy: 3, fromCents: 5_000 },
    ],
    packages: [aPackage],
  })
  openAt('/products', ProductsPage, { app: { isElder: true } })
  expect(await screen.findByText('¥50.00起')).toBeDefined()
  expect(screen.getByText('可以免费咨询')).toBeDefined()
  expect(way('选团队：团队咨询')).toBe('/team/list')
  expect(way('看介绍：三个月管理')).toBe('/team/server?teamId=t1&serverId=s1')
  expect(screen.queryByText('每周随访')).toBeNull()
  expect(screen.queryByText(/3个团队/)).toBeNull()
})

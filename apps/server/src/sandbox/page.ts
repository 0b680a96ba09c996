import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { dayAndSecond } from '@nethos/contract/common/days.ts'
import { testPersons, type TestPerson } from '../demo/hospital/test-persons.ts'
import type { Clock } from '../ports/clock.ts'
import { listSms } from './sms/sms-outbox.table.ts'

interface Inside {
  pool: pg.Pool
  clock: Clock
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

/** GET /sandbox: a page for people. Forms only, no script: it obeys the same policy as every page. */
export function sandboxPage(app: FastifyInstance, { pool, clock }: Inside): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.post<{ Body: { seconds?: string } }>('/sandbox/clock-form', async (request, reply) => {
    await app.inject({
      method: 'POST',
      url: '/sandbox/clock',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ advanceSeconds: Number(request.body.seconds) || 0 }),
    })
    return reply.redirect('/sandbox', 303)
  })
  app.post<{ Body: { payNo?: string; outcome?: string } }>('/sandbox/pay-form', async (request, reply) => {
    const { payNo = '', outcome = '' } = request.body
    await app.inject({
      method: 'POST',
      url: `/sandbox/payments/${encodeURIComponent(payNo)}/${encodeURIComponent(outcome)}`,
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    })
    return reply.redirect('/sandbox', 303)
  })
  app.get('/sandbox', async (_request, reply) => {
    const messages = (await listSms(pool)).slice(0, 30)
    const payments = JSON.parse((await app.inject({ method: 'GET', url: '/sandbox/payments' })).body) as Payment[]
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(drawn(clock.now(), messages, payments.slice(0, 30), testPersons(clock.now())))
  })
}

interface Payment {
  payNo: string
  bizType: string
  bizId: string
  channel: string
  amount: number
  state: string
}

const steps = [
  [60, '1分钟'],
  [900, '15分钟'],
  [3_600, '1小时'],
  [86_400, '24小时'],
  [172_800, '48小时'],
] as const

const drawn = (
  now: number,
  messages: { mobile: string; text: string; at: number }[],
  payments: Payment[],
  persons: readonly TestPerson[],
): string => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>沙箱</title>
<style>
  body { font: 16px/1.5 system-ui, "PingFang SC", "Noto Sans SC", sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; color: #16211f; background: #f4f7f6 }
  h1 { font-size: 1.4rem } h2 { font-size: 1.1rem; margin: 1.5rem 0 .5rem }
  section { background: #fff; border-radius: 12px; padding: 1rem; margin-bottom: 1rem }
  table { width: 100%; border-collapse: collapse } td, th { text-align: left; padding: .4rem .5rem; border-top: 1px solid #e2e8e6; vertical-align: top }
  form { display: inline } button { font: inherit; padding: .4rem .8rem; border: 0; border-radius: 10px; background: #e3f3f1; color: #0b5f5b; margin: .15rem }
  a { color: #0b7a75 }
</style></head><body>
<h1>沙箱 · 试用环境</h1>
<p>本页只在试用环境中存在。<a href="/">患者端</a> · <a href="/workbench">工作台</a></p>
<section><h2>服务器时间</h2><p>${escaped(dayAndSecond(now))}（北京时间，只能向前拨）</p>
${steps.map(([seconds, label]) => `<form method="post" action="/sandbox/clock-form"><input type="hidden" name="seconds" value="${seconds}"><button>拨快${label}</button></form>`).join('')}
</section>
<section><h2>短信</h2><table><tr><th>手机号</th><th>内容</th><th>时间</th></tr>
${messages.map(one => `<tr><td>${escaped(one.mobile)}</td><td>${escaped(one.text)}</td><td>${escaped(dayAndSecond(one.at))}</td></tr>`).join('') || '<tr><td colspan="3">暂无短信</td></tr>'}
</table></section>
<section><h2>收银台</h2><table><tr><th>支付单</th><th>金额</th><th>状态</th><th></th></tr>
${payments.map(paymentRow).join('') || '<tr><td colspan="4">暂无支付单</td></tr>'}
</table></section>
<section><h2>医院的测试病人</h2><p>在患者端添加为就诊人，再到「宁禾大学附属第一医院」绑定，可以试每一种情况。</p>
<table><tr><th>姓名</th><th>身份证号</th><th>手机号</th><th>情况</th></tr>
${persons.map(personRow).join('')}
</table></section>
</body></html>`

const personRow = ({ name, idCard, mobile, about }: TestPerson): string =>
  `<tr><td>${escaped(name)}</td><td>${escaped(idCard)}</td><td>${escaped(mobile)}</td><td>${escaped(about)}</td></tr>`

const paymentRow = (one: Payment): string =>
  `<tr><td>${escaped(one.payNo)}<br>${escaped(one.channel)} ${escaped(one.bizType)}</td><td>¥${(one.amount / 100).toFixed(2)}</td><td>${escaped(one.state)}</td><td>${
    /open/i.test(one.state)
      ? (['succeed', 'fail', 'cancel'] as const)
          .map(
            outcome =>
              `<form method="post" action="/sandbox/pay-form"><input type="hidden" name="payNo" value="${escaped(one.payNo)}"><input type="hidden" name="outcome" value="${outcome}"><button>${{ succeed: '支付成功', fail: '支付失败', cancel: '取消' }[outcome]}</button></form>`,
          )
          .join('')
      : ''
  }</td></tr>`

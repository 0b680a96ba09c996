import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  guardianAgreement,
  healthAgreement,
  healthConsentRefusals as refusals,
} from '@nethos/contract/common/health-consent.ts'
import { consentServices } from '@nethos/contract/account/consent.services.ts'
import { contentPages } from '@nethos/contract/content/content.pages.ts'
import { DialogHost } from '../controls/dialog-host.tsx'
import { answer, forget, sentTo } from '../testing/open-page.tsx'
import { askConsent } from './ask-consent.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  answer(consentServices.giveConsent, true)
  render(<DialogHost />)
})

test.each([
  [refusals.health_consent_missing.code, healthAgreement, '同意处理您的健康信息？', '我同意'],
  [refusals.guardian_consent_missing.code, guardianAgreement, '请监护人确认', '我是监护人，我同意'],
])(
  '%s asks in words of its own, with the whole text a tap away, and keeps the answer',
  async (code, agreement, title, yes) => {
    const given = askConsent(code)
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    const link = screen.getByRole('link', { name: `《${agreement}》` })
    expect(link.getAttribute('href')).toBe(contentPages.agreement.to({ type: agreement }))
    fireEvent.click(screen.getByRole('button', { name: yes }))
    expect(await given).toBe(true)
    expect(sentTo(consentServices.giveConsent)).toEqual({ agreement })
  },
)

test('who says no gives nothing', async () => {
  const given = askConsent(refusals.health_consent_missing.code)
  fireEvent.click(await screen.findByRole('button', { name: '暂不同意' }))
  expect(await given).toBe(false)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('another refusal asks nothing', async () => {
  expect(await askConsent('00010460')).toBe(false)
})

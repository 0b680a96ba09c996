import { accountServices } from '@nethos/contract/account/account.services.ts'
import { addressServices } from '@nethos/contract/account/address.services.ts'
import { captchaServices } from '@nethos/contract/account/captcha.services.ts'
import { deviceServices } from '@nethos/contract/account/device.services.ts'
import { closingServices } from '@nethos/contract/account/closing.services.ts'
import { consentServices } from '@nethos/contract/account/consent.services.ts'
import { mobileCaseServices } from '@nethos/contract/account/mobile-case.services.ts'
import { profileServices } from '@nethos/contract/account/profile.services.ts'
import { shellLoginServices } from '@nethos/contract/account/shell-login.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { archiveParts } from './archive-parts.ts'
import { addAddress, changeAddress, getAddress, listAddresses, removeAddress } from './addresses.ts'
import { askClosing, closeDueAccounts, getClosing, sendClosingCaptcha, undoClosing } from './closing.ts'
import { changeMobileAsGuest } from './change-mobile-as-guest.ts'
import { approveMobileCase, askMobileCase, endMobileCase, listMobileCases, sendCaseCaptcha } from './mobile-case.ts'
import { changeMobile } from './change-mobile.ts'
import { listDevices, loginOnDevice, removeDevice } from './devices.ts'
import { getConsent, giveConsent, listConsents, withdrawConsent } from './consents.ts'
import { loginByCaptcha, loginByPassword, logout } from './login.ts'
import { changeMaritalStatus, changeProfile, completeIdCard, getProfile } from './profile.ts'
import { register } from './register.ts'
import {
  checkCaptcha,
  sendBindCaptcha,
  sendLoginCaptcha,
  sendMobileCaptcha,
  sendPasswordCaptcha,
} from './send-captcha.ts'
import {
  bindShell,
  boundMobile,
  loginByPasswordInShell,
  loginByShell,
  logoutOfShell,
  tiedShells,
  untieShell,
} from './shell-login.ts'
import { setPassword } from './set-password.ts'
import { todayOfAccounts } from './today.ts'

export const accountDomain: Domain = {
  today: todayOfAccounts,
  archive: archiveParts,
  demo: [
    {
      name: 'accounts',
      after: ['hospital'],
      load: async scope => (await import('./demo-accounts.ts')).loadDemoAccounts(scope),
    },
  ],
  serve: ({ accounts }) => ({
    services: [
      ...implement(captchaServices, {
        sendLoginCaptcha,
        sendPasswordCaptcha,
        sendBindCaptcha,
        sendMobileCaptcha,
        checkCaptcha,
      }),
      ...implement(accountServices, {
        loginByCaptcha,
        loginByPassword,
        register: register(accounts),
        setPassword,
        changeMobile,
        changeMobileAsGuest,
        logout,
        // The rules of the input are the whole check: one answer for all.
        checkCredentials: async () => true as const,
        checkIdCard: async () => true as const,
      }),
      ...implement(shellLoginServices, {
        loginByShell,
        loginByPasswordInShell,
        boundMobile,
        bindShell,
        logoutOfShell,
        tiedShells,
        untieShell,
      }),
      ...implement(profileServices, { getProfile, changeMaritalStatus, changeProfile, completeIdCard }),
      ...implement(deviceServices, { loginOnDevice, listDevices, removeDevice }),
      ...implement(consentServices, { getConsent, giveConsent, listConsents, withdrawConsent }),
      ...implement(closingServices, {
        getClosing: getClosing(accounts),
        sendClosingCaptcha,
        askClosing: askClosing(accounts),
        undoClosing,
      }),
      ...implement(mobileCaseServices, {
        sendCaseCaptcha,
        askMobileCase,
        listMobileCases,
        approveMobileCase,
        endMobileCase,
      }),
      ...implement(addressServices, { listAddresses, getAddress, addAddress, changeAddress, removeAddress }),
    ],
    timers: [closeDueAccounts(accounts)],
  }),
}

import { call } from '@nethos/calls/call.ts'
import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { accountServices } from '@nethos/contract/account/account.services.ts'
import { archiveServices } from '@nethos/contract/archive/archive.services.ts'
import { captchaServices } from '@nethos/contract/account/captcha.services.ts'
import { closingServices } from '@nethos/contract/account/closing.services.ts'
import { consentServices } from '@nethos/contract/account/consent.services.ts'
import { deviceServices } from '@nethos/contract/account/device.services.ts'
import { profileServices } from '@nethos/contract/account/profile.services.ts'
import { shellLoginServices } from '@nethos/contract/account/shell-login.services.ts'
import { couponServices } from '@nethos/contract/coupons/coupons.services.ts'
import { peopleServices } from '@nethos/contract/people/people.services.ts'
import { systemServices } from '@nethos/contract/system/system.services.ts'

/** Whether who is invited by a friend gets a coupon now. */
export const inviteActivity = () => query(couponServices.findActivity, { userScene: 'INVITE_REGISTER' })
export const profile = () => query(profileServices.getProfile, {})

export const sendLoginCaptcha = command(captchaServices.sendLoginCaptcha)
export const sendBindCaptcha = command(captchaServices.sendBindCaptcha)
export const sendPasswordCaptcha = command(captchaServices.sendPasswordCaptcha)
export const sendMobileCaptcha = command(captchaServices.sendMobileCaptcha)
export const checkCaptcha = command(captchaServices.checkCaptcha)
export const loginByCaptcha = command(accountServices.loginByCaptcha)
export const loginByPassword = command(accountServices.loginByPassword)
export const loginOnDevice = command(deviceServices.loginOnDevice)
export const changeMobileAsGuest = command(accountServices.changeMobileAsGuest)
export const checkCredentials = command(accountServices.checkCredentials)
export const devices = () => query(deviceServices.listDevices, {})
export const removeDevice = command(deviceServices.removeDevice, deviceServices.listDevices)
export const register = command(accountServices.register)
export const setPassword = command(accountServices.setPassword, profileServices.getProfile)
export const loginByShell = command(shellLoginServices.loginByShell)
export const bindShell = command(shellLoginServices.bindShell)
export const boundMobile = (ticket: string) => query(shellLoginServices.boundMobile, { ticket })
/** Inside of a shell: its user is untied as well, or he would be logged in again at once. */
export const logoutOfShell = command(shellLoginServices.logoutOfShell)
export const tiedShells = () => query(shellLoginServices.tiedShells, {})
export const untieShell = command(shellLoginServices.untieShell, shellLoginServices.tiedShells)
export const logout = command(accountServices.logout)
export const closing = () => query(closingServices.getClosing, {})
export const sendClosingCaptcha = command(closingServices.sendClosingCaptcha)
export const askClosing = command(closingServices.askClosing, closingServices.getClosing)
export const undoClosing = command(closingServices.undoClosing, closingServices.getClosing)
export const archives = () => query(archiveServices.listArchives, {})
export const sendArchiveCaptcha = command(archiveServices.sendArchiveCaptcha)
export const askArchive = command(archiveServices.askArchive, archiveServices.listArchives)
export const consents = () => query(consentServices.listConsents, {})
export const withdrawConsent = command(
  consentServices.withdrawConsent,
  consentServices.listConsents,
  consentServices.getConsent,
)
export const giveConsent = command(consentServices.giveConsent)

/** The account's own person says the same things: who changes one has changed the other. */
const ofSelf = [
  profileServices.getProfile,
  peopleServices.listPeople,
  peopleServices.getPerson,
  peopleServices.getSelf,
] as const
export const changeProfile = command(profileServices.changeProfile, ...ofSelf)
export const changeMobile = command(accountServices.changeMobile, ...ofSelf)
export const completeIdCard = command(profileServices.completeIdCard, ...ofSelf)
/** Name or ID number of one of the account's people, edited where the account's own are. */
export const nameOrIdCardOf = command(peopleServices.changePerson, ...ofSelf)

/** The regions inside of one, or the provinces. */
export const regionsIn = (parentCode?: string) => call(systemServices.regions, parentCode ? { parentCode } : {})

import type { Private, Public, Records } from './record-kinds.ts'
import { captcha, doctor, home, link, picture } from './whose.ts'

const address = (fields: object = {}): Private => ({ record: world => world.address(home), fields: () => fields })
const ticket: Public = 'public: one browser’s own, known by nobody else; the shell’s tests try it as another one'

/** Logins, devices, addresses and what an account is told. */
export const accountRecords: Records = {
  'nethos.system.captcha.checkcaptcha.v2': { cid: captcha },
  'nethos.pat.captcha.login': { cid: captcha },
  'nethos.pat.register.v3': {
    cid: captcha,
    openid: ticket,
    docId: doctor,
    exclusiveCodeId: 'public: a code that hangs on walls',
  },
  'nethos.system.channel.hos.appid.details': { appid: 'public: our own applications, told to everybody' },
  'nethos.wechat.pat.login': { openid: ticket },
  'nethos.wechat.pat.password.login': { openid: ticket },
  'nethos.pat.wechat.bound': { openid: ticket },
  'nethos.pat.wechat.keep': { openid: ticket },
  'nethos.pat.wechat.bind': { cid: captcha, openId: ticket, alipayUserId: ticket, deviceId: ticket, promoteCode: link },
  'nethos.pat.password.modify.v3': { cid: captcha },
  'nethos.pat.cancel': { cid: captcha },
  'nethos.pat.archive.ask': { cid: captcha },
  'nethos.pat.mobile.modify.tourist': { cid: captcha },
  'nethos.pat.equipment.captcha.login': { cid: captcha },
  'nethos.pat.device.delete': { deviceId: { record: world => world.device() } },
  'nethos.pat.mobile.modify': { cid: captcha, currentCid: captcha },
  'nethos.pat.address.detail': { addressId: address() },
  'nethos.pat.address.modify': { addressId: address(home) },
  'nethos.pat.address.delete': { addressId: address() },
  'nethos.pat.info.modify.v2': { patAvatar: { record: picture } },
  'nethos.system.messagebox.details': { messageId: { record: world => world.message() } },
  'nethos.system.messagebox.read': { messageId: { record: world => world.message() } },
  'nethos.system.feedback.add': { attaIdList: { record: picture, isList: true, fields: () => ({ content: '很好' }) } },
  'nethos.system.feedback.details': { feedbackId: { record: world => world.feedback() } },
}

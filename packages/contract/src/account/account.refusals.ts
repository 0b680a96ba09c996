import { invalidInput } from '../common/common.refusals.ts'
import type { Refusals } from '../service.ts'

export const accountRefusals = {
  /** A captcha for changing the mobile, asked for without a mobile and without a login. */
  mobile_missing: { code: invalidInput, sentence: '手机号不能为空' },
  /** Said only after the captcha was right. */
  mobile_registered: { code: '01020201', sentence: '这个手机号已注册，请直接登录' },
  /** Said only after the captcha was right. */
  invite_unknown: { code: '01020203', sentence: '邀请码不正确，请核对，也可以不填' },
  /** Said only after the captcha was right. */
  mobile_unknown: { code: '01020202', sentence: '这个手机号还没有注册，请先注册' },
  /** The same for an unknown mobile, an account without a password and a wrong password. */
  password_wrong: { code: '01020301', sentence: '手机号或密码不正确' },
  /** The password was right, the device is new: the page goes on to /account/set-device. */
  device_unknown: { code: '01020303', sentence: '您正在新设备上登录，请先用短信验证码验证' },
  /** Five wrong in a row; an unknown mobile is locked in the same way. */
  login_locked: { code: '01020302', sentence: '密码输错的次数太多，请15分钟后再试，或用验证码登录' },
  /** 20 of them, addressesMost. */
  too_many_addresses: { code: '01020401', sentence: '最多可以保存20个收货地址' },
  /** Name and ID number that fit no account's owner: one answer for all. */
  /** Name and ID number are no secret: something that only the owner has must come with them. */
  proof_missing: {
    code: '01020802',
    sentence: '为保护您的病历，请核对姓名和身份证号，并输入账号的登录密码，或在您常用的手机上操作',
  },
  /** Five wrong tries with one ID number; an unknown one is locked in the same way. */
  identity_locked_out: { code: '01020803', sentence: '试的次数太多，请15分钟后再试，或联系客服' },
  /** Consults or refunds are under way. */
  business_open: { code: '01020901', sentence: '您还有没办完的事，办完后才能注销' },
  closing_already: { code: '01020902', sentence: '您已经申请注销，不用再申请' },
  archive_under_way: { code: '01020904', sentence: '您的资料正在整理，请稍候' },
  archive_today: { code: '01020905', sentence: '每天只能导出一次，请明天再来' },
  /** The agreements without which there is no service: closing the account is the way to take them back. */
  consent_needed: { code: '01020903', sentence: '这是使用本服务的基础协议；不再同意的，请申请注销账号' },
} as const satisfies Refusals

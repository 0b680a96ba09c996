import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

export const visits: VisitsOf = () => [
  visit(accountPages.login, {}, ['手机号', '验证码', '获取验证码']),
  visit(accountPages.passwordLogin, {}, ['手机号', '密码', '忘记密码']),
  visit(accountPages.captchaLoginStep, {}, ['手机号', '验证码', '获取验证码']),
  visit(accountPages.passwordLoginStep, {}, ['密码', '忘记密码']),
  visit(accountPages.welcome, { errCode: '1' }, ['登录', '注册']),
  visit(accountPages.mobileTaken, {}, ['手机号']),
  // Only the login by password leads on to it, with the mobile that was proven: alone it begins with that.
  visit(accountPages.newDevice, {}, ['手机号', '密码', '忘记密码']),
  visit(accountPages.resetPassword, {}, ['手机号', '验证码', '下一步']),
  visit(accountPages.newPassword, {}, ['密码']),
  visit(accountPages.register, {}, ['姓名', '身份证号']),
  // Outside of the messaging app nobody can say who somebody is to it (shell.journey.ts goes the whole way).
  visit(accountPages.bind, {}, ['未正常获取token', '手机号登录']),
  visit(accountPages.bindMobile, {}, ['未正常获取token', '手机号登录']),
  visit(accountPages.alreadyBound, {}, ['未正常获取token', '手机号登录']),
  visit(accountPages.scanLogin, { docId: 'd0001' }, ['手机号', '验证码', '获取验证码', '沈知远']),
  visit(accountPages.scanBind, { docId: 'd0001' }, ['手机号', '验证码', '获取验证码', '沈知远']),
  visit(accountPages.scanRegister, { docId: 'd0001' }, ['姓名', '身份证号', '沈知远', '其他证件类型请通过小程序注册']),
  visit(accountPages.my, {}, ['就诊人', '我的咨询', '健康档案', '意见反馈', '设置', '138****0001']),
  visit(accountPages.completeIdCard, {}, ['姓名', '身份证号']),
  visit(accountPages.mobile, {}, ['138****0001', '更换手机号']),
  visit(accountPages.changeMobile, {}, ['138****0001', '验证码', '获取验证码', '下一步']),
  // Without the captcha of the present mobile it begins with the first step.
  visit(accountPages.confirmMobile, {}, ['138****0001', '验证码', '下一步']),
  visit(accountPages.devices, {}, ['登录设备']),
  visit(accountPages.consents, {}, ['授权管理']),
  visit(accountPages.closing, {}, ['注销账号', '注销前要办完', '注销后']),
  visit(accountPages.otherMobile, {}, ['身份证号', '原来的手机号', '验证身份']),
  visit(accountPages.otherMobileIdentity, {}, ['姓名', '身份证号', '下一步']),
  // The last two steps need what the ones before have proven; alone they begin with the first.
  visit(accountPages.otherMobileNew, {}, ['修改登录手机号', '验证身份']),
  visit(accountPages.otherMobileDone, {}, ['修改登录手机号', '验证身份']),
  visit(accountPages.profile, {}, ['头像', '姓名', '身份证', '手机号', '138****0001']),
  visit(accountPages.editProfile, { mode: 'name' }, ['姓名', '保存']),
  visit(accountPages.addresses, {}, ['收货地址', '默认', '编辑', '删除', '新增地址']),
  visit(accountPages.addAddress, {}, ['收货人', '手机号', '所在地区', '详细地址', '设为默认地址', '保存']),
  visit(accountPages.archive, {}, ['导出我的资料', '验证码', '上传的图片和文件', '保留7天']),
  visit(accountPages.settings, {}, ['修改密码', '用户协议', '退出登录']),
]

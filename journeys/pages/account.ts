import { own, shown, type PagesOf } from './page-at.ts'

export const accountPages: PagesOf = () => [
  shown('/login', '', ['手机号', '验证码', '获取验证码']),
  shown('/account/login', '', ['手机号', '密码', '忘记密码']),
  shown('/account/login/bymobile', '', ['手机号', '验证码', '获取验证码']),
  shown('/account/login/bypwd', '', ['密码', '忘记密码']),
  shown('/account/prelogin', '?errCode=1', ['登录', '注册']),
  shown('/account/notice', '', ['手机号']),
  shown('/account/reset/pwd', '', ['手机号', '验证码', '下一步']),
  shown('/account/reset/pwd2', '', ['密码']),
  shown('/register', '', ['姓名', '身份证号']),
  // Outside of the messaging app nobody can say who somebody is to it (shell.journey.ts goes the whole way).
  shown('/bind', '', ['未正常获取token', '手机号登录']),
  shown('/bindRelativePhone', '', ['未正常获取token', '手机号登录']),
  shown('/repeatBind', '', ['未正常获取token', '手机号登录']),
  shown('/scanLogin', '?docId=d0001', ['手机号', '验证码', '获取验证码', '沈知远']),
  shown('/scanBind', '?docId=d0001', ['手机号', '验证码', '获取验证码', '沈知远']),
  shown('/scanRegister', '?docId=d0001', ['姓名', '身份证号', '沈知远', '其他证件类型请通过小程序注册']),
  shown('/v2/my', '', ['就诊人', '我的咨询', '健康档案', '意见反馈', '设置', '138****0001']),
  own('/account/perfect', '', ['姓名', '身份证号']),
  own('/my/data', '', ['头像', '姓名', '身份证', '手机号', '138****0001']),
  own('/my/edit', '?mode=name', ['姓名', '保存']),
  own('/v2/set', '', ['修改密码', '用户协议', '退出登录']),
]

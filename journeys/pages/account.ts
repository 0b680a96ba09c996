import { own, shown, type PagesOf } from './page-at.ts'

export const accountPages: PagesOf = () => [
  shown('/login', '', ['手机号', '验证码', '获取验证码']),
  shown('/account/login', '', ['手机号', '密码', '忘记密码']),
  shown('/account/login/bymobile', '', ['手机号', '验证码', '获取验证码']),
  shown('/account/login/bypwd', '', ['密码', '忘记密码']),
  shown('/account/prelogin', '?errCode=1', ['登录', '注册']),
  shown('/account/notice', '', ['手机号']),
  // Only the login by password leads on to it, with the mobile that was proven: alone it begins with that.
  shown('/account/set-device', '', ['手机号', '密码', '忘记密码']),
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
  own('/account/phone', '', ['138****0001', '更换手机号']),
  own('/changePhone', '', ['138****0001', '验证码', '获取验证码', '下一步']),
  // Without the captcha of the present mobile it begins with the first step.
  own('/confrimPhone', '', ['138****0001', '验证码', '下一步']),
  own('/account/devices', '', ['登录设备']),
  own('/account/consents', '', ['授权管理']),
  own('/account/close', '', ['注销账号', '注销前要办完', '注销后']),
  shown('/account/modify/default/phone', '', ['身份证号', '原来的手机号', '验证身份']),
  shown('/account/modify/default/phone/idcard', '', ['姓名', '身份证号', '下一步']),
  // The last two steps need what the ones before have proven; alone they begin with the first.
  shown('/account/modify/default/phone/phone', '', ['修改登录手机号', '验证身份']),
  shown('/account/modify/default/phone/ok', '', ['修改登录手机号', '验证身份']),
  own('/my/data', '', ['头像', '姓名', '身份证', '手机号', '138****0001']),
  own('/my/edit', '?mode=name', ['姓名', '保存']),
  own('/my/address/list', '', ['收货地址', '默认', '编辑', '删除', '新增地址']),
  own('/my/address/add', '', ['收货人', '手机号', '所在地区', '详细地址', '设为默认地址', '保存']),
  own('/account/archive', '', ['导出我的资料', '验证码', '上传的图片和文件', '保留7天']),
  own('/v2/set', '', ['修改密码', '用户协议', '退出登录']),
]

import { at, own, type PagesOf } from './page-at.ts'

export const renewalPages: PagesOf = samples => {
  const self = `?compatId=${samples.personId}`
  const father = `?compatId=${samples.fatherId}`
  return [
    own('/renewal/compat', '', ['选择就诊人', '王秀英', '已实名认证']),
    own('/renewal', father, ['王德福', '可续的处方', '续这张处方', '选择药品']),
    own('/renewal/dept', self, ['选择科室', '位医生可续方']),
    own('/renewal/pre', self, ['续方须知', '我已阅读并同意以上续方须知', '下一步']),
    own('/renewal/pre2', self, ['用药安全告知', '我已知晓，继续']),
    own('/renewal/search', `${self}&search=氨氯地平`, ['苯磺酸氨氯地平片', '添加', '5mg×14片']),
    own('/renewal/xzyp', self, ['选择药品', '下一步']),
    own('/renewal/drug', `${self}&id=drug0011`, ['苯磺酸氨氯地平片', '规格', '生产企业', '用法用量', '价格']),
    own('/renewal/ill', self, ['疾病名称', '患病时长', '0/500', '既往诊断证明（必填）']),
    own('/renewal/confirm/1', self, ['体重（Kg）', '肝功能', '肾功能', '生育情况', '药物过敏史']),
    own('/renewal/confirm/2', self, ['病情', '药品', '取药方式', '提交申请']),
    own('/renewal/result', `?consultId=${samples.renewal}`, ['提交成功', '我的续方']),
    own('/renewal/pay', `?consultId=${samples.renewal}`, ['左甲状腺素钠片', '支付金额', '微信支付', '确认支付']),
    own('/butler/mz/dzf', self, ['门诊待支付', '药品费', '合计']),
    own('/my/renewal', '', ['全部', '审核中', '待缴费', '已取消', '王秀英']),
    at('/my/renewal/:status', '/my/renewal/unpaid', ['待缴费', '左甲状腺素钠片']),
    own('/prescription', '', ['我的处方']),
    own('/my/prescription', '', ['我的处方', '王德福']),
    own('/my/prescription', `?id=${samples.prescription}`, ['处方编号', '审方药师', '内容摘要']),
    own('/yyzx', '', ['用药咨询', '药师', '陈苓', '擅长']),
    own('/yyzx', `${self}&docId=p0001`, ['陈苓', '为谁咨询', '咨询的药品', '想问的问题', '过敏史', '提交']),
    own('/medication/select', '', ['选择就诊人', '就诊卡号']),
    own('/medication/list', father, ['当前用药', '历史用药', '盐酸二甲双胍片']),
    at('/medication/list/:idx', `/medication/list/1${father}`, ['历史用药', '阿托伐他汀钙片']),
    own('/medication/detail', `?id=${samples.medication}`, ['使用中', '开方医生', '用药提醒']),
  ]
}

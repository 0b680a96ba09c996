import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

export const visits: VisitsOf = samples => {
  const self = { compatId: samples.personId }
  const father = { compatId: samples.fatherId }
  return [
    visit(renewalPages.choosePerson, {}, ['选择就诊人', '王秀英', '已实名认证']),
    visit(renewalPages.home, father, ['王德福', '可续的处方', '续这张处方', '选择药品']),
    visit(renewalPages.departments, self, ['选择科室', '位医生可续方']),
    visit(renewalPages.notice, self, ['续方须知', '我已阅读并同意以上续方须知', '下一步']),
    visit(renewalPages.riskNotice, self, ['用药安全告知', '我已知晓，继续']),
    visit(renewalPages.search, { ...self, search: '氨氯地平' }, ['苯磺酸氨氯地平片', '添加', '5mg×14片']),
    visit(renewalPages.drugs, self, ['选择药品', '下一步']),
    visit(renewalPages.drug, { ...self, id: 'drug0011' }, ['苯磺酸氨氯地平片', '规格', '生产企业', '用法用量', '价格']),
    visit(renewalPages.illness, self, ['疾病名称', '患病时长', '0/500', '既往诊断证明（必填）']),
    visit(renewalPages.facts, self, ['体重（Kg）', '肝功能', '肾功能', '生育情况', '药物过敏史']),
    visit(renewalPages.confirm, self, ['病情', '药品', '取药方式', '提交申请']),
    visit(renewalPages.result, { consultId: samples.renewal }, ['提交成功', '我的续方']),
    visit(renewalPages.pay, { consultId: samples.renewal }, ['左甲状腺素钠片', '支付金额', '微信支付', '去缴费']),
    visit(renewalPages.renewals, {}, ['全部', '审核中', '待缴费', '已取消', '王秀英']),
    visit(renewalPages.renewals, { status: 'unpaid' }, ['待缴费', '左甲状腺素钠片']),
    visit(renewalPages.prescriptionSite, {}, ['我的处方']),
    visit(renewalPages.prescriptions, {}, ['我的处方', '王德福']),
    visit(renewalPages.prescriptions, { id: samples.prescription }, ['处方编号', '审方药师', '内容摘要']),
    visit(renewalPages.askPharmacist, {}, ['用药咨询', '药师', '陈苓', '擅长']),
    visit(renewalPages.askPharmacist, { ...self, docId: 'p0001' }, [
      '陈苓',
      '为谁咨询',
      '咨询的药品',
      '想问的问题',
      '过敏史',
      '提交',
    ]),
    visit(renewalPages.medicationPerson, {}, ['选择就诊人', '就诊卡号']),
    visit(renewalPages.medications, father, ['当前用药', '历史用药', '盐酸二甲双胍片']),
    visit(renewalPages.medications, { ...father, idx: 1 }, ['历史用药', '阿托伐他汀钙片']),
    visit(renewalPages.ownMedicines, father, ['其他在用的药', '药品名称', '多久用一次', '添加']),
    visit(renewalPages.medication, { id: samples.medication }, ['待收药', '开方医生', '用药提醒']),
  ]
}

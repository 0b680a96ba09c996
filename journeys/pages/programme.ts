import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { reportPages } from '@nethos/contract/reports/reports.pages.ts'
import { teamPages } from '@nethos/contract/teams/teams.pages.ts'
import { programmePages } from '@nethos/contract/programme/programme.pages.ts'
import { visit, type VisitsOf } from './page-at.ts'

const rehabilitation = ['康复中心', '中心介绍', '康复申请', '康复医生', '我的申请']
const centre = ['的图片', '中心介绍', '专家团队', '预约挂号', '在线咨询']
const toDoctors = { leads: [doctorPages.doctors.at] }
const toExperts = { leads: [doctorPages.doctors.at, teamPages.team.at] }
const { rehabNotice, rehabDoctors, rehabApplications, rehabIntroduction } = programmePages
const toRehab = { leads: [rehabNotice.at, rehabDoctors.at, rehabApplications.at, rehabIntroduction.at] }

export const visits: VisitsOf = ({
  application: id,
  zoneOrder,
  packageToPay,
  personId: compatId,
  fatherId,
  husbandId,
  toFill,
  filledIn,
  treatmentId,
  unpaidBill,
  admissionId,
}) => [
  visit(programmePages.rehab, {}, rehabilitation, toRehab),
  visit(programmePages.rehabIntroduction, {}, ['中心介绍', '康复中心的图片', '我们怎样帮您', '地址', '电话']),
  visit(programmePages.rehabNotice, {}, ['康复申请须知', '我已阅读并同意', '同意并继续']),
  visit(programmePages.rehabApply, { compatId }, [
    '为谁申请',
    '王秀英',
    '病情和治疗经过',
    '希望达到什么目标',
    '照片',
    '提交',
  ]),
  visit(programmePages.rehabDoctors, {}, ['康复医生', '主任医师', '擅长'], toDoctors),
  visit(programmePages.rehabApplication, { id }, ['申请详情', '待审核', '病情和治疗经过', '取消申请', '沟通']),
  visit(programmePages.rehabApplications, {}, ['我的申请', '居家康复评估与方案', '待审核', '2026-'], {
    leads: [programmePages.rehabApplication.at],
  }),
  visit(programmePages.rehabInformation, { id }, [
    '康复信息',
    '踝泵',
    '每组20次，4组',
    '每天一次，共7次',
    '疼痛超过5分请停下',
  ]),
  visit(programmePages.rehabChat, { id }, ['康复沟通', '给医护团队发消息']),
  visit(programmePages.zone, { code: 'kfzx' }, rehabilitation),
  visit(programmePages.zonePart, { code: 'kfzx', part: 'reading', set: 'basics' }, ['踝泵', '2026-10-20', '搜索文章']),
  visit(programmePages.zonePart, { code: 'kfzx', part: 'share' }, ['生成分享图片', '复制链接', '康复中心的二维码']),
  visit(programmePages.tumourWelcome, {}, ['肿瘤全程管理', '在这里可以看到', '开始使用'], {
    leads: [programmePages.tumourPerson.at],
  }),
  visit(programmePages.tumourPerson, {}, ['选择就诊人', '王秀英', '已绑定', '未绑定']),
  visit(
    programmePages.tumour,
    { compatId },
    ['王秀英', '当前阶段', '诊疗方案', '报告', '费用', '病史', '选择医生', '资讯'],
    {
      leads: [
        programmePages.tumourPlan.at,
        programmePages.tumourReport.at,
        programmePages.tumourFees.at,
        programmePages.tumourHistory.at,
        programmePages.tumourDoctor.at,
        programmePages.tumourNews.at,
      ],
    },
  ),
  visit(programmePages.tumourPlan, { compatId }, ['还没有诊疗方案', '申请加入']),
  visit(programmePages.tumourPlan, { compatId: fatherId }, ['开始之前', '读：化疗后发热怎么办', '每周记录']),
  visit(programmePages.tumourReport, { compatId }, ['我的报告', '血常规', '胸部CT', '按种类查看'], {
    leads: [reportPages.labReport.at, reportPages.inspectionReport.at],
  }),
  visit(programmePages.tumourFees, { compatId }, ['费用列表', '门诊', '住院', '¥', '费用合计', '已缴费'], {
    leads: [programmePages.tumourFee.at],
  }),
  visit(programmePages.tumourFee, { id: unpaidBill }, ['费用明细', '合计', '¥', '× ', '去缴费']),
  visit(
    programmePages.tumourHistory,
    { compatId },
    ['诊疗记录', '住院', '诊断：', '年度体检', '2026-', '打开健康档案'],
    {
      leads: [programmePages.tumourRecord.at],
    },
  ),
  visit(programmePages.tumourRecord, { id: treatmentId }, ['记录详情', '年度体检', '记录时间']),
  visit(programmePages.tumourRecord, { id: admissionId, stay: '1' }, [
    '记录详情',
    '住院日期',
    '科室',
    '入院诊断',
    '治疗经过',
  ]),
  visit(programmePages.tumourDoctor, { compatId }, ['选择医生', '主任医师', '擅长'], toExperts),
  visit(programmePages.tumourNews, {}, ['化疗后发热', '癌痛不用忍', '搜索文章', '分类'], {
    leads: [programmePages.zonePart.at],
  }),
  visit(programmePages.tumourNews, { healthInfomationServeId: 'tumour-pain' }, ['癌痛不用忍', '审核于', '来源']),
  visit(programmePages.perinatal, {}, ['围产专区', '孕1～13周', '孕28～40周', '产检预约'], {
    leads: ['/book', programmePages.zonePart.at],
  }),
  visit(programmePages.zonePart, { code: 'wczq', part: 'reading', set: 'week-28-40' }, ['数胎动'], {
    leads: [programmePages.perinatalArticle.at],
  }),
  visit(programmePages.perinatalArticle, { id: 'late-movement' }, ['数胎动', '审核于 2026-11-20', '来源']),
  visit(programmePages.nursing, {}, ['专科护理', '糖尿病护理', '护理门诊'], { leads: [programmePages.nursingList.at] }),
  visit(programmePages.nursing, { title: '糖友护理', id: 'diabetes' }, ['糖友护理', '每天看一次脚', '护理门诊']),
  visit(programmePages.nursingList, {}, ['专科护理', '每天看一次脚', '造口袋怎么换']),
  visit(programmePages.nursingList, { title: '造口', id: 'stoma' }, ['造口', '造口袋怎么换', '护理门诊']),
  visit(programmePages.nursingList, { title: '没有的', id: 'none' }, ['没有的', '暂无文章']),
  visit(programmePages.carers, {}, ['服务怎么进行', '一对一陪护 1天', '¥280', '半天陪诊', '电话'], {
    leads: [programmePages.zonePart.at],
  }),
  visit(programmePages.breast, {}, centre, {
    leads: [programmePages.breastIntroduction.at, programmePages.breastTeams.at, '/book', doctorPages.doctors.at],
  }),
  visit(programmePages.breastTeams, {}, ['专家团队', '乳腺健康团队', '成员：', '主任医师', '擅长'], toExperts),
  visit(programmePages.breastIntroduction, {}, ['乳腺中心的图片', '我们看什么', '地址', '电话']),
  visit(programmePages.plasticSurgery, {}, centre, {
    leads: [
      programmePages.plasticSurgeryIntroduction.at,
      programmePages.plasticSurgeryTeams.at,
      '/book',
      doctorPages.doctors.at,
    ],
  }),
  visit(programmePages.plasticSurgeryTeams, {}, ['专家团队', '主任医师', '擅长'], toDoctors),
  visit(programmePages.plasticSurgeryIntroduction, {}, ['整形外科中心的图片', '我们看什么', '地址', '电话']),
  visit(programmePages.ibd, {}, ['专家团队', '预约申请', '我的订单', '资讯', '随访'], {
    leads: [
      programmePages.ibdTeams.at,
      programmePages.ibdNotice.at,
      programmePages.ibdOrders.at,
      programmePages.ibdNews.at,
      programmePages.ibdFollowUp.at,
    ],
  }),
  visit(programmePages.ibdTeams, {}, ['专家团队', '消化早癌与幽门团队', '成员：', '擅长'], {
    leads: [teamPages.team.at],
  }),
  visit(programmePages.ibdDoctors, {}, ['专家医生', '主任医师', '擅长'], toDoctors),
  visit(programmePages.ibdNotice, {}, ['IBD服务申请须知', '我已阅读并同意', '同意并继续']),
  visit(programmePages.ibdChoose, {}, ['初次资料评估', '一年随访管理', '¥360']),
  visit(programmePages.ibdApply, { compatId, offer: 'team' }, [
    '多学科会诊申请',
    '王秀英',
    '医生的诊断',
    '治疗经过和现在用的药',
    '下一步',
  ]),
  visit(programmePages.ibdApply, { compatId, offer: 'team', step: '1' }, ['肠镜、病理', '添加图片', '提交']),
  visit(programmePages.ibdOrders, {}, ['我的订单', '多学科会诊申请', '待支付', '2026-'], {
    leads: [programmePages.ibdOrder.at],
  }),
  visit(programmePages.ibdOrder, { id: zoneOrder }, [
    '订单详情',
    '多学科会诊申请',
    '王秀英',
    '¥480',
    '待支付',
    '去支付',
    '取消申请',
  ]),
  visit(programmePages.ibdApplication, { id: zoneOrder }, ['申请信息', '医生的诊断', '克罗恩病', '想听多学科的意见']),
  visit(programmePages.ibdNews, {}, ['IBD资讯', '炎症性肠病是什么病', '打疫苗和防感染', '搜索文章'], {
    leads: [programmePages.ibdNewsDetail.at],
  }),
  visit(programmePages.ibdNewsDetail, { newId: 'ibd-food' }, ['吃什么，不吃什么', '审核于', '来源']),
  visit(programmePages.ibdFollowUp, { compatId: husbandId }, ['第一次症状记录', '李建国', '前后']),
  visit(programmePages.ibdFollowUp, { compatId: fatherId }, ['暂无随访', '去看看服务']),
  visit(programmePages.ibdPaper, { id: toFill }, ['第1页', '感到紧张', '几乎每天', '提交']),
  visit(programmePages.ibdNewsSearch, {}, ['资讯搜索', '搜索文章', '炎症性肠病是什么病']),
  visit(programmePages.community, {}, ['功能社区', '服务包', '我的服务包', '服务介绍', '单位、学校、街道'], {
    leads: [programmePages.communityPackages.at],
  }),
  visit(programmePages.communityPay, { id: packageToPay }, ['三高管理包', '¥299', '微信支付', '支付宝', '确认支付']),
  visit(programmePages.communityPackages, {}, ['三高管理包', '¥299', '每月一次图文随访', '银龄守护包'], {
    leads: [programmePages.zonePart.at],
  }),
  visit(programmePages.international, {}, ['部门介绍', '院区', '商业保险', '预约', 'English'], {
    leads: [
      programmePages.internationalIntroduction.at,
      programmePages.internationalCampus.at,
      programmePages.internationalInsurance.at,
      programmePages.internationalNotice.at,
    ],
  }),
  visit(programmePages.internationalIntroduction, {}, ['国际医学部的图片', '我们提供', '地址', '电话']),
  visit(programmePages.internationalInsurance, {}, [
    '哪些保险可以申请',
    '中国人民财产保险（PICC）',
    '第一步 预约时',
    '先付费再理赔',
  ]),
  visit(programmePages.internationalCampus, {}, ['选择院区', '东湖院区', '滨江院区', '城北院区', '长堤路166号'], {
    leads: [programmePages.internationalNotice.at],
  }),
  visit(programmePages.internationalNotice, {}, ['预约须知', '我已阅读并同意', '同意并继续']),
  visit(programmePages.internationalForm1, { compatId, offer: 'east' }, [
    '填写资料（1/3）',
    '姓名',
    '证件',
    '手机',
    '下一步',
  ]),
  visit(programmePages.internationalForm2, {}, [
    '填写资料（2/3）',
    '哪里不舒服',
    '想看的科室',
    '最希望的日期',
    '添加图片',
    '下一步',
    '上一步',
  ]),
  visit(programmePages.internationalForm3, {}, ['填写资料（3/3）', '保险公司', '保单号', '提交', '上一步']),
  visit(programmePages.pulmonary, {}, ['专家团队', '介绍', '随访', '服务须知'], {
    leads: [
      programmePages.pulmonaryTeams.at,
      programmePages.pulmonaryIntroduction.at,
      programmePages.pulmonaryFollowUp.at,
    ],
  }),
  visit(programmePages.pulmonaryFollowUp, { compatId }, ['第一次随访问卷', '王秀英', '前后']),
  visit(programmePages.pulmonaryPaper, { id: toFill }, ['第1页', '感到紧张', '几乎每天', '提交']),
  visit(programmePages.pulmonaryResult, { id: filledIn }, [
    '评估结果',
    '分',
    '没有或极轻',
    '请把结果给医生看',
    '返回随访',
  ]),
  visit(programmePages.pulmonaryTeams, {}, ['专家团队', '擅长'], toDoctors),
  visit(programmePages.pulmonaryIntroduction, {}, ['肺血管健康管理的图片', '我们做什么']),
  visit(programmePages.zone, { code: 'gjyxb-en' }, ['About us', 'Campuses', 'Insurance', '中文']),
  visit(programmePages.endoscopy, {}, ['内镜中心的图片', '中心介绍', '健康宣教', '检查状态', '护理咨询', '我的随访'], {
    leads: [
      programmePages.endoscopyIntroduction.at,
      programmePages.endoscopyNews.at,
      examPages.endoscopyStates.at,
      examPages.nursing.at,
      examPages.endoscopyFollowUps.at,
      examPages.endoscopyNewsTypes.at,
    ],
  }),
  visit(programmePages.endoscopyIntroduction, {}, ['中心介绍', '内镜中心的图片', '当天', '地址', '电话']),
  visit(programmePages.endoscopyNews, {}, ['健康宣教', '做胃镜前怎么准备', '切了息肉以后', '搜索文章', '分类', '肠镜']),
  visit(programmePages.endoscopyNewsSearch, {}, ['宣教搜索', '搜索文章']),
  visit(programmePages.daySurgeryNews, {}, ['健康宣教', '手术前禁食禁水', '当天手术，当天回家', '搜索文章'], {
    leads: [programmePages.daySurgeryNewsDetail.at],
  }),
  visit(programmePages.daySurgeryNewsSearch, {}, ['宣教搜索', '搜索文章']),
  visit(programmePages.daySurgeryNewsDetail, { newId: 'surgery-fasting' }, ['手术前禁食禁水', '审核于', '来源']),
  visit(programmePages.admissionNews, {}, ['健康宣教', '等床位的日子里可以做什么', '搜索文章'], {
    leads: [programmePages.admissionNewsDetail.at],
  }),
  visit(programmePages.admissionNewsSearch, {}, ['宣教搜索', '搜索文章']),
  visit(programmePages.admissionNewsDetail, { newId: 'admission-waiting' }, [
    '等床位的日子里可以做什么',
    '审核于',
    '来源',
  ]),
  visit(programmePages.inpatientScreening, { compatId }, ['王秀英', '最近14天有没有发热', '下一']),
  visit(programmePages.screening, {}, ['就诊人', '王秀英', '请如实填写', '填写筛查表', '筛查记录'], {
    leads: [programmePages.screeningDepartment.at, programmePages.screeningRecord.at],
  }),
  visit(programmePages.screeningDepartment, {}, ['内科', '外科']),
  visit(programmePages.screeningPaper, { compatId }, ['最近14天有没有发热', '下一']),
  visit(programmePages.screeningRecord, {}, ['门诊患者筛查表', '王秀英', '已填写', '2026-']),
]

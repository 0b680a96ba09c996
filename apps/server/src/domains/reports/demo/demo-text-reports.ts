import type { ReportKind } from '@nethos/contract/reports/reports.kinds.ts'

export interface TextReport {
  daysAgo: number
  kind: ReportKind
  name: string
  departmentName: string
  subject: string
  findings: string
  conclusion: string
  advice?: string
  clinicalDiagnosis?: string
}

const ct = { kind: 'imaging', departmentName: '放射科' } as const
const us = { kind: 'imaging', departmentName: '超声医学科' } as const

/** 王德福, 72: diabetes, high pressure, atrial fibrillation, a ground-glass nodule that is followed. */
export const fatherTexts: readonly TextReport[] = [
  {
    ...ct,
    daysAgo: 760,
    name: '胸部CT平扫',
    subject: '胸部',
    findings:
      '右肺上叶尖段见磨玻璃结节，大小约6mm×5mm，边界清，未见分叶及毛刺。左肺下叶见少许纤维条索影。气管及各叶支气管通畅。纵隔内未见肿大淋巴结。主动脉及冠状动脉管壁钙化。双侧胸腔未见积液。',
    conclusion: '1. 右肺上叶磨玻璃结节，建议6～12个月复查。2. 左肺下叶纤维灶。3. 主动脉及冠状动脉钙化。',
  },
  {
    ...ct,
    daysAgo: 390,
    name: '胸部CT平扫（复查）',
    subject: '胸部',
    findings:
      '与前片（一年前）比较：右肺上叶尖段磨玻璃结节，大小约6mm×5mm，密度及形态未见明显变化，边界清。左肺下叶纤维条索影同前。纵隔内未见肿大淋巴结。主动脉及冠状动脉管壁钙化同前。',
    conclusion: '右肺上叶磨玻璃结节，较前无明显变化，建议年度复查。左肺下叶纤维灶。',
  },
  {
    ...ct,
    daysAgo: 300,
    name: '颅脑MRI平扫+DWI',
    subject: '颅脑',
    findings:
      '双侧基底节区及半卵圆中心见多发小斑点状长T1长T2信号，FLAIR部分呈低信号，DWI未见弥散受限。双侧侧脑室旁见斑片状FLAIR高信号。脑室系统轻度扩大，脑沟增宽。中线结构居中。双侧上颌窦黏膜增厚。',
    conclusion:
      '1. 双侧基底节区、半卵圆中心多发腔隙性梗死（陈旧）。2. 脑白质病变（Fazekas 1级）。3. 轻度脑萎缩。4. 副鼻窦炎。未见急性梗死。',
  },
  {
    ...us,
    daysAgo: 300,
    name: '颈动脉彩超',
    subject: '双侧颈动脉',
    findings:
      '双侧颈总动脉内膜中层增厚，最厚处1.3mm。右侧颈动脉窦部后壁见混合回声斑块，大小约9.2mm×2.1mm，表面光滑；左侧颈动脉窦部见强回声斑块，大小约6.0mm×1.8mm，伴声影。管腔未见明显狭窄，血流信号充盈好。',
    conclusion: '双侧颈动脉粥样硬化斑块形成，管腔未见明显狭窄。',
  },
  {
    ...us,
    daysAgo: 295,
    name: '超声心动图',
    subject: '心脏',
    findings:
      '左房前后径42mm，左室舒张末期内径48mm，室间隔厚度11mm，左室后壁厚度10mm。各瓣膜形态正常，二尖瓣少量反流，三尖瓣少量反流。左室射血分数 LVEF 60%（双平面Simpson法）。心包腔未见积液。',
    conclusion: '左房增大；二尖瓣少量反流，三尖瓣少量反流；左室收缩功能正常。',
    clinicalDiagnosis: '心房颤动',
  },
  {
    ...us,
    daysAgo: 200,
    name: '腹部彩超',
    subject: '肝胆胰脾双肾',
    findings:
      '肝脏大小正常，肝实质回声增强，后方衰减，肝右叶见无回声，大小约18mm×15mm，边界清，后方回声增强。胆囊壁光滑，腔内见强回声，大小约7mm，伴声影，随体位移动。胰腺、脾脏未见异常。双肾大小正常，右肾上极见无回声12mm。',
    conclusion: '脂肪肝；肝囊肿；胆囊结石；右肾囊肿。',
  },
  {
    ...us,
    daysAgo: 120,
    name: '前列腺彩超',
    subject: '前列腺、膀胱残余尿',
    findings: '前列腺大小约52mm×45mm×40mm，体积约49mL，内见钙化灶，形态饱满，包膜完整。排尿后膀胱残余尿约25mL。',
    conclusion: '前列腺增生伴钙化灶；残余尿约25mL。',
  },
  {
    kind: 'endoscopy',
    daysAgo: 150,
    name: '电子胃镜',
    departmentName: '消化内镜中心',
    subject: '胃',
    findings:
      '食管黏膜光滑。贲门齿状线清楚。胃底黏液湖清。胃体黏膜充血水肿。胃窦黏膜红白相间，以白为主，可见散在糜烂，于胃窦小弯活检1块。幽门圆，开闭好。十二指肠球部及降部未见异常。快速尿素酶试验：阴性。',
    conclusion: '慢性萎缩性胃炎伴糜烂（待病理）；Hp（-）。',
    advice: '等病理结果；一年后复查胃镜。',
  },
  {
    kind: 'pathology',
    daysAgo: 145,
    name: '胃镜活检病理',
    departmentName: '病理科',
    subject: '胃窦小弯活检1块',
    findings:
      '送检胃窦黏膜组织1块，大小0.3cm×0.2cm。镜下：固有腺体轻度减少，间质慢性炎细胞浸润，部分腺体肠上皮化生，未见上皮内瘤变。',
    conclusion: '（胃窦小弯）慢性萎缩性胃炎（轻度），伴轻度肠上皮化生，活动性（+），Hp（-），未见上皮内瘤变。',
  },
]

/** 王秀英, 38: short of iron, a thyroid that is followed. */
export const motherTexts: readonly TextReport[] = [
  {
    ...us,
    daysAgo: 400,
    name: '甲状腺彩超',
    subject: '甲状腺及颈部淋巴结',
    findings:
      '甲状腺大小正常，实质回声不均匀，呈弥漫性改变。右叶中部见低回声结节，大小约6mm×4mm，边界清，形态规则，纵横比小于1，未见微钙化，周边见少量血流信号。双侧颈部见淋巴结，淋巴门结构清楚。',
    conclusion: '甲状腺弥漫性改变，考虑桥本甲状腺炎；右叶结节，C-TIRADS 3类。',
  },
  {
    ...us,
    daysAgo: 40,
    name: '甲状腺彩超（复查）',
    subject: '甲状腺及颈部淋巴结',
    findings:
      '与一年前比较：甲状腺实质弥漫性改变同前。右叶中部低回声结节，大小约6mm×4mm，边界清，未见微钙化，大小形态无变化。',
    conclusion: '右叶结节，C-TIRADS 3类，较前无变化；甲状腺弥漫性改变。',
  },
  {
    ...us,
    daysAgo: 38,
    name: '乳腺彩超',
    subject: '双侧乳腺及腋窝',
    findings:
      '双侧乳腺腺体层结构紊乱。左乳外上象限2点方向距乳头30mm处见低回声结节，大小约9mm×5mm，边界清，形态规则，平行生长，内未见血流信号。双侧腋窝淋巴结皮髓质分界清。',
    conclusion: '双侧乳腺增生；左乳结节，BI-RADS 3类，建议6个月复查。',
  },
  {
    kind: 'pathology',
    daysAgo: 36,
    name: '宫颈液基细胞学',
    departmentName: '病理科',
    subject: '宫颈脱落细胞',
    findings: '标本满意。可见鳞状上皮细胞及颈管细胞，轻度炎症，未见滴虫及霉菌。',
    conclusion: '未见上皮内病变或恶性细胞（NILM），轻度炎症。',
  },
]

/**
 * Departments by what they treat, whatever a hospital calls them. `names`: how hospitals usually name them, the most exact
 * first; a hospital says its own at the workbench. `online`: the code of the national list by which doctors are asked online.
 */
export const departmentKinds = {
  emergency: { label: '急诊科', names: '急诊', online: '' },
  fever: { label: '发热门诊', names: '发热门诊 感染', online: '' },
  general: { label: '全科医学科', names: '全科 普通内科 大内科', online: '02' },
  cardio: { label: '心血管内科', names: '心血管内科 心内科 心血管 心脏', online: '03.04' },
  resp: { label: '呼吸内科', names: '呼吸与危重症 呼吸内科 呼吸', online: '03.01' },
  gastro: { label: '消化内科', names: '消化内科 消化', online: '03.02' },
  neuro: { label: '神经内科', names: '神经内科', online: '03.03' },
  endo: { label: '内分泌科', names: '内分泌', online: '03.07' },
  renal: { label: '肾内科', names: '肾内科 肾病', online: '03.06' },
  hema: { label: '血液内科', names: '血液', online: '03.05' },
  rheum: { label: '风湿免疫科', names: '风湿', online: '03.08' },
  allergy: { label: '变态反应科', names: '变态反应 过敏反应 过敏', online: '03.09' },
  geri: { label: '老年医学科', names: '老年', online: '03.10' },
  infect: { label: '感染科（肝病）', names: '感染 肝病 传染', online: '16' },
  gensurg: { label: '普通外科', names: '普通外科 普外科 肝胆 胃肠外科', online: '04.01' },
  thyroid: { label: '甲状腺外科', names: '甲状腺 甲乳 普通外科 普外', online: '04.01' },
  breast: { label: '乳腺科', names: '乳腺 甲乳 普通外科 普外', online: '04.01' },
  anorectal: { label: '肛肠科', names: '肛肠 结直肠 普通外科', online: '04.01' },
  vascular: { label: '血管外科', names: '血管外科 周围血管 普通外科', online: '04.01' },
  neurosurg: { label: '神经外科', names: '神经外科', online: '04.02' },
  ortho: { label: '骨科', names: '骨科 关节 创伤', online: '04.03' },
  spine: { label: '脊柱外科', names: '脊柱 骨科', online: '04.03' },
  hand: { label: '手外科', names: '手外 骨科', online: '04.03' },
  uro: { label: '泌尿外科', names: '泌尿 男科', online: '04.04' },
  thoracic: { label: '胸外科', names: '胸外', online: '04.05' },
  plastic: { label: '烧伤整形科', names: '烧伤 整形', online: '04.07' },
  gyn: { label: '妇科', names: '妇科 妇产', online: '05.01' },
  obst: { label: '产科', names: '产科 妇产', online: '05.02' },
  repro: { label: '生殖医学科', names: '生殖 计划生育 妇科', online: '05.05' },
  peds: { label: '儿科', names: '儿科 小儿内科 儿内科', online: '07' },
  pedsurg: { label: '小儿外科', names: '小儿外科 儿外科 儿科', online: '08' },
  eye: { label: '眼科', names: '眼科', online: '10' },
  ent: { label: '耳鼻咽喉科', names: '耳鼻', online: '11' },
  dental: { label: '口腔科', names: '口腔 牙', online: '12' },
  derm: { label: '皮肤科', names: '皮肤', online: '13' },
  psych: { label: '精神心理科', names: '精神 心理 睡眠', online: '15' },
  onco: { label: '肿瘤科', names: '肿瘤', online: '19' },
  rehab: { label: '康复医学科', names: '康复', online: '21' },
  pain: { label: '疼痛科', names: '疼痛', online: '27' },
  tcm: { label: '中医科', names: '中医', online: '50' },
} as const

export type DepartmentKind = keyof typeof departmentKinds
export const departmentKindKeys = Object.keys(departmentKinds) as [DepartmentKind, ...DepartmentKind[]]

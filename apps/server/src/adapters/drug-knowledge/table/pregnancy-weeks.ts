/** What a week of pregnancy decides, in full weeks: side | from | to | level | what | source. Where the week is not known the column of the ingredient speaks alone. */
export const pregnancyWeekRows = `
nsaid|20|27|warn|孕20周起可致胎儿肾功能损害、羊水过少：避免使用，确需使用时最小剂量、最短时间，并监测羊水|fda2020
nsaid|28|42|stop|孕28周（孕晚期）起禁用：可致胎儿动脉导管提前闭合、羊水过少|cn
阿司匹林|28|42|warn|孕晚期禁用解热镇痛的剂量；预防子痫前期的小剂量按产科意见使用和停用|cn
甲巯咪唑|1|15|warn|孕16周前可致先天缺陷：首选丙硫氧嘧啶|thyroid
呋喃妥因|38|42|stop|足月和临产禁用：新生儿溶血性贫血|us
磺胺甲噁唑|36|42|stop2|临近分娩禁用：新生儿核黄疸|us
磺胺嘧啶|36|42|stop2|临近分娩禁用：新生儿核黄疸|us
opioid|36|42|warn|临近分娩避免使用：新生儿呼吸抑制、戒断反应|us
benzo|28|42|warn|孕晚期避免使用：新生儿肌张力低下、呼吸抑制、戒断反应|us
ssri|28|42|inform|孕晚期：新生儿适应不良、持续性肺动脉高压，不要骤停|us
`

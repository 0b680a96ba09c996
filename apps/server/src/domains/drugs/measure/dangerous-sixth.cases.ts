/** Written before its writer had read a rule or a table (2026-11-29); counted, then the failures of the first forty were read. Form: dangerous-second.cases.ts. */
export const dangerousSixth = `
F67 60kg dx:类风湿关节炎|甲氨蝶呤 10mg qd 28d|dose@甲氨蝶呤
M70 70kg dx:心房颤动,带状疱疹后神经痛|+达比加群 110mg bid 28d;卡马西平 0.1g bid 14d|interaction@达比加群+卡马西平
M66 72kg dx:痛风,肾移植术后|+硫唑嘌呤 50mg bid 28d;别嘌醇 0.1g tid 28d|interaction@硫唑嘌呤+别嘌醇
F29 55kg pregnant dx:痤疮|异维A酸 10mg bid 28d|pregnancy@异维A酸
F34 62kg pregnant dx:高血压|缬沙坦 80mg qd 28d|pregnancy@缬沙坦
M58 75kg dx:支气管哮喘,高血压|普萘洛尔 10mg tid 28d|disease@普萘洛尔
M74 66kg cr=230 dx:2型糖尿病|二甲双胍 0.5g tid 28d|kidney@二甲双胍
F45 60kg allergy:penicillins dx:急性扁桃体炎|阿莫西林 0.5g tid 7d|allergy@阿莫西林
M6 20kg dx:上呼吸道感染|阿司匹林 0.3g tid 3d|age@阿司匹林
M35 70kg dx:急性支气管炎|左氧氟沙星 0.5g tid 5d|dose@左氧氟沙星
M60 68kg dx:高脂血症,社区获得性肺炎|+辛伐他汀 40mg qn 28d;克拉霉素 0.5g bid 7d|interaction@辛伐他汀+克拉霉素
F40 58kg dx:抑郁状态,偏头痛|+帕罗西汀 20mg qd 28d;曲马多 50mg tid 7d|interaction@帕罗西汀+曲马多
M75 65kg dx:心力衰竭,高血压|+螺内酯 20mg qd 28d;+培哚普利 4mg qd 28d;氯化钾缓释片 1g tid 14d|interaction@螺内酯+氯化钾
M80 60kg dx:良性前列腺增生,失眠|阿米替林 25mg qn 14d|disease/age@阿米替林
F72 55kg dx:高血压,膝骨关节炎|+贝那普利 10mg qd 28d;+氢氯噻嗪 25mg qd 28d;双氯芬酸 75mg bid 14d|interaction@双氯芬酸
M48 80kg dx:勃起功能障碍,冠心病|+单硝酸异山梨酯 20mg bid 28d;西地那非 50mg qd 5d|interaction@单硝酸异山梨酯+西地那非
F62 58kg dx:甲状腺功能减退|左甲状腺素 500ug qd 28d|dose@左甲状腺素
M70 65kg dx:心力衰竭|地高辛 0.25mg tid 14d|dose@地高辛
F30 52kg breastfeeding dx:甲状腺功能亢进|胺碘酮 0.2g tid 7d|pregnancy@胺碘酮
M55 70kg dx:消化性溃疡,腰痛|布洛芬缓释胶囊 0.3g bid 7d|disease@布洛芬
M62 70kg dx:癫痫|曲马多 50mg tid 5d|disease@曲马多
F68 60kg dx:重症肌无力,尿路感染|左氧氟沙星 0.5g qd 7d|disease@左氧氟沙星
M3 14kg dx:发热|尼美舒利 50mg bid 3d|age@尼美舒利
F26 50kg dx:尿路感染|诺氟沙星 4g bid 5d|dose@诺氟沙星
M15 50kg dx:急性咽炎|多西环素 2g bid 7d|dose@多西环素
M52 76kg dx:痛风急性发作|秋水仙碱 1mg q2h 3d|dose@秋水仙碱
M68 70kg dx:心房颤动,室上性心动过速|+地高辛 0.125mg qd 28d;维拉帕米 80mg tid 14d|interaction@地高辛+维拉帕米
F33 60kg dx:双相情感障碍,高血压|+碳酸锂 0.3g bid 28d;氢氯噻嗪 25mg qd 28d|interaction@碳酸锂+氢氯噻嗪
M40 70kg dx:失眠,慢性疼痛|+吗啡缓释片 10mg bid 14d;地西泮 5mg qn 7d|interaction@吗啡+地西泮
F25 54kg dx:肺结核,避孕|+屈螺酮炔雌醇片 1片 qd 28d;利福平 0.45g qd 28d|interaction@利福平
M57 74kg dx:感冒,关节痛|对乙酰氨基酚 0.5g qid 5d;氨酚伪麻美芬片 1片 tid 5d|duplicate@对乙酰氨基酚
M64 69kg dx:高血压,冠心病|氨氯地平 5mg qd 28d;硝苯地平控释片 30mg qd 28d|duplicate@氨氯地平+硝苯地平
F61 57kg allergy:sulfonamides dx:溃疡性结肠炎|柳氮磺吡啶 1g tid 14d|allergy@柳氮磺吡啶
F50 61kg cirrhosis dx:高脂血症|阿托伐他汀 20mg qn 28d|liver/disease@阿托伐他汀
M44 72kg drinks dx:牙周炎|甲硝唑 0.4g tid 5d|interaction/food/alcohol@甲硝唑
F78 52kg dx:抑郁症,心律失常|+胺碘酮 0.2g qd 28d;西酞普兰 20mg qd 28d|interaction@胺碘酮+西酞普兰
M38 68kg dx:葡萄糖-6-磷酸脱氢酶缺乏症,尿路感染|呋喃妥因 100mg tid 5d|disease@呋喃妥因
M71 66kg dx:慢性阻塞性肺疾病,肺炎|+茶碱缓释片 0.2g bid 28d;环丙沙星 0.5g bid 7d|interaction@茶碱+环丙沙星
F36 59kg dx:骨质疏松|阿仑膦酸钠 70mg qd 28d|dose@阿仑膦酸
M65 70kg dx:冠状动脉支架术后,高血压|+阿司匹林 100mg qd 28d;+替格瑞洛 90mg bid 28d;伊曲康唑 0.2g bid 7d|interaction@替格瑞洛+伊曲康唑
`

/** Written in the same hour, counted only. */
export const dangerousSixthLater = `
M63 70kg dx:心房颤动,真菌感染|+华法林 3mg qd 28d;氟康唑 0.15g qd 7d|interaction@华法林+氟康唑
F28 52kg pregnant dx:尿路感染|多西环素 0.1g bid 7d|pregnancy@多西环素
M72 64kg cr=260 dx:心房颤动|利伐沙班 20mg qd 28d|kidney@利伐沙班
F60 58kg dx:银屑病|甲氨蝶呤 7.5mg tid 14d|dose@甲氨蝶呤
M50 70kg dx:闭角型青光眼,胃痉挛|山莨菪碱 10mg tid 3d|disease@山莨菪碱
F65 60kg dx:抑郁症,帕金森病|+司来吉兰 5mg bid 28d;氟西汀 20mg qd 28d|interaction@司来吉兰+氟西汀
M47 72kg allergy:cephalosporins dx:肺炎|头孢克肟 0.1g bid 7d|allergy@头孢克肟
M2 12kg dx:感冒|可待因 10mg tid 3d|age@可待因
M68 66kg dx:高尿酸血症,高血压|氢氯噻嗪 250mg qd 28d|dose@氢氯噻嗪
F70 60kg dx:心力衰竭,关节炎|依托考昔 90mg qd 14d|disease@依托考昔
M60 70kg dx:心绞痛,心动过缓|+美托洛尔 50mg bid 28d;维拉帕米 80mg tid 28d|interaction@美托洛尔+维拉帕米
F44 60kg dx:肾移植术后,高血压|+他克莫司 2mg bid 28d;地尔硫䓬 30mg tid 28d|interaction@他克莫司+地尔硫䓬
M58 70kg dx:幽门螺杆菌感染,精神分裂症|+喹硫平 0.2g bid 28d;克拉霉素 0.5g bid 14d|interaction@喹硫平+克拉霉素
M39 70kg drinks dx:上呼吸道感染|头孢哌酮 1g bid 5d|interaction/food/alcohol@头孢哌酮
M66 69kg dx:帕金森病,呕吐|甲氧氯普胺 10mg tid 3d|disease@甲氧氯普胺
F73 54kg dx:失眠|地西泮 50mg qn 7d|dose@地西泮
M55 71kg dx:高脂血症|阿托伐他汀 20mg qn 28d;瑞舒伐他汀 10mg qn 28d|duplicate@阿托伐他汀+瑞舒伐他汀
F37 57kg dx:癫痫,抑郁症|安非他酮 150mg qd 14d|disease@安非他酮
M69 68kg dx:冠心病,类风湿关节炎|+阿司匹林 100mg qd 28d;+华法林 3mg qd 28d;塞来昔布 0.2g bid 14d|interaction@华法林+塞来昔布
M52 72kg dx:2型糖尿病,高钾血症|缬沙坦 80mg qd 28d|disease@缬沙坦
`

/** A third set, written when the rules of 2026-11-23 were done, of slips that are told of in practice; measured once, nothing was changed for it. */
export const dangerousThird = `
F34 55kg dx:偏头痛,抑郁症|+度洛西汀 60mg qd 28d;曲马多 50mg tid 5d|interaction@度洛西汀+曲马多
M70 60kg dx:慢阻肺,前列腺增生|氯苯那敏 4mg tid 5d;伪麻黄碱 60mg tid 5d|disease@伪麻黄碱
F8 24kg dx:鼻炎|伪麻黄碱 60mg tid 5d|dose@伪麻黄碱
M4 16kg dx:咳嗽|复方甘草片 3片 tid 5d|dose/age/unknown@甘草
F30 56kg pregnant dx:感冒|牛黄解毒片 2片 bid 3d|pregnancy@牛黄解毒
F28 55kg breastfeeding dx:肠炎|诺氟沙星 0.4g bid 5d|pregnancy@诺氟沙星
M66 65kg dx:心房颤动|+华法林 3mg qd 28d;复方丹参滴丸 10丸 tid 28d|interaction@华法林
M66 65kg dx:心房颤动|+华法林 3mg qd 28d;布洛芬 0.3g bid 5d|interaction@华法林+布洛芬
M58 75kg dx:痛风|别嘌醇 1g tid 28d|dose@别嘌醇
M58 75kg dx:痛风,高血压|非布司他 40mg qd 28d;吲达帕胺 2.5mg qd 28d|disease@吲达帕胺
F49 58kg dx:甲亢|左甲状腺素 100μg qd 28d|disease@左甲状腺素
F72 50kg cr=190 dx:糖尿病|格列本脲 5mg bid 28d|kidney/age@格列本脲
F72 50kg cr=220 dx:糖尿病|达格列净 10mg qd 28d;二甲双胍 0.5g tid 28d|kidney@二甲双胍
M80 55kg cr=240 dx:带状疱疹|加巴喷丁 0.6g tid 14d|kidney@加巴喷丁
M45 70kg dx:胃溃疡|醋氯芬酸 100mg bid 7d|disease@醋氯芬酸
M45 70kg dx:胃溃疡|氯吡格雷 75mg qd 28d;双氯芬酸 75mg qd 7d|interaction/disease@双氯芬酸
M52 70kg dx:慢性心衰|西洛他唑 100mg bid 28d|disease@西洛他唑
M52 70kg dx:心力衰竭|维拉帕米 80mg tid 28d|disease@维拉帕米
F60 60kg dx:骨质疏松,食管狭窄|阿仑膦酸 70mg qw 28d|disease@阿仑膦酸
F60 60kg dx:肺栓塞病史|雷洛昔芬 60mg qd 28d|disease@雷洛昔芬
F46 60kg dx:子宫肌瘤,深静脉血栓|氨甲环酸 1g tid 5d|disease@氨甲环酸
M35 70kg dx:抑郁症|氟伏沙明 100mg bid 28d;阿戈美拉汀 25mg qn 28d|interaction@氟伏沙明+阿戈美拉汀
M35 70kg dx:精神分裂症|氯氮平 600mg bid 28d|dose@氯氮平
M35 70kg dx:精神分裂症|氯氮平 100mg bid 28d;甲巯咪唑 10mg tid 28d|interaction@氯氮平+甲巯咪唑
F40 60kg dx:失眠|艾司唑仑 2mg qn 14d;右佐匹克隆 3mg qn 14d|duplicate/interaction@艾司唑仑+右佐匹克隆
M50 70kg dx:癫痫|+苯巴比妥 30mg tid 28d;利伐沙班 20mg qd 28d|interaction@苯巴比妥+利伐沙班
M50 70kg dx:肺癌|+阿来替尼 600mg bid 28d;维拉帕米 80mg tid 28d|interaction@阿来替尼+维拉帕米
M60 70kg dx:肾癌|+培唑帕尼 800mg qd 28d;雷贝拉唑 20mg qd 28d|interaction@培唑帕尼+雷贝拉唑
M60 70kg dx:淋巴瘤|+伊布替尼 420mg qd 28d;氟康唑 200mg qd 7d|interaction@伊布替尼+氟康唑
F55 58kg dx:乳腺癌|+来曲唑 2.5mg qd 28d;结合雌激素 0.625mg qd 28d|interaction/disease@结合雌激素
M44 66kg dx:HIV感染|+利匹韦林 25mg qd 28d;兰索拉唑 30mg qd 14d|interaction@利匹韦林+兰索拉唑
M44 66kg dx:丙型肝炎|索磷布韦维帕他韦 1片 qd 28d;+胺碘酮 0.2g qd 28d|interaction@胺碘酮
M44 66kg dx:肺结核|+利福平 0.45g qd 28d;硝苯地平 30mg qd 28d|interaction@利福平+硝苯地平
F27 52kg dx:痤疮,避孕|异维A酸 20mg qd 28d|pregnancy@异维A酸
M70 68kg dx:心力衰竭|+地高辛 0.125mg qd 28d;呋塞米 40mg bid 28d;麝香保心丸 2丸 tid 28d|interaction@地高辛
M39 80kg dx:肥胖,糖尿病|司美格鲁肽 1mg qw 28d;西格列汀 100mg qd 28d|duplicate@司美格鲁肽+西格列汀
M59 70kg dx:帕金森病|+普拉克索 0.5mg tid 28d;氟哌啶醇 2mg bid 7d|interaction/disease@氟哌啶醇
M33 70kg allergy:tetracyclines dx:支原体感染|米诺环素 0.1g bid 7d|allergy@米诺环素
M33 70kg allergy:macrolides dx:支气管炎|罗红霉素 0.15g bid 7d|allergy@罗红霉素
F50 60kg allergy:analgesics dx:感冒|氨酚伪麻美芬片 1片 tid 3d|allergy@氨酚伪麻美芬
M11m 9kg dx:发热|布洛芬 200mg q6h 2d|dose@布洛芬
M10 30kg dx:流感|奥司他韦 150mg bid 5d|dose@奥司他韦
F65 58kg dx:高血压|可乐定 0.75mg tid 28d|dose@可乐定
F65 58kg dx:心律失常|美西律 500mg tid 28d|dose@美西律
F65 58kg dx:血脂异常|依折麦布 100mg qn 28d|dose@依折麦布
M50 70kg dx:咳嗽|可待因 30mg tid 5d;劳拉西泮 1mg qn 7d|interaction@可待因+劳拉西泮
M67 66kg dx:脑梗死|丁苯酞 2g tid 14d|dose@丁苯酞
F58 55kg dx:类风湿|托法替布 5mg bid 28d;硫唑嘌呤 50mg bid 28d|interaction@托法替布+硫唑嘌呤
F58 55kg dx:类风湿|雷公藤多苷 20mg tid 28d;来氟米特 20mg qd 28d|interaction@雷公藤多苷+来氟米特
M45 70kg dx:幽门螺杆菌|枸橼酸铋钾 0.3g bid 60d|duration@枸橼酸铋钾
`

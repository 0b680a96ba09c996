/** By somebody who had not seen the program, from memory of labels and guidelines (2026-11-28); split by the hash of the line. Form: dangerous-second.cases.ts. */
export const dangerousFourth = `
M66 72kg dx:冠心病,高脂血症,社区获得性肺炎|+辛伐他汀 20mg qn 28d;+阿司匹林 100mg qd 28d;克拉霉素 0.5g bid 7d|interaction@辛伐他汀+克拉霉素
F58 60kg dx:高脂血症,甲癣|+辛伐他汀 20mg qn 28d;伊曲康唑 0.2g bid 7d|interaction@辛伐他汀+伊曲康唑
M61 70kg dx:稳定型心绞痛,勃起功能障碍|+单硝酸异山梨酯 20mg bid 28d;+阿托伐他汀 20mg qn 28d;西地那非 50mg prn 7d|interaction@单硝酸异山梨酯+西地那非
M57 74kg dx:冠心病,良性前列腺增生|+硝酸甘油 0.5mg prn 14d (舌下);他达拉非 5mg qd 28d|interaction@硝酸甘油+他达拉非
F72 58kg dx:心房颤动,体癣|+华法林 3mg qd 28d;氟康唑 150mg qw 28d|interaction@华法林+氟康唑
M70 65kg dx:机械瓣膜置换术后,泌尿系感染|+华法林 2.5mg qd 28d;复方磺胺甲噁唑 2片 bid 5d|interaction@华法林+磺胺甲噁唑
F64 56kg dx:下肢深静脉血栓形成,牙周炎|+华法林 3mg qd 28d;甲硝唑 0.4g tid 5d|interaction@华法林+甲硝唑
M49 48kg dx:人工瓣膜置换术后,肺结核|+华法林 3mg qd 28d;利福平 0.45g qd 28d;乙胺丁醇 0.75g qd 28d|interaction@华法林+利福平
F75 55kg dx:心房颤动,膝骨关节炎|+华法林 2.5mg qd 28d;双氯芬酸 75mg qd 14d|interaction@华法林+双氯芬酸
M67 66kg dx:心房颤动,肺曲霉病|+利伐沙班 20mg qd 28d;伊曲康唑 0.2g bid 28d|interaction@利伐沙班+伊曲康唑
F59 57kg dx:肺栓塞,三叉神经痛|+利伐沙班 20mg qd 28d;卡马西平 0.1g bid 14d|interaction@利伐沙班+卡马西平
M60 70kg dx:心房颤动,寻常型银屑病|+达比加群酯 150mg bid 28d;环孢素 100mg bid 28d|interaction@达比加群酯+环孢素
M63 75kg dx:冠状动脉支架植入术后,反流性食管炎|+氯吡格雷 75mg qd 28d;+阿司匹林 100mg qd 28d;奥美拉唑 20mg bid 28d|interaction@氯吡格雷+奥美拉唑
F70 52kg dx:慢性心力衰竭,阵发性心房颤动|+地高辛 0.25mg qd 28d;胺碘酮 0.2g tid 7d|interaction@地高辛+胺碘酮
M74 60kg dx:心房颤动,急性支气管炎|+地高辛 0.125mg qd 28d;克拉霉素 0.25g bid 7d|interaction@地高辛+克拉霉素
M65 68kg dx:高血压,室上性心动过速|+美托洛尔 50mg bid 28d;维拉帕米 80mg tid 14d|interaction@美托洛尔+维拉帕米
M69 66kg dx:阵发性心房颤动,社区获得性肺炎|+胺碘酮 0.2g qd 28d;莫西沙星 0.4g qd 7d|interaction@胺碘酮+莫西沙星
F44 54kg dx:幽门螺杆菌感染,功能性消化不良|+多潘立酮 10mg tid 14d;克拉霉素 0.5g bid 14d;阿莫西林 1g bid 14d;雷贝拉唑 10mg bid 14d|interaction@多潘立酮+克拉霉素
M71 62kg dx:慢性阻塞性肺疾病急性加重|+茶碱缓释片 0.2g bid 14d;环丙沙星 0.5g bid 7d|interaction@茶碱+环丙沙星
F55 50kg dx:支气管哮喘,急性咽炎|+氨茶碱 0.1g tid 14d;红霉素 0.5g q6h 7d|interaction@氨茶碱+红霉素
F47 58kg dx:腰肌劳损,急性膀胱炎|+替扎尼定 2mg tid 7d;环丙沙星 0.25g bid 3d|interaction@替扎尼定+环丙沙星
F39 55kg dx:强迫症,颈肌痉挛|+氟伏沙明 50mg bid 28d;替扎尼定 2mg tid 7d|interaction@氟伏沙明+替扎尼定
M66 68kg dx:帕金森病,抑郁症|+司来吉兰 5mg bid 28d;+多巴丝肼 125mg tid 28d;氟西汀 20mg qd 28d|interaction@司来吉兰+氟西汀
F51 57kg dx:抑郁症,皮肤软组织感染|+舍曲林 100mg qd 28d;利奈唑胺 0.6g bid 10d|interaction@舍曲林+利奈唑胺
F36 54kg dx:抑郁症|+吗氯贝胺 150mg bid 28d;文拉法辛 75mg qd 28d|interaction@吗氯贝胺+文拉法辛
M70 64kg dx:帕金森病,腰椎间盘突出症|+司来吉兰 5mg qd 28d;曲马多 50mg bid 7d|interaction@司来吉兰+曲马多
F48 60kg dx:乳腺癌术后,抑郁状态|+他莫昔芬 10mg bid 28d;帕罗西汀 20mg qd 28d|interaction@他莫昔芬+帕罗西汀
M68 65kg dx:帕金森病,急性支气管炎|+司来吉兰 5mg bid 28d;右美沙芬 30mg tid 5d|interaction@司来吉兰+右美沙芬
M38 70kg dx:癫痫,复杂性尿路感染|+丙戊酸 0.5g bid 28d;美罗培南 1g q8h 7d (静滴)|interaction@丙戊酸+美罗培南
F24 52kg dx:癫痫|+丙戊酸 0.5g bid 28d;拉莫三嗪 50mg bid 14d|interaction/dose@丙戊酸+拉莫三嗪
M53 67kg dx:三叉神经痛,鼻窦炎|+卡马西平 0.2g tid 28d;克拉霉素 0.5g bid 7d|interaction@卡马西平+克拉霉素
F27 53kg dx:癫痫,避孕咨询|+卡马西平 0.2g tid 28d;屈螺酮炔雌醇 1片 qd 28d|interaction@卡马西平+炔雌醇
F29 55kg dx:肺结核,月经不调|+利福平 0.6g qd 28d;+异烟肼 0.3g qd 28d;去氧孕烯炔雌醇 1片 qd 21d|interaction@利福平+炔雌醇
M42 72kg dx:双相情感障碍,高血压|+碳酸锂 0.25g tid 28d;氢氯噻嗪 25mg qd 28d|interaction@碳酸锂+氢氯噻嗪
F46 60kg dx:双相情感障碍,肩周炎|+碳酸锂 0.25g tid 28d;双氯芬酸 50mg tid 10d|interaction@碳酸锂+双氯芬酸
M56 75kg dx:双相情感障碍,高血压|+碳酸锂 0.5g bid 28d;依那普利 10mg bid 28d|interaction@碳酸锂+依那普利
F57 55kg dx:类风湿关节炎,急性膀胱炎|+甲氨蝶呤 10mg qw 28d;+叶酸 5mg qw 28d;复方磺胺甲噁唑 2片 bid 3d|interaction@甲氨蝶呤+磺胺甲噁唑
M50 70kg dx:重度银屑病|+甲氨蝶呤 10mg qw 28d;阿维A 30mg qd 28d|interaction@甲氨蝶呤+阿维A
M47 68kg dx:克罗恩病,痛风|+硫唑嘌呤 100mg qd 28d;别嘌醇 0.1g tid 28d|interaction@硫唑嘌呤+别嘌醇
M41 66kg dx:急性淋巴细胞白血病,高尿酸血症|+巯嘌呤 75mg qn 28d;非布司他 40mg qd 28d|interaction@巯嘌呤+非布司他
M62 70kg dx:痛风,急性支气管炎|+秋水仙碱 0.5mg bid 28d;克拉霉素 0.5g bid 7d|interaction@秋水仙碱+克拉霉素
M54 65kg dx:肾移植术后,急性痛风性关节炎|+环孢素 100mg bid 28d;+吗替麦考酚酯 0.75g bid 28d;秋水仙碱 0.5mg tid 7d|interaction@环孢素+秋水仙碱
F52 56kg dx:肾移植术后,高脂血症|+环孢素 75mg bid 28d;+泼尼松 5mg qd 28d;瑞舒伐他汀 10mg qn 28d|interaction@环孢素+瑞舒伐他汀
M45 62kg dx:肝移植术后,肺曲霉病|+他克莫司 2mg q12h 28d;伏立康唑 0.2g q12h 28d|interaction@他克莫司+伏立康唑
M40 60kg dx:肾移植术后,肺结核|+环孢素 100mg bid 28d;利福平 0.6g qd 28d|interaction@环孢素+利福平
F43 55kg dx:肾移植术后,轻中度抑郁症|+他克莫司 2mg q12h 28d;舒肝解郁胶囊 2粒 bid 28d|interaction@他克莫司+贯叶金丝桃
M73 63kg dx:慢性心力衰竭|+螺内酯 40mg qd 28d;+美托洛尔 25mg bid 28d;氯化钾缓释片 1g tid 28d|interaction@螺内酯+氯化钾
M64 70kg dx:射血分数降低的心力衰竭|+依那普利 10mg bid 28d;沙库巴曲缬沙坦 50mg bid 28d|interaction@依那普利+沙库巴曲
M59 73kg dx:高血压,糖尿病肾病|+培哚普利 8mg qd 28d;缬沙坦 160mg qd 28d|interaction/duplicate@培哚普利+缬沙坦
M35 70kg dx:前列腺炎,慢性胃炎|左氧氟沙星 0.5g qd 14d;铝碳酸镁 1g tid 14d|interaction@左氧氟沙星+铝碳酸镁
F32 52kg dx:支原体宫颈炎,缺铁性贫血|+硫酸亚铁 0.3g tid 28d;多西环素 0.1g bid 7d|interaction@硫酸亚铁+多西环素
M46 70kg dx:胆囊炎,胃肠型感冒|头孢哌酮舒巴坦 2g q12h 5d (静滴);藿香正气水 10ml bid 3d|interaction@头孢哌酮+乙醇
M40 76kg drinks dx:阿米巴肠病|甲硝唑 0.6g tid 7d|interaction/food@甲硝唑
M20 65kg dx:重度痤疮|+异维A酸 20mg bid 28d;多西环素 0.1g bid 28d|interaction@异维A酸+多西环素
M66 64kg dx:慢性心力衰竭,复杂性尿路感染|+呋塞米 40mg bid 14d;阿米卡星 0.6g qd 7d (静滴)|interaction@呋塞米+阿米卡星
F50 54kg dx:肺动脉高压,2型糖尿病|+波生坦 125mg bid 28d;格列本脲 2.5mg bid 28d|interaction@波生坦+格列本脲
M55 76kg dx:2型糖尿病,高甘油三酯血症|+瑞格列奈 1mg tid 28d;吉非罗齐 0.6g bid 28d|interaction@瑞格列奈+吉非罗齐
M62 71kg dx:2型糖尿病,脑梗死|+瑞格列奈 2mg tid 28d;氯吡格雷 75mg qd 28d|interaction@瑞格列奈+氯吡格雷
M67 68kg dx:新型冠状病毒感染,高脂血症|+辛伐他汀 40mg qn 28d;奈玛特韦利托那韦 3片 bid 5d|interaction@辛伐他汀+利托那韦
F63 52kg dx:肺癌骨转移,焦虑障碍|+羟考酮 20mg q12h 14d;阿普唑仑 0.8mg tid 14d|interaction@羟考酮+阿普唑仑
F40 58kg dx:焦虑障碍,花斑糠疹|+阿普唑仑 0.4mg bid 14d;伊曲康唑 0.2g qd 7d|interaction@阿普唑仑+伊曲康唑
M34 75kg dx:精神分裂症,三叉神经痛|+氯氮平 100mg bid 28d;卡马西平 0.1g bid 14d|interaction@氯氮平+卡马西平
F42 57kg dx:抑郁症,急性肾盂肾炎|+阿戈美拉汀 25mg qn 28d;环丙沙星 0.5g bid 7d|interaction@阿戈美拉汀+环丙沙星
F38 56kg dx:偏头痛,急性鼻窦炎|+麦角胺咖啡因 1片 prn 7d;克拉霉素 0.5g bid 7d|interaction@麦角胺+克拉霉素
F33 53kg dx:偏头痛|+麦角胺咖啡因 2片 prn 7d;舒马普坦 50mg prn 7d|interaction@麦角胺+舒马普坦
M60 69kg dx:稳定型心绞痛,窦性心动过速|+地尔硫䓬 30mg tid 28d;伊伐布雷定 5mg bid 28d|interaction@地尔硫䓬+伊伐布雷定
M52 60kg dx:高血压,肺结核|+硝苯地平控释片 30mg qd 28d;利福平 0.6g qd 28d|interaction@硝苯地平+利福平
F45 55kg dx:肺动脉高压|+利奥西呱 2.5mg tid 28d;西地那非 20mg tid 28d|interaction@利奥西呱+西地那非
M70 66kg dx:帕金森病,恶心呕吐|+多巴丝肼 250mg tid 28d;甲氧氯普胺 10mg tid 5d|interaction/disease@多巴丝肼+甲氧氯普胺
F66 55kg dx:结肠癌术后,心房颤动|+华法林 3mg qd 28d;卡培他滨 1.5g bid 14d|interaction@华法林+卡培他滨
F48 55kg dx:类风湿关节炎|甲氨蝶呤 10mg qd 28d;叶酸 5mg qw 28d|dose@甲氨蝶呤
F2 12kg dx:急性上呼吸道感染,发热|布洛芬 300mg tid 3d|dose@布洛芬
M3 13kg dx:发热|对乙酰氨基酚 0.5g q6h 3d|dose@对乙酰氨基酚
F6 20kg dx:支原体肺炎|阿奇霉素 0.5g qd 5d;氨溴索 15mg bid 5d|dose@阿奇霉素
M76 60kg dx:慢性心力衰竭,心房颤动|地高辛 0.25mg tid 28d;呋塞米 20mg qd 28d|dose@地高辛
F40 58kg dx:甲状腺功能减退症|左甲状腺素 50mg qd 28d|dose@左甲状腺素
F66 53kg dx:绝经后骨质疏松症|阿仑膦酸 70mg qd 28d;碳酸钙D3 1片 qd 28d|dose@阿仑膦酸
M68 70kg dx:心房颤动|华法林 30mg qd 28d|dose@华法林
M57 74kg dx:高脂血症|阿托伐他汀 80mg bid 28d|dose@阿托伐他汀
M46 78kg dx:急性痛风性关节炎|秋水仙碱 5mg tid 5d|dose@秋水仙碱
F53 64kg dx:2型糖尿病|二甲双胍 2g tid 28d|dose@二甲双胍
M60 68kg dx:2型糖尿病|格列美脲 6mg bid 28d|dose@格列美脲
F28 52kg dx:抑郁症|艾司西酞普兰 20mg tid 28d|dose@艾司西酞普兰
F79 48kg dx:失眠症|唑吡坦 20mg qn 14d|dose@唑吡坦
M82 58kg dx:失眠症|佐匹克隆 15mg qn 14d|dose@佐匹克隆
M49 72kg dx:腰椎间盘突出症|曲马多 200mg q6h 7d|dose@曲马多
F3 14kg dx:过敏性鼻炎|西替利嗪 10mg bid 7d|dose@西替利嗪
M2 12kg dx:支气管哮喘|孟鲁司特 10mg qn 28d|dose@孟鲁司特
M5 18kg dx:急性中耳炎|头孢克肟 0.2g tid 7d|dose@头孢克肟
F4 16kg dx:流行性感冒|奥司他韦 75mg tid 5d|dose@奥司他韦
M65 70kg dx:心房颤动|利伐沙班 20mg tid 28d|dose@利伐沙班
F67 56kg dx:骨质疏松症|骨化三醇 2.5μg bid 28d|dose@骨化三醇
M71 66kg dx:良性前列腺增生|坦索罗辛 2mg qn 28d|dose@坦索罗辛
F50 80kg dx:2型糖尿病,肥胖症|司美格鲁肽 1mg qd 28d (皮下注射);二甲双胍 0.5g bid 28d|dose@司美格鲁肽
M62 67kg dx:高血压|氨氯地平 20mg bid 28d|dose@氨氯地平
M34 68kg dx:支气管哮喘,高血压|普萘洛尔 10mg tid 28d|disease@普萘洛尔
M70 62kg dx:原发性开角型青光眼,支气管哮喘|噻吗洛尔 1滴 bid 28d (滴眼)|disease@噻吗洛尔
M73 65kg dx:高血压,三度房室传导阻滞|美托洛尔缓释片 47.5mg qd 28d|disease@美托洛尔
F66 60kg dx:2型糖尿病,慢性心力衰竭心功能III级|吡格列酮 30mg qd 28d|disease@吡格列酮
M58 68kg dx:十二指肠溃疡伴出血,膝骨关节炎|布洛芬 0.3g bid 7d;艾司奥美拉唑 40mg bid 14d|disease@布洛芬
M69 70kg dx:冠心病,陈旧性心肌梗死,骨关节炎|依托考昔 60mg qd 14d|disease@依托考昔
F68 54kg dx:急性闭角型青光眼,膀胱过度活动症|托特罗定 2mg bid 14d|disease@托特罗定
M64 74kg dx:高血压3级,冠心病,鼻炎|伪麻黄碱 60mg tid 5d|disease@伪麻黄碱
F52 57kg dx:嗜铬细胞瘤,恶心呕吐|甲氧氯普胺 10mg tid 3d|disease@甲氧氯普胺
M67 66kg dx:射血分数降低的心力衰竭,心绞痛|维拉帕米 80mg tid 28d|disease@维拉帕米
M71 63kg dx:下肢动脉硬化闭塞症,慢性心力衰竭|西洛他唑 100mg bid 28d|disease@西洛他唑
F49 55kg dx:重症肌无力,急性肾盂肾炎|左氧氟沙星 0.5g qd 7d|disease@左氧氟沙星
M31 70kg dx:癫痫,抑郁症|安非他酮 150mg bid 28d|disease@安非他酮
F45 60kg dx:糖尿病酮症酸中毒|达格列净 10mg qd 28d|disease@达格列净
F54 58kg dx:乳腺癌术后,围绝经期综合征|雌二醇 1mg qd 28d|disease@雌二醇
F36 63kg dx:下肢深静脉血栓形成,多囊卵巢综合征|炔雌醇环丙孕酮 1片 qd 21d|disease@炔雌醇
M26 66kg dx:葡萄糖-6-磷酸脱氢酶缺乏症,间日疟|伯氨喹 22.5mg qd 8d|disease@伯氨喹
M59 72kg dx:偏头痛,冠心病|舒马普坦 50mg prn 7d|disease@舒马普坦
F47 75kg dx:2型糖尿病,甲状腺髓样癌|利拉鲁肽 0.6mg qd 14d (皮下注射)|disease@利拉鲁肽
F72 50kg dx:骨质疏松症,贲门失弛缓症|阿仑膦酸 70mg qw 28d|disease@阿仑膦酸
F23 54kg pregnant dx:寻常痤疮|异维A酸 10mg bid 28d|pregnancy@异维A酸
F29 60kg pregnant dx:高血压合并妊娠|缬沙坦 80mg qd 28d|pregnancy@缬沙坦
F31 62kg pregnant dx:系统性红斑狼疮|甲氨蝶呤 10mg qw 28d|pregnancy@甲氨蝶呤
F27 58kg pregnant dx:慢性丙型肝炎|利巴韦林 0.3g tid 28d|pregnancy@利巴韦林
F26 57kg pregnant dx:支原体感染|多西环素 0.1g bid 7d|pregnancy@多西环素
F33 59kg pregnant dx:慢性胃炎|米索前列醇 200μg tid 14d|pregnancy@米索前列醇
F28 56kg pregnant dx:先兆流产|益母草颗粒 1袋 bid 7d|pregnancy@益母草
F30 55kg planning dx:银屑病|阿维A 20mg qd 28d|pregnancy@阿维A
F32 54kg planning dx:类风湿关节炎|来氟米特 20mg qd 28d|pregnancy@来氟米特
F29 58kg breastfeeding dx:剖宫产术后疼痛|可待因 30mg tid 5d|pregnancy@可待因
F34 60kg breastfeeding dx:阵发性心房颤动|胺碘酮 0.2g bid 14d|pregnancy@胺碘酮
F31 61kg breastfeeding dx:类风湿关节炎|甲氨蝶呤 10mg qw 28d|pregnancy@甲氨蝶呤
M72 60kg cr=260 dx:2型糖尿病,慢性肾脏病4期|二甲双胍 0.5g tid 28d|kidney@二甲双胍
F78 50kg cr=210 dx:心房颤动,慢性肾脏病4期|达比加群酯 110mg bid 28d|kidney@达比加群酯
F70 55kg cr=200 dx:反复尿路感染,慢性肾脏病|呋喃妥因 50mg q6h 7d|kidney@呋喃妥因
F75 50kg cr=200 dx:骨质疏松症,慢性肾脏病|唑来膦酸 5mg qd 1d (静滴)|kidney@唑来膦酸
M68 62kg cr=420 dx:带状疱疹后神经痛,慢性肾脏病5期|加巴喷丁 0.6g tid 14d|kidney/dose@加巴喷丁
F72 52kg cr=300 dx:带状疱疹|伐昔洛韦 1g tid 7d|kidney/dose@伐昔洛韦
M60 65kg cr=480 dx:脑卒中后痉挛,慢性肾脏病5期|巴氯芬 10mg tid 28d|kidney@巴氯芬
M45 70kg liver dx:活动性肝炎,高胆固醇血症|辛伐他汀 40mg qn 28d|liver@辛伐他汀
F44 56kg liver dx:肺动脉高压,药物性肝损伤|波生坦 125mg bid 28d|liver@波生坦
M55 66kg cirrhosis drinks dx:酒精性肝硬化,抑郁症|度洛西汀 60mg qd 28d|liver@度洛西汀
F51 54kg cirrhosis dx:类风湿关节炎,乙型肝炎肝硬化|甲氨蝶呤 10mg qw 28d|liver@甲氨蝶呤
M33 68kg liver dx:癫痫,急性肝炎|丙戊酸 0.5g bid 28d|liver@丙戊酸
F9 28kg dx:急性细菌性痢疾|左氧氟沙星 0.2g bid 5d|age@左氧氟沙星
M6 20kg dx:支气管肺炎|多西环素 40mg bid 7d|age@多西环素
F7 23kg dx:水痘,发热|阿司匹林 0.3g tid 3d|age/disease@阿司匹林
M8 26kg dx:发热|尼美舒利 50mg bid 3d|age@尼美舒利
F5 18kg dx:急性支气管炎|可待因 10mg tid 5d|age@可待因
M1 10kg dx:急性腹泻|洛哌丁胺 1mg tid 2d|age@洛哌丁胺
F84 45kg dx:2型糖尿病|格列本脲 2.5mg bid 28d|age@格列本脲
M83 56kg dx:慢性失眠,跌倒史|地西泮 5mg qn 28d|age/disease@地西泮
M36 70kg allergy:penicillins dx:急性化脓性扁桃体炎|阿莫西林克拉维酸钾 0.625g tid 7d|allergy@阿莫西林
F28 52kg allergy:cephalosporins dx:急性鼻窦炎|头孢呋辛酯 0.25g bid 7d|allergy@头孢呋辛
F43 56kg allergy:sulfonamides dx:溃疡性结肠炎|柳氮磺吡啶 1g tid 28d|allergy@柳氮磺吡啶
M50 73kg allergy:analgesics dx:急性腰扭伤|双氯芬酸 50mg tid 5d|allergy@双氯芬酸
M39 68kg allergy:quinolones dx:社区获得性肺炎|莫西沙星 0.4g qd 7d|allergy@莫西沙星
F46 58kg allergy:macrolides dx:急性支气管炎|阿奇霉素 0.5g qd 3d|allergy@阿奇霉素
M64 70kg allergy:acei dx:射血分数降低的心力衰竭,既往血管性水肿|沙库巴曲缬沙坦 50mg bid 28d;美托洛尔缓释片 47.5mg qd 28d|allergy/disease@沙库巴曲
F35 55kg allergy:tetracyclines dx:玫瑰痤疮|米诺环素 50mg bid 28d|allergy@米诺环素
M30 68kg dx:急性上呼吸道感染|感冒灵颗粒 1袋 tid 3d;对乙酰氨基酚 0.5g tid 3d|duplicate@对乙酰氨基酚
F37 56kg dx:感冒|维C银翘片 2片 tid 3d;酚麻美敏片 1片 tid 3d|duplicate@对乙酰氨基酚+氯苯那敏
M61 66kg dx:2型糖尿病|+消渴丸 5丸 tid 28d;格列本脲 2.5mg bid 28d|duplicate@格列本脲
F55 60kg dx:肩周炎,腰痛|布洛芬 0.3g bid 7d;双氯芬酸 75mg qd 7d|duplicate@布洛芬+双氯芬酸
M68 69kg dx:冠心病,高脂血症|+阿托伐他汀 20mg qn 28d;瑞舒伐他汀 10mg qn 28d|duplicate@阿托伐他汀+瑞舒伐他汀
`

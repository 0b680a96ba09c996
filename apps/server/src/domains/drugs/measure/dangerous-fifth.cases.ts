/** By another who had not seen it, as prescription reviews find them (2026-11-28); split by the hash of the line. Form: dangerous-second.cases.ts. */
export const dangerousFifth = `
M71 68kg dx:心房颤动,体癣|+华法林 2.5mg qd 28d;氟康唑 150mg qw 28d|interaction@华法林+氟康唑
F66 58kg dx:二尖瓣机械瓣置换术后,急性膀胱炎|+华法林 3mg qd 28d;复方磺胺甲噁唑 2片 bid 5d|interaction@华法林+复方磺胺甲噁唑
F59 60kg dx:风湿性二尖瓣狭窄,心房颤动,牙周炎|+华法林 3mg qd 28d;甲硝唑 0.2g tid 5d|interaction@华法林+甲硝唑
M73 70kg dx:心房颤动,膝骨关节炎|+利伐沙班 20mg qd 28d;双氯芬酸 75mg qd 14d|interaction@利伐沙班+双氯芬酸
M69 66kg dx:心房颤动,甲真菌病|+达比加群 110mg bid 28d;伊曲康唑 0.2g bid 7d|interaction@达比加群+伊曲康唑
F64 57kg dx:下肢深静脉血栓形成,结核性胸膜炎|+利伐沙班 20mg qd 28d;利福平 0.45g qd 28d|interaction@利伐沙班+利福平
M67 65kg dx:心房颤动,三叉神经痛|+阿哌沙班 5mg bid 28d;卡马西平 0.1g bid 14d|interaction@阿哌沙班+卡马西平
M72 69kg dx:心房颤动,冠心病|+华法林 3mg qd 28d;复方丹参片 3片 tid 28d|interaction@华法林+复方丹参片
M82 60kg cr=190 dx:心房颤动|达比加群 110mg bid 28d|kidney@达比加群
M62 72kg dx:冠状动脉支架植入术后,慢性胃炎|+阿司匹林 100mg qd 28d;+氯吡格雷 75mg qd 28d;奥美拉唑 20mg qd 28d|interaction@氯吡格雷+奥美拉唑
M58 75kg dx:冠状动脉支架植入术后,社区获得性肺炎|+阿司匹林 100mg qd 28d;+替格瑞洛 90mg bid 28d;克拉霉素 0.5g bid 7d|interaction@替格瑞洛+克拉霉素
F70 56kg dx:高脂血症,急性支气管炎|+辛伐他汀 20mg qn 28d;克拉霉素 0.5g bid 5d|interaction@辛伐他汀+克拉霉素
M66 70kg dx:高脂血症,室性早搏|+辛伐他汀 40mg qn 28d;胺碘酮 0.2g qd 28d|interaction@辛伐他汀+胺碘酮
M64 71kg dx:高血压,高脂血症|氨氯地平 5mg qd 28d;辛伐他汀 40mg qn 28d|interaction/dose@辛伐他汀+氨氯地平
M45 66kg dx:肾移植术后,高脂血症|+环孢素 75mg bid 28d;瑞舒伐他汀 10mg qn 28d|interaction@环孢素+瑞舒伐他汀
F61 59kg dx:高脂血症|血脂康胶囊 2粒 bid 28d;阿托伐他汀 20mg qn 28d|duplicate@血脂康+阿托伐他汀
M55 78kg dx:混合型高脂血症|+辛伐他汀 20mg qn 28d;吉非罗齐 0.6g bid 28d|interaction@辛伐他汀+吉非罗齐
M60 68kg dx:高胆固醇血症|瑞舒伐他汀 40mg qn 28d|dose@瑞舒伐他汀
F68 55kg dx:高脂血症,甲真菌病|+辛伐他汀 20mg qn 28d;伊曲康唑 0.2g bid 7d|interaction@辛伐他汀+伊曲康唑
M70 67kg dx:新型冠状病毒感染,高脂血症|+辛伐他汀 20mg qn 28d;奈玛特韦利托那韦 3片 bid 5d|interaction@辛伐他汀+奈玛特韦利托那韦
M57 74kg dx:痛风,急性支气管炎|+秋水仙碱 0.5mg bid 14d;克拉霉素 0.5g bid 7d|interaction@秋水仙碱+克拉霉素
F78 52kg cr=260 dx:痛风急性发作|秋水仙碱 0.5mg tid 7d|kidney@秋水仙碱
M68 65kg dx:慢性心力衰竭|+螺内酯 20mg qd 28d;+培哚普利 4mg qd 28d;氯化钾 1g tid 14d|interaction@螺内酯+培哚普利+氯化钾
F75 54kg cr=210 dx:高血压,慢性肾脏病4期|+厄贝沙坦 150mg qd 28d;螺内酯 20mg bid 28d|kidney/interaction@螺内酯+厄贝沙坦
M74 60kg dx:慢性心力衰竭,尿路感染|+螺内酯 20mg qd 28d;+依那普利 10mg bid 28d;复方磺胺甲噁唑 2片 bid 7d|interaction@螺内酯+依那普利+复方磺胺甲噁唑
M56 75kg dx:高血压,糖尿病肾病|+贝那普利 10mg qd 28d;缬沙坦 80mg qd 28d|interaction/duplicate@贝那普利+缬沙坦
F67 58kg dx:慢性心力衰竭|+培哚普利 4mg qd 28d;沙库巴曲缬沙坦 50mg bid 28d|interaction@培哚普利+沙库巴曲缬沙坦
M63 73kg dx:慢性心力衰竭,高血压|+沙库巴曲缬沙坦 100mg bid 28d;缬沙坦 80mg qd 28d|duplicate@沙库巴曲缬沙坦+缬沙坦
F76 53kg dx:慢性心力衰竭,急性支气管炎|+地高辛 0.125mg qd 28d;克拉霉素 0.25g bid 7d|interaction@地高辛+克拉霉素
M70 66kg dx:心房颤动,心力衰竭|+地高辛 0.25mg qd 28d;胺碘酮 0.2g tid 7d|interaction@地高辛+胺碘酮
M65 70kg dx:高血压,阵发性室上性心动过速|+美托洛尔 25mg bid 28d;维拉帕米 80mg tid 14d|interaction@美托洛尔+维拉帕米
M79 62kg cr=170 dx:心房颤动,慢性心力衰竭|地高辛 0.25mg qd 28d|kidney/dose@地高辛
F72 57kg dx:稳定型心绞痛,社区获得性肺炎|+伊伐布雷定 5mg bid 28d;克拉霉素 0.5g bid 7d|interaction@伊伐布雷定+克拉霉素
M61 76kg dx:冠心病,勃起功能障碍|+单硝酸异山梨酯 40mg qd 28d;西地那非 50mg prn 10d|interaction@单硝酸异山梨酯+西地那非
M70 64kg dx:慢性心力衰竭,下肢动脉硬化闭塞症|西洛他唑 100mg bid 28d|disease@西洛他唑
M68 67kg dx:陈旧性心肌梗死,慢性心力衰竭,室性早搏|普罗帕酮 150mg tid 14d|disease@普罗帕酮
M47 80kg dx:高血压,支气管哮喘|普萘洛尔 10mg tid 28d|disease@普萘洛尔
F58 60kg dx:高血压,双侧肾动脉狭窄|贝那普利 10mg qd 28d|disease@贝那普利
M52 83kg dx:高血压,痛风|珍菊降压片 1片 tid 28d|disease@珍菊降压片
F60 62kg dx:高血压|+厄贝沙坦氢氯噻嗪 1片 qd 28d;珍菊降压片 1片 tid 28d|duplicate@厄贝沙坦氢氯噻嗪+珍菊降压片
F57 56kg dx:高血压,抑郁症|复方利血平氨苯蝶啶片 1片 qd 28d|disease@复方利血平氨苯蝶啶片
M75 60kg dx:慢性心力衰竭,咽炎|+地高辛 0.125mg qd 28d;六神丸 10粒 tid 5d|interaction@地高辛+六神丸
F65 58kg dx:慢性心力衰竭,慢性肝炎|+呋塞米 20mg bid 28d;复方甘草酸苷 75mg tid 28d|interaction@呋塞米+复方甘草酸苷
M59 77kg dx:高血压3级,冠心病,感冒|复方盐酸伪麻黄碱缓释胶囊 1粒 bid 5d|disease@复方盐酸伪麻黄碱缓释胶囊
M73 66kg dx:良性前列腺增生|+坦索罗辛 0.2mg qn 28d;特拉唑嗪 2mg qn 28d|duplicate@坦索罗辛+特拉唑嗪
M76 63kg dx:良性前列腺增生,尿潴留,肠痉挛|山莨菪碱 10mg tid 3d|disease@山莨菪碱
M70 68kg dx:心房颤动,慢性支气管炎急性发作|+胺碘酮 0.2g qd 28d;莫西沙星 0.4g qd 7d|interaction@胺碘酮+莫西沙星
F54 57kg dx:功能性消化不良,急性扁桃体炎|多潘立酮 10mg tid 7d;克拉霉素 0.5g bid 7d|interaction@多潘立酮+克拉霉素
F49 60kg dx:慢性胃炎,念珠菌性阴道炎|+多潘立酮 10mg tid 14d;氟康唑 150mg qd 1d|interaction@多潘立酮+氟康唑
F72 54kg dx:抑郁症|西酞普兰 40mg qd 28d|dose@西酞普兰
F46 58kg dx:抑郁症,社区获得性肺炎|+艾司西酞普兰 10mg qd 28d;莫西沙星 0.4g qd 7d|interaction@艾司西酞普兰+莫西沙星
M63 72kg dx:室性心律失常,急性鼻窦炎|+索他洛尔 80mg bid 28d;莫西沙星 0.4g qd 7d|interaction@索他洛尔+莫西沙星
M38 70kg dx:精神分裂症,社区获得性肺炎|+齐拉西酮 40mg bid 28d;莫西沙星 0.4g qd 7d|interaction@齐拉西酮+莫西沙星
F43 55kg dx:抑郁症,帕金森病|+司来吉兰 5mg bid 28d;氟西汀 20mg qd 28d|interaction@司来吉兰+氟西汀
M51 69kg dx:抑郁症,皮肤软组织感染|+舍曲林 50mg qd 28d;利奈唑胺 0.6g q12h 10d|interaction@舍曲林+利奈唑胺
F55 61kg dx:焦虑症,腰椎间盘突出症|+帕罗西汀 20mg qd 28d;曲马多 100mg bid 7d|interaction@帕罗西汀+曲马多
F52 58kg dx:抑郁症,骨质疏松性疼痛|+度洛西汀 60mg qd 28d;氨酚曲马多 1片 tid 7d|interaction@度洛西汀+氨酚曲马多
M66 68kg dx:帕金森病,感冒|+雷沙吉兰 1mg qd 28d;美敏伪麻溶液 10ml tid 3d|interaction@雷沙吉兰+美敏伪麻溶液
F48 57kg dx:乳腺癌术后,抑郁状态|+他莫昔芬 10mg bid 28d;帕罗西汀 20mg qd 28d|interaction@他莫昔芬+帕罗西汀
M56 74kg dx:偏头痛,冠心病|佐米曲普坦 2.5mg prn 5d|disease@佐米曲普坦
F36 54kg dx:强迫症,颈肩肌筋膜疼痛|+氟伏沙明 100mg qn 28d;替扎尼定 2mg tid 7d|interaction@氟伏沙明+替扎尼定
M44 72kg dx:急性腰扭伤,尿路感染|环丙沙星 0.5g bid 7d;替扎尼定 2mg tid 7d|interaction@环丙沙星+替扎尼定
M69 61kg dx:慢性阻塞性肺疾病急性加重|+茶碱缓释片 0.2g bid 28d;环丙沙星 0.5g bid 7d|interaction@茶碱+环丙沙星
F27 52kg dx:癫痫|+丙戊酸 0.5g bid 28d;拉莫三嗪 50mg bid 14d|interaction/dose@丙戊酸+拉莫三嗪
F29 55kg dx:癫痫,避孕|+卡马西平 0.2g bid 28d;屈螺酮炔雌醇 1片 qd 28d|interaction@卡马西平+屈螺酮炔雌醇
M40 73kg dx:双相情感障碍,踝关节扭伤|+碳酸锂 0.25g tid 28d;布洛芬 0.3g bid 10d|interaction@碳酸锂+布洛芬
F50 63kg dx:双相情感障碍,高血压|+碳酸锂 0.25g tid 28d;氢氯噻嗪 25mg qd 28d|interaction@碳酸锂+氢氯噻嗪
M35 70kg dx:精神分裂症,三叉神经痛|+氯氮平 150mg qn 28d;卡马西平 0.1g bid 14d|interaction@氯氮平+卡马西平
M33 68kg dx:精神分裂症,急性肠炎|+氯氮平 200mg qn 28d;环丙沙星 0.5g bid 5d|interaction@氯氮平+环丙沙星
M71 58kg dx:肺癌骨转移癌痛,失眠|+羟考酮缓释片 20mg q12h 14d;艾司唑仑 2mg qn 14d|interaction@羟考酮+艾司唑仑
M48 75kg dx:癫痫,腰椎间盘突出症|+左乙拉西坦 0.5g bid 28d;曲马多 100mg bid 7d|disease@曲马多
M53 95kg dx:重度阻塞性睡眠呼吸暂停低通气综合征,失眠|艾司唑仑 2mg qn 14d|disease@艾司唑仑
F62 56kg dx:失眠|唑吡坦 10mg qn 14d;艾司唑仑 2mg qn 14d;阿普唑仑 0.4mg qn 14d|duplicate/interaction@唑吡坦+艾司唑仑+阿普唑仑
F81 48kg dx:失眠|唑吡坦 10mg qn 14d|dose@唑吡坦
F39 57kg dx:重症肌无力,失眠|地西泮 5mg qn 14d|disease@地西泮
M46 71kg drinks dx:酒精依赖,失眠|艾司唑仑 2mg qn 14d|food/disease@艾司唑仑
M50 73kg drinks dx:酒精性脂肪肝,抑郁症|度洛西汀 60mg qd 28d|liver/food/disease@度洛西汀
F70 58kg dx:帕金森病,呕吐|+多巴丝肼 125mg tid 28d;甲氧氯普胺 10mg tid 5d|disease/interaction@甲氧氯普胺+多巴丝肼
F66 55kg dx:帕金森病,眩晕|+多巴丝肼 125mg tid 28d;氟桂利嗪 5mg qn 28d|disease@氟桂利嗪
F64 60kg dx:急性闭角型青光眼,帕金森病|苯海索 2mg bid 28d|disease@苯海索
F63 57kg dx:闭角型青光眼,抑郁症|阿米替林 25mg qn 28d|disease@阿米替林
F79 50kg cr=150 dx:2型糖尿病|格列本脲 2.5mg tid 28d|kidney@格列本脲
F66 61kg dx:2型糖尿病|+格列美脲 2mg qd 28d;消渴丸 10丸 tid 28d|duplicate@格列美脲+消渴丸
M72 66kg cr=230 dx:2型糖尿病,慢性肾脏病4期|二甲双胍 0.5g tid 28d|kidney@二甲双胍
M60 70kg dx:2型糖尿病|+格列齐特缓释片 60mg qd 28d;格列美脲 2mg qd 28d|duplicate@格列齐特+格列美脲
M61 72kg dx:2型糖尿病,高甘油三酯血症|+瑞格列奈 1mg tid 28d;吉非罗齐 0.6g bid 28d|interaction@瑞格列奈+吉非罗齐
M67 69kg dx:2型糖尿病,冠状动脉支架植入术后|+瑞格列奈 1mg tid 28d;氯吡格雷 75mg qd 28d|interaction@瑞格列奈+氯吡格雷
F68 59kg dx:2型糖尿病,念珠菌性阴道炎|+格列美脲 4mg qd 28d;氟康唑 150mg qd 7d|interaction@格列美脲+氟康唑
M74 63kg dx:2型糖尿病,前列腺炎|+格列本脲 5mg bid 28d;左氧氟沙星 0.5g qd 14d|interaction@格列本脲+左氧氟沙星
F55 66kg dx:2型糖尿病|+西格列汀二甲双胍 1片 bid 28d;利格列汀 5mg qd 28d|duplicate@西格列汀二甲双胍+利格列汀
M49 88kg dx:2型糖尿病,肥胖|司美格鲁肽 0.5mg qd 28d (皮下注射)|dose@司美格鲁肽
F58 72kg dx:2型糖尿病|度拉糖肽 1.5mg qd 28d (皮下注射)|dose@度拉糖肽
F44 70kg dx:2型糖尿病,甲状腺髓样癌|利拉鲁肽 0.6mg qd 28d (皮下注射)|disease@利拉鲁肽
M70 75kg dx:2型糖尿病,慢性心力衰竭|吡格列酮 30mg qd 28d|disease@吡格列酮
F24 50kg dx:1型糖尿病,糖尿病酮症|达格列净 10mg qd 28d|disease@达格列净
M57 80kg drinks dx:2型糖尿病,酒精性肝炎|二甲双胍 0.5g tid 28d|disease/food/liver@二甲双胍
F74 52kg dx:甲状腺功能减退症,冠心病心绞痛|左甲状腺素 100μg qd 28d|dose/disease@左甲状腺素
F56 58kg dx:类风湿关节炎|甲氨蝶呤 10mg qd 28d|dose@甲氨蝶呤
F69 55kg dx:骨质疏松症|阿仑膦酸 70mg qd 28d|dose@阿仑膦酸
F60 57kg dx:类风湿关节炎,尿路感染|+甲氨蝶呤 10mg qw 28d;复方磺胺甲噁唑 2片 bid 7d|interaction@甲氨蝶呤+复方磺胺甲噁唑
F68 50kg cr=200 dx:类风湿关节炎,慢性肾脏病4期|甲氨蝶呤 10mg qw 28d|kidney@甲氨蝶呤
M47 72kg dx:溃疡性结肠炎,痛风|+硫唑嘌呤 50mg bid 28d;非布司他 40mg qd 28d|interaction@硫唑嘌呤+非布司他
M50 76kg dx:痛风,肾结石|苯溴马隆 50mg qd 28d|disease@苯溴马隆
M45 82kg dx:痛风急性发作|秋水仙碱 1mg tid 7d|dose@秋水仙碱
F71 53kg dx:骨质疏松症,食管狭窄|阿仑膦酸 70mg qw 28d|disease@阿仑膦酸
M3 14kg dx:急性上呼吸道感染,发热|布洛芬 300mg q6h 3d|dose@布洛芬
F2 12kg dx:急性咽炎,发热|对乙酰氨基酚 0.3g q6h 3d|dose@对乙酰氨基酚
M6 20kg dx:急性细菌性肠炎|左氧氟沙星 0.1g bid 5d|age@左氧氟沙星
F5 18kg dx:支原体肺炎|多西环素 40mg bid 7d|age@多西环素
M4 16kg dx:急性上呼吸道感染,发热|尼美舒利 40mg bid 3d|age@尼美舒利
M1m 4kg dx:尿路感染|复方磺胺甲噁唑 0.12g bid 7d|age@复方磺胺甲噁唑
M10 32kg dx:流行性感冒,发热|阿司匹林 0.3g tid 3d|age/disease@阿司匹林
F1 10kg dx:急性腹泻|洛哌丁胺 1mg bid 3d|age@洛哌丁胺
M7 23kg dx:急性支气管炎|复方磷酸可待因口服溶液 5ml tid 5d|age@复方磷酸可待因口服溶液
F18m 11kg dx:荨麻疹|异丙嗪 6.25mg tid 3d|age@异丙嗪
M2 13kg dx:急性支气管炎|阿奇霉素 0.25g qd 5d|dose@阿奇霉素
M3 14kg dx:过敏性鼻炎|西替利嗪 10mg qd 7d|dose@西替利嗪
F4 16kg dx:感冒,发热|小儿氨酚黄那敏颗粒 1袋 tid 3d;对乙酰氨基酚 0.24g q6h 3d|duplicate@小儿氨酚黄那敏颗粒+对乙酰氨基酚
M8m 8kg dx:感冒|小儿氨酚烷胺颗粒 0.5袋 bid 3d|age@小儿氨酚烷胺颗粒
F10m 9kg dx:急性胃炎,呕吐|甲氧氯普胺 2.5mg tid 3d|age/dose@甲氧氯普胺
F7m 8kg dx:流行性感冒|奥司他韦 60mg bid 5d|dose@奥司他韦
M6 20kg dx:急性扁桃体炎|头孢克洛 1g tid 7d|dose@头孢克洛
M80 58kg cr=220 dx:社区获得性肺炎|左氧氟沙星 0.5g qd 7d|kidney@左氧氟沙星
M76 60kg cr=280 dx:带状疱疹后神经痛|普瑞巴林 150mg bid 14d|kidney@普瑞巴林
F77 51kg cr=250 dx:带状疱疹|伐昔洛韦 1g tid 7d|kidney@伐昔洛韦
M73 62kg cr=240 dx:帕金森病,慢性肾脏病4期|金刚烷胺 100mg bid 28d|kidney@金刚烷胺
F72 50kg cr=220 dx:骨质疏松症|唑来膦酸 5mg qd 1d (静滴)|kidney@唑来膦酸
M65 60kg cr=240 dx:慢性乙型肝炎,慢性肾脏病4期|恩替卡韦 0.5mg qd 28d|kidney@恩替卡韦
M69 68kg cr=165 dx:高血压,慢性肾脏病,腰痛|+厄贝沙坦 150mg qd 28d;+呋塞米 20mg qd 28d;布洛芬 0.3g bid 10d|kidney/interaction@布洛芬+厄贝沙坦+呋塞米
M41 70kg dx:十二指肠溃疡活动期,牙痛|新癀片 3片 tid 5d|disease@新癀片
F53 60kg dx:膝骨关节炎|洛索洛芬 60mg tid 7d;双氯芬酸 75mg qd 7d|duplicate@洛索洛芬+双氯芬酸
M35 69kg dx:感冒|维C银翘片 2片 tid 3d;酚麻美敏片 1片 q6h 3d|duplicate@维C银翘片+酚麻美敏片
F31 54kg dx:上呼吸道感染|感冒灵颗粒 1袋 tid 3d;复方氨酚烷胺胶囊 1粒 bid 3d|duplicate@感冒灵颗粒+复方氨酚烷胺胶囊
M39 72kg dx:胃肠型感冒,牙周炎|藿香正气水 10ml bid 3d;甲硝唑 0.2g tid 5d|interaction/food@藿香正气水+甲硝唑
F55 58kg liver dx:骨质疏松症,肝功能异常|仙灵骨葆胶囊 3粒 bid 28d|liver@仙灵骨葆胶囊
F25 52kg planning dx:类风湿关节炎|雷公藤多苷 20mg tid 28d|pregnancy@雷公藤多苷
F28 58kg pregnant dx:急性咽炎,便秘|牛黄解毒片 3片 bid 3d|pregnancy@牛黄解毒片
M62 68kg dx:腰椎间盘突出症,类风湿关节炎|腰痛宁胶囊 4粒 qn 14d;痹祺胶囊 4粒 tid 14d|duplicate@腰痛宁胶囊+痹祺胶囊
F31 63kg pregnant dx:妊娠合并慢性高血压|缬沙坦 80mg qd 28d|pregnancy@缬沙坦
F23 51kg pregnant dx:痤疮|异维A酸 10mg bid 28d|pregnancy@异维A酸
F27 62kg pregnant dx:急性膀胱炎|左氧氟沙星 0.5g qd 5d|pregnancy@左氧氟沙星
F29 57kg breastfeeding dx:急性支气管炎,咳嗽|复方磷酸可待因口服溶液 10ml tid 5d|pregnancy@复方磷酸可待因口服溶液
F30 56kg breastfeeding dx:双相情感障碍|碳酸锂 0.25g tid 28d|pregnancy@碳酸锂
F34 58kg allergy:penicillins dx:幽门螺杆菌感染|艾司奥美拉唑 20mg bid 14d;枸橼酸铋钾 0.22g bid 14d;阿莫西林 1g bid 14d;克拉霉素 0.5g bid 14d|allergy@阿莫西林
M42 73kg allergy:analgesics dx:支气管哮喘,牙龈炎|新癀片 2片 tid 3d|allergy@新癀片
M56 70kg allergy:soy_peanut dx:脂肪肝|多烯磷脂酰胆碱 456mg tid 28d|allergy@多烯磷脂酰胆碱
M22 66kg dx:重度痤疮|+异维A酸 20mg qd 28d;米诺环素 50mg bid 28d|interaction@异维A酸+米诺环素
M48 78kg drinks dx:牙周脓肿|甲硝唑 0.4g tid 5d|food@甲硝唑
F38 60kg dx:下肢深静脉血栓形成史,月经失调|屈螺酮炔雌醇 1片 qd 21d|disease@屈螺酮炔雌醇
F40 59kg dx:痛风性关节炎急性发作|依托考昔 120mg qd 28d|duration@依托考昔
`

/**
 * A second set of prescriptions that hurt somebody, in the form of dangerous.cases.ts; illnesses as a doctor words them (dx:).
 * Written on 2026-11-23 from clinical thinking, before the rules of that day and without a look at the rules that stood;
 * split by the hash of the line: one half to develop on, one half that is only counted.
 */
export const dangerousSecond = `
M68 70kg dx:心房颤动|华法林 3mg qd 28d;胺碘酮 0.2g qd 28d|interaction@华法林+胺碘酮
M74 66kg dx:心房颤动|+华法林 2.5mg qd 28d;左氧氟沙星 0.5g qd 7d|interaction@华法林+左氧氟沙星
F63 58kg dx:二尖瓣置换术后|+华法林 3mg qd 28d;甲硝唑 0.4g tid 5d|interaction@华法林+甲硝唑
F63 58kg dx:心房颤动|+华法林 3mg qd 28d;依托考昔 60mg qd 7d|interaction@华法林+依托考昔
M70 72kg dx:心房颤动|+利伐沙班 20mg qd 28d;双氯芬酸 75mg qd 10d|interaction@利伐沙班+双氯芬酸
F72 60kg dx:心房颤动|+阿哌沙班 5mg bid 28d;卡马西平 0.2g bid 28d|interaction@阿哌沙班+卡马西平
M66 75kg dx:心房颤动|+艾多沙班 60mg qd 28d;舍曲林 50mg qd 28d|interaction@艾多沙班+舍曲林
M66 75kg dx:心房颤动|+利伐沙班 20mg qd 28d;苯妥英 0.1g tid 28d|interaction@利伐沙班+苯妥英
F55 60kg dx:肺结核,心房颤动|+达比加群 110mg bid 28d;利福平 0.45g qd 28d|interaction@达比加群+利福平
M59 70kg dx:冠心病支架术后|+氯吡格雷 75mg qd 28d;奥美拉唑 20mg qd 28d|interaction@氯吡格雷+奥美拉唑
M61 68kg dx:冠心病支架术后|+替格瑞洛 90mg bid 28d;利福平 0.45g qd 28d|interaction@替格瑞洛+利福平
M61 68kg dx:冠心病支架术后|+替格瑞洛 90mg bid 28d;伏立康唑 0.2g bid 14d|interaction@替格瑞洛+伏立康唑
M64 70kg dx:冠心病|+辛伐他汀 40mg qn 28d;克拉霉素 0.5g bid 7d|interaction@辛伐他汀+克拉霉素
M58 76kg dx:高脂血症|+阿托伐他汀 40mg qn 28d;吉非罗齐 0.6g bid 28d|interaction@阿托伐他汀+吉非罗齐
F57 60kg dx:肾移植术后|+环孢素 100mg bid 28d;瑞舒伐他汀 10mg qn 28d|interaction@环孢素+瑞舒伐他汀
F49 56kg dx:肾移植术后|+他克莫司 2mg bid 28d;伏立康唑 0.2g bid 14d|interaction@他克莫司+伏立康唑
F49 56kg dx:肾移植术后|+他克莫司 2mg bid 28d;克拉霉素 0.5g bid 7d|interaction@他克莫司+克拉霉素
M44 66kg dx:肾移植术后|+他克莫司 2mg bid 28d;利福平 0.45g qd 28d|interaction@他克莫司+利福平
M44 66kg dx:肾移植术后|+环孢素 100mg bid 28d;地尔硫䓬 30mg tid 28d|interaction@环孢素+地尔硫䓬
F36 52kg dx:肾移植术后|+他克莫司 2mg bid 28d;圣约翰草 300mg tid 28d|interaction@他克莫司+圣约翰草
M47 66kg dx:肾移植术后|+西罗莫司 2mg qd 28d;伊曲康唑 0.2g bid 7d|interaction@西罗莫司+伊曲康唑
M42 70kg dx:溃疡性结肠炎,痛风|+硫唑嘌呤 100mg qd 28d;别嘌醇 0.1g tid 28d|interaction@硫唑嘌呤+别嘌醇
M39 70kg dx:克罗恩病,痛风|+巯嘌呤 50mg qd 28d;非布司他 40mg qd 28d|interaction@巯嘌呤+非布司他
F58 58kg dx:类风湿关节炎|+甲氨蝶呤 15mg qw 28d;复方磺胺甲噁唑 2片 bid 7d|interaction@甲氨蝶呤+磺胺甲噁唑
F58 58kg dx:类风湿关节炎,胃炎|+甲氨蝶呤 12.5mg qw 28d;来氟米特 20mg qd 28d|interaction@甲氨蝶呤+来氟米特
M72 65kg dx:心力衰竭|+地高辛 0.125mg qd 28d;克拉霉素 0.5g bid 7d|interaction@地高辛+克拉霉素
M72 65kg dx:心力衰竭,心房颤动|+地高辛 0.125mg qd 28d;维拉帕米 80mg tid 28d|interaction@地高辛+维拉帕米
M72 65kg dx:心力衰竭,心房颤动|+地高辛 0.125mg qd 28d;胺碘酮 0.2g qd 28d|interaction@地高辛+胺碘酮
M75 64kg dx:心力衰竭|+地高辛 0.125mg qd 28d;复方甘草片 3片 tid 7d|interaction@地高辛+甘草
F77 55kg dx:高血压,心力衰竭|+螺内酯 20mg qd 28d;+培哚普利 4mg qd 28d;氯化钾 1g tid 14d|interaction@螺内酯+氯化钾
M69 70kg dx:高血压|+缬沙坦 80mg qd 28d;枸橼酸钾 2g tid 28d|interaction@缬沙坦+枸橼酸钾
M69 70kg dx:心力衰竭|+沙库巴曲缬沙坦 100mg bid 28d;培哚普利 4mg qd 28d|interaction/duplicate@培哚普利
F66 60kg dx:高血压|+依那普利 10mg qd 28d;复方磺胺甲噁唑 2片 bid 7d|interaction@依那普利+甲氧苄啶
F70 60kg dx:心力衰竭|+螺内酯 40mg qd 28d;复方磺胺甲噁唑 2片 bid 7d|interaction@螺内酯+甲氧苄啶
M62 70kg dx:糖尿病肾病,高血压|+缬沙坦 80mg qd 28d;阿利吉仑 150mg qd 28d|interaction@缬沙坦+阿利吉仑
M62 70kg dx:高血压|+贝那普利 10mg qd 28d;厄贝沙坦 150mg qd 28d|interaction/duplicate@贝那普利+厄贝沙坦
M60 72kg dx:高血压,阵发性室上速|+维拉帕米 80mg tid 28d;美托洛尔 25mg bid 28d|interaction@维拉帕米+美托洛尔
M63 72kg dx:冠心病,心绞痛|+单硝酸异山梨酯 40mg qd 28d;他达拉非 5mg qd 28d|interaction@单硝酸异山梨酯+他达拉非
M56 74kg dx:冠心病,心绞痛|+硝酸甘油 0.5mg prn 10d;西地那非 50mg prn 10d|interaction@硝酸甘油+西地那非
M56 74kg dx:前列腺增生|+特拉唑嗪 2mg qn 28d;伐地那非 20mg prn 10d|interaction@特拉唑嗪+伐地那非
M48 70kg dx:肺动脉高压|+利奥西呱 1mg tid 28d;西地那非 25mg tid 28d|interaction@利奥西呱+西地那非
M45 70kg dx:双相情感障碍,高血压|+碳酸锂 0.25g tid 28d;氢氯噻嗪 25mg qd 28d|interaction@锂+氢氯噻嗪
M45 70kg dx:双相情感障碍|+碳酸锂 0.25g tid 28d;布洛芬 0.3g bid 7d|interaction@锂+布洛芬
F52 60kg dx:双相情感障碍,高血压|+碳酸锂 0.25g tid 28d;缬沙坦 80mg qd 28d|interaction@锂+缬沙坦
F33 55kg dx:抑郁症|+氟西汀 20mg qd 28d;司来吉兰 5mg bid 28d|interaction@氟西汀+司来吉兰
F33 55kg dx:抑郁症,肺结核|+艾司西酞普兰 10mg qd 28d;利奈唑胺 0.6g bid 10d|interaction@艾司西酞普兰+利奈唑胺
F40 60kg dx:抑郁症,腰痛|+文拉法辛 75mg bid 28d;曲马多 50mg tid 7d|interaction@文拉法辛+曲马多
M38 70kg dx:抑郁症,咳嗽|+吗氯贝胺 150mg bid 28d;右美沙芬 15mg tid 5d|interaction@吗氯贝胺+右美沙芬
F35 58kg dx:抑郁症,偏头痛|+帕罗西汀 20mg qd 28d;圣约翰草 300mg tid 28d|interaction@帕罗西汀+圣约翰草
M60 68kg dx:帕金森病,抑郁|+雷沙吉兰 1mg qd 28d;度洛西汀 60mg qd 28d|interaction@雷沙吉兰+度洛西汀
M60 68kg dx:帕金森病,感冒|+司来吉兰 5mg qd 28d;伪麻黄碱 60mg tid 5d|interaction@司来吉兰+伪麻黄碱
M60 68kg dx:帕金森病|+左旋多巴苄丝肼 1片 tid 28d;甲氧氯普胺 10mg tid 7d|interaction/disease@甲氧氯普胺
M66 68kg dx:帕金森病,呕吐|奋乃静 2mg tid 7d|disease@奋乃静
F44 55kg dx:乳腺癌术后,抑郁症|+他莫昔芬 10mg bid 28d;帕罗西汀 20mg qd 28d|interaction@他莫昔芬+帕罗西汀
F50 60kg dx:精神分裂症,抑郁|+氯氮平 100mg bid 28d;氟伏沙明 50mg bid 28d|interaction@氯氮平+氟伏沙明
M36 66kg dx:精神分裂症,癫痫|+氯氮平 100mg bid 28d;卡马西平 0.2g bid 28d|interaction@氯氮平+卡马西平
M36 66kg dx:焦虑,肌痉挛|+替扎尼定 2mg tid 14d;环丙沙星 0.5g bid 7d|interaction@替扎尼定+环丙沙星
M36 66kg dx:焦虑,肌痉挛|+替扎尼定 2mg tid 14d;氟伏沙明 50mg qn 28d|interaction@替扎尼定+氟伏沙明
M65 62kg dx:慢阻肺|+茶碱 0.2g bid 28d;环丙沙星 0.5g bid 7d|interaction@茶碱+环丙沙星
M65 62kg dx:慢阻肺|+茶碱 0.2g bid 28d;红霉素 0.5g qid 7d|interaction@茶碱+红霉素
M65 62kg dx:慢阻肺,反流|+氨茶碱 0.1g tid 28d;西咪替丁 0.4g bid 14d|interaction@氨茶碱+西咪替丁
F70 55kg dx:心房颤动|+胺碘酮 0.2g qd 28d;莫西沙星 0.4g qd 7d|interaction@胺碘酮+莫西沙星
F70 55kg dx:心房颤动|+索他洛尔 80mg bid 28d;克拉霉素 0.5g bid 7d|interaction@索他洛尔+克拉霉素
F62 55kg dx:焦虑抑郁,胃动力不足|+西酞普兰 40mg qd 28d;多潘立酮 10mg tid 14d|interaction/age/dose@西酞普兰
F45 55kg dx:类风湿关节炎,支气管炎|+羟氯喹 0.2g bid 28d;阿奇霉素 0.5g qd 3d|interaction@羟氯喹+阿奇霉素
F45 55kg dx:精神分裂症|+齐拉西酮 40mg bid 28d;左氧氟沙星 0.5g qd 7d|interaction@齐拉西酮+左氧氟沙星
M52 66kg dx:精神分裂症,肺炎|+氟哌啶醇 5mg bid 28d;莫西沙星 0.4g qd 7d|interaction@氟哌啶醇+莫西沙星
F60 55kg dx:胃轻瘫,真菌感染|+多潘立酮 10mg tid 14d;氟康唑 150mg qd 7d|interaction@多潘立酮+氟康唑
F60 55kg dx:胃轻瘫,支气管炎|+多潘立酮 10mg tid 14d;红霉素 0.25g qid 7d|interaction@多潘立酮+红霉素
M50 70kg dx:糖尿病|+瑞格列奈 1mg tid 28d;吉非罗齐 0.6g bid 28d|interaction@瑞格列奈+吉非罗齐
M50 70kg dx:糖尿病,冠心病|+瑞格列奈 1mg tid 28d;氯吡格雷 75mg qd 28d|interaction@瑞格列奈+氯吡格雷
F62 60kg dx:糖尿病,尿路感染|+格列美脲 4mg qd 28d;氟康唑 200mg qd 7d|interaction@格列美脲+氟康唑
F67 60kg dx:糖尿病,尿路感染|+格列本脲 5mg bid 28d;复方磺胺甲噁唑 2片 bid 7d|interaction/age@格列本脲
M71 66kg dx:糖尿病,肺炎|+格列齐特 60mg qd 28d;莫西沙星 0.4g qd 7d|interaction@格列齐特+莫西沙星
M57 70kg dx:糖尿病|+格列本脲 2.5mg bid 28d;消渴丸 5丸 tid 28d|duplicate/interaction@格列本脲
M57 70kg dx:糖尿病|+格列美脲 2mg qd 28d;消渴丸 5丸 tid 28d|duplicate/interaction@格列美脲
F27 52kg dx:肺结核,避孕|+去氧孕烯炔雌醇 1片 qd 21d;利福平 0.45g qd 28d|interaction@炔雌醇+利福平
F25 54kg dx:癫痫,避孕|+屈螺酮炔雌醇 1片 qd 24d;卡马西平 0.2g bid 28d|interaction@炔雌醇+卡马西平
F24 54kg dx:癫痫|+拉莫三嗪 100mg bid 28d;去氧孕烯炔雌醇 1片 qd 21d|interaction@拉莫三嗪+炔雌醇
M30 66kg dx:癫痫|+拉莫三嗪 100mg bid 28d;丙戊酸 0.5g bid 28d|interaction@拉莫三嗪+丙戊酸
M41 66kg dx:癫痫,腹腔感染|+丙戊酸 0.5g bid 28d;美罗培南 1g q8h 7d|interaction@丙戊酸+美罗培南
M41 66kg dx:癫痫,支气管炎|+卡马西平 0.2g bid 28d;克拉霉素 0.5g bid 7d|interaction@卡马西平+克拉霉素
M55 66kg dx:癫痫,冠心病|+苯妥英 0.1g tid 28d;氟康唑 200mg qd 14d|interaction@苯妥英+氟康唑
F48 56kg dx:甲状腺功能减退,贫血|+左甲状腺素 100μg qd 28d;硫酸亚铁 0.3g tid 28d|interaction@左甲状腺素+硫酸亚铁
M55 68kg dx:前列腺炎,胃病|左氧氟沙星 0.5g qd 7d;铝碳酸镁 1g tid 7d|interaction@左氧氟沙星+铝碳酸镁
F22 52kg dx:痤疮,缺铁性贫血|多西环素 0.1g bid 14d;琥珀酸亚铁 0.1g tid 28d|interaction@多西环素+琥珀酸亚铁
F20 52kg dx:痤疮|异维A酸 10mg bid 28d;多西环素 0.1g bid 28d|interaction/pregnancy@异维A酸
M52 66kg dx:艾滋病,胃病|+阿扎那韦 300mg qd 28d;奥美拉唑 20mg bid 14d|interaction@阿扎那韦+奥美拉唑
M40 66kg dx:HIV感染,贫血|+多替拉韦 50mg qd 28d;硫酸亚铁 0.3g tid 28d|interaction@多替拉韦+硫酸亚铁
M40 66kg dx:HIV感染,结核|+多替拉韦 50mg qd 28d;利福平 0.6g qd 28d|interaction@多替拉韦+利福平
M40 66kg dx:HIV感染,哮喘|+利托那韦 100mg bid 28d;氟替卡松 250μg bid 28d|interaction@利托那韦+氟替卡松
M67 66kg dx:新冠病毒感染,心房颤动|+利伐沙班 20mg qd 28d;奈玛特韦利托那韦 2片 bid 5d|interaction@利伐沙班+利托那韦
M67 66kg dx:新冠病毒感染,高脂血症|+辛伐他汀 20mg qn 28d;奈玛特韦利托那韦 2片 bid 5d|interaction@辛伐他汀+利托那韦
M67 66kg dx:新冠病毒感染,心房颤动|+胺碘酮 0.2g qd 28d;奈玛特韦利托那韦 2片 bid 5d|interaction@胺碘酮+利托那韦
F58 56kg dx:新冠病毒感染,肾移植术后|+他克莫司 1mg bid 28d;奈玛特韦利托那韦 2片 bid 5d|interaction@他克莫司+利托那韦
M64 66kg dx:肺癌|+吉非替尼 250mg qd 28d;艾司奥美拉唑 20mg bid 14d|interaction@吉非替尼+艾司奥美拉唑
M64 66kg dx:肺癌,结核|+奥希替尼 80mg qd 28d;利福平 0.6g qd 28d|interaction@奥希替尼+利福平
M50 66kg dx:慢粒|+伊马替尼 400mg qd 28d;苯妥英 0.1g tid 28d|interaction@伊马替尼+苯妥英
F60 58kg dx:结肠癌,心房颤动|+华法林 3mg qd 28d;卡培他滨 1.5g bid 14d|interaction@华法林+卡培他滨
F60 58kg dx:结肠癌,癫痫|+苯妥英 0.1g tid 28d;卡培他滨 1.5g bid 14d|interaction@苯妥英+卡培他滨
M52 72kg dx:痛风,肾移植术后|+环孢素 100mg bid 28d;秋水仙碱 0.5mg bid 7d|interaction@环孢素+秋水仙碱
M52 72kg dx:痛风,支气管炎|+秋水仙碱 0.5mg bid 14d;克拉霉素 0.5g bid 7d|interaction@秋水仙碱+克拉霉素
M62 66kg dx:失眠,背痛|+羟考酮 10mg q12h 14d;地西泮 5mg tid 7d|interaction@羟考酮+地西泮
F71 52kg dx:失眠,焦虑|唑吡坦 10mg qn 14d;阿普唑仑 0.4mg tid 14d|interaction/duplicate/age@唑吡坦
M45 72kg dx:真菌感染,失眠|伊曲康唑 0.2g bid 7d;三唑仑 0.25mg qn 7d|interaction@伊曲康唑+三唑仑
F38 52kg dx:偏头痛|+麦角胺咖啡因 1片 prn 5d;克拉霉素 0.5g bid 7d|interaction@麦角胺+克拉霉素
F38 52kg dx:偏头痛|+舒马普坦 50mg prn 5d;麦角胺咖啡因 1片 prn 5d|interaction@舒马普坦+麦角胺
F38 52kg dx:偏头痛|+普萘洛尔 40mg bid 28d;利扎曲普坦 10mg prn 5d|interaction@普萘洛尔+利扎曲普坦
M48 70kg dx:肺结核|+异烟肼 0.3g qd 28d;双硫仑 0.25g qd 28d|interaction@异烟肼
M48 70kg dx:癫痫,肺结核|+苯妥英 0.1g tid 28d;异烟肼 0.3g qd 28d|interaction@苯妥英+异烟肼
F54 60kg dx:骨质疏松,肾病|+托伐普坦 15mg qd 14d;伊曲康唑 0.2g bid 7d|interaction@托伐普坦+伊曲康唑
M60 70kg dx:心力衰竭|+伊伐布雷定 5mg bid 28d;克拉霉素 0.5g bid 7d|interaction@伊伐布雷定+克拉霉素
M60 70kg dx:心力衰竭,真菌感染|+依普利酮 25mg qd 28d;酮康唑 0.2g qd 14d|interaction@依普利酮+酮康唑
F60 62kg dx:糖尿病肾病|+非奈利酮 10mg qd 28d;伊曲康唑 0.2g bid 7d|interaction@非奈利酮+伊曲康唑
M58 70kg dx:前列腺增生,真菌感染|+阿夫唑嗪 10mg qd 28d;伊曲康唑 0.2g bid 7d|interaction@阿夫唑嗪+伊曲康唑
M70 62kg dx:尿潴留,胃痛|+托特罗定 2mg bid 28d;山莨菪碱 10mg tid 5d|interaction/duplicate/age@山莨菪碱
F68 58kg dx:阿尔茨海默病,尿失禁|+多奈哌齐 10mg qn 28d;奥昔布宁 5mg bid 28d|interaction/disease/age@奥昔布宁
F68 58kg dx:阿尔茨海默病,腹痛|+卡巴拉汀 3mg bid 28d;颠茄 10mg tid 5d|interaction/age/disease@颠茄
M75 60kg dx:关节炎,高血压,心衰|+缬沙坦 80mg qd 28d;+呋塞米 20mg qd 28d;双氯芬酸 75mg qd 14d|interaction/disease@双氯芬酸
F73 55kg dx:高血压,骨关节炎|+培哚普利 4mg qd 28d;+吲达帕胺 2.5mg qd 28d;洛索洛芬 60mg tid 14d|interaction@洛索洛芬+培哚普利
M66 66kg dx:冠心病,心房颤动|+阿司匹林 100mg qd 28d;+氯吡格雷 75mg qd 28d;利伐沙班 15mg qd 28d|interaction@利伐沙班+阿司匹林
M66 66kg dx:冠心病,骨关节炎|+阿司匹林 100mg qd 28d;+氯吡格雷 75mg qd 28d;塞来昔布 200mg qd 14d|interaction@塞来昔布
F48 58kg dx:慢性疼痛,抑郁|+加巴喷丁 300mg tid 28d;+氯硝西泮 1mg qn 28d;羟考酮 10mg q12h 14d|interaction@羟考酮
F60 58kg dx:抑郁症,腰腿痛|+舍曲林 100mg qd 28d;+阿司匹林 100mg qd 28d;布洛芬 0.3g bid 10d|interaction@布洛芬
M78 60kg dx:高血压,前列腺增生|+多沙唑嗪 4mg qn 28d;+呋塞米 20mg qd 28d;西地那非 50mg prn 7d|interaction@西地那非
F69 50kg dx:心衰|+胺碘酮 0.2g qd 28d;+呋塞米 40mg qd 28d;莫西沙星 0.4g qd 7d|interaction@胺碘酮+莫西沙星
M70 66kg dx:糖尿病,心衰,高血压|+培哚普利 8mg qd 28d;+螺内酯 20mg qd 28d;缬沙坦 80mg qd 28d|interaction/duplicate@缬沙坦
M65 66kg dx:风湿性关节炎|制川乌 3g qd 7d;清半夏 9g qd 7d|interaction@川乌
M60 66kg dx:高血压|+螺内酯 20mg qd 28d;+缬沙坦 80mg qd 28d;门冬氨酸钾镁 2片 tid 28d|interaction@门冬氨酸钾镁
M50 70kg dx:感冒|维C银翘片 3片 tid 5d;对乙酰氨基酚 0.5g qid 5d|duplicate@对乙酰氨基酚
M50 70kg dx:感冒|感冒灵颗粒 1袋 tid 5d;酚麻美敏片 2片 qid 5d|duplicate@对乙酰氨基酚
F29 54kg dx:感冒|氨酚伪麻美芬片 1片 qid 5d;复方氨酚烷胺 1粒 bid 5d|duplicate@对乙酰氨基酚
F29 54kg dx:感冒,过敏性鼻炎|复方氨酚烷胺 1粒 bid 5d;氯苯那敏 4mg tid 5d|duplicate@氯苯那敏
M55 70kg dx:高血压|+珍菊降压片 1片 tid 28d;氢氯噻嗪 25mg qd 28d|duplicate@氢氯噻嗪
M55 70kg dx:腰痛|布洛芬 0.3g bid 7d;双氯芬酸 75mg qd 7d|duplicate@布洛芬+双氯芬酸
F65 60kg dx:骨关节炎|塞来昔布 200mg qd 14d;美洛昔康 7.5mg qd 14d|duplicate@塞来昔布+美洛昔康
F65 60kg dx:高脂血症|阿托伐他汀 20mg qn 28d;瑞舒伐他汀 10mg qn 28d|duplicate@阿托伐他汀+瑞舒伐他汀
F65 60kg dx:高脂血症|+瑞舒伐他汀 10mg qn 28d;血脂康 2粒 bid 28d|duplicate/interaction@瑞舒伐他汀
M60 70kg dx:胃食管反流病|奥美拉唑 20mg bid 14d;雷贝拉唑 10mg bid 14d|duplicate@奥美拉唑+雷贝拉唑
M60 70kg dx:高血压|氨氯地平 5mg qd 28d;硝苯地平 30mg qd 28d|duplicate@氨氯地平+硝苯地平
M60 70kg dx:糖尿病|格列美脲 2mg qd 28d;格列齐特 60mg qd 28d|duplicate@格列美脲+格列齐特
M60 70kg dx:糖尿病|西格列汀 100mg qd 28d;利拉鲁肽 1.2mg qd 28d|duplicate@西格列汀+利拉鲁肽
F33 54kg dx:过敏性鼻炎|氯雷他定 10mg qd 7d;地氯雷他定 5mg qd 7d|duplicate@氯雷他定+地氯雷他定
M70 66kg dx:心房颤动|利伐沙班 20mg qd 28d;达比加群 110mg bid 28d|duplicate/interaction@利伐沙班+达比加群
F52 60kg dx:类风湿关节炎|甲氨蝶呤 10mg qd 28d|dose@甲氨蝶呤
F52 60kg dx:银屑病|甲氨蝶呤 2.5mg q12h 28d|dose@甲氨蝶呤
M62 80kg dx:2型糖尿病|度拉糖肽 1.5mg qd 28d|dose@度拉糖肽
M77 58kg dx:心力衰竭|地高辛 0.25mg tid 28d|dose@地高辛
F39 55kg dx:甲减|左甲状腺素 100mg qd 28d|dose@左甲状腺素
M65 70kg dx:房颤|阿哌沙班 25mg bid 28d|dose@阿哌沙班
M65 70kg dx:高血压|氨氯地平 25mg qd 28d|dose@氨氯地平
M65 70kg dx:高血压|培哚普利 40mg qd 28d|dose@培哚普利
M65 70kg dx:高血压|缬沙坦 800mg qd 28d|dose@缬沙坦
F41 55kg dx:过敏性鼻炎|西替利嗪 10mg qid 7d|dose@西替利嗪
M8 26kg dx:发热|对乙酰氨基酚 1g tid 3d|dose@对乙酰氨基酚
M3 15kg dx:发热|布洛芬 400mg q6h 3d|dose@布洛芬
F5 18kg dx:扁桃体炎|阿莫西林 2g tid 7d|dose@阿莫西林
F2 12kg dx:支气管炎|阿奇霉素 500mg qd 3d|dose@阿奇霉素
M6 20kg dx:过敏性鼻炎|孟鲁司特 50mg qn 14d|dose@孟鲁司特
F3 14kg dx:喘息性支气管炎|丙卡特罗 50μg bid 5d|dose@丙卡特罗
M50 70kg dx:痛风|秋水仙碱 1mg q8h 7d|dose@秋水仙碱
M50 70kg dx:癫痫|卡马西平 2g tid 28d|dose@卡马西平
F50 60kg dx:抑郁症|艾司西酞普兰 100mg qd 28d|dose@艾司西酞普兰
F50 60kg dx:抑郁症|舍曲林 500mg qd 28d|dose@舍曲林
F30 54kg dx:精神分裂症|利培酮 20mg bid 28d|dose@利培酮
F30 54kg dx:精神分裂症|奥氮平 50mg qn 28d|dose@奥氮平
M30 66kg dx:失眠|佐匹克隆 75mg qn 7d|dose@佐匹克隆
M30 66kg dx:尿路感染|左氧氟沙星 5g qd 7d|dose@左氧氟沙星
M44 66kg dx:带状疱疹|伐昔洛韦 3g tid 7d|dose@伐昔洛韦
M44 66kg dx:甲亢|甲巯咪唑 100mg tid 28d|dose@甲巯咪唑
F58 55kg dx:骨质疏松|骨化三醇 2.5μg bid 28d|dose@骨化三醇
F58 55kg dx:骨质疏松|阿仑膦酸 10mg tid 28d|dose@阿仑膦酸
M58 76kg dx:2型糖尿病|二甲双胍 5g bid 28d|dose@二甲双胍
M58 76kg dx:2型糖尿病|达格列净 100mg qd 28d|dose@达格列净
M58 76kg dx:2型糖尿病|甘精胰岛素 600单位 qn 28d|dose@甘精胰岛素
F63 60kg dx:高脂血症|瑞舒伐他汀 40mg bid 28d|dose@瑞舒伐他汀
M40 70kg dx:支气管哮喘,高血压|普萘洛尔 10mg tid 28d|disease@普萘洛尔
M45 70kg dx:支气管哮喘|卡维地洛 12.5mg bid 28d|disease@卡维地洛
F40 58kg dx:哮喘,青光眼|噻吗洛尔 1滴 bid 28d|disease@噻吗洛尔
M66 70kg dx:心力衰竭|吡格列酮 30mg qd 28d|disease@吡格列酮
M66 70kg dx:心力衰竭,腰痛|依托考昔 60mg qd 14d|disease@依托考昔
M66 70kg dx:射血分数降低的心衰|地尔硫䓬 30mg tid 28d|disease@地尔硫䓬
M66 70kg dx:心力衰竭,真菌性甲病|伊曲康唑 0.2g bid 7d|disease@伊曲康唑
M52 75kg dx:痛风,高血压|氢氯噻嗪 25mg qd 28d|disease@氢氯噻嗪
F66 55kg dx:闭角型青光眼,胃痛|山莨菪碱 10mg tid 5d|disease@山莨菪碱
F66 55kg dx:闭角型青光眼,抑郁|阿米替林 25mg qn 28d|disease@阿米替林
M70 66kg dx:前列腺增生伴尿潴留|阿托品 0.3mg tid 5d|disease@阿托品
M70 66kg dx:前列腺增生,感冒|伪麻黄碱 60mg tid 5d|disease@伪麻黄碱
M32 66kg dx:癫痫,抑郁症|安非他酮 150mg bid 28d|disease@安非他酮
M32 66kg dx:癫痫,腰痛|曲马多 100mg bid 7d|disease@曲马多
F36 52kg dx:重症肌无力,尿路感染|左氧氟沙星 0.5g qd 7d|disease@左氧氟沙星
F36 52kg dx:重症肌无力,肺炎|阿奇霉素 0.5g qd 3d|disease@阿奇霉素
M48 70kg dx:消化性溃疡,关节痛|吲哚美辛 25mg tid 7d|disease@吲哚美辛
M48 70kg dx:十二指肠溃疡出血|阿司匹林 100mg qd 28d|disease@阿司匹林
M25 60kg dx:蚕豆病,疟疾|伯氨喹 15mg qd 8d|disease@伯氨喹
M25 60kg dx:G6PD缺乏症,尿路感染|呋喃妥因 100mg tid 7d|disease@呋喃妥因
M55 70kg dx:二度房室传导阻滞|美托洛尔 25mg bid 28d|disease@美托洛尔
F45 56kg dx:长QT综合征,肺炎|莫西沙星 0.4g qd 7d|disease@莫西沙星
F34 56kg dx:深静脉血栓史,避孕|去氧孕烯炔雌醇 1片 qd 21d|disease@炔雌醇
F38 56kg dx:有先兆偏头痛|屈螺酮炔雌醇 1片 qd 24d|disease@炔雌醇
F60 58kg dx:乳腺癌术后,更年期综合征|雌二醇 1mg qd 28d|disease@雌二醇
M60 66kg dx:慢性乙型肝炎,类风湿|托法替布 5mg bid 28d|disease@托法替布
M60 66kg dx:膀胱癌,2型糖尿病|吡格列酮 15mg qd 28d|disease@吡格列酮
F50 58kg dx:甲状腺髓样癌史,糖尿病|利拉鲁肽 1.2mg qd 28d|disease@利拉鲁肽
M62 66kg dx:冠心病,偏头痛|舒马普坦 50mg prn 5d|disease@舒马普坦
F82 48kg dx:失眠|地西泮 5mg qn 14d|age@地西泮
F80 48kg dx:糖尿病|格列本脲 2.5mg bid 28d|age@格列本脲
M83 55kg dx:瘙痒|苯海拉明 25mg tid 7d|age@苯海拉明
F79 48kg dx:抑郁|阿米替林 25mg qn 28d|age@阿米替林
M78 55kg dx:关节痛|吲哚美辛 25mg tid 14d|age@吲哚美辛
F6 20kg dx:肺炎|左氧氟沙星 0.2g qd 7d|age@左氧氟沙星
M5 18kg dx:支原体肺炎|多西环素 50mg bid 7d|age@多西环素
M9 28kg dx:流感|阿司匹林 0.3g tid 3d|age@阿司匹林
F7 22kg dx:咳嗽|可待因 15mg tid 3d|age@可待因
F4 16kg dx:发热|尼美舒利 50mg bid 3d|age@尼美舒利
M1 9kg dx:腹泻|洛哌丁胺 1mg tid 3d|age@洛哌丁胺
M1 9kg dx:呕吐|异丙嗪 6mg bid 3d|age@异丙嗪
F30 55kg pregnant dx:高血压|缬沙坦 80mg qd 28d|pregnancy@缬沙坦
F30 55kg pregnant dx:癫痫|丙戊酸 0.5g bid 28d|pregnancy@丙戊酸
F30 55kg pregnant dx:房颤|华法林 3mg qd 28d|pregnancy@华法林
F28 55kg pregnant dx:尿路感染|左氧氟沙星 0.5g qd 7d|pregnancy@左氧氟沙星
F28 60kg pregnant dx:头痛|布洛芬 0.3g bid 5d|pregnancy@布洛芬
F28 60kg pregnant dx:高脂血症|阿托伐他汀 20mg qn 28d|pregnancy@阿托伐他汀
F27 54kg pregnant dx:胃痛|米索前列醇 0.2mg qid 7d|pregnancy@米索前列醇
F32 58kg planning dx:银屑病|阿维A 30mg qd 28d|pregnancy@阿维A
F32 58kg planning dx:类风湿关节炎|来氟米特 20mg qd 28d|pregnancy@来氟米特
F31 58kg breastfeeding dx:双相障碍|碳酸锂 0.25g tid 28d|pregnancy@锂
F31 58kg breastfeeding dx:类风湿关节炎|甲氨蝶呤 10mg qw 28d|pregnancy@甲氨蝶呤
F26 52kg dx:多发性骨髓瘤|来那度胺 25mg qd 21d|pregnancy@来那度胺
F26 52kg dx:肾移植术后|吗替麦考酚酯 0.5g bid 28d|pregnancy@吗替麦考酚酯
M35 70kg allergy:penicillins dx:扁桃体炎|阿莫西林克拉维酸 1片 tid 7d|allergy@阿莫西林
F35 56kg allergy:penicillins dx:咽炎|头孢氨苄 0.25g qid 5d|allergy@头孢氨苄
F35 56kg allergy:cephalosporins dx:支气管炎|头孢地尼 0.1g tid 5d|allergy@头孢地尼
M50 70kg allergy:sulfonamides dx:溃疡性结肠炎|柳氮磺吡啶 1g tid 28d|allergy@柳氮磺吡啶
M50 70kg allergy:sulfonamides dx:尿路感染|复方磺胺甲噁唑 2片 bid 5d|allergy@磺胺甲噁唑
F42 56kg allergy:analgesics dx:头痛|双氯芬酸 75mg qd 5d|allergy@双氯芬酸
F42 56kg allergy:analgesics dx:感冒|洛索洛芬 60mg tid 3d|allergy@洛索洛芬
M60 70kg allergy:acei dx:高血压|赖诺普利 10mg qd 28d|allergy@赖诺普利
M60 70kg allergy:acei dx:心力衰竭|沙库巴曲缬沙坦 50mg bid 28d|allergy@沙库巴曲
F33 54kg allergy:aromatic_antiepileptics dx:癫痫|奥卡西平 0.3g bid 28d|allergy@奥卡西平
F33 54kg allergy:quinolones dx:肠炎|诺氟沙星 0.4g bid 5d|allergy@诺氟沙星
M33 66kg allergy:nitroimidazoles dx:牙周炎|奥硝唑 0.5g bid 5d|allergy@奥硝唑
M68 66kg cr=260 dx:2型糖尿病|二甲双胍 0.5g tid 28d|kidney@二甲双胍
F80 48kg cr=180 dx:心房颤动|达比加群 150mg bid 28d|kidney@达比加群
F78 50kg cr=210 dx:痛风|秋水仙碱 0.5mg tid 7d|kidney/dose@秋水仙碱
M70 60kg cr=300 dx:带状疱疹|伐昔洛韦 1g tid 7d|kidney@伐昔洛韦
M70 60kg cr=280 dx:糖尿病周围神经病变|普瑞巴林 150mg bid 28d|kidney@普瑞巴林
M66 62kg cr=320 dx:关节痛|双氯芬酸 75mg qd 7d|kidney@双氯芬酸
F74 50kg cr=240 dx:高血压,心衰|螺内酯 40mg qd 28d|kidney@螺内酯
F69 50kg cr=250 dx:类风湿关节炎|甲氨蝶呤 10mg qw 28d|kidney@甲氨蝶呤
M59 70kg cr=350 dx:乙型肝炎|恩替卡韦 0.5mg qd 28d|kidney@恩替卡韦
M72 62kg cr=230 dx:痛风|别嘌醇 0.1g tid 28d|kidney/dose@别嘌醇
F71 52kg cr=260 dx:尿路感染|呋喃妥因 100mg bid 7d|kidney@呋喃妥因
F71 52kg cr=300 dx:骨质疏松|阿仑膦酸 70mg qw 28d|kidney@阿仑膦酸
M55 66kg cirrhosis dx:肝硬化,疼痛|对乙酰氨基酚 1g qid 5d|liver/dose@对乙酰氨基酚
M55 66kg cirrhosis dx:肝硬化失代偿|双氯芬酸 75mg qd 7d|liver/disease@双氯芬酸
M50 66kg liver dx:活动性肝炎|辛伐他汀 40mg qn 28d|liver@辛伐他汀
M50 66kg liver dx:肝功能异常,甲癣|酮康唑 0.2g qd 14d|liver@酮康唑
M40 70kg drinks dx:牙周炎|甲硝唑 0.4g tid 5d|food/interaction@甲硝唑
M40 70kg drinks dx:细菌感染|头孢哌酮 1g bid 5d|food/interaction@头孢哌酮
M40 70kg drinks dx:失眠|艾司唑仑 2mg qn 7d|food/interaction@艾司唑仑
M58 70kg dx:失眠|唑吡坦 10mg qn 60d|duration@唑吡坦
M58 70kg dx:关节痛|尼美舒利 100mg bid 60d|duration@尼美舒利
M61 70kg dx:高血压|氨氯地平 5mg qd 28d [5mg×7片*1]|pack@氨氯地平
F61 60kg dx:糖尿病|二甲双胍 0.5g bid 14d [0.5g×30片*6]|pack@二甲双胍
`

/**
 * Prescriptions that hurt somebody. Written before the rules that are measured with them; never edited to suit a rule.
 *
 * One line: person | medicines, by semicolon (+ before one: taken already) | what must be said, as kind@ingredient+ingredient
 * Person: sex and age (m: months), weight, cr creatinine µmol/L, has: illnesses, allergy: classes, states in so many words.
 * Medicine: ingredient dose frequency days [pack*packs]. Several kinds by `/`: one of them is enough.
 */
export const dangerousCases = `
F62 60kg|甲氨蝶呤 75mg tid 28d|dose@甲氨蝶呤
F62 60kg|甲氨蝶呤 7.5mg qd 28d|dose@甲氨蝶呤
M55 70kg|甲氨蝶呤 10mg bid 14d|dose@甲氨蝶呤
F48 55kg|甲氨蝶呤 50mg qw 28d|dose@甲氨蝶呤
F70 52kg|阿仑膦酸 70mg qd 28d|dose@阿仑膦酸
F70 52kg|阿仑膦酸 70mg tid 7d|dose@阿仑膦酸
F66 58kg|利塞膦酸 35mg qd 28d|dose@利塞膦酸
M58 80kg|司美格鲁肽 0.5mg qd 28d|dose@司美格鲁肽
M58 80kg|司美格鲁肽 5mg qw 28d|dose@司美格鲁肽
M50 70kg|地高辛 1.25mg qd 28d|dose@地高辛
M80 55kg|地高辛 0.5mg qd 28d|dose@地高辛
F45 60kg|左甲状腺素 500μg qd 28d|dose@左甲状腺素
F45 60kg|左甲状腺素 50mg qd 28d|dose@左甲状腺素
M65 70kg|华法林 25mg qd 28d|dose@华法林
M60 70kg|对乙酰氨基酚 1g q4h 7d|dose@对乙酰氨基酚
M30 60kg|对乙酰氨基酚 2g tid 3d|dose@对乙酰氨基酚
F4 16kg|对乙酰氨基酚 500mg qid 3d|dose@对乙酰氨基酚
M1 10kg|布洛芬 300mg tid 3d|dose@布洛芬
M40 70kg|布洛芬 1200mg tid 7d|dose@布洛芬
M56 70kg|秋水仙碱 5mg bid 7d|dose@秋水仙碱
M56 70kg|秋水仙碱 1mg tid 14d|dose@秋水仙碱
M45 75kg|二甲双胍 2g tid 28d|dose@二甲双胍
F50 60kg|格列美脲 20mg qd 28d|dose@格列美脲
F50 60kg|格列本脲 10mg tid 28d|dose@格列本脲
M60 72kg|氨氯地平 50mg qd 28d|dose@氨氯地平
M60 72kg|硝苯地平 120mg bid 28d|dose@硝苯地平
M60 72kg|比索洛尔 50mg qd 28d|dose@比索洛尔
M60 72kg|美托洛尔 475mg qd 28d|dose@美托洛尔
M55 70kg|瑞舒伐他汀 100mg qn 28d|dose@瑞舒伐他汀
M55 70kg|辛伐他汀 80mg bid 28d|dose@辛伐他汀
M55 70kg|阿托伐他汀 200mg qn 28d|dose@阿托伐他汀
M70 70kg|利伐沙班 20mg tid 28d|dose@利伐沙班
M70 70kg|阿哌沙班 25mg bid 28d|dose@阿哌沙班
M70 70kg|达比加群 1100mg bid 28d|dose@达比加群
M50 70kg|氯吡格雷 750mg qd 28d|dose@氯吡格雷
M40 70kg|碳酸锂 2.5g tid 28d|dose@碳酸锂
F30 55kg|舍曲林 500mg qd 28d|dose@舍曲林
F66 55kg|西酞普兰 40mg qd 28d|dose/age@西酞普兰
F66 55kg|艾司西酞普兰 30mg qd 28d|dose@艾司西酞普兰
F30 55kg|氟西汀 200mg qd 28d|dose@氟西汀
M40 70kg|拉莫三嗪 250mg tid 28d|dose@拉莫三嗪
M40 70kg|卡马西平 1g tid 28d|dose@卡马西平
M40 70kg|苯妥英 1g tid 28d|dose@苯妥英
M40 70kg|加巴喷丁 3g tid 28d|dose@加巴喷丁
F40 60kg|普瑞巴林 750mg bid 28d|dose@普瑞巴林
F30 55kg|甲氧氯普胺 10mg qid 28d|dose/duration@甲氧氯普胺
F30 55kg|多潘立酮 30mg tid 28d|dose/duration@多潘立酮
M30 65kg|异烟肼 3g qd 28d|dose@异烟肼
M30 65kg|左氧氟沙星 5g qd 7d|dose@左氧氟沙星
M30 65kg|阿奇霉素 0.5g qid 14d|dose/duration@阿奇霉素
F5 18kg|阿奇霉素 0.5g qd 5d|dose@阿奇霉素
F5 18kg|阿莫西林 3g tid 7d|dose@阿莫西林
M50 70kg|泼尼松 500mg qd 28d|dose@泼尼松
M50 70kg|地塞米松 75mg qd 14d|dose@地塞米松
F40 60kg|骨化三醇 25μg bid 28d|dose@骨化三醇
F40 60kg|甲巯咪唑 100mg tid 28d|dose@甲巯咪唑
M60 70kg|呋塞米 2g qd 28d|dose@呋塞米
M60 70kg|螺内酯 1g qd 28d|dose@螺内酯
M60 70kg|氯化钾 10g tid 28d|dose@氯化钾
M60 70kg|非布司他 400mg qd 28d|dose@非布司他
M60 70kg|别嘌醇 1g tid 28d|dose@别嘌醇
M60 70kg|坦索罗辛 2mg qd 28d|dose@坦索罗辛
M55 70kg|西地那非 500mg prn 7d|dose@西地那非
M60 70kg|茶碱 1g tid 28d|dose@茶碱
F30 50kg|异维A酸 100mg bid 28d|dose/pregnancy@异维A酸
M60 70kg|奥氮平 50mg qd 28d|dose@奥氮平
M60 70kg|利培酮 16mg bid 28d|dose@利培酮
M60 70kg|硫唑嘌呤 500mg qd 28d|dose@硫唑嘌呤
M60 70kg|环孢素 1g bid 28d|dose@环孢素
M60 70kg|他克莫司 50mg bid 28d|dose@他克莫司
M50 70kg|恩替卡韦 50mg qd 28d|dose@恩替卡韦
F33 55kg|阿昔洛韦 8g qid 7d|dose@阿昔洛韦
F33 55kg|奥司他韦 750mg bid 5d|dose@奥司他韦
M45 70kg|苯溴马隆 500mg qd 28d|dose@苯溴马隆
F33 55kg|甲硝唑 4g tid 7d|dose@甲硝唑
M65 70kg cr=180|左氧氟沙星 0.5g qd 14d|kidney/dose@左氧氟沙星
M78 60kg cr=220|二甲双胍 1g bid 28d|kidney@二甲双胍
F80 45kg cr=160|达比加群 150mg bid 28d|kidney/dose/age@达比加群
F82 42kg cr=200|利伐沙班 20mg qd 28d|kidney/dose@利伐沙班
M70 60kg cr=300|别嘌醇 300mg qd 28d|kidney/dose@别嘌醇
M70 60kg cr=300|秋水仙碱 0.5mg bid 14d|kidney/dose@秋水仙碱
M70 60kg cr=250|加巴喷丁 900mg tid 28d|kidney/dose@加巴喷丁
F75 50kg cr=220|呋喃妥因 100mg bid 7d|kidney@呋喃妥因
M70 60kg cr=280|螺内酯 40mg qd 28d|kidney@螺内酯
M70 60kg cr=300|阿昔洛韦 800mg q4h 7d|kidney/dose@阿昔洛韦
M70 60kg cr=260|甲氨蝶呤 15mg qw 28d|kidney@甲氨蝶呤
M60 60kg cr=400|氯化钾 1g tid 14d|kidney@氯化钾
M60 60kg cr=350|双氯芬酸 75mg bid 14d|kidney@双氯芬酸
F70 50kg cr=260|阿仑膦酸 70mg qw 28d|kidney@阿仑膦酸
M66 60kg cr=300|碳酸锂 0.25g tid 28d|kidney@碳酸锂
M66 60kg cr=260|西格列汀 100mg qd 28d|kidney/dose@西格列汀
M66 60kg cr=300|瑞舒伐他汀 20mg qn 28d|kidney/dose@瑞舒伐他汀
M66 60kg cr=300|地高辛 0.25mg qd 28d|kidney/dose@地高辛
M66 60kg cr=400|格列本脲 5mg bid 28d|kidney@格列本脲
M50 70kg cirrhosis|对乙酰氨基酚 1g qid 7d|liver/dose@对乙酰氨基酚
M50 70kg cirrhosis|阿托伐他汀 40mg qn 28d|liver@阿托伐他汀
M50 70kg liver|酮康唑 200mg qd 14d|liver@酮康唑
M50 70kg cirrhosis|度洛西汀 60mg qd 28d|liver@度洛西汀
M50 70kg cirrhosis|甲氨蝶呤 10mg qw 28d|liver@甲氨蝶呤
M50 70kg cirrhosis|丙戊酸 0.5g bid 28d|liver@丙戊酸
M50 70kg liver|来氟米特 20mg qd 28d|liver@来氟米特
M50 70kg cirrhosis|利伐沙班 20mg qd 28d|liver@利伐沙班
M50 70kg liver|苯溴马隆 50mg qd 28d|liver@苯溴马隆
M50 70kg cirrhosis|异烟肼 0.3g qd 28d|liver@异烟肼
M68 70kg|+华法林 3mg qd 28d;氟康唑 150mg qd 7d|interaction@华法林+氟康唑
M68 70kg|+华法林 3mg qd 28d;复方磺胺甲噁唑 0.96g bid 7d|interaction@华法林+磺胺甲噁唑
M68 70kg|+华法林 3mg qd 28d;胺碘酮 0.2g qd 28d|interaction@华法林+胺碘酮
M68 70kg|+华法林 3mg qd 28d;布洛芬 0.3g bid 7d|interaction@华法林+布洛芬
M68 70kg|华法林 3mg qd 28d;利伐沙班 20mg qd 28d|interaction/duplicate@华法林+利伐沙班
M68 70kg|+华法林 3mg qd 28d;利福平 0.45g qd 28d|interaction@华法林+利福平
M68 70kg|+华法林 3mg qd 28d;甲硝唑 0.4g tid 7d|interaction@华法林+甲硝唑
M68 70kg|+华法林 3mg qd 28d;伏立康唑 200mg bid 14d|interaction@华法林+伏立康唑
M68 70kg|+华法林 3mg qd 28d;圣约翰草 300mg tid 28d|interaction@华法林+圣约翰草
M68 70kg|+华法林 3mg qd 28d;阿司匹林 100mg qd 28d|interaction@华法林+阿司匹林
M68 70kg|+利伐沙班 20mg qd 28d;酮康唑 200mg qd 14d|interaction@利伐沙班+酮康唑
M68 70kg|+利伐沙班 20mg qd 28d;卡马西平 0.2g bid 28d|interaction@利伐沙班+卡马西平
M68 70kg|+阿哌沙班 5mg bid 28d;苯妥英 0.1g tid 28d|interaction@阿哌沙班+苯妥英
M68 70kg|+利伐沙班 20mg qd 28d;双氯芬酸 75mg qd 14d|interaction@利伐沙班+双氯芬酸
M68 70kg|+达比加群 110mg bid 28d;决奈达隆 400mg bid 28d|interaction@达比加群+决奈达隆
M68 70kg|+达比加群 110mg bid 28d;环孢素 100mg bid 28d|interaction@达比加群+环孢素
M68 70kg|+替格瑞洛 90mg bid 28d;伊曲康唑 0.2g bid 7d|interaction@替格瑞洛+伊曲康唑
M68 70kg|+替格瑞洛 90mg bid 28d;利福平 0.45g qd 28d|interaction@替格瑞洛+利福平
M68 70kg|+氯吡格雷 75mg qd 28d;奥美拉唑 20mg qd 28d|interaction@氯吡格雷+奥美拉唑
M60 70kg|+辛伐他汀 20mg qn 28d;伊曲康唑 0.2g bid 7d|interaction@辛伐他汀+伊曲康唑
M60 70kg|+辛伐他汀 40mg qn 28d;环孢素 100mg bid 28d|interaction@辛伐他汀+环孢素
M60 70kg|+辛伐他汀 40mg qn 28d;克拉霉素 0.25g bid 7d|interaction@辛伐他汀+克拉霉素
M60 70kg|+辛伐他汀 40mg qn 28d;利托那韦 100mg bid 5d|interaction@辛伐他汀+利托那韦
M60 70kg|+瑞舒伐他汀 10mg qn 28d;吉非罗齐 0.6g bid 28d|interaction@瑞舒伐他汀+吉非罗齐
M60 70kg|+瑞舒伐他汀 10mg qn 28d;环孢素 100mg bid 28d|interaction@瑞舒伐他汀+环孢素
M60 70kg|+洛伐他汀 20mg qn 28d;红霉素 0.25g qid 7d|interaction@洛伐他汀+红霉素
M60 70kg|+单硝酸异山梨酯 20mg bid 28d;西地那非 50mg prn 7d|interaction@单硝酸异山梨酯+西地那非
M60 70kg|+硝酸甘油 0.5mg prn 28d;他达拉非 5mg qd 28d|interaction@硝酸甘油+他达拉非
M60 70kg|+硝酸异山梨酯 5mg tid 28d;伐地那非 10mg prn 7d|interaction@硝酸异山梨酯+伐地那非
F40 60kg|+吗氯贝胺 0.15g bid 28d;氟西汀 20mg qd 28d|interaction@吗氯贝胺+氟西汀
F40 60kg|+吗氯贝胺 0.15g bid 28d;右美沙芬 15mg tid 5d|interaction@吗氯贝胺+右美沙芬
F40 60kg|+利奈唑胺 0.6g bid 10d;舍曲林 50mg qd 28d|interaction@利奈唑胺+舍曲林
F40 60kg|+司来吉兰 5mg bid 28d;文拉法辛 75mg qd 28d|interaction@司来吉兰+文拉法辛
F40 60kg|+司来吉兰 5mg bid 28d;伪麻黄碱 60mg tid 5d|interaction@司来吉兰+伪麻黄碱
F40 60kg|+帕罗西汀 20mg qd 28d;曲马多 50mg tid 7d|interaction@帕罗西汀+曲马多
F40 60kg|+文拉法辛 75mg qd 28d;曲马多 100mg bid 7d|interaction@文拉法辛+曲马多
F40 60kg|+舍曲林 50mg qd 28d;圣约翰草 300mg tid 28d|interaction@舍曲林+圣约翰草
F50 60kg|+他莫昔芬 10mg bid 28d;帕罗西汀 20mg qd 28d|interaction@他莫昔芬+帕罗西汀
F50 60kg|+他莫昔芬 10mg bid 28d;氟西汀 20mg qd 28d|interaction@他莫昔芬+氟西汀
M62 70kg|+硫利达嗪 50mg tid 28d;氟西汀 20mg qd 28d|interaction@硫利达嗪+氟西汀
M62 70kg|+胺碘酮 0.2g qd 28d;莫西沙星 0.4g qd 7d|interaction@胺碘酮+莫西沙星
M62 70kg|+索他洛尔 80mg bid 28d;克拉霉素 0.25g bid 7d|interaction@索他洛尔+克拉霉素
F62 60kg|+西酞普兰 20mg qd 28d;多潘立酮 10mg tid 7d|interaction@西酞普兰+多潘立酮
F62 60kg|+氟康唑 150mg qd 7d;多潘立酮 10mg tid 7d|interaction@氟康唑+多潘立酮
F62 60kg|+伊曲康唑 0.2g bid 7d;多潘立酮 10mg tid 7d|interaction@伊曲康唑+多潘立酮
M62 70kg|+美沙酮 20mg qd 28d;左氧氟沙星 0.5g qd 7d|interaction@美沙酮+左氧氟沙星
M62 70kg|+胺碘酮 0.2g qd 28d;索他洛尔 80mg bid 28d|interaction@胺碘酮+索他洛尔
M72 65kg|+地高辛 0.125mg qd 28d;胺碘酮 0.2g qd 28d|interaction@地高辛+胺碘酮
M72 65kg|+地高辛 0.125mg qd 28d;克拉霉素 0.25g bid 7d|interaction@地高辛+克拉霉素
M72 65kg|+地高辛 0.125mg qd 28d;维拉帕米 80mg tid 28d|interaction@地高辛+维拉帕米
M72 65kg|+地高辛 0.125mg qd 28d;奎尼丁 0.2g tid 14d|interaction@地高辛+奎尼丁
M72 65kg|+美托洛尔 25mg bid 28d;维拉帕米 80mg tid 28d|interaction@美托洛尔+维拉帕米
M72 65kg|+比索洛尔 5mg qd 28d;地尔硫䓬 60mg tid 28d|interaction@比索洛尔+地尔硫䓬
M72 65kg|+依那普利 10mg bid 28d;螺内酯 40mg qd 28d;氯化钾 1g tid 28d|interaction@依那普利+氯化钾
M72 65kg|+培哚普利 4mg qd 28d;沙库巴曲缬沙坦 50mg bid 28d|interaction@培哚普利+沙库巴曲
M72 65kg|依那普利 10mg qd 28d;缬沙坦 80mg qd 28d|interaction@依那普利+缬沙坦
M72 65kg|+氯沙坦 50mg qd 28d;复方磺胺甲噁唑 0.96g bid 14d|interaction@氯沙坦+甲氧苄啶
M72 65kg|+螺内酯 20mg qd 28d;氯化钾 1g bid 28d|interaction@螺内酯+氯化钾
M72 65kg|+依那普利 10mg bid 28d;阿利吉仑 150mg qd 28d|interaction@依那普利+阿利吉仑
M72 65kg|+氯沙坦 50mg qd 28d;+氢氯噻嗪 25mg qd 28d;双氯芬酸 75mg qd 14d|interaction@氯沙坦+氢氯噻嗪+双氯芬酸
M72 65kg|+培哚普利 4mg qd 28d;+吲达帕胺 1.5mg qd 28d;塞来昔布 0.2g qd 14d|interaction@培哚普利+吲达帕胺+塞来昔布
M45 70kg|+碳酸锂 0.25g tid 28d;氢氯噻嗪 25mg qd 28d|interaction@碳酸锂+氢氯噻嗪
M45 70kg|+碳酸锂 0.25g tid 28d;洛索洛芬 60mg tid 7d|interaction@碳酸锂+洛索洛芬
M45 70kg|+碳酸锂 0.25g tid 28d;培哚普利 4mg qd 28d|interaction@碳酸锂+培哚普利
F55 60kg|+甲氨蝶呤 10mg qw 28d;复方磺胺甲噁唑 0.96g bid 7d|interaction@甲氨蝶呤+甲氧苄啶
F55 60kg|+甲氨蝶呤 10mg qw 28d;双氯芬酸 75mg qd 14d|interaction@甲氨蝶呤+双氯芬酸
F55 60kg|+甲氨蝶呤 15mg qw 28d;哌拉西林 2g tid 7d|interaction@甲氨蝶呤+哌拉西林
F55 60kg|+甲氨蝶呤 15mg qw 28d;丙磺舒 0.5g bid 28d|interaction@甲氨蝶呤+丙磺舒
M50 70kg|+硫唑嘌呤 50mg qd 28d;别嘌醇 0.1g bid 28d|interaction@硫唑嘌呤+别嘌醇
M50 70kg|+巯嘌呤 50mg qd 28d;非布司他 40mg qd 28d|interaction@巯嘌呤+非布司他
M60 70kg|+秋水仙碱 0.5mg bid 14d;克拉霉素 0.25g bid 7d|interaction@秋水仙碱+克拉霉素
M60 70kg|+秋水仙碱 0.5mg bid 14d;环孢素 100mg bid 28d|interaction@秋水仙碱+环孢素
M50 65kg|+他克莫司 1mg bid 28d;伏立康唑 200mg bid 14d|interaction@他克莫司+伏立康唑
M50 65kg|+他克莫司 1mg bid 28d;利福平 0.45g qd 28d|interaction@他克莫司+利福平
M50 65kg|+环孢素 100mg bid 28d;卡马西平 0.2g bid 28d|interaction@环孢素+卡马西平
M50 65kg|+西罗莫司 2mg qd 28d;酮康唑 200mg qd 14d|interaction@西罗莫司+酮康唑
F28 55kg|+屈螺酮炔雌醇 1片 qd 28d;利福平 0.45g qd 28d|interaction@炔雌醇+利福平
F28 55kg|+左炔诺孕酮炔雌醇 1片 qd 28d;卡马西平 0.2g bid 28d|interaction@炔雌醇+卡马西平
F28 55kg|+屈螺酮炔雌醇 1片 qd 28d;托吡酯 200mg bid 28d|interaction@炔雌醇+托吡酯
F28 55kg|+去氧孕烯炔雌醇 1片 qd 28d;圣约翰草 300mg tid 28d|interaction@炔雌醇+圣约翰草
M60 70kg|+茶碱 0.2g bid 28d;环丙沙星 0.5g bid 7d|interaction@茶碱+环丙沙星
M60 70kg|+茶碱 0.2g bid 28d;氟伏沙明 50mg bid 28d|interaction@茶碱+氟伏沙明
M40 70kg|+替扎尼定 4mg tid 14d;环丙沙星 0.5g bid 7d|interaction@替扎尼定+环丙沙星
M40 70kg|+替扎尼定 4mg tid 14d;氟伏沙明 50mg bid 28d|interaction@替扎尼定+氟伏沙明
M60 70kg|+瑞格列奈 1mg tid 28d;吉非罗齐 0.6g bid 28d|interaction@瑞格列奈+吉非罗齐
M60 70kg|+格列本脲 5mg bid 28d;氟康唑 150mg qd 7d|interaction@格列本脲+氟康唑
F35 60kg|+丙戊酸 0.5g bid 28d;美罗培南 1g tid 7d|interaction@丙戊酸+美罗培南
M35 60kg|+丙戊酸 0.5g bid 28d;拉莫三嗪 100mg bid 28d|interaction@丙戊酸+拉莫三嗪
M35 60kg|+卡马西平 0.2g bid 28d;克拉霉素 0.25g bid 7d|interaction@卡马西平+克拉霉素
M35 60kg|+卡马西平 0.2g bid 28d;伏立康唑 200mg bid 7d|interaction@卡马西平+伏立康唑
M45 70kg|+羟考酮 10mg bid 14d;地西泮 2.5mg qn 14d|interaction@羟考酮+地西泮
M45 70kg|+可待因 30mg tid 7d;唑吡坦 10mg qn 14d|interaction@可待因+唑吡坦
F45 60kg|+地西泮 2.5mg qn 28d;普瑞巴林 150mg bid 28d;羟考酮 10mg bid 14d|interaction@普瑞巴林+羟考酮
M45 70kg|+芬太尼 1贴 qd 14d;酮康唑 200mg qd 14d|interaction@芬太尼+酮康唑
F30 55kg|+异维A酸 10mg bid 28d;多西环素 0.1g bid 14d|interaction@异维A酸+多西环素
F30 55kg|+麦角胺 1mg prn 7d;克拉霉素 0.25g bid 7d|interaction@麦角胺+克拉霉素
F30 55kg|+舒马普坦 50mg prn 7d;麦角胺 1mg prn 7d|interaction@舒马普坦+麦角胺
M60 70kg|+伊伐布雷定 5mg bid 28d;克拉霉素 0.25g bid 7d|interaction@伊伐布雷定+克拉霉素
M60 70kg|+伊伐布雷定 5mg bid 28d;维拉帕米 80mg tid 28d|interaction@伊伐布雷定+维拉帕米
M60 70kg|+依普利酮 25mg qd 28d;酮康唑 200mg qd 14d|interaction@依普利酮+酮康唑
F60 60kg|+左甲状腺素 50μg qd 28d;胺碘酮 0.2g qd 28d;西酞普兰 20mg qd 28d|interaction@胺碘酮+西酞普兰
M70 65kg|+左旋多巴 0.125g tid 28d;甲氧氯普胺 5mg tid 5d|interaction/disease@左旋多巴+甲氧氯普胺
M70 65kg|+左旋多巴 0.125g tid 28d;氟哌啶醇 2mg bid 14d|interaction@左旋多巴+氟哌啶醇
M66 65kg|+坦索罗辛 0.2mg qn 28d;酮康唑 200mg qd 14d|interaction@坦索罗辛+酮康唑
M66 65kg|+氯氮平 100mg bid 28d;环丙沙星 0.5g bid 7d|interaction@氯氮平+环丙沙星
M66 65kg|+氯氮平 100mg bid 28d;卡马西平 0.2g bid 28d|interaction@氯氮平+卡马西平
M50 65kg|+阿扎那韦 300mg qd 28d;奥美拉唑 20mg qd 28d|interaction@阿扎那韦+奥美拉唑
M50 65kg|+米氮平 30mg qn 28d;吗氯贝胺 0.15g bid 28d|interaction@米氮平+吗氯贝胺
M60 65kg drinks|甲硝唑 0.4g tid 7d|interaction/food/alcohol@甲硝唑
M60 65kg drinks|头孢哌酮 1g bid 7d|interaction/food/alcohol@头孢哌酮
M65 65kg|阿托伐他汀 20mg qn 28d;瑞舒伐他汀 10mg qn 28d|duplicate@阿托伐他汀+瑞舒伐他汀
M65 65kg|布洛芬 0.3g bid 7d;双氯芬酸 75mg qd 7d|duplicate@布洛芬+双氯芬酸
M65 65kg|氨酚伪麻美芬 1片 tid 5d;对乙酰氨基酚 0.5g qid 5d|duplicate/dose@对乙酰氨基酚
M65 65kg|+美托洛尔 25mg bid 28d;比索洛尔 5mg qd 28d|duplicate@美托洛尔+比索洛尔
M65 65kg|+缬沙坦氨氯地平 1片 qd 28d;硝苯地平 30mg qd 28d|duplicate@氨氯地平+硝苯地平
F35 55kg|+艾司唑仑 1mg qn 14d;阿普唑仑 0.4mg bid 14d|duplicate@艾司唑仑+阿普唑仑
M65 65kg|+格列美脲 2mg qd 28d;格列齐特 30mg qd 28d|duplicate@格列美脲+格列齐特
M65 65kg|+达格列净 10mg qd 28d;恩格列净 10mg qd 28d|duplicate@达格列净+恩格列净
M50 70kg has:asthma|普萘洛尔 10mg tid 28d|disease@普萘洛尔
M50 70kg has:asthma|噻吗洛尔 1滴 bid 28d|disease@噻吗洛尔
M66 70kg has:hf|布洛芬 0.3g bid 14d|disease@布洛芬
M66 70kg has:hf|维拉帕米 80mg tid 28d|disease@维拉帕米
M66 70kg has:hf|吡格列酮 30mg qd 28d|disease@吡格列酮
M66 70kg has:hf|西洛他唑 100mg bid 28d|disease@西洛他唑
M66 70kg has:hf|普罗帕酮 150mg tid 28d|disease@普罗帕酮
M60 70kg has:gout|氢氯噻嗪 25mg qd 28d|disease@氢氯噻嗪
M60 70kg has:angle_closure|阿米替林 25mg qn 28d|disease@阿米替林
M60 70kg has:angle_closure|苯海索 2mg bid 28d|disease@苯海索
M72 70kg has:bph|氯苯那敏 4mg tid 7d|disease/age@氯苯那敏
M72 70kg has:urinary_retention|托特罗定 2mg bid 28d|disease@托特罗定
M30 70kg has:epilepsy|安非他酮 150mg bid 28d|disease@安非他酮
M30 70kg has:epilepsy|曲马多 100mg bid 7d|disease@曲马多
M30 70kg has:myasthenia|左氧氟沙星 0.5g qd 7d|disease@左氧氟沙星
M30 70kg has:myasthenia|普萘洛尔 10mg tid 28d|disease@普萘洛尔
M55 70kg has:ulcer|双氯芬酸 75mg qd 14d|disease@双氯芬酸
M55 70kg has:ulcer|阿司匹林 100mg qd 28d|disease@阿司匹林
M20 60kg has:g6pd|呋喃妥因 100mg bid 7d|disease@呋喃妥因
M20 60kg has:g6pd|复方磺胺甲噁唑 0.96g bid 7d|disease@磺胺甲噁唑
M20 60kg has:g6pd|伯氨喹 15mg qd 14d|disease@伯氨喹
M70 70kg has:heart_block|美托洛尔 25mg bid 28d|disease@美托洛尔
M70 70kg has:long_qt|莫西沙星 0.4g qd 7d|disease@莫西沙星
M70 70kg has:parkinson|甲氧氯普胺 10mg tid 5d|disease/age@甲氧氯普胺
M70 70kg has:hyperkalaemia|螺内酯 20mg qd 28d|disease@螺内酯
F45 60kg has:thrombosis|屈螺酮炔雌醇 1片 qd 28d|disease@炔雌醇
F30 60kg has:migraine_aura|左炔诺孕酮炔雌醇 1片 qd 28d|disease@炔雌醇
F45 60kg has:breast_cancer|雌二醇 1mg qd 28d|disease@雌二醇
M50 70kg has:bladder_cancer|吡格列酮 15mg qd 28d|disease@吡格列酮
M60 70kg has:mechanical_valve|达比加群 150mg bid 28d|disease@达比加群
M60 70kg has:coronary|舒马普坦 50mg prn 7d|disease@舒马普坦
M60 70kg has:hypertension|伪麻黄碱 60mg tid 7d|disease@伪麻黄碱
M60 70kg has:stroke|塞来昔布 0.2g bid 28d|disease@塞来昔布
M66 70kg has:pancreatitis|利拉鲁肽 1.2mg qd 28d|disease@利拉鲁肽
M40 70kg has:medullary_thyroid|司美格鲁肽 0.5mg qw 28d|disease@司美格鲁肽
M40 70kg has:depression|异维A酸 10mg bid 28d|disease@异维A酸
M40 70kg has:seizure|甲氟喹 250mg qw 28d|disease@甲氟喹
F78 50kg|苯海索 2mg bid 28d|age@苯海索
F78 50kg|阿米替林 25mg qn 28d|age@阿米替林
F78 50kg|地西泮 5mg qn 28d|age@地西泮
F78 50kg|格列本脲 5mg bid 28d|age@格列本脲
F78 50kg|氯苯那敏 4mg tid 14d|age@氯苯那敏
F78 50kg|吲哚美辛 25mg tid 14d|age@吲哚美辛
F78 50kg|异丙嗪 25mg bid 7d|age@异丙嗪
F82 50kg has:dementia|奥氮平 5mg qn 28d|disease/age@奥氮平
F82 50kg has:falls|艾司唑仑 1mg qn 28d|disease/age@艾司唑仑
F79 50kg|哌唑嗪 1mg bid 28d|age@哌唑嗪
F4 16kg|左氧氟沙星 0.1g bid 7d|age@左氧氟沙星
F4 16kg|多西环素 50mg bid 7d|age@多西环素
F4 16kg|阿司匹林 100mg tid 3d|age@阿司匹林
F4 16kg|胺碘酮 0.1g qd 14d|age@胺碘酮
F4 16kg|甲氧氯普胺 5mg tid 5d|age/dose@甲氧氯普胺
F4 16kg|可待因 15mg tid 5d|age@可待因
F4 16kg|氯吡格雷 75mg qd 28d|age@氯吡格雷
F4 16kg|洛哌丁胺 2mg tid 3d|age@洛哌丁胺
F8m 8kg|异丙嗪 6.25mg bid 3d|age@异丙嗪
F4m 6kg|布洛芬 50mg tid 3d|age@布洛芬
M15 50kg|替硝唑 2g qd 5d;尼美舒利 100mg bid 5d|age@尼美舒利
F10 30kg|舍曲林 200mg qd 28d;帕罗西汀 20mg qd 28d|age@帕罗西汀
F28 55kg pregnant|异维A酸 10mg bid 28d|pregnancy@异维A酸
F28 55kg pregnant|华法林 3mg qd 28d|pregnancy@华法林
F28 55kg pregnant|依那普利 10mg qd 28d|pregnancy@依那普利
F28 55kg pregnant|缬沙坦 80mg qd 28d|pregnancy@缬沙坦
F28 55kg pregnant|丙戊酸 0.5g bid 28d|pregnancy@丙戊酸
F28 55kg pregnant|甲氨蝶呤 10mg qw 28d|pregnancy@甲氨蝶呤
F28 55kg pregnant|多西环素 0.1g bid 7d|pregnancy@多西环素
F28 55kg pregnant|沙利度胺 100mg qn 28d|pregnancy@沙利度胺
F28 55kg pregnant|米索前列醇 0.2mg qid 7d|pregnancy@米索前列醇
F28 55kg pregnant|阿托伐他汀 20mg qn 28d|pregnancy@阿托伐他汀
F28 55kg pregnant|利巴韦林 0.2g tid 7d|pregnancy@利巴韦林
F32 55kg pregnant|碳酸锂 0.25g tid 28d|pregnancy@碳酸锂
F28 55kg pregnant|吗替麦考酚酯 0.5g bid 28d|pregnancy@吗替麦考酚酯
F28 55kg planning|来氟米特 20mg qd 28d|pregnancy@来氟米特
F26 55kg|异维A酸 10mg bid 28d|pregnancy@异维A酸
F26 55kg|丙戊酸 0.5g bid 28d|pregnancy@丙戊酸
F30 55kg|阿维A 25mg qd 28d|pregnancy@阿维A
F30 55kg|安立生坦 5mg qd 28d|pregnancy@安立生坦
F30 55kg breastfeeding|碳酸锂 0.25g tid 28d|pregnancy@碳酸锂
F30 55kg breastfeeding|可待因 30mg tid 5d|pregnancy@可待因
F30 55kg breastfeeding|胺碘酮 0.2g qd 28d|pregnancy@胺碘酮
F30 55kg breastfeeding|甲氨蝶呤 10mg qw 28d|pregnancy@甲氨蝶呤
M40 70kg allergy:penicillins|阿莫西林 0.5g tid 7d|allergy@阿莫西林
M40 70kg allergy:penicillins|阿莫西林克拉维酸 0.375g tid 7d|allergy@阿莫西林
M40 70kg allergy:penicillins|头孢氨苄 0.25g qid 7d|allergy@头孢氨苄
M40 70kg allergy:penicillins|头孢克洛 0.25g tid 7d|allergy@头孢克洛
M40 70kg allergy:cephalosporins|头孢呋辛 0.25g bid 7d|allergy@头孢呋辛
M40 70kg allergy:sulfonamides|复方磺胺甲噁唑 0.96g bid 7d|allergy@磺胺甲噁唑
M40 70kg allergy:sulfonamides|柳氮磺吡啶 1g bid 28d|allergy@柳氮磺吡啶
M40 70kg allergy:analgesics|塞来昔布 0.2g qd 7d|allergy@塞来昔布
M40 70kg allergy:analgesics|双氯芬酸 75mg qd 7d|allergy@双氯芬酸
M40 70kg allergy:quinolones|莫西沙星 0.4g qd 7d|allergy@莫西沙星
M40 70kg allergy:aromatic_antiepileptics|奥卡西平 0.3g bid 28d|allergy@奥卡西平
M40 70kg allergy:macrolides|罗红霉素 0.15g bid 7d|allergy@罗红霉素
M40 70kg allergy:contrast|胺碘酮 0.2g qd 28d|allergy@胺碘酮
M40 70kg allergy:acei|贝那普利 10mg qd 28d|allergy@贝那普利
M40 70kg allergy:acei|沙库巴曲缬沙坦 50mg bid 28d|allergy@沙库巴曲
M45 70kg|曲马多 100mg bid 28d;舍曲林 100mg qd 28d;右美沙芬 30mg tid 7d|interaction@舍曲林+右美沙芬
M70 70kg|利伐沙班 20mg qd 28d;阿司匹林 100mg qd 28d;氯吡格雷 75mg qd 28d|interaction@利伐沙班+阿司匹林+氯吡格雷
M70 70kg|+氟西汀 20mg qd 28d;+阿司匹林 100mg qd 28d;布洛芬 0.3g bid 14d|interaction@氟西汀+布洛芬
F60 60kg|阿莫西林 1g tid 28d [0.25g×24粒*1]|pack/dose/duration@阿莫西林
F60 60kg|左甲状腺素 50μg qd 28d [50μg×100片*2]|pack@左甲状腺素
F60 60kg|氨氯地平 5mg qd 84d [5mg×28片*1]|pack@氨氯地平
M60 65kg|奥美拉唑 20mg qd 7d [20mg×28粒*6]|pack@奥美拉唑
`

/** Products by their parts: name | one unit (tablet) weighs | ingredients with their amounts | most at once | most a day, in units. */
export const productRows = `
复方磺胺甲噁唑|0.48g|磺胺甲噁唑 400mg+甲氧苄啶 80mg||
阿莫西林克拉维酸|0.375g|阿莫西林 250mg+克拉维酸 125mg||
沙库巴曲缬沙坦|50mg|沙库巴曲 24mg+缬沙坦 26mg||
缬沙坦氨氯地平||缬沙坦 80mg+氨氯地平 5mg|1片|2片
厄贝沙坦氢氯噻嗪||厄贝沙坦 150mg+氢氯噻嗪 12.5mg|2片|2片
碳酸钙D3|600mg|碳酸钙 1500mg+维生素D3 125IU|2片|4片
多巴丝肼|0.25g|左旋多巴 200mg+苄丝肼 50mg||
氨酚伪麻美芬||对乙酰氨基酚 325mg+伪麻黄碱 30mg+右美沙芬 15mg|2片|8片
复方氨酚烷胺||对乙酰氨基酚 250mg+金刚烷胺 100mg+氯苯那敏 2mg|1片|2片
屈螺酮炔雌醇||屈螺酮 3mg+炔雌醇 0.03mg|1片|1片
左炔诺孕酮炔雌醇||左炔诺孕酮 0.15mg+炔雌醇 0.03mg|1片|1片
去氧孕烯炔雌醇||去氧孕烯 0.15mg+炔雌醇 0.03mg|1片|1片
布地奈德福莫特罗||布地奈德 160μg+福莫特罗 4.5μg|2吸|12吸
沙美特罗替卡松||沙美特罗 50μg+氟替卡松 250μg|1吸|2吸
奈玛特韦利托那韦||奈玛特韦 150mg+利托那韦 100mg||
门冬胰岛素30||门冬胰岛素 30IU+精蛋白门冬胰岛素 70IU||
碳酸锂||锂||
丁酸氢化可的松||氢化可的松||
复方丹参||丹参+三七+冰片|10丸|30丸
血脂康||红曲|2粒|4粒
百令||发酵冬虫夏草菌粉|2g|6g
复方甘草酸苷||甘草酸苷||
多糖铁复合物||多糖铁||
氨酚双氢可待因||对乙酰氨基酚 500mg+可待因 10mg||
洛索洛芬钠||洛索洛芬||
左旋氨氯地平||左氨氯地平||
麝香保心||麝香保心|2丸|6丸
银杏叶||银杏叶|2片|6片
通心络||通心络|4粒|12粒
六味地黄||六味地黄|8丸|24丸
连花清瘟||连花清瘟|4粒|12粒
乳果糖||乳果糖|45ml|90ml
维生素AD||维生素AD|1粒|2粒
沙丁胺醇吸入气雾剂||沙丁胺醇|2揿|8揿
布地奈德吸入粉雾剂||布地奈德|4吸|8吸
噻托溴铵吸入粉雾剂||噻托溴铵|1粒|1粒
莫米松鼻喷雾剂||莫米松|4揿|8揿
氟替卡松鼻喷雾剂||氟替卡松|4揿|8揿
玻璃酸钠滴眼液||玻璃酸钠|1滴|6滴
芬太尼透皮贴剂||芬太尼|12贴|12贴
拉坦前列素滴眼液||拉坦前列素|1滴|1滴
噻吗洛尔滴眼液||噻吗洛尔|1滴|2滴
布林佐胺滴眼液||布林佐胺|1滴|3滴
蒲地蓝||蒲地蓝|10ml|30ml
双黄连||双黄连|20ml|60ml
稳心||稳心|1袋|3袋
莫米松乳膏||莫米松|1次|1次
糠酸莫米松||莫米松||
咪康唑乳膏||咪康唑|1次|2次
莫匹罗星软膏||莫匹罗星|1次|3次
卡泊三醇软膏||卡泊三醇|1次|2次
阿达帕林凝胶||阿达帕林|1次|1次
维A酸乳膏||维A酸|1次|1次
消渴丸||格列本脲 0.25mg+葛根+黄芪|10丸|30丸
维C银翘||对乙酰氨基酚 105mg+氯苯那敏 1.05mg+维生素C 49.5mg+金银花|2片|6片
感冒灵||对乙酰氨基酚 200mg+氯苯那敏 4mg+咖啡因 4mg|1袋|3袋
酚麻美敏||对乙酰氨基酚 325mg+伪麻黄碱 30mg+右美沙芬 15mg+氯苯那敏 2mg|2片|8片
氨咖黄敏||对乙酰氨基酚 250mg+咖啡因 15mg+氯苯那敏 1mg|2粒|6粒
氨麻美敏||对乙酰氨基酚 500mg+伪麻黄碱 30mg+右美沙芬 15mg+氯苯那敏 2mg|1片|4片
复方盐酸伪麻黄碱||伪麻黄碱 90mg+氯苯那敏 4mg|1粒|2粒
珍菊降压||可乐定 0.03mg+氢氯噻嗪 5mg|1片|3片
脉君安||氢氯噻嗪 3.9mg+葛根|5片|15片
复方利血平氨苯蝶啶||氢氯噻嗪 12.5mg+氨苯蝶啶 12.5mg+肼屈嗪 12.5mg+利血平 0.1mg|1片|2片
复方罗布麻||氢氯噻嗪 1.6mg+肼屈嗪 1.6mg+异丙嗪 1.05mg|2片|6片
新癀片||吲哚美辛 6.8mg|4片|12片
复方甘草片||甘草+罂粟壳|4片|12片
强力枇杷露||罂粟壳|15ml|45ml
鼻炎康||氯苯那敏 1mg|4片|12片
咳特灵||氯苯那敏 1.4mg|3粒|9粒
复方甲氧那明||甲氧那明 12.5mg+那可丁 7mg+氨茶碱 25mg+氯苯那敏 2mg|2粒|6粒
麦角胺咖啡因||麦角胺 1mg+咖啡因 100mg|2片|6片
六神丸||蟾酥+雄黄|10粒|30粒
速效救心丸||速效救心|15粒|18粒
救心丸||蟾酥+人参|2粒|6粒
朱砂安神||朱砂+甘草|6g|12g
附子理中||附子+甘草|8丸|24丸
桂附地黄||附子+肉桂|8丸|24丸
金匮肾气||附子+肉桂|20粒|40粒
小活络||川乌+草乌|1丸|2丸
追风透骨||川乌+草乌+麻黄|6g|12g
云南白药||草乌+三七|2粒|8粒
小青龙||麻黄+五味子+甘草|1袋|3袋
防风通圣||麻黄+大黄+芒硝|6g|12g
通宣理肺||麻黄+甘草|2丸|6丸
止嗽定喘||麻黄+甘草+石膏|10ml|30ml
五酯||五味子|2粒|6粒
首乌||何首乌|5粒|15粒
养血生发||何首乌+当归|4粒|8粒
血府逐瘀||当归+红花+桃仁+川芎|6粒|12粒
脑心通||水蛭+红花+当归+川芎|4粒|12粒
麻仁丸||大黄|6g|12g
三黄片||大黄+小檗碱|4片|8片
左旋多巴苄丝肼||左旋多巴 200mg+苄丝肼 50mg||
雌二醇地屈孕酮||雌二醇 1mg+地屈孕酮 10mg|1片|1片
索磷布韦维帕他韦||索磷布韦 400mg+维帕他韦 100mg|1片|1片
来迪派韦索磷布韦||来迪派韦 90mg+索磷布韦 400mg|1片|1片
格卡瑞韦哌仑他韦||格卡瑞韦 100mg+哌仑他韦 40mg|3片|3片
艾尔巴韦格拉瑞韦||艾尔巴韦 50mg+格拉瑞韦 100mg|1片|1片
比克恩丙诺||比克替拉韦 50mg+恩曲他滨 200mg+丙酚替诺福韦 25mg|1片|1片
艾考恩丙替||艾维雷韦 150mg+考比司他 150mg+恩曲他滨 200mg+丙酚替诺福韦 10mg|1片|1片
达芦那韦考比司他||达芦那韦 800mg+考比司他 150mg|1片|1片
拉米夫定多替拉韦||拉米夫定 300mg+多替拉韦 50mg|1片|1片
多替阿巴拉米||多替拉韦 50mg+阿巴卡韦 600mg+拉米夫定 300mg|1片|1片
齐多拉米||齐多夫定 300mg+拉米夫定 150mg|1片|2片
先诺特韦利托那韦||先诺特韦 375mg+利托那韦 100mg||
恩曲他滨替诺福韦||恩曲他滨 200mg+替诺福韦 300mg|1片|1片
`

/**
 * Limits for some people only, beside those of the ingredient.
 * ingredient | who (age<12, age>=65, kg: per kilogram and under 12, with hf: given for this illness) | single | daily | source
 */
export const doseRows = `
西酞普兰|age>=60|20mg|20mg|us
艾司西酞普兰|age>=65|10mg|10mg|eu
地高辛|age>=70|0.25mg|0.125mg|cn
对乙酰氨基酚|kg|15mg|75mg|cn
对乙酰氨基酚|perkg|25mg|80mg|eu
布洛芬|kg|10mg|40mg|cn
阿莫西林|kg|45mg|90mg|cn
阿奇霉素|kg|12mg|12mg|cn
克拉霉素|kg|7.5mg|15mg|cn
红霉素|kg|15mg|50mg|cn
罗红霉素|kg|4mg|8mg|cn
头孢克肟|kg|8mg|8mg|cn
头孢地尼|kg|7mg|18mg|cn
头孢克洛|kg|15mg|40mg|cn
头孢呋辛|kg|15mg|30mg|cn
头孢丙烯|kg|15mg|30mg|cn
头孢氨苄|kg|25mg|100mg|cn
磺胺甲噁唑|kg|30mg|50mg|cn
磺胺嘧啶|kg|60mg|60mg|cn
甲硝唑|kg|15mg|50mg|cn
奥司他韦|kg|3.5mg|7mg|cn
阿苯达唑|age<12|400mg|400mg|cn
孟鲁司特|age<6|4mg|4mg|cn
孟鲁司特|age<15|5mg|5mg|cn
西替利嗪|age<6|5mg|5mg|cn
氯雷他定|age<6|5mg|5mg|cn
左西替利嗪|age<6|2.5mg|2.5mg|cn
氨溴索|age<12|30mg|60mg|cn
氨溴索|age<6|15mg|30mg|cn
右美沙芬|age<12|15mg|60mg|cn
右美沙芬|age<6|7.5mg|30mg|us
氯苯那敏|age<12|2mg|12mg|cn
氯苯那敏|age<6|1mg|6mg|us
蒙脱石|age<3|3g|6g|cn
多潘立酮|kg|0.25mg|0.75mg|cn
甲氧氯普胺|kg|0.1mg|0.5mg|eu
地高辛|kg|5μg|10μg|cn
泼尼松|kg|2mg|2mg|cn
丙戊酸|kg|20mg|60mg|cn
左乙拉西坦|kg|30mg|60mg|cn
卡马西平|kg|10mg|30mg|cn
奥卡西平|kg|30mg|60mg|cn
阿昔洛韦|kg|20mg|80mg|cn
氟康唑|kg|12mg|12mg|cn
异烟肼|kg|20mg|20mg|cn
利福平|kg|20mg|20mg|cn
琥珀酸亚铁|kg|9mg|18mg|cn
二甲双胍|age<18|1g|2g|cn
唑吡坦|age>=65|5mg|5mg|cn
佐匹克隆|age>=65|3.75mg|3.75mg|cn
帕罗西汀|age>=65|40mg|40mg|cn
瑞舒伐他汀|age<18|10mg|20mg|cn
异维A酸|perkg|1mg|2mg|cn
氯胺酮|perkg|13mg|13mg|cn
西替利嗪|age<12|10mg|10mg|cn
氯雷他定|age<12|10mg|10mg|cn
左西替利嗪|age<12|5mg|5mg|cn
地氯雷他定|age<6|1.25mg|1.25mg|cn
地氯雷他定|age<12|2.5mg|2.5mg|cn
依巴斯汀|age<12|5mg|5mg|cn
达比加群|age>=80|110mg|220mg|cn
曲马多|age>=75|100mg|300mg|us
米氮平|age>=65|45mg|45mg|cn
葡萄糖酸锌|age<12|70mg|140mg|cn
利伐沙班|with atrial_fibrillation|20mg|20mg|cn
利伐沙班|with thrombosis|20mg|30mg|cn
阿哌沙班|with atrial_fibrillation|5mg|10mg|cn
阿哌沙班|with thrombosis|10mg|20mg|cn
阿司匹林|with coronary|300mg|300mg|cn
阿司匹林|with stroke|300mg|300mg|cn
螺内酯|with hf|50mg|50mg|esc
美托洛尔|with hf|200mg|200mg|esc
比索洛尔|with hf|10mg|10mg|esc
卡维地洛|with hf|50mg|100mg|esc
他达拉非|with bph|5mg|5mg|cn
骨化三醇|with osteoporosis|0.5μg|0.5μg|cn
泼尼松|with copd|40mg|40mg|gold
甲氨蝶呤|with rheumatoid|25mg|25mg|acr
甲氨蝶呤|with psoriasis|25mg|25mg|cn
氢氯噻嗪|with hypertension|50mg|50mg|htn
阿米替林|with migraine|100mg|100mg|cn
普萘洛尔|with hyperthyroid|40mg|160mg|cn
`

/** Three drugs together: a | b | c | level | mechanism | what | source */
export const tripleRows = `
ras|diuretic|nsaid|warn|三重打击|三药同用易致急性肾损伤：避免NSAID，或停一种并复查肌酐血钾|bmj
anticoagulant|aspirin|p2y12|warn|出血|三联抗栓，大出血风险：确认指征并限定疗程，加用质子泵抑制剂|acc
bleed_ssri|antiplatelet|nsaid|warn|出血|三药叠加，上消化道出血风险成倍增加|us
anticoagulant|nsaid|bleed_ssri|warn|出血|三药叠加，大出血风险|us
ras|k_sparing|potassium|stop2|高钾|三药升钾，危险的高血钾|us
ras|k_sparing|trimethoprim|stop2|高钾|致命性高血钾|us
ras|k_sparing|nsaid|stop2/potassium|高钾|高血钾和急性肾损伤，避免NSAID|us
acei|arb|k_sparing|stop2|高钾|两种肾素抑制剂加保钾药：危险的高血钾、肾损害，不得三药同用|esc
ras|k_sparing|calcineurin|stop2|高钾|三药升钾，危险的高血钾、肾损害|us
ser|ser|opioid_ser|warn|5-羟色胺|三种升高5-羟色胺的药：5-羟色胺综合征|us
opioid|benzo|gabapentinoid|stop2|呼吸抑制|三种中枢抑制药：呼吸停止|us
opioid|benzo|muscle_relaxant|stop2|呼吸抑制|三种中枢抑制药：呼吸停止|us
antiplatelet|anticoagulant|nsaid|stop2|出血|抗血小板、抗凝和NSAID三药同用|us
steroid|nsaid|antiplatelet|warn|出血|溃疡出血风险|us
`

/** Beers, STOPP: class or ingredient | from which age | level | what | source */
export const elderRows = `
ach3|65|warn|强抗胆碱：谵妄、便秘、尿潴留、跌倒，避免|beers
anticholinergic|65|inform|抗胆碱负荷，评估认知和排尿|beers
cns_ach|65|warn|苯海索不用于老年帕金森病或锥体外系反应|beers
tca|65|warn|抗胆碱、镇静、直立性低血压，避免|beers
antihistamine|65|warn|第一代抗组胺药抗胆碱强，避免|beers
benzo|65|warn|认知损害、跌倒、骨折、车祸，避免|beers
zdrug|65|warn|谵妄、跌倒、骨折，避免|beers
barbiturate|65|warn|依赖、过量危险，避免|beers
glyburide|65|warn|严重而持久的低血糖，避免|beers
sulfonylurea|80|inform|低血糖，选短效、小剂量并复查|beers
indomethacin|65|warn|中枢和胃肠不良反应最多，避免|beers
nsaid_ns|75|warn|消化道出血、肾损害；短期并加用胃保护|beers
nsaid_ns|65|inform|消化道出血、肾损害：最短疗程|beers
coxib|75|inform|消化道、心肾风险：最短疗程|beers
哌替啶|65|warn|神经毒性，避免|beers
muscle_relaxant|65|inform|镇静、跌倒、骨折|beers
哌唑嗪|65|warn|直立性低血压，不作常规降压药|beers
特拉唑嗪|65|inform|直立性低血压|beers
多沙唑嗪|65|inform|直立性低血压|beers
双嘧达莫|65|warn|短效口服致直立性低血压，避免|beers
胺碘酮|65|inform|不作房颤一线，除非合并心衰或明显左室肥厚|beers
决奈达隆|65|inform|永久性房颤或近期失代偿心衰避免|beers
门冬胰岛素|65|inform|不单用餐时追加（滑动）方案，低血糖|beers
赖脯胰岛素|65|inform|不单用餐时追加（滑动）方案，低血糖|beers
人胰岛素|65|inform|不单用餐时追加（滑动）方案，低血糖|beers
可乐定|65|warn|中枢不良反应、心动过缓，不作一线降压|beers
glycoside|65|inform|不作房颤、心衰一线；每日不超过0.125mg|beers
antipsychotic|65|inform|痴呆患者卒中和死亡增加，仅用于精神病性障碍|beers
甲氧氯普胺|65|warn|锥体外系反应、迟发性运动障碍，不超过12周|beers
ppi|65|inform|超过8周无明确指征时评估停用|beers
nitrofuran|65|inform|肺、肝、神经毒性，肌酐清除率<30避免|beers
甲地孕酮|65|warn|血栓、死亡风险，不用于增食欲|beers
oestrogen|65|warn|乳腺癌、血栓，避免全身用|beers
vka|65|inform|新发房颤、血栓首选直接口服抗凝药|beers
利伐沙班|75|inform|长期抗凝出血风险较阿哌沙班高|beers
达比加群|75|inform|消化道出血增加，慎用|beers
普拉格雷|75|warn|大出血增加|beers
替格瑞洛|75|inform|大出血增加，慎用|beers
sglt2|65|inform|泌尿生殖道感染、酮症酸中毒|beers
ssri|65|inform|低钠血症，开始和调整后查血钠|beers
snri|65|inform|低钠血症，查血钠|beers
曲马多|65|inform|低钠、惊厥|beers
na_down|80|inform|低钠血症|stopp
decongestant|75|warn|血压升高、尿潴留|stopp
loop|80|inform|直立性低血压、电解质|stopp
vasopressin|65|warn|低钠血症，避免用于夜尿|beers
antidiarrhoeal|80|inform|便秘、肠麻痹|stopp
steroid|80|inform|骨质疏松、血糖、谵妄|stopp
xanthine|75|inform|治疗窗窄，监测浓度|stopp
氯氮平|65|warn|抗胆碱、粒细胞缺乏|stopp
aspirin|70|inform|一级预防不开始用|beers
nifedipine_short|65|warn|速释剂：血压骤降、诱发心肌缺血，避免，改用缓释或控释剂|beers
androgen|65|warn|除有症状且确诊的性腺功能减退外避免：心脏、前列腺|beers
quinolone|60|inform|肌腱炎、肌腱断裂、血糖异常|us
`

/**
 * allergy class of the health file | class or ingredient | level | what | source
 */
export const allergyRows = `
penicillins|penicillin|stop|属于青霉素类，不应使用|cn2021
penicillins|ceph_amino|stop2|与氨苄西林、阿莫西林侧链相同或相近，交叉过敏，避免使用|cn2021
penicillins|cephalosporin|inform|侧链不同，交叉过敏约1%–2%；速发型严重反应者由过敏专科评估|cn2021
penicillins|carbapenem|inform|交叉过敏低于1%|cn2021
cephalosporins|cephalosporin|stop2|头孢菌素类过敏；侧链不同者须经评估方可使用|cn2021
cephalosporins|amino_penicillin|warn|氨苄西林、阿莫西林与头孢氨苄、头孢克洛等侧链相近|cn2021
cephalosporins|penicillin|inform|母核相近，交叉过敏少见|cn2021
cephalosporins|monobactam|warn|氨曲南与头孢他啶侧链相同：对头孢他啶过敏者避免，其他头孢菌素交叉少见|cn2021
penicillins|monobactam|inform|氨曲南与青霉素类无交叉过敏|cn2021
cephalosporins|carbapenem|inform|交叉过敏少见|cn2021
sulfonamides|sulfonamide|stop|属于磺胺类，不应使用|cn
sulfonamides|sulfa_like|inform|非抗菌磺酰胺，交叉过敏证据弱，首次使用注意皮疹|us
sulfonamides|塞来昔布|warn|说明书：磺胺过敏者禁用塞来昔布|cn
quinolones|quinolone|stop|属于喹诺酮类，不应使用|cn
macrolides|macrolide|stop|属于大环内酯类，不应使用|cn
macrolides|calcineurin|inform|他克莫司为大环内酯结构，罕见交叉|us
aminoglycosides|aminoglycoside|stop|属于氨基糖苷类，不应使用|cn
analgesics|nsaid_ns|stop|解热镇痛药过敏，不应使用|cn
analgesics|aspirin|stop|解热镇痛药过敏，不应使用|cn
analgesics|coxib|warn|说明书：阿司匹林或NSAID过敏者禁用；由专科评估|cn
analgesics|salicylate|warn|水杨酸类，可能交叉过敏|cn
analgesics|paracetamol|inform|一般可用，少数交叉|cn
anaesthetics|anaesthetic|stop|麻醉药过敏|cn
anaesthetics|class1c|inform|询问具体药物|cn
contrast|iodine|warn|胺碘酮说明书：碘过敏者禁用|cn
contrast|iodinated_contrast|stop2|对含碘造影剂有过敏史，禁用；必须检查时由影像科评估换药和预防用药|cn
contrast|gadolinium_contrast|inform|含钆造影剂与含碘造影剂无交叉过敏，反应略多，告知影像科|esur
gadolinium|gadolinium_contrast|stop2|对含钆造影剂有过敏史，禁用；必须检查时由影像科评估换药|us
gadolinium|iodinated_contrast|inform|含碘造影剂与含钆造影剂无交叉过敏，反应略多，告知影像科|esur
tetracyclines|tetracycline|stop|属于四环素类，不应使用|cn
nitroimidazoles|nitroimidazole|stop|属于硝基咪唑类，不应使用|cn
azoles|azole|stop|唑类抗真菌药过敏，不应使用|cn
azoles|azole_topical|warn|局部唑类，可能交叉过敏|cn
aromatic_antiepileptics|aromatic_aed|stop|芳香族抗癫痫药交叉过敏，不应使用|us
aromatic_antiepileptics|tca|inform|结构相近，少见交叉|us
opioids|opioid|stop2|阿片类过敏|cn
opioids|右美沙芬|inform|结构相近|cn
opioids|antidiarrhoeal|inform|结构相近|cn
acei|acei|stop|ACEI过敏或血管性水肿，禁用|us
acei|arni|stop|血管性水肿史禁用沙库巴曲缬沙坦|us
acei|arb|warn|血管性水肿史者慎用|us
acei|renin_inhibitor|warn|血管性水肿史者慎用|us
statins|statin|stop2|他汀过敏|cn
statins|red_yeast|stop2|红曲含他汀|cn
ppis|ppi|stop|拉唑类过敏，不应使用|us
ppis|pcab|inform|结构不同|cn
corticosteroids|steroid|stop2|糖皮质激素过敏|cn
corticosteroids|inhaled_steroid|warn|可能交叉过敏|cn
corticosteroids|topical_steroid|warn|可能交叉过敏|cn
soy_peanut|soy|stop|含大豆成分，大豆过敏者禁用|cn
soy_peanut|soy_oil|warn|软胶囊含大豆油、大豆磷脂或花生油，过敏者禁用，核对该品种辅料|cn
milk_protein|probiotic|inform|核对是否含乳成分|cn
milk_protein|沙美特罗|warn|粉雾剂含乳糖（微量乳蛋白），严重乳蛋白过敏禁用|us
milk_protein|噻托溴铵|warn|粉雾剂含乳糖（微量乳蛋白）|us
`

/** Food and drink: class or ingredient | what with | level when he drinks | what | source */
export const foodRows = `
disulfiram|alcohol|warn|双硫仑样反应，用药期间及停药后7天内不饮酒|cn
disulfiram_weak|alcohol|warn|有双硫仑样反应的报告，用药期间及停药后7天内不饮酒|cn
nitroimidazole|alcohol|warn|双硫仑样反应，用药期间及停药后3天内不饮酒|us
sedative|alcohol|warn|镇静、呼吸抑制加重，不饮酒|us
biguanide|alcohol|warn|乳酸酸中毒、低血糖，不酗酒|us
hypo|alcohol|warn|低血糖，空腹不饮酒|us
methotrexate|alcohol|warn|肝毒性，不饮酒|us
hepatotoxic|alcohol|warn|肝毒性，不饮酒|cn
paracetamol|alcohol|warn|肝毒性，不饮酒|us
nsaid|alcohol|inform|消化道出血，不饮酒|us
vka|alcohol|warn|INR波动、出血，不饮酒|us
retinoid_like|alcohol|warn|阿维A与酒精生成依曲替酯，女性禁酒|us
nitrate|alcohol|warn|低血压|us
statin_narrow|grapefruit|inform|不喝西柚汁|us
s3a4_sensitive|grapefruit|inform|不喝西柚汁|us
calcineurin|grapefruit|inform|不喝西柚汁|us
dhp|grapefruit|inform|硝苯地平、非洛地平不与西柚汁同服|us
vka|vitamin_k_food|inform|绿叶菜摄入保持稳定|us
maoi|tyramine|inform|不吃陈奶酪、腌腊等高酪胺食物|us
maoi_weak|tyramine|inform|不吃高酪胺食物|us
睾酮|contact|inform|涂后洗手并遮盖涂药处，女性（尤其孕妇）和儿童不得接触|us
thyroid|breakfast|inform|早餐前半小时至1小时空腹服|cn
bisphosphonate|breakfast|inform|晨起空腹、整杯白水送服，半小时内不卧不食|cn
tetracycline|milk|inform|不与牛奶同服|cn
quinolone|milk|inform|不与牛奶、钙同服|cn
antitb|tyramine|inform|异烟肼期间少吃高组胺、高酪胺食物|cn
k_sparing|salt_substitute|inform|不用含钾代盐|us
ras|salt_substitute|inform|不用含钾代盐|us
`

/** key | the document | year. What is written by a key was written from knowledge of that document, see docs/safety.md. */
export const sourceRows = `
cn|国家药品监督管理局核准的该药品说明书（用法用量、禁忌、相互作用各项）|2023
cn2021|国家卫生健康委《β内酰胺类抗菌药物皮肤试验指导原则（2021年版）》|2021
us|FDA Prescribing Information of the drug (DailyMed), sections 2, 4, 5, 7, 8|2023
eu|EMA Summary of Product Characteristics of the drug, sections 4.2–4.5|2023
beers|American Geriatrics Society Beers Criteria|2023
stopp|STOPP/START version 3|2023
cm|CredibleMeds QTdrugs list|2023
acc|ACC/AHA Guideline for Dual Antiplatelet Therapy; 中国PCI指南|2021
htn|《中国高血压防治指南（2024年修订版）》|2024
esc|ESC Guidelines for heart failure|2021
gina|Global Initiative for Asthma|2023
gold|Global Initiative for Chronic Obstructive Lung Disease|2023
acr|American College of Rheumatology guidelines|2020
acg|American College of Gastroenterology guidelines|2021
aasld|AASLD Hepatitis B guidance; 《慢性乙型肝炎防治指南（2022年版）》|2022
cpic|CPIC Guideline for G6PD|2022
who|WHO Medical Eligibility Criteria for Contraceptive Use|2015
nice|NICE CG185 Bipolar disorder|2020
bmj|Lapi et al., BMJ 346:e8525|2013
chp|《中华人民共和国药典》（2020年版）一部|2020
tcmw|国家卫生健康委、国家中医药管理局《中成药临床应用指导原则（2015年版）》及中西药联用教科书|2015
stockley|Stockley's Drug Interactions, 12th edition（教科书）|2019
eacs|EACS Guidelines, drug-drug interactions|2023
who_tb|WHO consolidated guidelines on tuberculosis, module 4|2022
esur|ESUR Guidelines on Contrast Agents 10.0|2018
kdigo|KDIGO Clinical Practice Guideline for CKD|2024
jaci|Khan et al., Drug allergy: a 2022 practice parameter update, J Allergy Clin Immunol 150:1333|2022
fda2020|FDA Drug Safety Communication: avoid NSAIDs in pregnancy at 20 weeks or later|2020
thyroid|《妊娠和产后甲状腺疾病诊治指南（第2版）》; ATA Guidelines for thyroid disease during pregnancy (2017)|2019
atc|WHO ATC/DDD Index (usual daily amounts)|2023
`

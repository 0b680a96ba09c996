/**
 * DEMO DATA. A list of common medicines, written down from general pharmacological knowledge so that search, warnings and
 * prescriptions have something real to work on. It is no formulary: makers are invented, prices are invented, cautions are
 * abridged. A hospital replaces it with its own formulary before anybody is treated by it (docs/decisions/0045).
 *
 * One line: name | form | specifications, by comma | maker | ATC | ingredients, by + | classes, by comma
 *           | cautions | price in yuan | one dose | how often; the last two once for all packs, or by comma one for each
 * Cautions: P pregnancy, L liver, K kidney, each with x (not to be used) or c (with care); A and the youngest age in years;
 *           N narcotic, Y1 and Y2 psychotropic of the first and second kind.
 */
export const demoDrugs = `
苯磺酸氨氯地平片|片剂|5mg×14片,5mg×28片|a|C08CA01|氨氯地平|dhp|Pc Lc|21.8|5mg|qd
左旋氨氯地平片|片剂|2.5mg×14片|b|C08CA01|左氨氯地平|dhp|Pc Lc|26.4|2.5mg|qd
硝苯地平控释片|控释片|30mg×7片,30mg×28片|c|C08CA05|硝苯地平|dhp|Pc Lc|32.5|30mg|qd
硝苯地平缓释片|缓释片|10mg×30片,20mg×30片|d|C08CA05|硝苯地平|dhp|Pc Lc|9.6|20mg|bid
非洛地平缓释片|缓释片|2.5mg×10片,5mg×10片|e|C08CA02|非洛地平|dhp|Px Lc|28.9|5mg|qd
拉西地平片|片剂|4mg×15片|f|C08CA09|拉西地平|dhp|Pc Lc|31.2|4mg|qd
地尔硫䓬片|片剂|30mg×40片|g|C08DB01|地尔硫䓬|nondhp|Px Lc|18.7|30mg|tid
盐酸维拉帕米片|片剂|40mg×30片|h|C08DA01|维拉帕米|nondhp|Pc Lc Kc|8.2|80mg|tid
卡托普利片|片剂|12.5mg×100片,25mg×100片|a|C09AA01|卡托普利|acei|Px Kc|6.5|25mg|tid
马来酸依那普利片|片剂|5mg×16片,10mg×16片|b|C09AA02|依那普利|acei|Px Kc|12.4|10mg|qd
盐酸贝那普利片|片剂|5mg×14片,10mg×14片|c|C09AA07|贝那普利|acei|Px Kc|25.6|10mg|qd
培哚普利叔丁胺片|片剂|4mg×30片|d|C09AA04|培哚普利|acei|Px Kc|68.5|4mg|qd
雷米普利片|片剂|2.5mg×14片,5mg×7片|e|C09AA05|雷米普利|acei|Px Lc Kc|34.1|5mg|qd
福辛普利钠片|片剂|10mg×14片|f|C09AA09|福辛普利|acei|Px|36.7|10mg|qd
氯沙坦钾片|片剂|50mg×7片,100mg×7片|g|C09CA01|氯沙坦|arb|Px Lc Kc|28.8|50mg,100mg|qd
缬沙坦胶囊|胶囊剂|80mg×7粒,80mg×28粒|h|C09CA03|缬沙坦|arb|Px Lc Kc|22.9|80mg|qd
厄贝沙坦片|片剂|75mg×14片,150mg×7片|a|C09CA04|厄贝沙坦|arb|Px Kc|18.3|150mg|qd
替米沙坦片|片剂|40mg×14片,80mg×7片|b|C09CA07|替米沙坦|arb|Px Lc Kc|19.5|40mg,80mg|qd
坎地沙坦酯片|片剂|4mg×14片,8mg×14片|c|C09CA06|坎地沙坦|arb|Px Lc Kc|24.6|8mg|qd
奥美沙坦酯片|片剂|20mg×7片|d|C09CA08|奥美沙坦|arb|Px Kc|37.4|20mg|qd
厄贝沙坦氢氯噻嗪片|片剂|150mg/12.5mg×7片|e|C09DA04|厄贝沙坦+氢氯噻嗪|arb,thiazide,sulfonamide_like|Px Lc Kx|29.9|1片|qd
缬沙坦氨氯地平片|片剂|80mg/5mg×7片|f|C09DB01|缬沙坦+氨氯地平|arb,dhp|Px Lc Kc|41.3|1片|qd
沙库巴曲缬沙坦钠片|片剂|50mg×14片,100mg×14片|g|C09DX04|沙库巴曲+缬沙坦|arb,arni|Px Lc Kc|95.6|50mg,100mg|bid
酒石酸美托洛尔片|片剂|25mg×20片|h|C07AB02|美托洛尔|beta|Pc Lc|5.8|25mg|bid
琥珀酸美托洛尔缓释片|缓释片|47.5mg×7片,47.5mg×28片|a|C07AB02|美托洛尔|beta|Pc Lc|16.9|47.5mg|qd
富马酸比索洛尔片|片剂|2.5mg×18片,5mg×18片|b|C07AB07|比索洛尔|beta|Pc Lc Kc|19.2|5mg|qd
阿替洛尔片|片剂|25mg×60片|c|C07AB03|阿替洛尔|beta|Px Kc|7.4|25mg|bid
盐酸普萘洛尔片|片剂|10mg×100片|d|C07AA05|普萘洛尔|beta,beta_nonselective|Pc Lc Kc|5.1|10mg|tid
卡维地洛片|片剂|6.25mg×20片,12.5mg×20片|e|C07AG02|卡维地洛|beta,beta_nonselective|Pc Lx|21.4|12.5mg|bid
氢氯噻嗪片|片剂|25mg×100片|f|C03AA03|氢氯噻嗪|thiazide,sulfonamide_like|Pc Lc Kx|4.9|12.5mg|qd
吲达帕胺片|片剂|2.5mg×28片|g|C03BA11|吲达帕胺|thiazide,sulfonamide_like|Pc Lc Kx|13.6|2.5mg|qd
吲达帕胺缓释片|缓释片|1.5mg×10片|h|C03BA11|吲达帕胺|thiazide,sulfonamide_like|Pc Lc Kx|19.8|1.5mg|qd
呋塞米片|片剂|20mg×100片|a|C03CA01|呋塞米|loop,sulfonamide_like|Pc Lc|6.2|20mg|qd
托拉塞米片|片剂|10mg×14片|b|C03CA04|托拉塞米|loop,sulfonamide_like|Pc Lc|23.5|10mg|qd
螺内酯片|片剂|20mg×100片|c|C03DA01|螺内酯|k_sparing|Pc Kx|11.5|20mg|qd
盐酸哌唑嗪片|片剂|1mg×100片|d|C02CA01|哌唑嗪|alpha|Pc Lc|9.9|1mg|qn
盐酸特拉唑嗪片|片剂|2mg×14片|e|G04CA03|特拉唑嗪|alpha|Pc A18|15.7|2mg|qn
甲磺酸多沙唑嗪缓释片|缓释片|4mg×10片|f|C02CA04|多沙唑嗪|alpha|Pc Lc A18|38.2|4mg|qd
单硝酸异山梨酯片|片剂|20mg×48片|g|C01DA14|单硝酸异山梨酯|nitrate|Pc|14.3|20mg|bid
单硝酸异山梨酯缓释片|缓释片|40mg×24片|h|C01DA14|单硝酸异山梨酯|nitrate|Pc|29.7|40mg|qd
硝酸异山梨酯片|片剂|5mg×100片|a|C01DA08|硝酸异山梨酯|nitrate|Pc|5.6|5mg|tid
硝酸甘油片|舌下片|0.5mg×100片|b|C01DA02|硝酸甘油|nitrate|Pc|28.4|0.5mg|prn
盐酸曲美他嗪片|片剂|20mg×30片|c|C01EB15|曲美他嗪|antianginal|Px Kx|19.9|20mg|tid
尼可地尔片|片剂|5mg×30片|d|C01DX16|尼可地尔|nitrate_like|Pc|33.3|5mg|tid
地高辛片|片剂|0.25mg×30片|e|C01AA05|地高辛|glycoside|Pc Kc|12.7|0.125mg|qd
盐酸胺碘酮片|片剂|0.2g×10片,0.2g×24片|f|C01BD01|胺碘酮|antiarrhythmic,qt,iodine|Px Lc|26.1|0.2g|qd
盐酸普罗帕酮片|片剂|50mg×50片|g|C01BC03|普罗帕酮|antiarrhythmic|Pc Lc Kc|8.4|150mg|tid
盐酸伊伐布雷定片|片剂|5mg×14片|h|C01EB17|伊伐布雷定|antianginal|Px Lc|72.4|5mg|bid
阿托伐他汀钙片|片剂|10mg×7片,20mg×7片,20mg×28片|a|C10AA05|阿托伐他汀|statin|Px Lx|36.6|20mg|qn
瑞舒伐他汀钙片|片剂|5mg×28片,10mg×7片,10mg×28片|b|C10AA07|瑞舒伐他汀|statin|Px Lx Kx|27.4|10mg|qn
辛伐他汀片|片剂|20mg×14片,40mg×7片|c|C10AA01|辛伐他汀|statin|Px Lx Kc|17.5|20mg,40mg|qn
普伐他汀钠片|片剂|20mg×14片|d|C10AA03|普伐他汀|statin|Px Lx Kc|38.1|20mg|qn
匹伐他汀钙片|片剂|2mg×14片|e|C10AA08|匹伐他汀|statin|Px Lx Kc|42.8|2mg|qn
氟伐他汀钠缓释片|缓释片|80mg×7片|f|C10AA04|氟伐他汀|statin|Px Lx Kc|39.3|80mg|qn
依折麦布片|片剂|10mg×10片,10mg×30片|g|C10AX09|依折麦布|cholesterol|Pc Lx|45.2|10mg|qd
非诺贝特胶囊|胶囊剂|0.2g×10粒|h|C10AB05|非诺贝特|fibrate|Px Lx Kx|22.6|0.2g|qd
吉非罗齐胶囊|胶囊剂|0.3g×24粒|a|C10AB04|吉非罗齐|fibrate|Px Lx Kx|16.3|0.6g|bid
阿司匹林肠溶片|肠溶片|25mg×100片,100mg×30片|b|B01AC06|阿司匹林|nsaid,antiplatelet,salicylate|Pc Lc Kc A16|13.8|100mg|qd
硫酸氢氯吡格雷片|片剂|25mg×20片,75mg×7片|c|B01AC04|氯吡格雷|antiplatelet|Pc Lc|39.6|75mg|qd
替格瑞洛片|片剂|60mg×14片,90mg×14片|d|B01AC24|替格瑞洛|antiplatelet|Pc Lx|83.2|60mg,90mg|bid
西洛他唑片|片剂|50mg×12片|e|B01AC23|西洛他唑|antiplatelet|Px Lc|27.9|100mg|bid
华法林钠片|片剂|2.5mg×60片,3mg×100片|f|B01AA03|华法林|anticoagulant,vka|Px Lc Kc|24.4|2.5mg,3mg|qd
利伐沙班片|片剂|10mg×5片,15mg×7片,20mg×7片|g|B01AF01|利伐沙班|anticoagulant,doac|Px Lc Kc A18|58.8|10mg,15mg,20mg|qd
达比加群酯胶囊|胶囊剂|110mg×10粒,150mg×10粒|h|B01AE07|达比加群|anticoagulant,doac|Px Lc Kx A18|76.5|110mg,150mg|bid
阿哌沙班片|片剂|2.5mg×14片|a|B01AF02|阿哌沙班|anticoagulant,doac|Px Lc Kc A18|64.9|5mg|bid
盐酸二甲双胍片|片剂|0.25g×48片,0.5g×30片|b|A10BA02|二甲双胍|biguanide|Pc Lc Kx A10|12.2|0.5g|bid
盐酸二甲双胍缓释片|缓释片|0.5g×30片,0.5g×60片|c|A10BA02|二甲双胍|biguanide|Pc Lc Kx A17|21.3|0.5g|bid
格列美脲片|片剂|1mg×30片,2mg×15片|d|A10BB12|格列美脲|sulfonylurea,sulfonamide_like|Px Lc Kc A18|24.7|2mg|qd
格列齐特缓释片|缓释片|30mg×30片,60mg×15片|e|A10BB09|格列齐特|sulfonylurea,sulfonamide_like|Px Lc Kc A18|31.4|30mg,60mg|qd
格列吡嗪控释片|控释片|5mg×14片|f|A10BB07|格列吡嗪|sulfonylurea,sulfonamide_like|Px Lc Kc A18|27.1|5mg|qd
格列喹酮片|片剂|30mg×60片|g|A10BB08|格列喹酮|sulfonylurea,sulfonamide_like|Px Lc A18|25.5|30mg|tid
瑞格列奈片|片剂|1mg×30片,2mg×30片|h|A10BX02|瑞格列奈|glinide|Px Lc Kc A18|39.8|1mg,2mg|tid
那格列奈片|片剂|0.12g×24片|a|A10BX03|那格列奈|glinide|Px Lc A18|33.6|0.12g|tid
阿卡波糖片|片剂|50mg×30片|b|A10BF01|阿卡波糖|glucosidase|Pc Lc Kc A18|26.8|50mg|tid
伏格列波糖片|片剂|0.2mg×30片|c|A10BF03|伏格列波糖|glucosidase|Pc Lc A18|29.3|0.2mg|tid
盐酸吡格列酮片|片剂|15mg×7片,30mg×7片|d|A10BG03|吡格列酮|glitazone|Px Lc A18|18.8|15mg,30mg|qd
磷酸西格列汀片|片剂|50mg×14片,100mg×7片|e|A10BH01|西格列汀|dpp4|Pc Kc A18|47.3|100mg|qd
利格列汀片|片剂|5mg×7片,5mg×28片|f|A10BH05|利格列汀|dpp4|Pc A18|49.9|5mg|qd
维格列汀片|片剂|50mg×14片|g|A10BH02|维格列汀|dpp4|Pc Lx Kc A18|46.1|50mg|bid
沙格列汀片|片剂|5mg×7片|h|A10BH03|沙格列汀|dpp4|Pc Kc A18|44.5|5mg|qd
达格列净片|片剂|10mg×14片,10mg×30片|a|A10BK01|达格列净|sglt2|Px Kc A18|52.7|10mg|qd
恩格列净片|片剂|10mg×10片,10mg×30片|b|A10BK03|恩格列净|sglt2|Px Kc A18|54.4|10mg|qd
卡格列净片|片剂|100mg×10片|c|A10BK02|卡格列净|sglt2|Px Kc A18|51.8|100mg|qd
门冬胰岛素注射液（笔芯）|注射液|300单位/3ml×1支|d|A10AB05|门冬胰岛素|insulin|Lc Kc|68.2|遵医嘱|tid
甘精胰岛素注射液（笔芯）|注射液|300单位/3ml×1支|e|A10AE04|甘精胰岛素|insulin|Lc Kc|82.6|遵医嘱|qn
门冬胰岛素30注射液（笔芯）|注射液|300单位/3ml×1支|f|A10AD05|门冬胰岛素+精蛋白门冬胰岛素|insulin|Lc Kc|71.4|遵医嘱|bid
德谷胰岛素注射液（笔芯）|注射液|300单位/3ml×1支|g|A10AE06|德谷胰岛素|insulin|Lc Kc|98.8|遵医嘱|qd
利拉鲁肽注射液|注射液|18mg/3ml×1支|h|A10BJ02|利拉鲁肽|glp1|Px Kc A10|285|1.2mg|qd
司美格鲁肽注射液|注射液|2mg/1.5ml×1支|a|A10BJ06|司美格鲁肽|glp1|Px A18|418|0.5mg|qw
左甲状腺素钠片|片剂|50μg×100片|b|H03AA01|左甲状腺素|thyroid||32.8|50μg|qd
甲巯咪唑片|片剂|5mg×50片,10mg×50片|c|H03BB02|甲巯咪唑|antithyroid|Px Lc|27.6|10mg|qd
丙硫氧嘧啶片|片剂|50mg×100片|d|H03BA02|丙硫氧嘧啶|antithyroid|Pc Lx|19.3|100mg|tid
醋酸泼尼松片|片剂|5mg×100片|e|H02AB07|泼尼松|corticosteroid|Pc Lc|8.8|5mg|qd
甲泼尼龙片|片剂|4mg×30片|f|H02AB04|甲泼尼龙|corticosteroid|Pc|33.9|4mg|qd
醋酸地塞米松片|片剂|0.75mg×100片|g|H02AB02|地塞米松|corticosteroid|Pc|9.4|0.75mg|qd
阿仑膦酸钠片|片剂|70mg×1片,10mg×6片|h|M05BA04|阿仑膦酸|bisphosphonate|Px Kx A18|46.6|70mg,10mg|qw,qd
骨化三醇胶丸|胶丸|0.25μg×20粒|a|A11CC04|骨化三醇|vitamin_d|Pc|36.2|0.25μg|bid
阿法骨化醇软胶囊|软胶囊|0.25μg×20粒|b|A11CC03|阿法骨化醇|vitamin_d|Pc|31.7|0.5μg|qd
碳酸钙D3片|片剂|600mg×30片,600mg×60片|c|A12AX|碳酸钙+维生素D3|calcium,cation,vitamin_d|Kc|38.4|1片|qd
别嘌醇片|片剂|0.1g×100片|d|M04AA01|别嘌醇|xanthine_oxidase|Pc Lc Kc|15.9|0.1g|bid
非布司他片|片剂|40mg×10片,40mg×20片|e|M04AA03|非布司他|xanthine_oxidase|Pc Lc Kc A18|42.5|40mg|qd
苯溴马隆片|片剂|50mg×10片|f|M04AB03|苯溴马隆|uricosuric|Px Lx Kx|18.2|50mg|qd
秋水仙碱片|片剂|0.5mg×20片|g|M04AC01|秋水仙碱|colchicine|Px Lx Kx|14.8|0.5mg|bid
碳酸氢钠片|片剂|0.5g×100片|h|A02AH|碳酸氢钠|antacid|Kc|5.2|1g|tid
布洛芬缓释胶囊|缓释胶囊|0.3g×20粒|a|M01AE01|布洛芬|nsaid|Px Lc Kx A12|16.6|0.3g|bid
布洛芬混悬液|混悬液|100ml:2g×1瓶|b|M01AE01|布洛芬|nsaid|Px Lc Kx A1|19.7|按体重|prn
双氯芬酸钠缓释片|缓释片|75mg×10片|c|M01AB05|双氯芬酸|nsaid|Px Lc Kx A18|13.3|75mg|qd
双氯芬酸二乙胺乳胶剂|乳胶剂|20g:0.2g×1支|d|M02AA15|双氯芬酸|nsaid|Pc A12|22.1|适量|tid
塞来昔布胶囊|胶囊剂|0.2g×6粒,0.2g×10粒|e|M01AH01|塞来昔布|nsaid,coxib,sulfonamide_like|Px Lc Kx A18|35.8|0.2g|qd
依托考昔片|片剂|60mg×5片,120mg×5片|f|M01AH05|依托考昔|nsaid,coxib|Px Lc Kx A16|31.9|60mg,120mg|qd
美洛昔康片|片剂|7.5mg×10片|g|M01AC06|美洛昔康|nsaid|Px Lc Kx A16|15.4|7.5mg|qd
洛索洛芬钠片|片剂|60mg×20片|h|M01AE|洛索洛芬|nsaid|Px Lc Kx A18|25.2|60mg|tid
对乙酰氨基酚片|片剂|0.5g×12片,0.5g×20片|a|N02BE01|对乙酰氨基酚|paracetamol|Pc Lx Kc A6|8.1|0.5g|prn
对乙酰氨基酚混悬滴剂|混悬滴剂|15ml:1.5g×1瓶|b|N02BE01|对乙酰氨基酚|paracetamol|Pc Lx Kc|17.2|按体重|prn
氨酚伪麻美芬片|片剂|10片|c|R05X|对乙酰氨基酚+伪麻黄碱+右美沙芬|paracetamol,sympathomimetic,serotonergic|Pc Lx Kc A12|14.6|1片|tid
复方氨酚烷胺片|片剂|12片|d|R05X|对乙酰氨基酚+金刚烷胺+氯苯那敏|paracetamol,antihistamine|Px Lx Kc A12|11.8|1片|bid
硫酸氨基葡萄糖胶囊|胶囊剂|0.25g×36粒|e|M01AX05|氨基葡萄糖|glucosamine|Pc A18|44.3|0.5g|tid
甲氨蝶呤片|片剂|2.5mg×16片|f|L04AX03|甲氨蝶呤|methotrexate|Px Lx Kx|18.4|7.5mg|qw
硫酸羟氯喹片|片剂|0.1g×14片,0.2g×10片|g|P01BA02|羟氯喹|qt|Pc Lc Kc A6|48.7|0.2g|bid
来氟米特片|片剂|10mg×16片|h|L04AA13|来氟米特|immunosuppressant|Px Lx Kc A18|43.6|20mg|qd
柳氮磺吡啶肠溶片|肠溶片|0.25g×60片|a|A07EC01|柳氮磺吡啶|sulfonamide,salicylate|Pc Lc Kc A2|27.3|1g|bid
巴氯芬片|片剂|10mg×30片|b|M03BX01|巴氯芬|cns_depressant|Pc Kc|36.5|5mg|tid
盐酸乙哌立松片|片剂|50mg×20片|c|M03BX09|乙哌立松|muscle_relaxant|Pc Lc|22.2|50mg|tid
阿莫西林胶囊|胶囊剂|0.25g×24粒,0.5g×24粒|d|J01CA04|阿莫西林|penicillin|Kc|11.3|0.5g|tid
阿莫西林颗粒|颗粒剂|0.125g×18袋|e|J01CA04|阿莫西林|penicillin|Kc|13.9|0.125g|tid
阿莫西林克拉维酸钾片|片剂|0.375g×12片|f|J01CR02|阿莫西林+克拉维酸|penicillin|Lc Kc|28.2|0.375g|tid
青霉素V钾片|片剂|0.25g×24片|g|J01CE02|青霉素V|penicillin|Kc|12.8|0.5g|qid
头孢氨苄胶囊|胶囊剂|0.125g×50粒,0.25g×24粒|h|J01DB01|头孢氨苄|cephalosporin|Kc|10.7|0.25g|qid
头孢克洛胶囊|胶囊剂|0.25g×6粒|a|J01DC04|头孢克洛|cephalosporin|Kc|19.1|0.25g|tid
头孢呋辛酯片|片剂|0.125g×12片,0.25g×6片|b|J01DC02|头孢呋辛|cephalosporin|Kc|21.7|0.25g|bid
头孢克肟颗粒|颗粒剂|50mg×6袋,50mg×8袋|c|J01DD08|头孢克肟|cephalosporin|Kc|22.8|50mg|bid
头孢地尼胶囊|胶囊剂|0.1g×10粒|d|J01DD15|头孢地尼|cephalosporin|Kc|33.7|0.1g|tid
头孢丙烯片|片剂|0.25g×6片|e|J01DC10|头孢丙烯|cephalosporin|Kc|26.3|0.5g|bid
阿奇霉素片|片剂|0.25g×6片|f|J01FA10|阿奇霉素|macrolide,qt|Pc Lc|18.9|0.5g|qd
阿奇霉素干混悬剂|干混悬剂|0.1g×6袋|g|J01FA10|阿奇霉素|macrolide,qt|Pc Lc|21.1|按体重|qd
克拉霉素片|片剂|0.25g×6片,0.25g×12片|h|J01FA09|克拉霉素|macrolide,qt,cyp3a4_strong|Px Lc Kc A6|24.2|0.25g|bid
罗红霉素胶囊|胶囊剂|0.15g×12粒|a|J01FA06|罗红霉素|macrolide,qt|Pc Lc|14.1|0.15g|bid
红霉素肠溶片|肠溶片|0.125g×24片|b|J01FA01|红霉素|macrolide,qt,cyp3a4_moderate|Pc Lx|9.2|0.25g|qid
左氧氟沙星片|片剂|0.1g×10片,0.5g×4片|c|J01MA12|左氧氟沙星|quinolone,qt|Px Kc A18|17.8|0.5g|qd
盐酸莫西沙星片|片剂|0.4g×3片|d|J01MA14|莫西沙星|quinolone,qt|Px Lc A18|36.9|0.4g|qd
诺氟沙星胶囊|胶囊剂|0.1g×24粒|e|J01MA06|诺氟沙星|quinolone,qt|Px Lc Kc A18|8.6|0.4g|bid
环丙沙星片|片剂|0.25g×20片|f|J01MA02|环丙沙星|quinolone,qt,cyp1a2_strong|Px Kc A18|12.6|0.5g|bid
复方磺胺甲噁唑片|片剂|0.48g×100片|g|J01EE01|磺胺甲噁唑+甲氧苄啶|sulfonamide,trimethoprim|Px Lc Kc A1|9.8|0.96g|bid
盐酸多西环素片|片剂|0.1g×24片|h|J01AA02|多西环素|tetracycline|Px Lc A8|13.1|0.1g|bid
盐酸米诺环素胶囊|胶囊剂|50mg×20粒|a|J01AA08|米诺环素|tetracycline|Px Lc Kc A8|39.4|100mg|bid
甲硝唑片|片剂|0.2g×100片|b|P01AB01|甲硝唑|nitroimidazole|Pc Lc|7.8|0.4g|tid
替硝唑片|片剂|0.5g×8片|c|P01AB02|替硝唑|nitroimidazole|Pc Lc A12|10.3|1g|qd
呋喃妥因肠溶胶囊|肠溶胶囊|50mg×40粒|d|J01XE01|呋喃妥因|nitrofuran|Pc Kx|18.6|50mg|qid
磷霉素氨丁三醇散|散剂|3g×1袋,3g×2袋|e|J01XX01|磷霉素|phosphonic|Kc A12|48.2|3g|once
利福平胶囊|胶囊剂|0.15g×100粒|f|J04AB02|利福平|rifamycin,cyp_inducer|Pc Lx|23.2|0.45g|qd
异烟肼片|片剂|0.1g×100片|g|J04AC01|异烟肼|antituberculosis|Pc Lc Kc|9.6|0.3g|qd
氟康唑胶囊|胶囊剂|50mg×6粒,150mg×1粒|h|J02AC01|氟康唑|azole,qt,cyp2c9_strong,cyp3a4_moderate|Px Lc Kc|21.5|100mg,150mg|qd,once
伊曲康唑胶囊|胶囊剂|0.1g×7粒,0.1g×14粒|a|J02AC02|伊曲康唑|azole,cyp3a4_strong|Px Lx Kc A18|47.7|0.2g|bid
盐酸特比萘芬片|片剂|0.25g×7片|b|D01BA02|特比萘芬|allylamine|Pc Lx Kc|38.7|0.25g|qd
阿昔洛韦片|片剂|0.1g×24片|c|J05AB01|阿昔洛韦|antiviral|Pc Kc|9.7|0.4g|tid
盐酸伐昔洛韦片|片剂|0.3g×10片|d|J05AB11|伐昔洛韦|antiviral|Pc Kc A12|23.6|0.3g|bid
磷酸奥司他韦胶囊|胶囊剂|75mg×10粒|e|J05AH02|奥司他韦|antiviral|Pc Kc A1|58.4|75mg|bid
磷酸奥司他韦颗粒|颗粒剂|15mg×10袋|f|J05AH02|奥司他韦|antiviral|Pc Kc A1|46.9|按体重|bid
恩替卡韦分散片|分散片|0.5mg×7片,0.5mg×28片|g|J05AF10|恩替卡韦|antiviral|Pc Kc A2|25.8|0.5mg|qd
富马酸替诺福韦二吡呋酯片|片剂|300mg×30片|h|J05AF07|替诺福韦|antiviral|Pc Kc A12|68.8|300mg|qd
拉米夫定片|片剂|100mg×14片|a|J05AF05|拉米夫定|antiviral|Pc Kc|32.1|100mg|qd
阿苯达唑片|片剂|0.2g×10片|b|P02CA03|阿苯达唑|anthelmintic|Px Lc A2|11.1|0.4g|once
奥美拉唑肠溶胶囊|肠溶胶囊|20mg×14粒,20mg×28粒|c|A02BC01|奥美拉唑|ppi,cyp2c19_inhibitor|Pc Lc|16.4|20mg|qd
泮托拉唑钠肠溶片|肠溶片|40mg×7片,40mg×14片|d|A02BC02|泮托拉唑|ppi|Pc Lc|29.1|40mg|qd
雷贝拉唑钠肠溶片|肠溶片|10mg×7片,20mg×7片|e|A02BC04|雷贝拉唑|ppi|Pc Lc|34.8|20mg|qd
艾司奥美拉唑镁肠溶片|肠溶片|20mg×7片,40mg×7片|f|A02BC05|艾司奥美拉唑|ppi,cyp2c19_inhibitor|Pc Lc|48.4|20mg,40mg|qd
兰索拉唑肠溶片|肠溶片|15mg×14片,30mg×7片|g|A02BC03|兰索拉唑|ppi|Pc Lc|24.1|30mg|qd
法莫替丁片|片剂|20mg×24片|h|A02BA03|法莫替丁|h2|Pc Lc Kc|7.6|20mg|bid
盐酸雷尼替丁胶囊|胶囊剂|0.15g×30粒|a|A02BA02|雷尼替丁|h2|Pc Lc Kc|6.9|0.15g|bid
铝碳酸镁咀嚼片|咀嚼片|0.5g×20片|b|A02AD04|铝碳酸镁|antacid,cation|Kc|19.4|1g|tid
枸橼酸铋钾胶囊|胶囊剂|0.3g×40粒|c|A02BX05|枸橼酸铋钾|bismuth,cation|Px Kx|24.9|0.6g|bid
替普瑞酮胶囊|胶囊剂|50mg×20粒|d|A02BX|替普瑞酮|mucosal|Pc|23.9|50mg|tid
瑞巴派特片|片剂|0.1g×24片|e|A02BX14|瑞巴派特|mucosal|Pc|25.9|0.1g|tid
多潘立酮片|片剂|10mg×30片|f|A03FA03|多潘立酮|prokinetic,qt|Pc Lx Kc A12|18.5|10mg|tid
枸橼酸莫沙必利片|片剂|5mg×24片|g|A03FA09|莫沙必利|prokinetic|Pc|27.7|5mg|tid
甲氧氯普胺片|片剂|5mg×100片|h|A03FA01|甲氧氯普胺|prokinetic,dopamine_antagonist|Pc Kc|5.9|5mg|tid
匹维溴铵片|片剂|50mg×15片|a|A03AX04|匹维溴铵|antispasmodic|Pc|28.1|50mg|tid
蒙脱石散|散剂|3g×10袋|b|A07BC05|蒙脱石|adsorbent||15.1|3g|tid
盐酸洛哌丁胺胶囊|胶囊剂|2mg×6粒|c|A07DA03|洛哌丁胺|antidiarrhoeal|Pc Lc A6|14.4|2mg|prn
双歧杆菌三联活菌胶囊|胶囊剂|0.21g×24粒|d|A07FA|双歧杆菌三联活菌|probiotic||29.6|0.42g|bid
枯草杆菌二联活菌颗粒|颗粒剂|1g×10袋|e|A07FA|枯草杆菌二联活菌|probiotic||24.8|1袋|bid
乳果糖口服溶液|口服溶液|100ml:66.7g×1瓶|f|A06AD11|乳果糖|laxative||33.8|15ml|qd
聚乙二醇4000散|散剂|10g×10袋|g|A06AD15|聚乙二醇|laxative|A8|27.4|10g|qd
美沙拉秦肠溶片|肠溶片|0.25g×24片,0.5g×40片|h|A07EC02|美沙拉秦|salicylate|Pc Lc Kx A2|52.2|1g|tid
熊去氧胆酸胶囊|胶囊剂|0.25g×25粒|a|A05AA02|熊去氧胆酸|bile_acid|Pc Lc|66.4|0.25g|bid
水飞蓟宾胶囊|胶囊剂|35mg×20粒|b|A05BA03|水飞蓟宾|hepatoprotective|Pc|31.6|70mg|tid
多烯磷脂酰胆碱胶囊|胶囊剂|228mg×24粒|c|A05C|多烯磷脂酰胆碱|hepatoprotective|A12|45.5|456mg|tid
复方甘草酸苷片|片剂|25mg×30片|d|A05BA|甘草酸苷|licorice|Pc Kc|38.8|50mg|tid
硫酸沙丁胺醇吸入气雾剂|吸入气雾剂|100μg×200揿|e|R03AC02|沙丁胺醇|beta_agonist|Pc|21.6|100μg|prn
布地奈德福莫特罗吸入粉雾剂|吸入粉雾剂|160μg/4.5μg×60吸|f|R03AK07|布地奈德+福莫特罗|inhaled_steroid,beta_agonist|Pc A12|148|1吸|bid
沙美特罗替卡松吸入粉雾剂|吸入粉雾剂|50μg/250μg×60吸|g|R03AK06|沙美特罗+氟替卡松|inhaled_steroid,beta_agonist,lactose|Pc A4|156|1吸|bid
布地奈德吸入粉雾剂|吸入粉雾剂|200μg×100吸|h|R03BA02|布地奈德|inhaled_steroid|Pc A6|86.5|200μg|bid
噻托溴铵吸入粉雾剂|吸入粉雾剂|18μg×30粒|a|R03BB04|噻托溴铵|anticholinergic,lactose|Pc Kc A18|118|18μg|qd
孟鲁司特钠片|片剂|10mg×5片,10mg×30片|b|R03DC03|孟鲁司特|leukotriene|Pc A15|32.7|10mg|qn
孟鲁司特钠咀嚼片|咀嚼片|4mg×5片,5mg×5片|c|R03DC03|孟鲁司特|leukotriene|Pc A2|29.5|4mg,5mg|qn
茶碱缓释片|缓释片|0.1g×24片|d|R03DA04|茶碱|xanthine|Pc Lc|10.9|0.2g|bid
多索茶碱片|片剂|0.2g×24片|e|R03DA11|多索茶碱|xanthine|Pc Lc Kc|28.6|0.2g|bid
盐酸氨溴索口服溶液|口服溶液|100ml:0.6g×1瓶|f|R05CB06|氨溴索|mucolytic|Pc|19.6|10ml|bid
乙酰半胱氨酸颗粒|颗粒剂|0.2g×10袋|g|R05CB01|乙酰半胱氨酸|mucolytic|Pc|26.6|0.2g|tid
羧甲司坦片|片剂|0.25g×24片|h|R05CB03|羧甲司坦|mucolytic|Pc A2|12.1|0.5g|tid
桉柠蒎肠溶软胶囊|软胶囊|0.3g×18粒|a|R05CB|桉柠蒎|mucolytic|Pc A4|33.1|0.3g|bid
氢溴酸右美沙芬片|片剂|15mg×24片|b|R05DA09|右美沙芬|antitussive,serotonergic|Pc Lc A6|13.5|15mg|tid
氯雷他定片|片剂|10mg×6片,10mg×12片|c|R06AX13|氯雷他定|antihistamine2|Pc Lc Kc A2|18.1|10mg|qd
盐酸西替利嗪片|片剂|10mg×12片|d|R06AE07|西替利嗪|antihistamine2|Pc Kc A6|14.9|10mg|qd
盐酸左西替利嗪片|片剂|5mg×15片|e|R06AE09|左西替利嗪|antihistamine2|Pc Kc A6|22.3|5mg|qd
依巴斯汀片|片剂|10mg×10片|f|R06AX22|依巴斯汀|antihistamine2|Pc Lc A12|29.2|10mg|qd
马来酸氯苯那敏片|片剂|4mg×100片|g|R06AB04|氯苯那敏|antihistamine|Pc A2|4.6|4mg|tid
酮替芬片|片剂|1mg×60片|h|R06AX17|酮替芬|antihistamine|Pc A3|7.1|1mg|bid
糠酸莫米松鼻喷雾剂|鼻喷雾剂|50μg×60揿|a|R01AD09|莫米松|nasal_steroid|Pc A3|62.9|2揿|qd
丙酸氟替卡松鼻喷雾剂|鼻喷雾剂|50μg×120揿|b|R01AD08|氟替卡松|nasal_steroid|Pc A4|58.1|2揿|qd
盐酸舍曲林片|片剂|50mg×14片,50mg×28片|c|N06AB06|舍曲林|ssri,serotonergic|Pc Lc A6|43.9|50mg|qd
盐酸氟西汀胶囊|胶囊剂|20mg×28粒|d|N06AB03|氟西汀|ssri,serotonergic,cyp2d6_strong,cyp2c19_inhibitor|Pc Lc A8|62.3|20mg|qd
盐酸帕罗西汀片|片剂|20mg×10片|e|N06AB05|帕罗西汀|ssri,serotonergic,cyp2d6_strong|Px Lc Kc A18|41.6|20mg|qd
草酸艾司西酞普兰片|片剂|10mg×7片,10mg×28片|f|N06AB10|艾司西酞普兰|ssri,serotonergic,qt|Pc Lc A18|48.9|10mg|qd
氢溴酸西酞普兰片|片剂|20mg×14片|g|N06AB04|西酞普兰|ssri,serotonergic,qt|Pc Lc A18|45.8|20mg|qd
盐酸文拉法辛缓释胶囊|缓释胶囊|75mg×14粒|h|N06AX16|文拉法辛|snri,serotonergic|Pc Lc Kc A18|57.2|75mg|qd
盐酸度洛西汀肠溶胶囊|肠溶胶囊|30mg×10粒,60mg×14粒|a|N06AX21|度洛西汀|snri,serotonergic|Pc Lx Kx A18|65.7|60mg|qd
米氮平片|片剂|30mg×10片|b|N06AX11|米氮平|serotonergic,cns_depressant|Pc Lc Kc A18|38.5|30mg|qn
盐酸阿米替林片|片剂|25mg×100片|c|N06AA09|阿米替林|tricyclic,serotonergic,qt|Pc Lc A6|12.9|25mg|qn
吗氯贝胺片|片剂|0.1g×24片|d|N06AG02|吗氯贝胺|maoi|Pc Lc A18|47.1|0.15g|bid
富马酸喹硫平片|片剂|25mg×20片,0.1g×30片|e|N05AH04|喹硫平|antipsychotic,qt,cns_depressant|Pc Lc A18|44.7|0.1g|bid
奥氮平片|片剂|5mg×14片,10mg×7片|f|N05AH03|奥氮平|antipsychotic,cns_depressant|Pc Lc A18|53.1|5mg,10mg|qn
利培酮片|片剂|1mg×20片,2mg×20片|g|N05AX08|利培酮|antipsychotic,qt,dopamine_antagonist|Pc Lc Kc A5|36.4|1mg,2mg|bid
阿立哌唑片|片剂|5mg×20片,10mg×10片|h|N05AX12|阿立哌唑|antipsychotic|Pc A13|49.4|10mg|qd
碳酸锂片|片剂|0.25g×100片|a|N05AN01|锂|lithium|Px Kx A12|22.4|0.25g|tid
丁螺环酮片|片剂|5mg×20片|b|N05BE01|丁螺环酮|serotonergic|Pc Lc Kc A18|24.3|5mg|tid
卡马西平片|片剂|0.1g×100片,0.2g×30片|c|N03AF01|卡马西平|antiepileptic,cyp_inducer,aromatic_aed|Px Lc|17.1|0.1g,0.2g|bid
奥卡西平片|片剂|0.15g×50片,0.3g×50片|d|N03AF02|奥卡西平|antiepileptic,aromatic_aed|Px Kc A2|89.3|0.3g|bid
丙戊酸钠缓释片|缓释片|0.5g×30片|e|N03AG01|丙戊酸|antiepileptic,valproate|Px Lx A6|58.9|0.5g|qd
左乙拉西坦片|片剂|0.25g×30片,0.5g×30片|f|N03AX14|左乙拉西坦|antiepileptic|Pc Kc A4|62.6|0.5g|bid
拉莫三嗪片|片剂|25mg×30片,50mg×30片|g|N03AX09|拉莫三嗪|antiepileptic,aromatic_aed|Pc Lc Kc A2|59.7|25mg,50mg|qd
托吡酯片|片剂|25mg×60片|h|N03AX11|托吡酯|antiepileptic,sulfonamide_like|Px Lc Kc A2|61.8|25mg|bid
苯妥英钠片|片剂|0.1g×100片|a|N03AB02|苯妥英|antiepileptic,cyp_inducer,aromatic_aed|Px Lc|9.1|0.1g|tid
加巴喷丁胶囊|胶囊剂|0.1g×50粒,0.3g×24粒|b|N03AX12|加巴喷丁|gabapentinoid,cns_depressant|Pc Kc A3|35.5|0.3g|tid
盐酸多奈哌齐片|片剂|5mg×7片,10mg×7片|c|N06DA02|多奈哌齐|cholinesterase|Pc A18|54.8|5mg,10mg|qn
盐酸美金刚片|片剂|10mg×14片,10mg×28片|d|N06DX01|美金刚|nmda|Pc Kc A18|76.2|10mg|bid
多巴丝肼片|片剂|0.25g×40片|e|N04BA02|左旋多巴+苄丝肼|levodopa|Px Lc Kc A25|72.1|0.125g|tid
盐酸普拉克索片|片剂|0.25mg×30片|f|N04BC05|普拉克索|dopamine_agonist|Pc Kc A18|66.9|0.25mg|tid
盐酸苯海索片|片剂|2mg×100片|g|N04AA01|苯海索|anticholinergic|Pc|8.3|2mg|bid
甲磺酸倍他司汀片|片剂|6mg×30片|h|N07CA01|倍他司汀|histamine_analogue|Pc A18|17.3|6mg|tid
盐酸氟桂利嗪胶囊|胶囊剂|5mg×20粒,5mg×60粒|a|N07CA03|氟桂利嗪|calcium_cns,cns_depressant|Px Lc A18|11.7|5mg|qn
甲钴胺片|片剂|0.5mg×20片,0.5mg×100片|b|B03BA05|甲钴胺|vitamin_b||18.7|0.5mg|tid
维生素B1片|片剂|10mg×100片|c|A11DA01|维生素B1|vitamin_b||4.2|10mg|tid
维生素B6片|片剂|10mg×100片|d|A11HA02|维生素B6|vitamin_b||4.4|10mg|tid
叶酸片|片剂|0.4mg×31片,5mg×100片|e|B03BB01|叶酸|folate||9.3|0.4mg,5mg|qd,tid
维生素C片|片剂|0.1g×100片|f|A11GA01|维生素C|vitamin_c||3.9|0.1g|tid
琥珀酸亚铁片|片剂|0.1g×24片|g|B03AA|琥珀酸亚铁|iron,cation|Lc Kc|28.7|0.1g|tid
多糖铁复合物胶囊|胶囊剂|0.15g×10粒|h|B03AB|多糖铁|iron,cation||31.5|0.15g|qd
氯化钾缓释片|缓释片|0.5g×24片|a|A12BA01|氯化钾|potassium|Kx|9.5|1g|bid
硫酸锌口服溶液|口服溶液|100ml:0.2g×1瓶|b|A12CB01|硫酸锌|cation|Kc|15.8|10ml|tid
非那雄胺片|片剂|5mg×10片,1mg×28片|c|G04CB01|非那雄胺|reductase|Px Lc A18|34.4|5mg,1mg|qd
盐酸坦索罗辛缓释胶囊|缓释胶囊|0.2mg×10粒|d|G04CA02|坦索罗辛|alpha|Pc Lc Kc A18|31.1|0.2mg|qn
枸橼酸西地那非片|片剂|50mg×5片,100mg×5片|e|G04BE03|西地那非|pde5|Lc Kc A18|128|50mg|prn
他达拉非片|片剂|5mg×28片,20mg×4片|f|G04BE08|他达拉非|pde5|Lc Kc A18|146|5mg,20mg|qd,prn
酒石酸托特罗定片|片剂|2mg×14片|g|G04BD07|托特罗定|anticholinergic|Pc Lc Kc A18|28.3|2mg|bid
琥珀酸索利那新片|片剂|5mg×10片|h|G04BD08|索利那新|anticholinergic|Pc Lc Kc A18|58.6|5mg|qd
黄体酮胶囊|胶囊剂|50mg×20粒|a|G03DA04|黄体酮|progestogen|Lx|36.8|100mg|bid
地屈孕酮片|片剂|10mg×20片|b|G03DB01|地屈孕酮|progestogen|Lc|92.7|10mg|bid
戊酸雌二醇片|片剂|1mg×21片|c|G03CA03|雌二醇|estrogen|Px Lx|38.9|1mg|qd
屈螺酮炔雌醇片|片剂|21片|d|G03AA12|屈螺酮+炔雌醇|estrogen,progestogen,contraceptive|Px Lx Kx|118|1片|qd
左炔诺孕酮炔雌醇片|片剂|21片|e|G03AA07|左炔诺孕酮+炔雌醇|estrogen,progestogen,contraceptive|Px Lx|32.3|1片|qd
来曲唑片|片剂|2.5mg×10片,2.5mg×30片|f|L02BG04|来曲唑|aromatase|Px Lc Kc A18|98.4|2.5mg|qd
枸橼酸他莫昔芬片|片剂|10mg×60片|g|L02BA01|他莫昔芬|serm,tamoxifen|Px Lc A18|46.2|10mg|bid
阿那曲唑片|片剂|1mg×14片|h|L02BG03|阿那曲唑|aromatase|Px Lc Kc A18|87.3|1mg|qd
环孢素软胶囊|软胶囊|25mg×50粒|a|L04AD01|环孢素|immunosuppressant,calcineurin|Pc Lc Kc|178|遵医嘱|bid
他克莫司胶囊|胶囊剂|0.5mg×50粒,1mg×50粒|b|L04AD02|他克莫司|immunosuppressant,calcineurin|Pc Lc Kc|265|遵医嘱|bid
吗替麦考酚酯胶囊|胶囊剂|0.25g×40粒|c|L04AA06|吗替麦考酚酯|immunosuppressant|Px Kc|152|0.5g|bid
硫唑嘌呤片|片剂|50mg×60片|d|L04AX01|硫唑嘌呤|immunosuppressant,thiopurine|Px Lc Kc|68.3|50mg|qd
玻璃酸钠滴眼液|滴眼液|5ml:5mg×1支|e|S01XA20|玻璃酸钠|artificial_tear||26.2|1滴|tid
左氧氟沙星滴眼液|滴眼液|5ml:24.4mg×1支|f|S01AE05|左氧氟沙星|quinolone_eye|Pc|19.3|1滴|tid
妥布霉素地塞米松滴眼液|滴眼液|5ml×1支|g|S01CA01|妥布霉素+地塞米松|aminoglycoside,eye_steroid|Pc|28.8|1滴|tid
拉坦前列素滴眼液|滴眼液|2.5ml:125μg×1支|h|S01EE01|拉坦前列素|prostaglandin_eye|Px A18|96.8|1滴|qn
马来酸噻吗洛尔滴眼液|滴眼液|5ml:25mg×1支|a|S01ED01|噻吗洛尔|beta_eye|Pc|8.7|1滴|bid
布林佐胺滴眼液|滴眼液|5ml:50mg×1支|b|S01EC04|布林佐胺|sulfonamide_like|Pc Kx A18|78.6|1滴|bid
硝酸咪康唑乳膏|乳膏剂|20g:0.4g×1支|c|D01AC02|咪康唑|azole_topical|Pc|12.3|适量|bid
盐酸特比萘芬乳膏|乳膏剂|10g:0.1g×1支|d|D01AE15|特比萘芬|allylamine_topical|Pc A12|18.8|适量|bid
糠酸莫米松乳膏|乳膏剂|10g:10mg×1支|e|D07AC13|莫米松|topical_steroid|Pc A2|24.2|适量|qd
丁酸氢化可的松乳膏|乳膏剂|20g:20mg×1支|f|D07AB02|氢化可的松|topical_steroid|Pc|16.2|适量|bid
他克莫司软膏|软膏剂|10g:3mg×1支|g|D11AH01|他克莫司|topical_immunomodulator|Pc A2|72.8|适量|bid
莫匹罗星软膏|软膏剂|10g:0.2g×1支|h|D06AX09|莫匹罗星|topical_antibiotic|Pc|22.7|适量|tid
卡泊三醇软膏|软膏剂|15g:0.75mg×1支|a|D05AX02|卡泊三醇|vitamin_d_topical|Pc Kc A6|84.9|适量|bid
阿达帕林凝胶|凝胶剂|30g:30mg×1支|b|D10AD03|阿达帕林|retinoid_topical|Px A12|38.3|适量|qn
维A酸乳膏|乳膏剂|15g:15mg×1支|c|D10AD01|维A酸|retinoid_topical|Px A12|14.2|适量|qn
异维A酸软胶囊|软胶囊|10mg×20粒|d|D10BA01|异维A酸|retinoid|Px Lx A12|45.1|10mg|bid
复方丹参滴丸|滴丸剂|27mg×180丸|e|Z01|丹参+三七+冰片|tcm_blood|Pc|28.5|10丸|tid
麝香保心丸|丸剂|22.5mg×42丸|f|Z01|麝香保心|tcm_blood|Px|33.2|2丸|tid
银杏叶片|片剂|9.6mg×24片|g|Z01|银杏叶|ginkgo,tcm_blood|Pc|19.9|2片|tid
通心络胶囊|胶囊剂|0.26g×30粒|h|Z01|通心络|tcm_blood|Px|31.8|3粒|tid
血脂康胶囊|胶囊剂|0.3g×24粒|a|Z01|红曲|red_yeast|Px Lx|24.6|2粒|bid
六味地黄丸（浓缩丸）|丸剂|200丸|b|Z02|六味地黄|tcm_tonic||16.8|8丸|tid
连花清瘟胶囊|胶囊剂|0.35g×24粒|c|Z03|连花清瘟|tcm_cold,ephedra|Pc Kc A12|14.7|4粒|tid
蒲地蓝消炎口服液|口服液|10ml×10支|d|Z03|蒲地蓝|tcm_cold|Pc|29.4|10ml|tid
双黄连口服液|口服液|10ml×10支|e|Z03|双黄连|tcm_cold|Pc|21.9|20ml|tid
百令胶囊|胶囊剂|0.5g×42粒|f|Z02|发酵冬虫夏草菌粉|tcm_tonic||68.6|2g|tid
稳心颗粒|颗粒剂|9g×9袋|g|Z01|稳心|tcm_blood|Pc|32.4|1袋|tid
酒石酸唑吡坦片|片剂|10mg×7片|a|N05CF02|唑吡坦|z_drug,cns_depressant|Pc Lx A18 Y2|26.7|10mg|qn
佐匹克隆片|片剂|7.5mg×12片|b|N05CF01|佐匹克隆|z_drug,cns_depressant|Pc Lx A18 Y2|28.9|7.5mg|qn
地西泮片|片剂|2.5mg×20片|c|N05BA01|地西泮|benzodiazepine,cns_depressant|Px Lc Y2|4.1|2.5mg|qn
艾司唑仑片|片剂|1mg×20片|d|N05CD04|艾司唑仑|benzodiazepine,cns_depressant|Px Lc Y2|3.6|1mg|qn
阿普唑仑片|片剂|0.4mg×20片|e|N05BA12|阿普唑仑|benzodiazepine,cns_depressant|Px Lc Y2|7.7|0.4mg|qn
劳拉西泮片|片剂|0.5mg×20片|f|N05BA06|劳拉西泮|benzodiazepine,cns_depressant|Px Lc Y2|12.4|0.5mg|bid
氯硝西泮片|片剂|2mg×20片|g|N03AE01|氯硝西泮|benzodiazepine,cns_depressant|Px Lc Y2|6.3|1mg|qn
苯巴比妥片|片剂|30mg×100片|h|N03AA02|苯巴比妥|barbiturate,cyp_inducer,cns_depressant,aromatic_aed|Px Lc Kc Y2|9.9|30mg|tid
盐酸曲马多缓释片|缓释片|0.1g×10片|a|N02AX02|曲马多|opioid,serotonergic,cns_depressant|Px Lc Kc A12 Y2|29.8|0.1g|bid
盐酸哌甲酯缓释片|缓释片|18mg×15片|b|N06BA04|哌甲酯|stimulant,sympathomimetic|Pc A6 Y1|218|18mg|qd
盐酸氯胺酮注射液|注射液|2ml:0.1g×1支|c|N01AX03|氯胺酮|anaesthetic|Px Y1|9.9|遵医嘱|once
硫酸吗啡缓释片|缓释片|10mg×10片,30mg×10片|d|N02AA01|吗啡|opioid,cns_depressant|Px Lc Kc N|52.5|10mg,30mg|bid
盐酸羟考酮缓释片|缓释片|10mg×10片|e|N02AA05|羟考酮|opioid,cns_depressant|Px Lc Kc A18 N|78.8|10mg|bid
芬太尼透皮贴剂|贴剂|4.2mg×5贴|f|N02AB03|芬太尼|opioid,cns_depressant,serotonergic|Px Lc Kc A2 N|268|遵医嘱|biw
盐酸哌替啶片|片剂|50mg×20片|g|N02AB02|哌替啶|opioid,cns_depressant,serotonergic|Px Lc Kc N|12.8|50mg|prn
磷酸可待因片|片剂|30mg×20片|h|R05DA04|可待因|opioid,cns_depressant|Px Lc Kc A18 N|22.9|30mg|tid
`

/** Invented makers, by the letter of their line. */
export const demoMakers: Readonly<Record<string, string>> = {
  a: '南山示范制药有限公司',
  b: '云溪示范药业股份有限公司',
  c: '东湖示范制药厂',
  d: '北岭示范医药有限公司',
  e: '青禾示范药业有限公司',
  f: '明泽示范制药股份有限公司',
  g: '安和示范药业有限公司',
  h: '仁济堂示范制药有限公司',
}

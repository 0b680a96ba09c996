/**
 * Western medicines of a pharmacist's list of the 900 that are dispensed most (2026-11-28), which the table did not know. What is
 * put on, dropped or given as an infusion has no amounts here. Columns: see ../format.ts.
 */
export const commonIngredients = `
利血平|C02AA02|bp_low,brady,reserpine|0.25mg|0.5mg|0.25mg||18|x|x|||cn
硫辛酸|A16AX01||600mg|600mg|600mg||18|w|w|||cn
辅酶Q10|C01EB09||30mg|90mg|30mg|||c|c|||cn
胰激肽原酶|C04AF01|bleed_weak|240IU|720IU|720IU|||w|w|||cn
羟苯磺酸钙|C05BX01||0.5g|1.5g|1g||18|w|w|||cn
胶体果胶铋|A02BX05|bismuth,cation|0.3g|1.2g|0.6g|28|12|x|w|c30x||cn
磷酸铝|A02AB03|antacid,cation,aluminium||||||c|c|||cn
吉法酯|A02BX||100mg|400mg|300mg|||w|w|||cn
复方阿嗪米特|A09AA|||||||c|c|||cn
西甲硅油|A03AX13|||||||c|c|||cn
口服补液盐|A07CA|||||||-|-|||cn
双歧杆菌四联活菌|A07FA|probiotic||||||-|-|||cn
地衣芽孢杆菌|A07FA|probiotic||||||-|-|||cn
酪酸梭菌|A07FA|probiotic||||||-|-|||cn
乳杆菌|G01AX14|probiotic||||||-|-|||cn
开塞露|A06AX01|||||||c|c|||cn
谷胱甘肽|V03AB32|hepatoprotective|1.8g|1.8g|1.2g|||c|c|||cn
腺苷蛋氨酸|A16AA02|hepatoprotective|1g|2g|1g|||c|c|||cn
克林霉素|J01FF01|lincosamide|600mg|2.4g|1.2g|28||c|w||c|cn
福尔可定|R05DA08|sedative||||||w|w|||cn
曲普利啶|R06AX07|antihistamine,ach3,sedative||||||w|w|||cn
克仑特罗|R03CC13|beta_agonist,saba,k_down,absorbed||||||w|w|||cn
妥洛特罗|R03AC11|beta_agonist,saba,k_down,absorbed||||||c|c|||cn
乌美溴铵|R03BB07|inhaled_ach,absorbed,lama||||||c|c|||cn
维兰特罗|R03AC|beta_agonist,laba,k_down,absorbed,s3a4_narrow||||||c|c|||cn
贝他斯汀|R06AX|antihistamine2|10mg|20mg|20mg||12|w|w|||cn
阿达木单抗|L04AB04|immunosuppressant,biologic,every7||||||w|w|||us
度普利尤单抗|D11AH05|biologic,every14||||||c|c|||us
依洛尤单抗|C10AX13|every14||||||c|c|||us
利多卡因|N01BB02|anaesthetic||||||c|c|||cn
七叶皂苷|C05CX|||||||c|c|||cn
氟哌噻吨|N05AF01|antipsychotic,dopamine_block,qt2,sedative||||||w|w|||cn
美利曲辛|N06AA14|tca,ser,ach3,sedative,qt2,s2d6,hypotension_old||||||w|w|||cn
奥拉西坦|N06BX07||800mg|2.4g|2.4g||18|w|w|c30w||cn
天麻素|N07CA||100mg|300mg|150mg|||c|c|||cn
谷维素|N05||30mg|90mg|60mg|||c|c|||cn
酮酸|V06DD|cation,calcium_up||||||c|c|||cn
促红素|B03XA01|bp_up,thrombosis_risk||||||c|c|||cn
雌三醇|G03CA04|||||||x|w|||cn
克霉唑|D01AC01|azole_topical||||||c|c|||cn
联苯苄唑|D01AC10|azole_topical||||||c|c|||cn
益康唑|D01AC03|azole_topical||||||c|c|||cn
阿莫罗芬|D01AE16|||||||c|c|||cn
氯己定|D08AC02|||||||-|-|||cn
聚维酮碘|D08AG02|||||||w|w|||cn
西地碘|A01AB|||||||w|w|||cn
西吡氯铵|A01AB|||||||c|c|||cn
干扰素α2b|L03AB05|||||||w|w|||cn
地奈德|D07AB08|topical_steroid||||||c|c|||cn
卤米松|D07AC12|topical_steroid||||||c|c|||cn
曲安奈德|D07AB09|topical_steroid||||||c|c|||cn
氟米龙|S01BA07|topical_steroid||||||c|c|||cn
倍他米松|H02AB01|steroid,ulcer_risk,k_down,s3a4||||||c|w|||cn
克立硼罗|D11AH06|||||||c|c|||cn
多粘菌素|D06AX|||||||c|c|||cn
新霉素|D06AX04|aminoglycoside||||||c|c|||cn
喷昔洛韦|D06BB06|||||||c|c|||cn
过氧苯甲酰|D10AE01|||||||c|c|||cn
米诺地尔|D11AX01||||||18|w|w|||cn
尿素软膏|D02AE01|||||||-|-|||cn
尿素维E|D02AE01|||||||-|-|||cn
炉甘石|D02AB|||||||-|-|||cn
氧化锌|D02AB|||||||-|-|||cn
硼酸|D08AD|||||||w|w|||cn
多磺酸粘多糖|C05BA01|||||||c|c|||cn
碱性成纤维细胞生长因子|D03AX|||||||c|c|||cn
表皮生长因子|D03AX|||||||c|c|||cn
氯霉素|S01AA01|||||||w|w|||cn
普拉洛芬|S01BC09|nsaid,nsaid_ns||||||c|c|||cn
聚乙烯醇|S01XA20|||||||-|-|||cn
卡波姆|S01XA20|||||||-|-|||cn
地夸磷索|S01XA|||||||c|c|||cn
小牛血去蛋白|S01XA|||||||c|c|||cn
吡嘧司特|S01GX|||||||c|c|||cn
卡替洛尔|S01ED05|beta,beta_nonselective,brady,absorbed|||||18|c|c|||cn
溴莫尼定|S01EA05|sedative||||||c|w|||cn
托吡卡胺|S01FA06|anticholinergic,absorbed||||||c|c|||cn
氮䓬斯汀|R01AC03|antihistamine2||||||c|c|||cn
羟甲唑啉|R01AA05|||||||w|w|||cn
呋喃西林|D08AF|||||||c|c|||cn
海水|R01AX10|||||||-|-|||cn
青霉素|J01CE01|penicillin,betalactam,mtx_up||||||-|-|c10w||cn
氨曲南|J01DF01|monobactam,betalactam|2g|8g|4g|28||c|c|c30d4g,c10d2g||us
头孢他啶|J01DD02|cephalosporin,ceph_oxyimino,betalactam|2g|6g|4g|28||c|c|c30w||cn
阿米卡星|J01GB06|aminoglycoside,nephrotoxic|1g|1.5g|1g|14||w|w|c50w||cn
氨林巴比妥|N02BB53|nsaid_ns,sedative||||||x|x|||cn
前列地尔|C01EA01|bleed_weak,bp_low||||||x|x|||cn
氯化钠|B05XA03|||||||-|-|||cn
葡萄糖|B05BA03|||||||-|-|||cn
复合维生素B|A11EA|||||||-|-|||cn
多维元素|A11AA|cation||||||-|-|||cn
右旋糖酐铁|B03AB|iron,cation||||||-|-|||cn
`

export const commonProducts = `
复方利血平片||利血平 0.032mg+氢氯噻嗪 3.1mg+肼屈嗪 4.2mg+异丙嗪 2.1mg|2片|6片
小儿氨酚黄那敏||对乙酰氨基酚 125mg+氯苯那敏 0.5mg|2袋|6袋
小儿氨酚烷胺||对乙酰氨基酚 100mg+金刚烷胺 40mg+咖啡因 6mg+氯苯那敏 0.8mg|2袋|4袋
愈美片||愈创甘油醚 100mg+右美沙芬 15mg|2片|8片
复方福尔可定||福尔可定+曲普利啶+伪麻黄碱+愈创甘油醚|10ml|40ml
氨溴特罗||氨溴索+克仑特罗|20ml|40ml
乌美溴铵维兰特罗||乌美溴铵 62.5μg+维兰特罗 25μg|1吸|1吸
布地格福||布地奈德 160μg+格隆溴铵 7.2μg+福莫特罗 4.8μg|2揿|4揿
氟哌噻吨美利曲辛||氟哌噻吨 0.5mg+美利曲辛 10mg|2片|4片
卡左双多巴||左旋多巴 200mg+卡比多巴 50mg|2片|8片
复方托吡卡胺||托吡卡胺+去氧肾上腺素||
双唑泰||甲硝唑+克霉唑+氯己定||
曲安奈德益康唑||曲安奈德+益康唑||
复方多粘菌素||多粘菌素+新霉素+利多卡因||
呋麻滴鼻液||呋喃西林+麻黄碱||
复方氯己定||氯己定+甲硝唑||
低分子量肝素钙||那屈肝素||
低分子肝素钙||那屈肝素||
德谷门冬双胰岛素||德谷胰岛素 70IU+门冬胰岛素 30IU||
维生素D滴剂||维生素D3||
赖氨酸葡锌||葡萄糖酸锌||
雌二醇屈螺酮||雌二醇 1mg+屈螺酮 2mg|1片|1片
枯草杆菌二联活菌颗粒||枯草杆菌二联活菌|2袋|4袋
维生素B6软膏||维生素B6||
`

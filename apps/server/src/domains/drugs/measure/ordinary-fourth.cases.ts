/** By somebody who had not seen the program, from memory of labels and guidelines (2026-11-28); split by the hash of the line. Form: dangerous-second.cases.ts. */
export const ordinaryFourth = `
M55 74kg dx:高血压|氨氯地平 5mg qd 28d
F62 60kg dx:高血压,高脂血症|缬沙坦 80mg qd 28d;瑞舒伐他汀 10mg qn 28d
M64 72kg dx:冠状动脉支架植入术后,高脂血症|阿司匹林 100mg qd 28d;氯吡格雷 75mg qd 28d;阿托伐他汀 20mg qn 28d;美托洛尔缓释片 47.5mg qd 28d;泮托拉唑 40mg qd 28d
M68 68kg dx:稳定型心绞痛,高血压|阿司匹林 100mg qd 28d;单硝酸异山梨酯缓释片 40mg qd 28d;比索洛尔 5mg qd 28d;瑞舒伐他汀 10mg qn 28d
M60 70kg dx:射血分数降低的心力衰竭|沙库巴曲缬沙坦 50mg bid 28d;美托洛尔缓释片 23.75mg qd 28d;达格列净 10mg qd 28d;螺内酯 20mg qd 28d
F70 58kg dx:心房颤动|利伐沙班 20mg qd 28d;比索洛尔 2.5mg qd 28d
F74 55kg dx:风湿性心脏瓣膜病,心房颤动|华法林 2.5mg qd 28d;美托洛尔 25mg bid 28d
M52 80kg dx:高血压,糖尿病肾病|厄贝沙坦 150mg qd 28d;氨氯地平 5mg qd 28d
M71 65kg dx:脑梗死恢复期,高血压|氯吡格雷 75mg qd 28d;阿托伐他汀 20mg qn 28d;氨氯地平 5mg qd 28d;天麻钩藤颗粒 1袋 tid 14d
F58 62kg dx:高血压|培哚普利 4mg qd 28d;吲达帕胺缓释片 1.5mg qd 28d
F56 57kg dx:冠心病心绞痛|复方丹参滴丸 10丸 tid 28d;阿司匹林 100mg qd 28d;美托洛尔 25mg bid 28d
M50 85kg dx:2型糖尿病|二甲双胍 0.5g tid 28d
F55 66kg dx:2型糖尿病,高脂血症|二甲双胍 0.5g bid 28d;西格列汀 100mg qd 28d;阿托伐他汀 10mg qn 28d
M63 70kg dx:2型糖尿病|甘精胰岛素 14IU qn 28d (皮下注射);二甲双胍 0.5g bid 28d;阿卡波糖 50mg tid 28d
M48 92kg dx:2型糖尿病,肥胖症|司美格鲁肽 0.25mg qw 28d (皮下注射);二甲双胍 0.5g bid 28d
F38 54kg dx:甲状腺功能减退症|左甲状腺素 50μg qd 28d
F33 52kg dx:甲状腺功能亢进症|甲巯咪唑 10mg bid 28d;普萘洛尔 10mg tid 14d
M66 67kg dx:2型糖尿病周围神经病变|甲钴胺 0.5mg tid 28d;硫辛酸 0.6g qd 28d;达格列净 10mg qd 28d
F68 54kg dx:绝经后骨质疏松症|阿仑膦酸 70mg qw 28d;骨化三醇 0.25μg qd 28d
M45 82kg dx:痛风缓解期,高尿酸血症|非布司他 40mg qd 28d;秋水仙碱 0.5mg qd 28d
M41 77kg dx:急性痛风性关节炎|秋水仙碱 0.5mg bid 5d;依托考昔 120mg qd 5d
M28 68kg dx:急性上呼吸道感染|连花清瘟胶囊 4粒 tid 3d;对乙酰氨基酚 0.5g prn 3d
F35 56kg dx:急性支气管炎|氨溴索 30mg tid 5d;右美沙芬 15mg tid 5d
M47 70kg dx:社区获得性肺炎|莫西沙星 0.4g qd 7d;乙酰半胱氨酸 0.6g qd 7d
F42 60kg dx:支气管哮喘|布地奈德福莫特罗 1吸 bid 28d (吸入);孟鲁司特 10mg qn 28d
M70 63kg dx:慢性阻塞性肺疾病稳定期|噻托溴铵 18μg qd 28d (吸入);羧甲司坦 0.5g tid 28d
M32 60kg dx:肺结核|异烟肼 0.3g qd 28d;利福平 0.6g qd 28d;吡嗪酰胺 1.5g qd 28d;乙胺丁醇 1g qd 28d;维生素B6 10mg qd 28d
F27 52kg dx:过敏性鼻炎|氯雷他定 10mg qd 14d;糠酸莫米松鼻喷雾剂 2喷 qd 14d (滴鼻)
M44 71kg dx:反流性食管炎|艾司奥美拉唑 40mg qd 28d;铝碳酸镁 1g tid 14d
F40 57kg dx:幽门螺杆菌感染,慢性胃炎|艾司奥美拉唑 20mg bid 14d;枸橼酸铋钾 0.6g bid 14d;阿莫西林 1g bid 14d;克拉霉素 0.5g bid 14d
F36 53kg allergy:penicillins dx:幽门螺杆菌感染|雷贝拉唑 10mg bid 14d;枸橼酸铋钾 220mg bid 14d;四环素 0.5g tid 14d;甲硝唑 0.4g tid 14d
M38 70kg dx:溃疡性结肠炎|美沙拉秦 1g tid 28d;双歧杆菌三联活菌胶囊 0.42g tid 28d
F49 58kg dx:功能性消化不良|莫沙必利 5mg tid 14d;复方阿嗪米特肠溶片 1片 tid 14d
F65 55kg dx:功能性便秘|乳果糖 15ml qd 14d
M30 68kg dx:急性胃肠炎|蒙脱石散 3g tid 3d;口服补液盐III 1袋 tid 2d
M52 66kg cirrhosis dx:酒精性肝硬化,腹水|螺内酯 60mg qd 28d;呋塞米 20mg qd 28d
M36 67kg liver dx:慢性乙型肝炎|恩替卡韦 0.5mg qd 28d;双环醇 25mg tid 28d
M57 64kg cirrhosis dx:肝硬化,食管静脉曲张,肝性脑病恢复期|普萘洛尔 10mg bid 28d;乳果糖 20ml tid 28d
F50 60kg dx:胆囊结石,胆汁反流性胃炎|熊去氧胆酸 250mg bid 28d
M62 66kg cr=220 dx:慢性肾脏病4期,肾性高血压|氨氯地平 5mg qd 28d;α-酮酸 4片 tid 28d
F57 55kg cr=350 dx:慢性肾脏病5期,肾性贫血|重组人促红素 3000IU biw 28d (皮下注射);琥珀酸亚铁 0.1g tid 28d
M48 70kg cr=160 dx:2型糖尿病,慢性肾脏病3期|利格列汀 5mg qd 28d;缬沙坦 80mg qd 28d
M24 65kg dx:微小病变型肾病综合征|泼尼松 60mg qd 28d;碳酸钙D3 1片 qd 28d;奥美拉唑 20mg qd 28d
F45 58kg dx:IgA肾病,蛋白尿|氯沙坦 50mg qd 28d;百令胶囊 5粒 tid 28d
F25 53kg dx:急性膀胱炎|磷霉素氨丁三醇 3g qd 1d
M69 67kg dx:良性前列腺增生|坦索罗辛 0.2mg qn 28d;非那雄胺 5mg qd 28d
F61 59kg dx:膀胱过度活动症|米拉贝隆 50mg qd 28d
M35 73kg dx:输尿管结石|坦索罗辛 0.2mg qn 14d;排石颗粒 1袋 tid 14d
M40 75kg dx:勃起功能障碍|他达拉非 10mg prn 14d
F46 55kg dx:类风湿关节炎|甲氨蝶呤 10mg qw 28d;叶酸 10mg qw 28d;羟氯喹 0.2g bid 28d
F29 52kg dx:系统性红斑狼疮|羟氯喹 0.2g bid 28d;泼尼松 10mg qd 28d;骨化三醇 0.25μg qd 28d
M27 68kg dx:强直性脊柱炎|塞来昔布 0.2g bid 28d
F64 63kg dx:膝骨关节炎|塞来昔布 0.2g qd 14d;氨基葡萄糖 0.5g tid 28d
M43 72kg dx:腰椎间盘突出症|洛索洛芬 60mg tid 7d;乙哌立松 50mg tid 7d;甲钴胺 0.5mg tid 14d
F52 60kg dx:肩周炎|氟比洛芬凝胶贴膏 1贴 bid 7d (外用);独活寄生丸 6g bid 14d
M33 70kg dx:踝关节扭伤|双氯芬酸二乙胺乳胶剂 2g tid 7d (外用)
M67 68kg dx:帕金森病|多巴丝肼 125mg tid 28d;普拉克索 0.25mg tid 28d
M30 66kg dx:癫痫|左乙拉西坦 0.5g bid 28d
F34 55kg dx:偏头痛|氟桂利嗪 5mg qn 28d;佐米曲普坦 2.5mg prn 7d
F60 58kg dx:三叉神经痛|卡马西平 0.1g bid 14d
F75 52kg dx:阿尔茨海默病|多奈哌齐 5mg qn 28d
M58 70kg dx:特发性面神经麻痹|泼尼松 60mg qd 5d;甲钴胺 0.5mg tid 14d;伐昔洛韦 1g tid 7d
F48 56kg dx:良性阵发性位置性眩晕|倍他司汀 12mg tid 7d
F41 58kg dx:抑郁症|舍曲林 50mg qd 28d
M29 68kg dx:精神分裂症|奥氮平 10mg qn 28d
F37 54kg dx:广泛性焦虑障碍|艾司西酞普兰 10mg qd 28d
M39 74kg dx:双相情感障碍|碳酸锂 0.25g tid 28d;喹硫平 200mg qn 28d
F53 57kg dx:失眠症|右佐匹克隆 2mg qn 14d;枣仁安神胶囊 5粒 qn 14d
F23 52kg dx:寻常痤疮|阿达帕林凝胶 1g qn 28d (外用);多西环素 0.1g qd 28d
M37 71kg dx:慢性荨麻疹|依巴斯汀 10mg qd 28d
F44 58kg dx:湿疹|糠酸莫米松乳膏 1g qd 7d (外用);左西替利嗪 5mg qn 7d
M51 69kg dx:足癣|特比萘芬乳膏 1g bid 14d (外用)
F66 57kg dx:带状疱疹|伐昔洛韦 1g tid 7d;普瑞巴林 75mg bid 7d;甲钴胺 0.5mg tid 14d
M46 72kg dx:寻常型银屑病|卡泊三醇软膏 1g bid 28d (外用)
F31 55kg dx:外阴阴道假丝酵母菌病|克霉唑阴道片 0.5g qn 1d (阴道)
F28 54kg dx:细菌性阴道病|甲硝唑 0.4g bid 7d
F34 53kg dx:盆腔炎性疾病|头孢曲松 1g qd 7d (静滴);多西环素 0.1g bid 14d;甲硝唑 0.4g bid 14d
F22 50kg dx:原发性痛经|布洛芬 0.3g bid 3d
F26 60kg dx:多囊卵巢综合征|屈螺酮炔雌醇 1片 qd 28d
F47 58kg dx:异常子宫出血|炔诺酮 5mg tid 7d;多糖铁复合物 150mg qd 28d
F51 57kg dx:围绝经期综合征|雌二醇屈螺酮 1片 qd 28d
F28 58kg pregnant dx:早期妊娠,先兆流产|地屈孕酮 10mg tid 14d;叶酸 0.4mg qd 28d
F30 65kg pregnant dx:妊娠期高血压|拉贝洛尔 100mg tid 14d
F31 70kg pregnant dx:妊娠期糖尿病|门冬胰岛素 6IU tid 28d (皮下注射)
F27 62kg pregnant dx:妊娠合并缺铁性贫血|多糖铁复合物 150mg qd 28d
F29 60kg pregnant dx:妊娠合并甲状腺功能减退症|左甲状腺素 75μg qd 28d
F25 61kg pregnant dx:妊娠合并急性膀胱炎|头孢呋辛酯 0.25g bid 5d
F32 56kg planning dx:备孕|叶酸 0.4mg qd 28d
F29 60kg breastfeeding dx:急性乳腺炎|头孢氨苄 0.5g q6h 10d;布洛芬 0.3g bid 3d
F30 58kg breastfeeding dx:发热,急性上呼吸道感染|对乙酰氨基酚 0.5g prn 3d
M20 66kg dx:急性细菌性结膜炎|左氧氟沙星滴眼液 1滴 tid 7d (滴眼)
F63 56kg dx:干眼症|玻璃酸钠滴眼液 1滴 q6h 28d (滴眼)
M66 67kg dx:原发性开角型青光眼|拉坦前列素滴眼液 1滴 qn 28d (滴眼)
F69 58kg dx:白内障术后|左氧氟沙星滴眼液 1滴 tid 7d (滴眼);泼尼松龙滴眼液 1滴 tid 14d (滴眼)
M26 68kg dx:急性化脓性扁桃体炎|阿莫西林 0.5g tid 7d;蒲地蓝消炎口服液 10ml tid 5d
F39 55kg allergy:penicillins dx:急性咽炎|阿奇霉素 0.5g qd 3d
M55 72kg dx:突发性耳聋|银杏叶片 2片 tid 14d;甲钴胺 0.5mg tid 14d
F34 54kg dx:智齿冠周炎|头孢克洛 0.25g tid 5d;甲硝唑 0.4g tid 5d
F52 60kg dx:乳腺癌术后|来曲唑 2.5mg qd 28d;碳酸钙D3 1片 qd 28d
M61 65kg dx:肺腺癌|奥希替尼 80mg qd 28d
M59 62kg dx:癌性疼痛|羟考酮缓释片 10mg q12h 14d;乳果糖 15ml qd 14d
F43 54kg dx:缺铁性贫血|琥珀酸亚铁 0.1g tid 28d;维生素C 0.1g tid 28d
M42 70kg allergy:analgesics dx:流行性感冒|奥司他韦 75mg bid 5d
M81 60kg dx:高血压,高脂血症|苯磺酸左氨氯地平 2.5mg qd 28d;普伐他汀 20mg qn 28d
F85 46kg cr=95 dx:心房颤动|艾多沙班 30mg qd 28d
M4 16kg dx:流行性感冒|奥司他韦 45mg bid 5d;布洛芬 0.15g prn 3d
F8m 8kg dx:发热,急性上呼吸道感染|对乙酰氨基酚 100mg prn 3d
F5 18kg dx:支原体肺炎|阿奇霉素 180mg qd 3d;氨溴索 7.5mg tid 5d
M6 20kg dx:支气管哮喘|布地奈德混悬液 0.5mg bid 14d (吸入);孟鲁司特 5mg qn 28d
F6 20kg dx:急性中耳炎|阿莫西林克拉维酸钾 457mg bid 10d
F2 12kg dx:急性腹泻|口服补液盐III 1袋 qd 3d;蒙脱石散 3g bid 3d;枯草杆菌二联活菌颗粒 1袋 bid 5d
M7 23kg dx:急性上呼吸道感染|小儿豉翘清热颗粒 4g tid 3d
F7 22kg dx:过敏性鼻炎|西替利嗪 5mg bid 14d
M9 30kg dx:癫痫|左乙拉西坦 0.25g bid 28d
F10 32kg dx:注意缺陷多动障碍|哌甲酯缓释片 18mg qd 28d
M11 38kg dx:遗尿症|去氨加压素 0.2mg qn 28d
M5m 7kg dx:维生素D缺乏预防|维生素D 400IU qd 28d
F4 16kg dx:蛲虫病|阿苯达唑 0.2g qd 1d
F78 53kg dx:感冒,咳嗽|感冒清热颗粒 1袋 bid 3d;急支糖浆 20ml tid 5d
M73 64kg dx:慢性胃炎,冠心病|+阿司匹林 100mg qd 28d;+瑞舒伐他汀 10mg qn 28d;雷贝拉唑 10mg qd 28d;速效救心丸 4丸 tid 14d
`

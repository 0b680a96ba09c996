/** By another who had not seen it, as prescription reviews find them (2026-11-28); split by the hash of the line. Form: dangerous-second.cases.ts. */
export const ordinaryFifth = `
M63 70kg dx:高血压|氨氯地平 5mg qd 28d
F58 60kg dx:高血压|缬沙坦 80mg qd 28d
M66 72kg dx:高血压,高脂血症|硝苯地平控释片 30mg qd 28d;瑞舒伐他汀 10mg qn 28d
F70 57kg dx:高血压,2型糖尿病|厄贝沙坦 150mg qd 28d;二甲双胍 0.5g tid 28d
M54 78kg dx:高血压|厄贝沙坦氢氯噻嗪 1片 qd 28d
M61 74kg dx:高血压,冠心病|美托洛尔缓释片 47.5mg qd 28d;阿司匹林 100mg qd 28d;阿托伐他汀 20mg qn 28d
F67 59kg dx:高血压,高脂血症|左旋氨氯地平 2.5mg qd 28d;阿托伐他汀 10mg qn 28d
M49 82kg dx:高血压|培哚普利 4mg qd 28d;吲达帕胺缓释片 1.5mg qd 28d
F73 55kg dx:高血压|非洛地平缓释片 5mg qd 28d
M68 69kg dx:高血压,良性前列腺增生|氨氯地平 5mg qd 28d;非那雄胺 5mg qd 28d;坦索罗辛 0.2mg qn 28d
M59 76kg dx:冠状动脉支架植入术后|阿司匹林 100mg qd 28d;氯吡格雷 75mg qd 28d;阿托伐他汀 20mg qn 28d;美托洛尔缓释片 47.5mg qd 28d
M64 70kg dx:冠状动脉支架植入术后,高血压|阿司匹林 100mg qd 28d;替格瑞洛 90mg bid 28d;阿托伐他汀 20mg qn 28d;培哚普利 4mg qd 28d;泮托拉唑 40mg qd 28d
F69 61kg dx:冠状动脉支架植入术后,慢性胃炎|阿司匹林 100mg qd 28d;氯吡格雷 75mg qd 28d;瑞舒伐他汀 10mg qn 28d;雷贝拉唑 10mg qd 28d
M71 65kg dx:稳定型心绞痛|单硝酸异山梨酯缓释片 40mg qd 28d;阿司匹林 100mg qd 28d;阿托伐他汀 20mg qn 28d;曲美他嗪 20mg tid 28d
M57 79kg dx:高脂血症|阿托伐他汀 20mg qn 28d;依折麦布 10mg qd 28d
M67 68kg dx:脑梗死恢复期,高血压|阿司匹林 100mg qd 28d;阿托伐他汀 20mg qn 28d;氨氯地平 5mg qd 28d
F72 56kg dx:脑梗死后遗症,高脂血症|氯吡格雷 75mg qd 28d;瑞舒伐他汀 10mg qn 28d
M70 66kg dx:脑梗死恢复期|阿司匹林 100mg qd 28d;阿托伐他汀 40mg qn 28d;丁苯酞 0.2g tid 14d
F74 58kg dx:脑梗死恢复期,2型糖尿病,高血压|氯吡格雷 75mg qd 28d;阿托伐他汀 20mg qn 28d;缬沙坦 80mg qd 28d;阿卡波糖 50mg tid 28d
M69 71kg dx:心房颤动|利伐沙班 20mg qd 28d;美托洛尔缓释片 47.5mg qd 28d
F65 60kg dx:二尖瓣机械瓣置换术后|华法林 3mg qd 28d;美托洛尔 25mg bid 28d
M66 70kg dx:慢性心力衰竭|沙库巴曲缬沙坦 50mg bid 28d;比索洛尔 2.5mg qd 28d;螺内酯 20mg qd 28d;达格列净 10mg qd 28d
F71 54kg dx:慢性心力衰竭,高血压|呋塞米 20mg qd 28d;螺内酯 20mg qd 28d;培哚普利 4mg qd 28d;美托洛尔缓释片 23.75mg qd 28d
M48 75kg dx:室性早搏|美托洛尔 25mg bid 14d;稳心颗粒 1袋 tid 14d
M56 80kg dx:2型糖尿病|二甲双胍 0.5g bid 28d;达格列净 10mg qd 28d
F62 63kg dx:2型糖尿病|二甲双胍 0.5g tid 28d;西格列汀 100mg qd 28d
M60 73kg dx:2型糖尿病|格列美脲 2mg qd 28d;阿卡波糖 50mg tid 28d
F68 61kg dx:2型糖尿病|甘精胰岛素 14IU qn 28d (皮下注射);二甲双胍 0.5g tid 28d
M45 92kg dx:2型糖尿病,肥胖|司美格鲁肽 0.25mg qw 28d (皮下注射);二甲双胍 0.5g bid 28d
F57 70kg dx:2型糖尿病|门冬胰岛素30 14IU bid 28d (皮下注射);阿卡波糖 50mg tid 28d
M65 70kg dx:2型糖尿病,糖尿病周围神经病变|二甲双胍 0.5g bid 28d;甲钴胺 0.5mg tid 28d;硫辛酸 0.6g qd 28d
M74 62kg cr=190 dx:2型糖尿病,慢性肾脏病4期|利格列汀 5mg qd 28d
F38 56kg dx:甲状腺功能减退症|左甲状腺素 50μg qd 28d
F33 54kg dx:甲状腺功能亢进症|甲巯咪唑 10mg bid 28d;普萘洛尔 10mg tid 14d
F46 58kg dx:甲状腺癌术后|左甲状腺素 100μg qd 28d
M47 84kg dx:痛风,高尿酸血症|非布司他 40mg qd 28d
M39 80kg dx:痛风性关节炎急性发作|依托考昔 120mg qd 5d
M52 77kg dx:高尿酸血症|苯溴马隆 50mg qd 28d;碳酸氢钠 1g tid 28d
F67 55kg dx:骨质疏松症|阿仑膦酸 70mg qw 28d;碳酸钙D3 1片 qd 28d
F72 52kg dx:骨质疏松症|碳酸钙D3 1片 qd 28d;骨化三醇 0.25μg qd 28d
M66 64kg dx:慢性阻塞性肺疾病|布地奈德福莫特罗 1吸 bid 28d (吸入);噻托溴铵 18μg qd 28d (吸入)
F45 60kg dx:支气管哮喘|布地奈德福莫特罗 1吸 bid 28d (吸入);孟鲁司特 10mg qn 28d
M28 70kg dx:急性上呼吸道感染|连花清瘟胶囊 4粒 tid 3d
F32 55kg dx:感冒|酚麻美敏片 1片 q6h 3d
M24 66kg dx:急性上呼吸道感染,发热|布洛芬缓释胶囊 0.3g bid 3d
F40 58kg dx:急性支气管炎|氨溴索 30mg tid 5d;复方甲氧那明 2粒 tid 5d
M36 73kg dx:急性化脓性扁桃体炎|阿莫西林 0.5g tid 7d;蒲地蓝消炎片 5片 qid 5d
F29 53kg dx:流行性感冒|奥司他韦 75mg bid 5d;对乙酰氨基酚 0.5g prn 3d
M42 72kg dx:社区获得性肺炎|莫西沙星 0.4g qd 7d;乙酰半胱氨酸 0.6g bid 7d
F37 57kg allergy:penicillins dx:急性咽炎|阿奇霉素 0.5g qd 3d
M31 69kg dx:急性鼻窦炎|阿莫西林克拉维酸钾 0.625g q12h 7d;桉柠蒎 0.3g tid 7d;糠酸莫米松 2喷 qd 14d (滴鼻)
F27 52kg dx:过敏性鼻炎|氯雷他定 10mg qd 14d;丙酸氟替卡松 2喷 qd 14d (滴鼻)
M55 70kg dx:感冒后咳嗽|苏黄止咳胶囊 3粒 tid 7d
F48 59kg dx:慢性咽炎|西瓜霜润喉片 1片 qid 5d
M33 68kg dx:新型冠状病毒感染|对乙酰氨基酚 0.5g prn 3d;复方鲜竹沥液 20ml tid 3d
M44 70kg dx:慢性胃炎|雷贝拉唑 10mg qd 14d;铝碳酸镁 1g tid 14d
F51 57kg dx:胃食管反流病|艾司奥美拉唑 20mg bid 28d;莫沙必利 5mg tid 14d
M38 71kg dx:幽门螺杆菌感染,慢性胃炎|艾司奥美拉唑 20mg bid 14d;枸橼酸铋钾 0.22g bid 14d;阿莫西林 1g bid 14d;克拉霉素 0.5g bid 14d
F43 56kg allergy:penicillins dx:幽门螺杆菌感染|雷贝拉唑 10mg bid 14d;枸橼酸铋钾 0.22g bid 14d;四环素 0.5g qid 14d;甲硝唑 0.4g qid 14d
M50 74kg dx:十二指肠溃疡|奥美拉唑 20mg bid 28d;瑞巴派特 0.1g tid 28d
F35 54kg dx:功能性消化不良|多潘立酮 10mg tid 7d;复方消化酶 1粒 tid 14d
M29 67kg dx:急性胃肠炎|蒙脱石散 3g tid 3d;口服补液盐Ⅲ 1袋 tid 3d;双歧杆菌三联活菌 420mg bid 5d
F64 55kg dx:功能性便秘|乳果糖 15ml qd 14d
M46 72kg dx:肠易激综合征|匹维溴铵 50mg tid 14d;双歧杆菌三联活菌 420mg bid 14d
M41 70kg dx:溃疡性结肠炎|美沙拉秦 1g tid 28d
M37 73kg dx:慢性乙型肝炎|恩替卡韦 0.5mg qd 28d
F54 58kg dx:慢性乙型肝炎|丙酚替诺福韦 25mg qd 28d
M40 75kg dx:混合痔|地奥司明 0.9g bid 7d;马应龙痔疮膏 1支 bid 7d (外用)
F30 55kg dx:急性膀胱炎|磷霉素氨丁三醇 3g qd 1d
F44 59kg dx:尿路感染|左氧氟沙星 0.5g qd 5d;三金片 3片 tid 7d
M35 74kg dx:慢性前列腺炎|坦索罗辛 0.2mg qn 28d;前列舒通胶囊 3粒 tid 28d
M72 66kg dx:良性前列腺增生|非那雄胺 5mg qd 28d;多沙唑嗪缓释片 4mg qn 28d
M34 76kg dx:输尿管结石|坦索罗辛 0.2mg qn 14d;尿石通丸 4g bid 14d
M43 75kg dx:勃起功能障碍|他达拉非 10mg prn 8d
F26 50kg dx:湿疹|糠酸莫米松乳膏 1次 qd 7d (外用);依巴斯汀 10mg qd 7d
M30 71kg dx:荨麻疹|西替利嗪 10mg qd 14d
F22 51kg dx:寻常痤疮|阿达帕林凝胶 1次 qn 28d (外用);夫西地酸乳膏 1次 bid 14d (外用)
M20 65kg dx:中度痤疮|多西环素 100mg qd 28d;过氧苯甲酰凝胶 1次 qn 28d (外用)
M48 73kg dx:足癣|联苯苄唑乳膏 1次 qd 28d (外用)
F50 58kg dx:甲真菌病|特比萘芬 250mg qd 28d;阿莫罗芬搽剂 1次 qw 84d (外用)
M62 68kg dx:带状疱疹|伐昔洛韦 1g tid 7d;甲钴胺 0.5mg tid 14d;普瑞巴林 75mg bid 14d
M45 72kg dx:寻常型银屑病|卡泊三醇软膏 1次 bid 28d (外用)
F39 56kg dx:脂溢性皮炎|酮康唑洗剂 5ml biw 28d (外用)
F28 53kg dx:细菌性结膜炎|左氧氟沙星滴眼液 1滴 tid 7d (滴眼)
F52 57kg dx:干眼症|玻璃酸钠滴眼液 1滴 qid 28d (滴眼)
M66 70kg dx:原发性开角型青光眼|拉坦前列素滴眼液 1滴 qn 28d (滴眼);布林佐胺滴眼液 1滴 bid 28d (滴眼)
F70 58kg dx:白内障术后|妥布霉素地塞米松滴眼液 1滴 qid 7d (滴眼);普拉洛芬滴眼液 1滴 qid 14d (滴眼)
F25 52kg dx:过敏性结膜炎|奥洛他定滴眼液 1滴 bid 14d (滴眼)
F31 55kg dx:念珠菌性阴道炎|克霉唑阴道片 0.5g qd 1d (阴道)
F36 57kg dx:细菌性阴道病|甲硝唑 0.4g bid 7d
F29 54kg dx:原发性痛经|布洛芬缓释胶囊 0.3g bid 3d
F27 58kg dx:多囊卵巢综合征|屈螺酮炔雌醇 1片 qd 21d;二甲双胍 0.5g bid 28d
F34 56kg dx:月经失调|地屈孕酮 10mg bid 10d
F30 57kg pregnant dx:先兆流产|地屈孕酮 10mg tid 14d
F28 60kg pregnant dx:妊娠期贫血|多糖铁复合物 150mg qd 28d
F29 55kg planning dx:备孕|叶酸 0.4mg qd 28d
F32 66kg pregnant dx:妊娠期高血压|拉贝洛尔 100mg bid 14d
F30 58kg pregnant dx:妊娠合并甲状腺功能减退症|左甲状腺素 50μg qd 28d
F50 59kg dx:围绝经期综合征|雌二醇雌二醇地屈孕酮片 1片 qd 28d
F38 57kg dx:盆腔炎性疾病后遗症|妇科千金片 6片 tid 14d
F28 60kg breastfeeding dx:急性乳腺炎|头孢氨苄 0.5g qid 7d
M4 16kg dx:急性化脓性扁桃体炎|阿莫西林 0.25g tid 7d;布洛芬 150mg prn 3d
M8 26kg dx:支原体肺炎|阿奇霉素 0.25g qd 3d;氨溴索 15mg tid 5d
F6 20kg dx:过敏性鼻炎|氯雷他定 5mg qd 14d;糠酸莫米松 1喷 qd 14d (滴鼻)
M10m 9kg dx:幼儿急疹|对乙酰氨基酚 100mg prn 3d
M18m 11kg dx:轮状病毒肠炎|蒙脱石散 1g tid 3d;口服补液盐Ⅲ 1袋 tid 3d
F5 18kg dx:流行性感冒|奥司他韦 45mg bid 5d
M7 22kg dx:支气管哮喘|孟鲁司特 5mg qn 28d;布地奈德 0.5mg bid 7d (吸入)
F3 14kg dx:急性中耳炎|头孢克洛 0.125g tid 7d
F9 30kg dx:荨麻疹|西替利嗪 10mg qd 7d
F8m 8kg dx:湿疹|地奈德乳膏 1次 bid 7d (外用)
M11 38kg dx:注意缺陷多动障碍|哌甲酯缓释片 18mg qd 28d
F12 40kg dx:癫痫|左乙拉西坦 0.5g bid 28d
F35 54kg dx:抑郁症|舍曲林 50mg qd 28d
M42 70kg dx:焦虑状态|帕罗西汀 20mg qd 28d
F47 58kg dx:抑郁症,失眠|米氮平 15mg qn 28d
M27 68kg dx:精神分裂症|利培酮 2mg bid 28d
M33 76kg dx:双相情感障碍|碳酸锂 0.25g tid 28d
F44 56kg dx:失眠|右佐匹克隆 2mg qn 14d
F60 57kg dx:广泛性焦虑障碍|度洛西汀 60mg qd 28d
M68 66kg dx:帕金森病|多巴丝肼 125mg tid 28d;普拉克索 0.25mg tid 28d
F76 52kg dx:阿尔茨海默病|多奈哌齐 5mg qn 28d;美金刚 10mg bid 28d
M43 74kg dx:腰椎间盘突出症|塞来昔布 0.2g bid 7d;甲钴胺 0.5mg tid 14d
F56 62kg dx:膝骨关节炎|氨基葡萄糖 0.75g bid 28d;双氯芬酸二乙胺乳胶剂 1次 tid 14d (外用)
M50 72kg dx:肩周炎|洛索洛芬 60mg tid 7d
F34 55kg dx:偏头痛|布洛芬 0.4g prn 5d
F49 58kg dx:类风湿关节炎|甲氨蝶呤 10mg qw 28d;叶酸 5mg qw 28d
M30 70kg dx:强直性脊柱炎|塞来昔布 0.2g qd 28d
M61 66kg dx:三叉神经痛|卡马西平 0.1g bid 14d
F41 53kg dx:缺铁性贫血|琥珀酸亚铁 0.1g tid 28d
`

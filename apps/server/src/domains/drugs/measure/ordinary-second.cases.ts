/**
 * A second set of everyday prescriptions for people whom they suit, as outpatient doctors write them; form of
 * dangerous-second.cases.ts without the last part. Written before the rules of 2026-11-23. (route) behind a medicine that is
 * not swallowed.
 */
export const ordinarySecond = `
M56 74kg dx:高血压病2级|左氨氯地平 2.5mg qd 28d
F59 61kg dx:高血压|缬沙坦氨氯地平 1片 qd 28d
M63 70kg dx:高血压,高脂血症|氨氯地平 5mg qd 28d;阿托伐他汀 10mg qn 28d
F67 58kg dx:高血压|厄贝沙坦氢氯噻嗪 1片 qd 28d
M48 80kg dx:高血压|培哚普利 4mg qd 28d;吲达帕胺 1.5mg qd 28d
M70 68kg dx:高血压,前列腺增生|非洛地平 5mg qd 28d;坦索罗辛 0.2mg qn 28d;非那雄胺 5mg qd 28d
F65 60kg dx:高血压,冠心病|美托洛尔 47.5mg qd 28d;氨氯地平 5mg qd 28d;阿司匹林 100mg qd 28d;瑞舒伐他汀 10mg qn 28d
M66 72kg dx:冠心病,支架术后|阿司匹林 100mg qd 28d;氯吡格雷 75mg qd 28d;阿托伐他汀 20mg qn 28d;泮托拉唑 40mg qd 28d
M62 76kg dx:急性冠脉综合征后|阿司匹林 100mg qd 28d;替格瑞洛 90mg bid 28d;阿托伐他汀 20mg qn 28d;培哚普利 4mg qd 28d;美托洛尔 47.5mg qd 28d
F70 60kg dx:冠心病,稳定型心绞痛|单硝酸异山梨酯 40mg qd 28d;比索洛尔 2.5mg qd 28d;曲美他嗪 35mg bid 28d
M69 70kg dx:冠心病|阿司匹林 100mg qd 28d;麝香保心丸 2丸 tid 28d;瑞舒伐他汀 5mg qn 28d
F72 56kg dx:心房颤动|利伐沙班 15mg qd 28d;美托洛尔 47.5mg qd 28d
M74 66kg dx:心房颤动,高血压|艾多沙班 30mg qd 28d;氨氯地平 5mg qd 28d
M60 70kg dx:心房颤动,换瓣术后|华法林 3mg qd 28d;比索洛尔 5mg qd 28d
M71 65kg dx:慢性心力衰竭|沙库巴曲缬沙坦 100mg bid 28d;螺内酯 20mg qd 28d;比索洛尔 5mg qd 28d;达格列净 10mg qd 28d
F73 55kg dx:慢性心力衰竭|呋塞米 20mg qd 28d;螺内酯 20mg qd 28d;美托洛尔 23.75mg qd 28d;恩格列净 10mg qd 28d
M58 75kg dx:频发室性早搏|稳心颗粒 1袋 tid 28d;美托洛尔 25mg bid 28d
F50 56kg dx:室性早搏|美西律 100mg tid 14d
M54 78kg dx:2型糖尿病|二甲双胍 0.5g tid 28d;西格列汀 100mg qd 28d
F61 62kg dx:2型糖尿病|二甲双胍 0.5g bid 28d;阿卡波糖 50mg tid 28d;格列齐特 30mg qd 28d
M46 92kg dx:2型糖尿病,肥胖|司美格鲁肽 0.25mg qw 28d;二甲双胍 0.5g bid 28d
M64 70kg dx:2型糖尿病,高血压|二甲双胍 0.5g bid 28d;恩格列净 10mg qd 28d;缬沙坦 80mg qd 28d
F68 60kg dx:2型糖尿病|甘精胰岛素 16单位 qn 28d;二甲双胍 0.5g bid 28d;利格列汀 5mg qd 28d
M57 70kg dx:2型糖尿病|门冬胰岛素 6单位 tid 28d;德谷胰岛素 14单位 qn 28d
M66 66kg dx:2型糖尿病|精蛋白门冬胰岛素 14单位 bid 28d;阿卡波糖 50mg tid 28d
F55 64kg dx:2型糖尿病,周围神经病变|甲钴胺 0.5mg tid 28d;二甲双胍 0.5g bid 28d;依帕司他 50mg tid 28d
M60 70kg dx:糖尿病周围神经病变|普瑞巴林 75mg bid 28d;甲钴胺 0.5mg tid 28d
M51 78kg dx:高脂血症|阿托伐他汀 20mg qn 28d;依折麦布 10mg qd 28d
M44 85kg dx:高甘油三酯血症|非诺贝特 200mg qd 28d
F53 60kg dx:高脂血症|血脂康 2粒 bid 28d
F40 55kg dx:甲状腺功能减退症|左甲状腺素 75μg qd 28d
F43 56kg dx:桥本甲状腺炎,甲减|左甲状腺素 50μg qd 28d
F31 52kg dx:甲状腺功能亢进|甲巯咪唑 10mg bid 28d;普萘洛尔 10mg tid 14d
F35 52kg dx:甲亢,白细胞减少|甲巯咪唑 5mg qd 28d;利可君 20mg tid 28d
M42 82kg dx:痛风缓解期|非布司他 40mg qd 28d;秋水仙碱 0.5mg qd 28d
M39 85kg dx:痛风急性发作|依托考昔 120mg qd 5d
M47 80kg dx:痛风急性期|秋水仙碱 0.5mg bid 7d;碳酸氢钠 1g tid 14d
M45 84kg dx:高尿酸血症|苯溴马隆 50mg qd 28d;碳酸氢钠 1g tid 28d
F66 55kg dx:骨质疏松症|阿仑膦酸 70mg qw 28d;碳酸钙D3 600mg qd 28d
F70 52kg dx:骨质疏松|骨化三醇 0.25μg bid 28d;碳酸钙D3 600mg qd 28d
F64 58kg dx:膝骨关节炎|塞来昔布 200mg qd 14d;氨基葡萄糖 0.75g bid 28d
M50 72kg dx:腰椎间盘突出症|依托考昔 60mg qd 7d;乙哌立松 50mg tid 7d;甲钴胺 0.5mg tid 14d
M36 70kg dx:颈肩痛|洛索洛芬 60mg tid 5d;乙哌立松 50mg tid 7d
F45 58kg dx:颈椎病|布洛芬 0.3g bid 5d;颈复康颗粒 1袋 bid 7d
F52 57kg dx:类风湿关节炎|甲氨蝶呤 10mg qw 28d;叶酸 5mg qw 28d
F56 58kg dx:类风湿关节炎|来氟米特 10mg qd 28d;羟氯喹 0.2g bid 28d
F49 55kg dx:干燥综合征|羟氯喹 0.2g bid 28d;白芍总苷 0.6g bid 28d
F33 54kg dx:系统性红斑狼疮|泼尼松 10mg qd 28d;羟氯喹 0.2g bid 28d;碳酸钙D3 600mg qd 28d
M40 70kg dx:强直性脊柱炎|塞来昔布 200mg qd 28d;柳氮磺吡啶 0.75g bid 28d
M28 66kg dx:上呼吸道感染|连花清瘟胶囊 4粒 tid 5d;对乙酰氨基酚 0.5g prn 3d
F26 52kg dx:急性咽炎|蒲地蓝消炎口服液 10ml tid 5d
M35 70kg dx:急性扁桃体炎|阿莫西林 0.5g tid 7d
M35 70kg dx:急性化脓性扁桃体炎,发热|阿莫西林克拉维酸 1片 tid 7d;布洛芬 0.3g bid 3d
F41 56kg dx:急性支气管炎|头孢呋辛 0.25g bid 7d;氨溴索 30mg tid 7d
M55 68kg dx:急性支气管炎|头孢克洛 0.25g tid 7d;乙酰半胱氨酸 0.6g qd 7d
F38 54kg dx:支原体感染|阿奇霉素 0.5g qd 3d;氨溴索 30mg tid 5d
M45 70kg dx:社区获得性肺炎|莫西沙星 0.4g qd 7d;氨溴索 30mg tid 7d
M33 68kg dx:流行性感冒|奥司他韦 75mg bid 5d;布洛芬 0.3g bid 3d
F30 54kg dx:流感|玛巴洛沙韦 40mg once 1d;对乙酰氨基酚 0.5g prn 3d
F36 54kg dx:感冒后咳嗽|复方甲氧那明 2粒 tid 7d
M29 65kg dx:咳嗽变异性哮喘|布地奈德福莫特罗 1吸 bid 28d (吸入);孟鲁司特 10mg qn 28d
F48 57kg dx:支气管哮喘|布地奈德福莫特罗 2吸 bid 28d (吸入);沙丁胺醇 1揿 prn 28d (吸入)
M68 62kg dx:慢性阻塞性肺疾病|噻托溴铵 1吸 qd 28d (吸入);沙美特罗替卡松 1吸 bid 28d (吸入)
M71 60kg dx:慢性阻塞性肺疾病|多索茶碱 0.2g bid 14d;氨溴索 30mg tid 14d
F27 52kg dx:过敏性鼻炎|氯雷他定 10mg qd 14d;糠酸莫米松鼻喷雾剂 2喷 qd 28d (喷鼻)
M31 66kg dx:过敏性鼻炎|西替利嗪 10mg qn 14d;孟鲁司特 10mg qn 14d
F34 54kg dx:荨麻疹|依巴斯汀 10mg qd 14d
F34 54kg dx:慢性荨麻疹|左西替利嗪 5mg qn 28d
M30 68kg dx:湿疹|氯雷他定 10mg qd 7d;糠酸莫米松 适量 qd 7d (外用)
F22 50kg dx:痤疮|阿达帕林 适量 qn 28d (外用);夫西地酸 适量 bid 14d (外用)
M21 62kg dx:中重度痤疮|异维A酸 10mg bid 28d
F24 52kg dx:痤疮|多西环素 0.1g bid 14d
M45 70kg dx:足癣|特比萘芬 适量 bid 14d (外用)
M50 70kg dx:甲真菌病|特比萘芬 0.25g qd 28d
M48 70kg dx:带状疱疹|伐昔洛韦 0.3g bid 7d;甲钴胺 0.5mg tid 14d
F58 58kg dx:带状疱疹后神经痛|普瑞巴林 75mg bid 14d;甲钴胺 0.5mg tid 28d
M40 74kg dx:胃食管反流病|艾司奥美拉唑 20mg bid 28d
F44 56kg dx:慢性胃炎|雷贝拉唑 10mg qd 14d;莫沙必利 5mg tid 14d
M38 70kg dx:慢性胃炎伴消化不良|铝碳酸镁 1g tid 14d;莫沙必利 5mg tid 14d
M46 70kg dx:幽门螺杆菌感染|雷贝拉唑 10mg bid 14d;阿莫西林 1g bid 14d;克拉霉素 0.5g bid 14d;枸橼酸铋钾 0.3g bid 14d
F42 56kg dx:幽门螺杆菌感染|艾司奥美拉唑 20mg bid 14d;阿莫西林 1g bid 14d;呋喃唑酮 0.1g bid 14d;枸橼酸铋钾 0.3g bid 14d
M52 72kg dx:幽门螺杆菌感染|伏诺拉生 20mg bid 14d;阿莫西林 1g tid 14d
M49 70kg dx:十二指肠溃疡|泮托拉唑 40mg qd 28d;瑞巴派特 0.1g tid 28d
F50 56kg dx:功能性消化不良|伊托必利 50mg tid 14d;复方消化酶 1粒 tid 14d
F33 52kg dx:肠易激综合征|匹维溴铵 50mg tid 14d;双歧杆菌三联活菌 0.42g tid 14d
M30 66kg dx:急性肠炎|蒙脱石散 3g tid 3d;双歧杆菌三联活菌 0.42g tid 5d
M34 68kg dx:细菌性肠炎|诺氟沙星 0.4g bid 5d;蒙脱石散 3g tid 3d
F70 55kg dx:慢性便秘|乳果糖 15ml bid 14d
F66 57kg dx:便秘|聚乙二醇 10g bid 14d
F29 52kg dx:便秘|乳果糖 15ml qd 14d;枯草杆菌二联活菌 0.5g tid 14d
M43 70kg dx:溃疡性结肠炎|美沙拉秦 1g qid 28d
M55 70kg dx:慢性乙型肝炎|恩替卡韦 0.5mg qd 28d
M37 70kg dx:慢性乙型肝炎|丙酚替诺福韦 25mg qd 28d
M48 80kg dx:脂肪肝,转氨酶升高|多烯磷脂酰胆碱 456mg tid 28d;双环醇 25mg tid 28d
F57 58kg dx:原发性胆汁性胆管炎|熊去氧胆酸 250mg tid 28d
F32 54kg dx:急性膀胱炎|左氧氟沙星 0.5g qd 5d
F29 53kg dx:急性膀胱炎|磷霉素 3g once 1d
F46 57kg dx:尿路感染|头孢克肟 0.1g bid 7d;三金片 3片 tid 7d
M66 70kg dx:前列腺增生|坦索罗辛 0.2mg qn 28d;非那雄胺 5mg qd 28d
M70 68kg dx:前列腺增生|赛洛多辛 4mg bid 28d
M35 72kg dx:慢性前列腺炎|左氧氟沙星 0.5g qd 14d;坦索罗辛 0.2mg qn 14d
F58 58kg dx:膀胱过度活动症|索利那新 5mg qd 28d
F62 58kg dx:膀胱过度活动症|米拉贝隆 50mg qd 28d
M50 76kg dx:勃起功能障碍|他达拉非 5mg qd 28d
F34 54kg dx:抑郁症|艾司西酞普兰 10mg qd 28d
F42 56kg dx:抑郁症|舍曲林 50mg qd 28d
F45 57kg dx:焦虑状态|坦度螺酮 10mg tid 28d;帕罗西汀 20mg qd 28d
M40 70kg dx:广泛性焦虑|文拉法辛 75mg qd 28d;坦度螺酮 10mg tid 14d
F50 58kg dx:抑郁状态,失眠|米氮平 15mg qn 28d
M36 72kg dx:精神分裂症|奥氮平 10mg qn 28d
F33 56kg dx:精神分裂症|阿立哌唑 10mg qd 28d
M44 72kg dx:双相情感障碍|碳酸锂 0.25g tid 28d;喹硫平 200mg qn 28d
M38 70kg dx:失眠症|右佐匹克隆 2mg qn 14d
F46 56kg dx:失眠症|唑吡坦 5mg qn 14d
F48 56kg dx:失眠,更年期|百乐眠胶囊 4粒 bid 14d
M26 66kg dx:癫痫|左乙拉西坦 0.5g bid 28d
M32 70kg dx:癫痫|丙戊酸 0.5g bid 28d
M40 70kg dx:癫痫|奥卡西平 0.3g bid 28d
M67 66kg dx:帕金森病|左旋多巴苄丝肼 1片 tid 28d;普拉克索 0.25mg tid 28d
M70 64kg dx:帕金森病|左旋多巴苄丝肼 0.5片 tid 28d;雷沙吉兰 1mg qd 28d
F76 52kg dx:阿尔茨海默病|多奈哌齐 5mg qn 28d;美金刚 10mg qd 28d
M66 70kg dx:脑梗死恢复期|氯吡格雷 75mg qd 28d;阿托伐他汀 20mg qn 28d;丁苯酞 0.2g tid 28d
F69 58kg dx:脑梗死,高血压|阿司匹林 100mg qd 28d;瑞舒伐他汀 10mg qn 28d;氨氯地平 5mg qd 28d;银杏叶片 1片 tid 28d
F45 56kg dx:偏头痛|氟桂利嗪 5mg qn 28d
F39 55kg dx:偏头痛|利扎曲普坦 10mg prn 6d
F55 56kg dx:良性阵发性眩晕|倍他司汀 6mg tid 14d
F60 57kg dx:梅尼埃病|倍他司汀 12mg tid 14d;氟桂利嗪 5mg qn 14d
M52 70kg dx:面神经炎|泼尼松 30mg qd 7d;甲钴胺 0.5mg tid 14d;维生素B1 10mg tid 14d
F50 56kg dx:三叉神经痛|卡马西平 0.1g bid 28d
F30 52kg dx:月经不调|地屈孕酮 10mg bid 10d
F28 54kg dx:多囊卵巢综合征|二甲双胍 0.5g bid 28d;屈螺酮炔雌醇 1片 qd 21d
F26 52kg dx:痛经|布洛芬 0.3g bid 3d
F35 55kg dx:子宫内膜异位症|地屈孕酮 10mg bid 28d
F51 58kg dx:围绝经期综合征|雌二醇地屈孕酮 1片 qd 28d
F32 54kg dx:细菌性阴道病|甲硝唑 0.4g bid 7d
F34 55kg dx:外阴阴道念珠菌病|氟康唑 150mg once 1d
F37 55kg dx:缺铁性贫血|琥珀酸亚铁 0.1g tid 28d;维生素C 0.1g tid 28d
F29 56kg pregnant dx:早孕|叶酸 0.4mg qd 28d
F30 60kg pregnant dx:妊娠,缺铁性贫血|多糖铁复合物 150mg qd 28d;叶酸 0.4mg qd 28d
F31 62kg pregnant dx:妊娠期高血压|拉贝洛尔 100mg bid 14d
F30 60kg pregnant dx:妊娠合并甲减|左甲状腺素 50μg qd 28d
F28 58kg pregnant dx:妊娠期尿路感染|头孢呋辛 0.25g bid 7d
F29 55kg planning dx:备孕|叶酸 0.4mg qd 28d
F30 58kg breastfeeding dx:乳腺炎|头孢氨苄 0.5g tid 7d
F30 58kg breastfeeding dx:发热|对乙酰氨基酚 0.5g prn 3d
F61 58kg dx:乳腺癌术后|来曲唑 2.5mg qd 28d;碳酸钙D3 600mg qd 28d
F48 56kg dx:乳腺癌术后|他莫昔芬 10mg bid 28d
M62 66kg dx:肺腺癌|吉非替尼 250mg qd 28d
M60 66kg dx:肺腺癌|奥希替尼 80mg qd 28d
M52 70kg dx:慢性粒细胞白血病|伊马替尼 400mg qd 28d
M44 68kg dx:肾移植术后|他克莫司 2mg bid 28d;吗替麦考酚酯 0.5g bid 28d;泼尼松 5mg qd 28d
M50 70kg dx:肾病综合征|泼尼松 40mg qd 28d;碳酸钙D3 600mg qd 28d;缬沙坦 80mg qd 28d
M57 70kg cr=150 dx:慢性肾脏病3期,高血压|氨氯地平 5mg qd 28d;厄贝沙坦 150mg qd 28d;百令胶囊 2g tid 28d
F60 58kg cr=160 dx:慢性肾脏病,2型糖尿病|利格列汀 5mg qd 28d;瑞格列奈 1mg tid 28d
M35 64kg dx:肺结核|异烟肼 0.3g qd 28d;利福平 0.45g qd 28d;吡嗪酰胺 0.5g tid 28d;乙胺丁醇 0.75g qd 28d
M38 66kg dx:HIV感染|替诺福韦 300mg qd 28d;拉米夫定 300mg qd 28d;依非韦伦 600mg qn 28d
M33 68kg dx:HIV感染|多替拉韦 50mg qd 28d;拉米夫定 300mg qd 28d
F3 14kg dx:上呼吸道感染,发热|布洛芬 140mg prn 3d
M2 12kg dx:发热|对乙酰氨基酚 180mg prn 3d
F5 18kg dx:急性扁桃体炎|阿莫西林 250mg tid 7d
M6 20kg dx:支原体肺炎|阿奇霉素 200mg qd 3d
M4 16kg dx:支气管炎|头孢克洛 125mg tid 7d;氨溴索 15mg bid 5d
F7 22kg dx:过敏性鼻炎|氯雷他定 5mg qd 14d;孟鲁司特 5mg qn 14d
M5 18kg dx:支气管哮喘|孟鲁司特 4mg qn 28d;布地奈德 1吸 bid 28d (雾化)
F1 10kg dx:腹泻病|蒙脱石散 1g tid 3d;葡萄糖酸锌 20mg qd 10d
M3 15kg dx:流感|奥司他韦 30mg bid 5d
F8m 8kg dx:佝偻病预防|维生素AD 1粒 qd 28d
M9 30kg dx:多动症|托莫西汀 25mg qd 28d
M6 20kg dx:遗尿症|去氨加压素 0.1mg qn 28d
F4 16kg dx:蛲虫病|阿苯达唑 200mg once 1d
M10 32kg dx:荨麻疹|西替利嗪 5mg qd 7d
F8 25kg dx:咳嗽|右美沙芬 7.5mg tid 3d
M45 70kg allergy:penicillins dx:支气管炎|阿奇霉素 0.5g qd 3d;氨溴索 30mg tid 5d
F50 56kg allergy:sulfonamides dx:高血压|氨氯地平 5mg qd 28d
F40 56kg allergy:cephalosporins dx:尿路感染|左氧氟沙星 0.5g qd 5d
M55 70kg allergy:penicillins dx:急性鼻窦炎|头孢呋辛 0.25g bid 7d
M60 70kg dx:眼干燥症|玻璃酸钠 1滴 qid 28d (滴眼)
M64 68kg dx:开角型青光眼|拉坦前列素 1滴 qn 28d (滴眼)
F66 57kg dx:青光眼|布林佐胺 1滴 bid 28d (滴眼);拉坦前列素 1滴 qn 28d (滴眼)
M40 70kg dx:急性结膜炎|左氧氟沙星 1滴 qid 7d (滴眼)
M22 65kg dx:外耳道炎|氧氟沙星 4滴 bid 7d (滴耳)
M66 70kg dx:高血压,糖尿病,高脂血症,冠心病|缬沙坦 80mg qd 28d;二甲双胍 0.5g bid 28d;瑞舒伐他汀 10mg qn 28d;阿司匹林 100mg qd 28d;美托洛尔 47.5mg qd 28d
F68 60kg dx:高血压,甲减|氨氯地平 5mg qd 28d;左甲状腺素 50μg qd 28d
F63 58kg dx:高血压,骨质疏松|氨氯地平 5mg qd 28d;碳酸钙D3 600mg qd 28d;骨化三醇 0.25μg qd 28d
M60 72kg dx:高血压,痛风|氯沙坦 50mg qd 28d;非布司他 40mg qd 28d
M58 74kg dx:高血压,过敏性鼻炎|厄贝沙坦 150mg qd 28d;氯雷他定 10mg qd 7d
F55 58kg dx:高血压,焦虑|氨氯地平 5mg qd 28d;舍曲林 50mg qd 28d
M70 66kg dx:冠心病,上呼吸道感染|+阿司匹林 100mg qd 28d;+阿托伐他汀 20mg qn 28d;头孢呋辛 0.25g bid 5d;氨溴索 30mg tid 5d
M65 70kg dx:2型糖尿病,急性支气管炎|+二甲双胍 0.5g bid 28d;阿莫西林 0.5g tid 7d;氨溴索 30mg tid 7d
F60 58kg dx:高血压,急性胃肠炎|+氨氯地平 5mg qd 28d;蒙脱石散 3g tid 3d;双歧杆菌三联活菌 0.42g tid 5d
F67 58kg dx:心房颤动,便秘|+利伐沙班 15mg qd 28d;乳果糖 15ml bid 14d
M72 64kg dx:冠心病,前列腺增生|+阿司匹林 100mg qd 28d;+美托洛尔 25mg bid 28d;坦索罗辛 0.2mg qn 28d
F48 56kg dx:抑郁症,胃炎|+舍曲林 50mg qd 28d;泮托拉唑 40mg qd 14d
M30 66kg dx:癫痫,咽炎|+左乙拉西坦 0.5g bid 28d;阿莫西林 0.5g tid 5d
F58 58kg dx:2型糖尿病,尿路感染|+二甲双胍 0.5g bid 28d;头孢克肟 0.1g bid 7d
M54 72kg dx:高血压,荨麻疹|+缬沙坦 80mg qd 28d;左西替利嗪 5mg qn 14d
F70 58kg dx:冠心病,失眠|+阿司匹林 100mg qd 28d;+瑞舒伐他汀 10mg qn 28d;右佐匹克隆 1mg qn 14d
M61 70kg dx:糖尿病肾病|黄葵胶囊 5粒 tid 28d;厄贝沙坦 150mg qd 28d
F46 55kg dx:更年期综合征|坤泰胶囊 4粒 tid 28d
M50 70kg dx:胸痹心痛|复方丹参滴丸 10丸 tid 28d
F54 57kg dx:头晕,肝阳上亢|天麻钩藤颗粒 1袋 tid 14d
M40 70kg dx:湿热型胃炎|三九胃泰颗粒 1袋 bid 14d
M33 68kg dx:中暑|藿香正气胶囊 4粒 bid 3d
F38 54kg dx:乳腺增生|乳癖消片 5片 tid 28d
M45 72kg dx:肾阴虚|六味地黄丸 8丸 tid 28d
F31 52kg dx:失眠多梦|归脾丸 8丸 tid 14d
M27 64kg dx:咽喉肿痛|牛黄解毒片 2片 bid 3d
`

/** By the writer of dangerous-sixth.cases.ts, in the same hour, mostly without packs: what only packs tell is asked about. */
export const ordinarySixth = `
M55 74kg dx:高血压|氨氯地平 5mg qd 28d
F60 60kg dx:高血压,高脂血症|氯沙坦 50mg qd 28d;阿托伐他汀 20mg qn 28d
M62 70kg dx:2型糖尿病|二甲双胍 0.5g tid 28d;格列美脲 2mg qd 28d
F34 55kg dx:急性上呼吸道感染|连花清瘟胶囊 4粒 tid 3d;对乙酰氨基酚 0.5g tid 3d
M28 68kg dx:过敏性鼻炎|氯雷他定 10mg qd 7d;糠酸莫米松鼻喷雾剂 2喷 qd 14d
F42 57kg dx:胃食管反流病|埃索美拉唑 20mg qd 14d;莫沙必利 5mg tid 14d
M70 66kg dx:冠心病,高脂血症|阿司匹林 100mg qd 28d;瑞舒伐他汀 10mg qn 28d;美托洛尔缓释片 47.5mg qd 28d
F66 58kg dx:甲状腺功能减退|左甲状腺素 50ug qd 28d
M65 68kg dx:良性前列腺增生|坦索罗辛 0.2mg qn 28d;非那雄胺 5mg qd 28d
F50 60kg dx:膝骨关节炎|塞来昔布 0.2g qd 7d;氨基葡萄糖 0.75g bid 28d
M45 76kg dx:痛风|非布司他 40mg qd 28d;碳酸氢钠 0.5g tid 14d
F29 53kg dx:细菌性阴道病|甲硝唑 0.4g bid 7d
F31 56kg dx:急性膀胱炎|磷霉素氨丁三醇 3g qd 1d
M33 72kg dx:急性扁桃体炎|阿莫西林 0.5g tid 7d
F58 62kg dx:高血压|缬沙坦氨氯地平 1片 qd 28d
M48 80kg dx:2型糖尿病,高血压|二甲双胍 0.5g bid 28d;恩格列净 10mg qd 28d;厄贝沙坦 150mg qd 28d
M5 18kg dx:急性上呼吸道感染|布洛芬 0.18g tid 2d
F8 25kg dx:荨麻疹|西替利嗪 5mg qd 5d
M10 32kg dx:支原体肺炎|阿奇霉素 0.32g qd 3d
F26 52kg dx:荨麻疹|依巴斯汀 10mg qd 7d
M53 73kg dx:幽门螺杆菌感染|艾司奥美拉唑 20mg bid 14d;阿莫西林 1g bid 14d;克拉霉素 0.5g bid 14d;枸橼酸铋钾 0.22g bid 14d
F47 59kg dx:失眠|右佐匹克隆 2mg qn 7d
F39 57kg dx:抑郁状态|舍曲林 50mg qd 28d
M59 70kg dx:脑梗死后遗症|氯吡格雷 75mg qd 28d;阿托伐他汀 20mg qn 28d
F68 60kg dx:骨质疏松症|阿仑膦酸钠 70mg qw 28d;碳酸钙D3 1片 qd 28d
M37 70kg dx:急性胃肠炎|蒙脱石散 3g tid 3d;口服补液盐 1袋 tid 3d;双歧杆菌三联活菌 4粒 bid 5d
F55 56kg dx:偏头痛|布洛芬 0.3g bid 3d;氟桂利嗪 5mg qn 14d
M66 69kg dx:慢性阻塞性肺疾病|噻托溴铵 18ug qd 28d
M41 75kg dx:支气管哮喘|布地奈德福莫特罗 2吸 bid 28d;孟鲁司特 10mg qn 28d
F52 58kg dx:更年期综合征|坤泰胶囊 4粒 tid 14d
M61 71kg dx:心房颤动|利伐沙班 20mg qd 28d;比索洛尔 5mg qd 28d
F64 57kg dx:缺铁性贫血|多糖铁复合物 150mg qd 28d
F25 51kg dx:痛经|布洛芬缓释胶囊 0.3g bid 3d
M31 70kg dx:腰肌劳损|氟比洛芬凝胶贴膏 1贴 bid 7d;乙哌立松 50mg tid 7d
F45 60kg dx:甲状腺功能亢进|甲巯咪唑 10mg qd 28d
M72 65kg dx:心力衰竭|沙库巴曲缬沙坦 50mg bid 28d;比索洛尔 2.5mg qd 28d;达格列净 10mg qd 28d;螺内酯 20mg qd 28d
F38 58kg dx:真菌性外阴阴道炎|克霉唑栓 0.5g qn 1d
M50 74kg dx:慢性乙型肝炎|恩替卡韦 0.5mg qd 28d
M44 70kg dx:急性支气管炎|氨溴索 30mg tid 7d;苏黄止咳胶囊 3粒 tid 7d
F70 55kg dx:便秘|乳果糖 15ml bid 14d
`

/** Counted only. */
export const ordinarySixthLater = `
M58 72kg dx:高血压,2型糖尿病|替米沙坦 80mg qd 28d;二甲双胍 0.5g bid 28d
F33 56kg dx:过敏性皮炎|左西替利嗪 5mg qd 7d;糠酸莫米松乳膏 1次量 qd 7d
M67 66kg dx:冠心病|氯吡格雷 75mg qd 28d;阿托伐他汀 20mg qn 28d;单硝酸异山梨酯缓释片 40mg qd 28d
F24 50kg dx:急性咽炎|蓝芩口服液 10ml tid 5d
M7 22kg dx:急性中耳炎|阿莫西林克拉维酸钾 0.3g bid 7d
F63 59kg dx:2型糖尿病|西格列汀 100mg qd 28d;二甲双胍缓释片 1g qd 28d
M46 75kg dx:高脂血症|非诺贝特 0.2g qd 28d
F57 60kg dx:干眼症|玻璃酸钠滴眼液 1滴 qid 28d
M39 71kg dx:十二指肠溃疡|雷贝拉唑 10mg bid 28d;瑞巴派特 0.1g tid 28d
F48 58kg dx:高血压|比索洛尔 5mg qd 28d
M73 64kg dx:良性前列腺增生|多沙唑嗪缓释片 4mg qd 28d
F41 55kg dx:颈椎病|甲钴胺 0.5mg tid 14d
M29 69kg dx:寻常型痤疮|多西环素 0.1g qd 14d
F61 57kg dx:眩晕症|倍他司汀 12mg tid 7d
M54 73kg dx:慢性胃炎|铝碳酸镁 1g tid 14d
F36 54kg dx:焦虑状态|丁螺环酮 5mg tid 14d
M64 70kg dx:帕金森病|多巴丝肼 125mg tid 28d
F27 52kg dx:甲沟炎|头孢呋辛酯 0.25g bid 5d
M49 76kg dx:痛风急性发作|依托考昔 120mg qd 5d
F69 58kg dx:高血压,失眠|硝苯地平控释片 30mg qd 28d;佐匹克隆 3.75mg qn 7d
`

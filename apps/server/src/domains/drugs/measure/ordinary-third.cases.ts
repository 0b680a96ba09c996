/** Everyday prescriptions, written with dangerous-third.cases.ts; measured once, nothing was changed for them. */
export const ordinaryThird = `
M61 70kg dx:高血压,失眠|贝尼地平 4mg qd 28d;乌灵胶囊 3粒 tid 28d
F57 60kg dx:高血压|替米沙坦 80mg qd 28d;左氨氯地平 2.5mg qd 28d
M64 72kg dx:冠心病,高脂血症|氯吡格雷 75mg qd 28d;匹伐他汀 2mg qn 28d;依折麦布 10mg qd 28d
F70 58kg dx:冠心病,心绞痛|通心络胶囊 3粒 tid 28d;单硝酸异山梨酯 40mg qd 28d
M55 75kg dx:糖尿病|度拉糖肽 1.5mg qw 28d;二甲双胍 0.85g bid 28d
F60 62kg dx:糖尿病,高脂血症|维格列汀 50mg bid 28d;二甲双胍 0.5g bid 28d;阿托伐他汀 10mg qn 28d
M48 78kg dx:糖尿病|卡格列净 100mg qd 28d;二甲双胍 0.5g bid 28d
F66 57kg dx:糖尿病,周围神经病变|依帕司他 50mg tid 28d;甲钴胺 0.5mg tid 28d
M38 82kg dx:高尿酸血症|别嘌醇 0.1g bid 28d;碳酸氢钠 1g tid 28d
F37 56kg dx:甲减|左甲状腺素 100μg qd 28d
F44 58kg dx:慢性胃炎|艾普拉唑 10mg qd 14d;瑞巴派特 0.1g tid 14d
M50 72kg dx:反流性食管炎|伏诺拉生 20mg qd 28d;铝碳酸镁 1g tid 14d
F36 55kg dx:肠易激|曲美布汀 0.1g tid 14d;枯草杆菌二联活菌 0.5g tid 14d
M41 70kg dx:胆囊炎|消炎利胆片 6片 tid 7d;头孢克肟 0.1g bid 5d
F33 54kg dx:感冒|感冒灵颗粒 1袋 tid 3d;蓝芩口服液 10ml tid 5d
M29 68kg dx:咽炎|头孢丙烯 0.5g bid 7d;蒲地蓝消炎口服液 10ml tid 5d
M52 70kg dx:支气管炎|左氧氟沙星 0.5g qd 7d;羧甲司坦 0.5g tid 7d
F45 56kg dx:过敏性咳嗽|孟鲁司特 10mg qn 14d;复方甲氧那明 2粒 tid 7d
M7 23kg dx:支气管炎|阿莫西林 250mg tid 7d;氨溴索 15mg tid 5d
F5 18kg dx:鼻炎|西替利嗪 5mg qd 7d;糠酸莫米松鼻喷雾剂 1揿 qd 14d (喷鼻)
M3 15kg dx:手足口病|布洛芬 100mg prn 3d;蒙脱石散 1g tid 3d
F35 54kg dx:荨麻疹|地氯雷他定 5mg qd 14d;消风止痒颗粒 1袋 bid 7d
M46 70kg dx:带状疱疹|泛昔洛韦 0.25g tid 7d;加巴喷丁 0.3g tid 7d
F52 58kg dx:膝关节炎|洛索洛芬 60mg tid 7d;氨基葡萄糖 0.5g tid 28d
M57 72kg dx:肩周炎|美洛昔康 7.5mg qd 10d;独一味胶囊 3粒 tid 14d
F61 57kg dx:骨质疏松|利塞膦酸 35mg qw 28d;碳酸钙D3 600mg qd 28d
F29 54kg dx:抑郁症|氟西汀 20mg qd 28d
M43 71kg dx:焦虑症|度洛西汀 60mg qd 28d;坦度螺酮 10mg tid 14d
F39 55kg dx:双相情感障碍|丙戊酸 0.5g bid 28d;喹硫平 0.2g qn 28d
M24 64kg dx:精神分裂症|利培酮 2mg bid 28d
M69 66kg dx:脑梗死后|吲哚布芬 100mg bid 28d;瑞舒伐他汀 10mg qn 28d;胞磷胆碱 0.2g tid 28d
F74 52kg dx:阿尔茨海默病|卡巴拉汀 3mg bid 28d
M65 68kg dx:良性前列腺增生|度他雄胺 0.5mg qd 28d;坦索罗辛 0.2mg qn 28d
F48 58kg dx:尿路感染|磷霉素 3g once 1d;热淋清颗粒 1袋 tid 7d
F33 55kg dx:月经不调|屈螺酮炔雌醇 1片 qd 28d;逍遥丸 8丸 tid 28d
F27 53kg pregnant dx:先兆流产|地屈孕酮 10mg bid 14d;叶酸 0.4mg qd 28d
M58 66kg dx:肺癌|厄洛替尼 150mg qd 28d
F55 60kg dx:乳腺癌|阿那曲唑 1mg qd 28d;哌柏西利 125mg qd 21d
M36 68kg dx:HIV感染|比克恩丙诺片 1片 qd 28d
M46 70kg dx:银屑病关节炎|甲氨蝶呤 10mg qw 28d;叶酸 5mg qw 28d;卡泊三醇软膏 适量 bid 28d (外用)
`

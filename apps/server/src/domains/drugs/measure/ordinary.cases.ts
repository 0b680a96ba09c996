/**
 * Prescriptions as doctors write them every day, for people whom they suit. Nothing here should stop anybody: each warning
 * that interrupts is counted as needless. Written before the rules; the form is that of dangerous.cases.ts without the last part.
 */
export const ordinaryCases = `
M58 72kg has:hypertension|氨氯地平 5mg qd 28d
F62 60kg has:hypertension|氨氯地平 5mg qd 28d;缬沙坦 80mg qd 28d
M66 70kg has:hypertension|厄贝沙坦 150mg qd 28d;氢氯噻嗪 12.5mg qd 28d
M55 75kg has:hypertension|厄贝沙坦氢氯噻嗪 1片 qd 28d;阿托伐他汀 20mg qn 28d
F60 58kg has:hypertension|硝苯地平 30mg qd 28d;美托洛尔 47.5mg qd 28d
M63 70kg has:coronary|阿司匹林 100mg qd 28d;阿托伐他汀 20mg qn 28d;美托洛尔 47.5mg qd 28d
M61 74kg has:coronary|阿司匹林 100mg qd 28d;氯吡格雷 75mg qd 28d;瑞舒伐他汀 10mg qn 28d;培哚普利 4mg qd 28d;比索洛尔 5mg qd 28d
M64 70kg has:coronary|阿司匹林 100mg qd 28d;替格瑞洛 90mg bid 28d;瑞舒伐他汀 10mg qn 28d
M67 68kg has:coronary|单硝酸异山梨酯 40mg qd 28d;阿司匹林 100mg qd 28d;美托洛尔 25mg bid 28d
F69 60kg has:atrial_fibrillation|利伐沙班 15mg qd 28d;比索洛尔 2.5mg qd 28d
M71 70kg has:atrial_fibrillation|达比加群 110mg bid 28d;美托洛尔 47.5mg qd 28d
F66 55kg has:atrial_fibrillation|华法林 3mg qd 28d;美托洛尔 25mg bid 28d
M68 70kg has:hf|沙库巴曲缬沙坦 50mg bid 28d;比索洛尔 2.5mg qd 28d;达格列净 10mg qd 28d
M70 66kg has:hf|呋塞米 20mg qd 28d;螺内酯 20mg qd 28d;培哚普利 4mg qd 28d;比索洛尔 2.5mg qd 28d
M52 80kg has:diabetes|二甲双胍 0.5g bid 28d
F56 66kg has:diabetes|二甲双胍 0.5g bid 28d;格列美脲 2mg qd 28d
M59 78kg has:diabetes|二甲双胍 0.5g tid 28d;达格列净 10mg qd 28d;阿托伐他汀 20mg qn 28d
F63 60kg has:diabetes|二甲双胍 0.5g bid 28d;西格列汀 100mg qd 28d
M49 82kg has:diabetes|二甲双胍 0.85g bid 28d;阿卡波糖 50mg tid 28d
M66 70kg has:diabetes|甘精胰岛素 14单位 qn 28d;二甲双胍 0.5g bid 28d
F60 64kg has:diabetes|门冬胰岛素 8单位 tid 28d;甘精胰岛素 12单位 qn 28d
M55 90kg has:diabetes|司美格鲁肽 0.5mg qw 28d;二甲双胍 0.5g bid 28d
F58 70kg has:diabetes|利拉鲁肽 1.2mg qd 28d;二甲双胍 0.5g bid 28d
M62 70kg has:diabetes|瑞格列奈 1mg tid 28d
F57 66kg has:diabetes|利格列汀 5mg qd 28d;二甲双胍 0.5g bid 28d;缬沙坦 80mg qd 28d;氨氯地平 5mg qd 28d;瑞舒伐他汀 10mg qn 28d
M50 75kg|瑞舒伐他汀 10mg qn 28d;依折麦布 10mg qd 28d
M48 78kg|非诺贝特 0.2g qd 28d
F45 58kg has:hypothyroid|左甲状腺素 50μg qd 28d
F38 55kg has:hypothyroid|左甲状腺素 75μg qd 28d
F34 54kg has:hyperthyroid|甲巯咪唑 10mg qd 28d;普萘洛尔 10mg tid 28d
M45 80kg has:gout|非布司他 40mg qd 28d;秋水仙碱 0.5mg qd 28d
M50 78kg has:gout|别嘌醇 0.1g bid 28d
M47 80kg has:gout|依托考昔 60mg qd 7d
M43 85kg has:gout|苯溴马隆 50mg qd 28d;碳酸氢钠 1g tid 28d
F64 56kg has:osteoporosis|阿仑膦酸 70mg qw 28d;碳酸钙D3 600mg qd 28d;骨化三醇 0.25μg bid 28d
F68 52kg has:osteoporosis|碳酸钙D3 600mg qd 28d;阿法骨化醇 0.5μg qd 28d
F58 60kg|塞来昔布 0.2g qd 14d
M35 70kg|布洛芬 0.3g bid 5d
F40 58kg|洛索洛芬 60mg tid 5d;瑞巴派特 0.1g tid 5d
M52 74kg|双氯芬酸 适量 tid 14d
F55 60kg|氨基葡萄糖 0.5g tid 28d;美洛昔康 7.5mg qd 14d
F52 56kg has:rheumatoid|甲氨蝶呤 10mg qw 28d;叶酸 5mg qw 28d
F56 58kg has:rheumatoid|甲氨蝶呤 10mg qw 28d;羟氯喹 0.2g bid 28d;叶酸 5mg qw 28d
F35 55kg has:lupus|羟氯喹 0.2g bid 28d;泼尼松 5mg qd 28d
M60 66kg has:rheumatoid|来氟米特 20mg qd 28d
M33 68kg|阿莫西林 0.5g tid 7d
F29 54kg|头孢呋辛 0.25g bid 7d
M40 72kg|头孢克肟 100mg bid 7d
F31 55kg|头孢地尼 0.1g tid 5d;氨溴索 30mg tid 5d
M36 70kg|阿奇霉素 0.5g qd 3d
M41 72kg|左氧氟沙星 0.5g qd 7d
F27 52kg|磷霉素 3g once 1d
F33 56kg|左氧氟沙星 0.5g qd 3d
F30 54kg|甲硝唑 0.4g bid 7d
M44 70kg has:h_pylori|艾司奥美拉唑 20mg bid 14d;阿莫西林 1g bid 14d;克拉霉素 0.5g bid 14d;枸橼酸铋钾 0.3g bid 14d
M39 72kg has:h_pylori|雷贝拉唑 20mg bid 14d;阿莫西林 1g bid 14d;甲硝唑 0.4g qid 14d;枸橼酸铋钾 0.6g bid 14d
F44 56kg has:reflux|艾司奥美拉唑 20mg qd 28d
M50 70kg has:reflux|雷贝拉唑 20mg qd 28d;莫沙必利 5mg tid 14d
F36 54kg|铝碳酸镁 1g tid 14d;替普瑞酮 50mg tid 14d
M42 70kg has:ulcer|奥美拉唑 20mg qd 28d
F48 60kg|匹维溴铵 50mg tid 14d;双歧杆菌三联活菌 0.42g bid 14d
M30 68kg|蒙脱石 3g tid 3d;双歧杆菌三联活菌 0.42g bid 5d
F65 60kg has:constipation|乳果糖 15ml qd 14d
M58 70kg has:constipation|聚乙二醇 10g qd 14d
M46 70kg|熊去氧胆酸 0.25g bid 28d
M38 70kg has:hepatitis_b|恩替卡韦 0.5mg qd 28d
F41 56kg has:hepatitis_b|替诺福韦 300mg qd 28d
M35 66kg has:colitis|美沙拉秦 1g tid 28d
M50 72kg has:asthma|布地奈德福莫特罗 1吸 bid 28d
F44 60kg has:asthma|布地奈德福莫特罗 1吸 bid 28d;孟鲁司特 10mg qn 28d
F36 58kg has:asthma|沙丁胺醇 100μg prn 28d;布地奈德 200μg bid 28d
M68 64kg has:copd|噻托溴铵 18μg qd 28d
M70 62kg has:copd|沙美特罗替卡松 1吸 bid 28d;氨溴索 30mg tid 14d
M65 66kg has:copd|噻托溴铵 18μg qd 28d;沙丁胺醇 100μg prn 28d;乙酰半胱氨酸 0.2g tid 28d
F32 54kg|氯雷他定 10mg qd 14d
M28 66kg|西替利嗪 10mg qd 14d;糠酸莫米松 2揿 qd 14d
F30 55kg|左西替利嗪 5mg qn 14d;孟鲁司特 10mg qn 14d
F26 52kg|依巴斯汀 10mg qd 14d
M34 70kg|右美沙芬 15mg tid 5d;氨溴索 30mg tid 5d
F40 56kg|连花清瘟 4粒 tid 5d;对乙酰氨基酚 0.5g prn 3d
M31 70kg|奥司他韦 75mg bid 5d;对乙酰氨基酚 0.5g prn 3d
F46 60kg|氨酚伪麻美芬 1片 tid 3d
F35 56kg has:depression|舍曲林 50mg qd 28d
F42 58kg has:depression|艾司西酞普兰 10mg qd 28d
M45 72kg has:depression|文拉法辛 75mg qd 28d
F50 60kg has:depression|度洛西汀 60mg qd 28d
M39 70kg has:depression|米氮平 30mg qn 28d
M30 70kg has:schizophrenia|阿立哌唑 10mg qd 28d
M33 75kg has:schizophrenia|奥氮平 10mg qn 28d
F37 60kg has:schizophrenia|喹硫平 0.1g bid 28d
M36 72kg has:bipolar|碳酸锂 0.25g tid 28d
M29 68kg has:epilepsy|左乙拉西坦 0.5g bid 28d
M34 70kg has:epilepsy|奥卡西平 0.3g bid 28d
M27 70kg has:epilepsy|丙戊酸 0.5g bid 28d
M31 68kg has:epilepsy|拉莫三嗪 50mg bid 28d
F62 58kg has:neuralgia|加巴喷丁 0.3g tid 14d;甲钴胺 0.5mg tid 14d
F60 58kg has:neuralgia|普瑞巴林 75mg bid 14d
M69 66kg has:parkinson|左旋多巴 0.125g tid 28d
M66 66kg has:parkinson|左旋多巴 0.25g tid 28d;普拉克索 0.25mg tid 28d
F74 54kg has:dementia|多奈哌齐 5mg qn 28d
M76 60kg has:dementia|美金刚 10mg bid 28d
F43 56kg has:vertigo|倍他司汀 6mg tid 14d
F38 55kg has:migraine|氟桂利嗪 5mg qn 28d
M67 68kg has:stroke|阿司匹林 100mg qd 28d;阿托伐他汀 20mg qn 28d
M65 70kg has:stroke|氯吡格雷 75mg qd 28d;瑞舒伐他汀 10mg qn 28d;氨氯地平 5mg qd 28d
M68 68kg has:bph|坦索罗辛 0.2mg qn 28d
M70 68kg has:bph|坦索罗辛 0.2mg qn 28d;非那雄胺 5mg qd 28d
F55 58kg has:overactive_bladder|索利那新 5mg qd 28d
M50 74kg|西地那非 50mg prn 7d
M52 74kg|他达拉非 5mg qd 28d
F51 58kg has:menopause|雌二醇 1mg qd 21d;地屈孕酮 10mg bid 14d
F28 54kg|屈螺酮炔雌醇 1片 qd 21d
F29 55kg pregnant|叶酸 0.4mg qd 28d
F30 60kg pregnant|琥珀酸亚铁 0.1g tid 28d;叶酸 0.4mg qd 28d
F31 62kg pregnant has:hypothyroid|左甲状腺素 50μg qd 28d
F27 58kg breastfeeding|头孢呋辛 0.25g bid 7d
F28 57kg planning|叶酸 0.4mg qd 28d
F56 58kg has:breast_cancer|来曲唑 2.5mg qd 28d
F49 56kg has:breast_cancer|他莫昔芬 10mg bid 28d
F44 56kg has:anaemia|琥珀酸亚铁 0.1g tid 28d;维生素C 0.1g tid 28d
F58 58kg|甲钴胺 0.5mg tid 28d;维生素B1 10mg tid 28d
M45 66kg has:transplant|他克莫司 1mg bid 28d;吗替麦考酚酯 0.5g bid 28d;泼尼松 5mg qd 28d
M30 68kg|特比萘芬 0.25g qd 14d
F35 55kg|咪康唑 适量 bid 14d
F24 52kg|阿达帕林 适量 qn 28d
M19 66kg has:acne|多西环素 0.1g bid 14d;阿达帕林 适量 qn 28d
M22 66kg has:acne|异维A酸 10mg bid 28d
F40 56kg|糠酸莫米松 适量 qd 7d;氯雷他定 10mg qd 7d
M60 68kg has:glaucoma|拉坦前列素 1滴 qn 28d
F50 56kg|玻璃酸钠 1滴 tid 28d
F33 55kg|阿昔洛韦 0.2g q4h 5d
M62 66kg has:shingles|伐昔洛韦 1g tid 7d;加巴喷丁 0.3g tid 7d;甲钴胺 0.5mg tid 14d
F5 18kg|阿莫西林 250mg tid 7d
F4 16kg|布洛芬 150mg tid 2d
M6 20kg|对乙酰氨基酚 250mg qid 2d
M7 24kg|头孢克肟 50mg bid 5d
F5 18kg|阿奇霉素 180mg qd 3d
M4 16kg|孟鲁司特 4mg qn 28d
F3 14kg|氯雷他定 5mg qd 7d
M8 26kg|奥司他韦 60mg bid 5d
M5 18kg|蒙脱石 1g tid 3d
M10 32kg|西替利嗪 10mg qd 7d
M72 62kg cr=130 has:hypertension|氨氯地平 5mg qd 28d;贝那普利 10mg qd 28d
M68 66kg cr=150 has:diabetes|利格列汀 5mg qd 28d
M75 60kg has:hypertension|氨氯地平 5mg qd 28d;氯沙坦 50mg qd 28d;阿托伐他汀 20mg qn 28d
F78 55kg has:hypertension|左旋氨氯地平 2.5mg qd 28d;厄贝沙坦 150mg qd 28d
F76 54kg has:hypertension|吲达帕胺 1.5mg qd 28d;培哚普利 4mg qd 28d
M60 70kg|复方丹参 10丸 tid 28d;阿司匹林 100mg qd 28d
F59 60kg|银杏叶 1片 tid 28d;倍他司汀 6mg tid 14d
M56 70kg has:tb|异烟肼 0.3g qd 28d;利福平 0.45g qd 28d;维生素B6 10mg tid 28d
M62 70kg allergy:penicillins|头孢呋辛 0.25g bid 7d
M60 70kg allergy:penicillins|阿奇霉素 0.5g qd 3d
F54 58kg allergy:sulfonamides|氢氯噻嗪 12.5mg qd 28d
M58 72kg has:hypertension|氨氯地平 5mg qd 28d [5mg×28片*1]
F45 58kg has:hypothyroid|左甲状腺素 50μg qd 28d [50μg×100片*1]
M52 80kg has:diabetes|二甲双胍 0.5g bid 28d [0.5g×30片*2]
M33 68kg|阿莫西林 0.5g tid 7d [0.25g×24粒*2]
`

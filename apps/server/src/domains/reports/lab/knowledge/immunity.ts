/** 肿瘤标志物, 自身免疫, 免疫球蛋白, 过敏, 淋巴细胞亚群. Columns: knowledge.ts. */
export const immunity = `
afp|甲胎蛋白（AFP）|1834-1 53962-7|ng/mL|孕期和肝脏相关的蛋白，用于看肝脏和孕期筛查|可见于怀孕、肝炎活动、肝硬化；明显或持续升高要做肝脏影像|没有特别意义|怀孕时升高是正常的；肝炎时轻度升高要随访|pregnant infection unknown|tumour cap
cea|癌胚抗原（CEA）|2039-6|ng/mL|消化道等黏膜产生的蛋白，多用于已知肿瘤的随访|可见于吸烟、肠炎、胃炎、糖尿病；持续明显升高要进一步查|没有特别意义|吸烟的人略高常见；略高先一两个月后复查|smoke infection unknown|tumour cap
ca125|糖类抗原125（CA125）|10334-1 83082-8|U/mL|卵巢等处产生的蛋白|可见于月经期、怀孕、子宫内膜异位、炎症、腹水；持续明显升高要查妇科|没有特别意义|避开月经期复查|cycle pregnant infection unknown|tumour cap
ca199|糖类抗原19-9（CA19-9）|24108-3 83084-4|U/mL|胰胆等处产生的蛋白|可见于胆道不通畅、胆囊结石、胰腺炎、糖尿病；持续明显升高要做影像|少数人天生不产生，一直很低|胆道问题解决后复查|infection unknown|tumour cap
ca153|糖类抗原15-3（CA15-3）|6875-9 83083-6|U/mL|乳腺等处产生的蛋白，多用于乳腺癌随访|可见于乳腺良性病、肝病、怀孕|没有特别意义|单独略高先复查|pregnant unknown|tumour cap
ca724|糖类抗原72-4（CA72-4）|17843-4|U/mL|胃肠等处产生的蛋白|可见于胃炎、痛风用药、保健品（如灵芝孢子粉）；持续升高要做胃镜|没有特别意义|停保健品一个月后复查|nsaid infection unknown|tumour cap
ca242|糖类抗原242（CA242）|2011-5|U/mL|胰胆和肠道产生的蛋白|可见于胆道和胰腺炎症；持续升高要做影像|没有特别意义|单独略高先复查|infection unknown|tumour
ca50|糖类抗原50（CA50）|2013-1|U/mL|胰胆和肠道产生的蛋白|可见于胆道炎症、肝病；持续升高要做影像|没有特别意义|单独略高先复查|infection unknown|tumour
nse|神经元特异性烯醇化酶（NSE）|15060-7|ng/mL|神经和内分泌细胞里的酶，红细胞和血小板里也有|溶血最常让它假高；也可见于肺部和神经内分泌疾病|没有特别意义|溶血标本不能算数，要重抽|haemolysis late unknown|tumour cap
cyfra211|细胞角蛋白19片段（CYFRA21-1）|25390-6|ng/mL|上皮细胞的碎片，多用于肺癌随访|可见于肺部炎症、肾功能下降、混进口水|没有特别意义|感染好了再复查|saliva renal infection unknown|tumour cap
scca|鳞状上皮细胞癌抗原（SCC）|9679-2|ng/mL|鳞状上皮里的蛋白，多用于宫颈和肺的随访|可见于湿疹、银屑病、肾功能下降、混进口水或皮屑|没有特别意义|有皮肤病的人常略高|saliva renal unknown|tumour cap
he4|人附睾蛋白4（HE4）|55180-4|pmol/L|卵巢等处产生的蛋白，常与CA125同看|可见于肾功能下降、年纪大、卵巢疾病|没有特别意义|肾功能下降时不能按一般范围看|renal smoke unknown|tumour cap
psa|总前列腺特异性抗原（tPSA）|2857-1 19197-3 35741-8 83112-3|ng/mL|前列腺产生的蛋白|可见于前列腺增生、炎症、近期刺激，也可见于前列腺癌|吃非那雄胺的人会减半|发炎或骑车后升高，治好或休息几周再查|prostate infection unknown|prostate tumour
free-psa|游离前列腺特异性抗原（fPSA）|10886-0 19201-3|ng/mL|没有结合的那部分前列腺抗原|要与总PSA的比值一起看|要与总PSA的比值一起看|总PSA正常时不单独看|prostate late unknown|prostate tumour
psa-ratio|游离/总PSA比值|12841-3 14120-0|%|总PSA在4到10之间时用来估计良恶性|比值高更像增生|比值低于16%左右要由泌尿外科评估|总PSA不高时不看比值|prostate late|prostate tumour
pivka|异常凝血酶原（PIVKA-II）|34444-0|mU/mL|肝脏产生的异常凝血蛋白|可见于缺维生素K、吃华法林、胆道不通畅、肝脏肿瘤|没有特别意义|吃华法林的人升高不算数|anticoagulant antibiotic unknown|cap tumour
pepsinogen-1|胃蛋白酶原I|2736-7|ng/mL|胃黏膜分泌的前体，反映胃黏膜状况|可见于吃抑酸药、胃炎|可见于胃黏膜萎缩，要由消化科决定是否做胃镜|它不能代替胃镜|acid renal unknown|cap hp
pepsinogen-2|胃蛋白酶原II|2738-3|ng/mL|胃和十二指肠黏膜分泌的前体|可见于胃炎、幽门螺杆菌感染|没有特别意义|与胃蛋白酶原I的比值一起看|acid unknown|cap hp
rheumatoid-factor|类风湿因子（RF）|11572-5 15205-8|U/mL|一种自身抗体|可见于类风湿关节炎，也见于健康老人、慢性感染|没有特别意义|没有关节肿痛的略高不等于类风湿|infection unknown|ra ncg
anti-ccp|抗环瓜氨酸肽抗体（抗CCP）|32218-0 53027-9 33935-8|U/mL|对类风湿关节炎较特异的抗体|有关节肿痛时支持类风湿关节炎，要看风湿科|没有特别意义|没有关节症状的要由风湿科随访|unknown|ra ncg
aso|抗链球菌溶血素O（ASO）|5370-2 22568-0|U/mL|近期链球菌感染留下的抗体|说明近几个月可能得过链球菌感染|没有特别意义|感染好了几个月内仍可偏高|infection fat unknown|ncg
ana|抗核抗体（ANA）|8061-4 5048-4 29953-7 42254-3|text|自身免疫病的筛查抗体|低滴度常见于健康人；高滴度并有关节痛、皮疹要看风湿科||1:100左右没有症状的很多人都有|infection unknown|sle ncg
anti-dsdna|抗双链DNA抗体|32677-7 5130-0 11013-0|U/mL|与系统性红斑狼疮活动有关的抗体|要由风湿科结合症状和补体看|没有特别意义|略高要复查|unknown|sle ncg
anti-sm|抗Sm抗体|11090-8 17589-3 31627-3|text|与系统性红斑狼疮有关的抗体|要看风湿科，结合症状判断||单独弱阳性要复查|unknown|sle ncg
anti-ssa|抗SSA抗体|17583-6 17792-3 29964-4|text|与干燥综合征等有关的抗体|有口干眼干、备孕或怀孕的要看风湿科||没有症状的也有人阳性，定期看|unknown|sle ncg
anti-ssb|抗SSB抗体|17586-9 17791-5 29965-1|text|与干燥综合征有关的抗体|有口干眼干的要看风湿科||没有症状的定期看|unknown|sle ncg
anti-rnp|抗核糖核蛋白抗体（抗RNP）|17535-6|text|与结缔组织病有关的抗体|手指遇冷发白、关节痛的要看风湿科||单独弱阳性要复查|unknown|sle ncg
anti-scl70|抗Scl-70抗体|27416-7 26975-3 47322-3|text|与系统性硬化有关的抗体|皮肤发紧、手指遇冷发白的要看风湿科||单独弱阳性要复查|unknown|sle ncg
anti-jo1|抗Jo-1抗体|35333-4 11565-9|text|与肌炎有关的抗体|肌肉无力、气短的要看风湿科||单独弱阳性要复查|unknown|sle ncg
anti-centromere|抗着丝点抗体|16137-2 29966-9|text|与局限型硬化等有关的抗体|手指遇冷发白的要看风湿科||没有症状的定期看|unknown|sle ncg
anca|抗中性粒细胞胞浆抗体（ANCA）|11567-5 17351-8|text|与小血管炎有关的抗体|有血尿、咳血、鼻窦炎、发热的要尽快看风湿科或肾内科||感染和药物也可引起弱阳性|infection antithyroid unknown|ncg
anti-gbm|抗肾小球基底膜抗体|30343-8 31406-2 49774-3|text|与一种急进性肾炎有关的抗体|要尽快看肾内科||弱阳性也要复查|unknown|ncg
anticardiolipin-igg|抗心磷脂抗体IgG|3181-5 20424-8|text|与血栓、反复流产有关的抗体|要隔12周以上再查一次才算数||感染后可暂时阳性|infection unknown|sle ncg
anticardiolipin-igm|抗心磷脂抗体IgM|3182-3 20425-5|text|与血栓、反复流产有关的抗体|要隔12周以上再查一次才算数||感染后可暂时阳性|infection unknown|sle ncg
anti-b2gp1|抗β2糖蛋白1抗体|16135-6 44448-9|text|与血栓、反复流产有关的抗体|要隔12周以上再查一次才算数||感染后可暂时阳性|infection unknown|sle ncg
lupus-anticoagulant|狼疮抗凝物|3281-3|text|让凝血试验变慢、却容易长血栓的抗体|要隔12周以上再查一次才算数||用抗凝药时测的不算数|anticoagulant infection|sle ncg
ama|抗线粒体抗体（AMA）|14236-4 17284-1 5247-2|text|与原发性胆汁性胆管炎有关的抗体|碱性磷酸酶也高的要看肝病科||肝功能正常的定期复查|unknown|ncg
anti-smooth-muscle|抗平滑肌抗体|14252-1 17593-5 26971-2|text|与自身免疫性肝炎有关的抗体|肝功能异常的要看肝病科||低滴度可见于健康人和病毒感染|infection unknown|ncg
anti-lkm|抗肝肾微粒体抗体|14272-9 11566-7|text|与自身免疫性肝炎有关的抗体|肝功能异常的要看肝病科||单独弱阳性要复查|unknown|ncg
anti-gad|谷氨酸脱羧酶抗体|56540-8 30347-9 13926-1|text|与自身免疫性糖尿病有关的抗体|糖尿病人阳性时要由内分泌科决定是否用胰岛素||没有糖尿病的要由医生随访血糖|unknown|dm ncg
anti-islet|胰岛细胞抗体|13927-9 31547-3|text|与自身免疫性糖尿病有关的抗体|要由内分泌科结合血糖和C肽看||单独弱阳性要复查|unknown|dm ncg
anti-insulin|胰岛素抗体|11087-4 8072-1 2482-8|text|针对胰岛素的抗体|打胰岛素的人常有；要由内分泌科看||打过胰岛素的人阳性常见|unknown|dm ncg
anti-parietal|抗胃壁细胞抗体|14241-4 26969-6|text|与自身免疫性胃炎有关的抗体|要查维生素B12和胃镜||低滴度可见于健康老人|unknown|ncg
anti-intrinsic|内因子抗体|11564-2|text|影响维生素B12吸收的抗体|要查维生素B12||刚打过B12会干扰|unknown|ncg anaemia
hla-b27|HLA-B27|4821-5 26028-1|text|一种遗传标记，与强直性脊柱炎有关|有腰背晨僵的要看风湿科；阳性的人大多不会得病||约每一百个健康人里有几个阳性|infection|ncg
igg|免疫球蛋白G|2465-3|g/L|身体最多的抗体|可见于慢性感染、慢性肝病、自身免疫病|可见于免疫力低下、蛋白丢失|略高先看有没有感染|infection transfusion|ncg
iga|免疫球蛋白A|2458-8|g/L|保护黏膜的抗体|可见于慢性感染、肝病、肾病|有人天生偏少，多数没有症状|略高先看有没有感染|infection|ncg
igm|免疫球蛋白M|2472-9|g/L|最早出现的抗体|可见于近期感染、慢性肝病|可见于免疫力低下|略高先看有没有感染|infection vaccine|ncg
ige|总免疫球蛋白E|19113-0|U/mL|与过敏和寄生虫有关的抗体|可见于过敏体质、湿疹、哮喘、寄生虫|没有特别意义|高不等于对某样东西过敏，要看有没有症状|smoke unknown|allergy ncg
igg4|免疫球蛋白G4|2469-5|g/L|抗体的一个亚类|可见于IgG4相关疾病、过敏|没有特别意义|略高要结合影像和症状|unknown|ncg
complement-c3|补体C3|4485-9|g/L|帮助抗体工作的蛋白|可见于炎症、怀孕|可见于狼疮活动、部分肾炎、肝病|炎症时升高不必单独处理|infection late pregnant|sle ncg
complement-c4|补体C4|4498-2|g/L|帮助抗体工作的蛋白|可见于炎症、怀孕|可见于狼疮活动、遗传性偏少|炎症时升高不必单独处理|infection late pregnant|sle ncg
ch50|总补体活性（CH50）|4511-2 21218-3|U/mL|补体整体能力|可见于炎症|可见于狼疮活动、标本放久|标本要快送|late infection|sle ncg
kappa|κ轻链|11050-2 15188-6|g/L|抗体的一部分|可见于慢性感染、肾功能下降、浆细胞疾病|没有特别意义|要看κ与λ的比值|infection renal|ncg
lambda|λ轻链|11051-0 15187-8|g/L|抗体的一部分|可见于慢性感染、肾功能下降、浆细胞疾病|没有特别意义|要看κ与λ的比值|infection renal|ncg
kappa-lambda-ratio|κ/λ比值|15189-4|1|看抗体是不是同一种过多|偏离范围要由血液科看|偏离范围要由血液科看|肾功能下降时略偏常见|renal|ncg
cryoglobulin|冷球蛋白|12201-0|text|遇冷会沉淀的蛋白|要查丙肝和自身免疫病||标本没有保温会漏掉|late|ncg
cd3-count|T淋巴细胞计数（CD3）|8122-4|/uL|管细胞免疫的淋巴细胞|可见于感染|可见于免疫力下降、用激素|感冒后可暂时变化|infection steroid hour|ncg
cd4-count|辅助T细胞计数（CD4）|24467-3|/uL|指挥免疫的淋巴细胞|没有特别意义|可见于感染、用激素、艾滋病病毒感染|感冒后可暂时下降|infection steroid hour|ncg hiv
cd8-count|杀伤T细胞计数（CD8）|14135-8|/uL|杀灭被感染细胞的淋巴细胞|可见于病毒感染|可见于免疫力下降|病毒感染后升高常见|infection hour|ncg
cd4-cd8-ratio|CD4/CD8比值|54218-3|1|两种T细胞的比例|可见于自身免疫病|可见于病毒感染后、艾滋病病毒感染|病毒感染后暂时偏低常见|infection|ncg hiv
cd19-count|B淋巴细胞计数（CD19）|8116-6|/uL|产生抗体的淋巴细胞|可见于感染、自身免疫病|可见于用抗体药、免疫力下降|用过清除B细胞的药会很低，是药效|infection|ncg
nk-count|自然杀伤细胞计数|20402-4|/uL|最早出动的淋巴细胞|可见于病毒感染|可见于压力、免疫力下降|单独略偏意义不大|infection stress hour|ncg
`

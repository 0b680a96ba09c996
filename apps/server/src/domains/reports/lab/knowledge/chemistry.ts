/** 肝功能, 肾功能, 电解质, 血脂, 血糖, 心肌, 胰腺, 血气. Columns: knowledge.ts. */
export const chemistry = `
alt|丙氨酸氨基转移酶（ALT）|1742-6 1743-4 1744-2|U/L|肝细胞里的酶，肝细胞受损时漏到血里|可见于脂肪肝、病毒性肝炎、药物、饮酒；几倍以上升高要尽快看|没有特别意义|略高几个单位、近期熬夜饮酒运动过的，休息两三周复查|exercise alcohol obesity haemolysis statin|ncg b4041
ast|天门冬氨酸氨基转移酶（AST）|1920-8 30239-8 88112-8|U/L|肝脏、心脏和肌肉里都有的酶|可见于肝细胞受损、肌肉损伤、心肌损伤|没有特别意义|运动后升高常见，休息几天复查|exercise alcohol haemolysis injection|ncg b4041
ast-alt|AST/ALT比值|1916-6|1|帮助判断两种转氨酶谁更高|两者都正常时没有意义；升高时可见于饮酒、肌肉损伤|两者都正常时没有意义|两种酶都正常时不必看比值|exercise alcohol|ncg
alp|碱性磷酸酶（ALP）|6768-6 1783-0|U/L|胆道和骨头里的酶|可见于胆道不通畅、骨骼生长或骨折愈合、怀孕|少见，多无特别意义|青少年长个子和孕晚期升高是正常的|pregnant food late|ncg b4041
ggt|γ-谷氨酰转移酶（GGT）|2324-2|U/L|肝脏和胆道里的酶，对饮酒敏感|可见于饮酒、脂肪肝、胆道不通畅、部分药物|没有特别意义|戒酒两三周后复查多会下降|alcohol obesity epilepsy|ncg b4041
bilirubin-total|总胆红素|1975-2 14631-6|umol/L|红细胞分解后的黄色物质，由肝脏处理|可见于肝胆疾病、溶血；也可是先天处理偏慢|没有特别意义|只有间接胆红素略高、其他肝功能正常，饿着或熬夜时更高的，多是良性体质|fast haemolysis light exercise|ncg
bilirubin-direct|直接胆红素|1968-7 14629-0 15152-2|umol/L|肝脏已处理过的胆红素|多提示胆道不通畅或肝细胞受损|没有特别意义|总胆红素正常时略高意义不大|light haemolysis|ncg
bilirubin-indirect|间接胆红素|1971-1 14630-8|umol/L|还没经肝脏处理的胆红素|可见于先天处理偏慢、溶血|没有特别意义|其他肝功能正常而略高，多是良性体质|fast haemolysis light|ncg
total-protein|总蛋白|2885-2|g/L|血里蛋白的总量|可见于脱水、免疫球蛋白增多|可见于营养不良、肝肾疾病、怀孕|略偏一点先看白蛋白|dry posture pregnant|ncg b4042
albumin|白蛋白|1751-7|g/L|肝脏造的主要蛋白，反映营养和肝脏合成|多因脱水|可见于吃得差、慢性肝病、蛋白从尿里丢失、炎症|怀孕时略低常见|dry posture pregnant drip|ncg b4042
globulin|球蛋白|10834-0 2336-6|g/L|总蛋白减白蛋白，多与免疫有关|可见于慢性炎症、慢性肝病、免疫球蛋白增多|可见于免疫力低下|略高一点可过一段复查|dry infection|ncg b4042
ag-ratio|白球比|1759-0|1|白蛋白和球蛋白的比例|多无特别意义|可见于慢性肝病、慢性炎症、蛋白丢失|白蛋白、球蛋白都正常时不必在意|dry|ncg b4042
prealbumin|前白蛋白|14338-8|mg/L|更新很快的蛋白，反映近期营养和肝脏合成|多见于用激素、肾功能下降|可见于近期吃得少、炎症、肝病|感冒时会暂时下降|infection steroid|ncg
tba|总胆汁酸|14628-2|umol/L|肝脏和肠道循环的胆汁成分|可见于肝胆疾病；刚吃过饭也会升高|没有特别意义|没空腹测的要空腹重测；孕晚期升高要告诉产科|food pregnant|ncg
cholinesterase|胆碱酯酶|2098-2|U/L|肝脏合成的酶|可见于脂肪肝、肥胖|可见于肝脏合成下降、接触有机磷农药|略高多与体重有关|pregnant pill|ncg
afu|α-L-岩藻糖苷酶|1812-7|U/L|一种细胞里的酶，用于辅助看肝脏|可见于肝病、怀孕|没有特别意义|单独略高特异性不强，要结合甲胎蛋白和超声|pregnant|ncg
five-nucleotidase|5'-核苷酸酶|1690-7|U/L|胆道的酶|可见于胆道不通畅|没有特别意义|与碱性磷酸酶一起看|pregnant|ncg
ammonia|血氨|16362-6 22763-7 1841-6|umol/L|蛋白分解产生、由肝脏处理的物质|可见于严重肝病、某些先天代谢病；放久的血会假高|没有特别意义|标本必须冰上快送，意外升高先重抽|late exercise tourniquet smoke|ncg
urea|尿素|22664-7 3091-6|mmol/L|蛋白代谢的废物，由肾脏排出|可见于肾功能下降、喝水少、吃肉多、消化道出血|可见于吃得少、怀孕|肌酐正常而尿素略高，多是喝水少或吃肉多|meat dry steroid|ncg b4045
urea-nitrogen|尿素氮|3094-0 14937-7|mmol/L|尿素里氮的量，由肾脏排出|可见于肾功能下降、喝水少、吃肉多|可见于吃得少、怀孕|肌酐正常而略高，多是喝水少或吃肉多|meat dry steroid|ncg
creatinine|肌酐|14682-9 2160-0|umol/L|肌肉代谢的废物，反映肾脏的滤过|可见于肾功能下降、脱水、肌肉多、吃肉多|可见于肌肉少、怀孕|肌肉发达的人略高常见；要看估算的肾小球滤过率|meat exercise dry renal|ncg b4045 ckd
egfr|估算肾小球滤过率|62238-1 98979-8 77147-7|mL/min/{1.73_m2}|由肌酐、年龄、性别算出的肾脏过滤能力|没有特别意义|持续三个月以上低于60要到肾内科评估|随年龄缓慢下降是自然的；单次偏低先复查|meat exercise dry|ckd
cystatin-c|胱抑素C|33863-2|mg/L|不受肌肉影响的肾脏过滤指标|可见于肾功能下降、甲亢、用激素|没有特别意义|略高要和肌酐一起看|steroid thyroxine|ncg ckd
uric-acid|尿酸|14933-6 3084-1|umol/L|嘌呤代谢的废物，过多可能引起痛风|可见于吃得油、饮酒、含糖饮料、肾脏排得少、利尿药|可见于部分药物、吃得少|没有关节痛的轻度升高，先从饮食、喝水和体重做起|meat alcohol diuretic exercise fast|ncg gout
b2-microglobulin|β2-微球蛋白（血）|1952-1|mg/L|几乎所有细胞表面的小蛋白，由肾脏清除|可见于肾功能下降、炎症、部分血液病|没有特别意义|感染时可暂时升高|infection renal|ncg
rbp|视黄醇结合蛋白|1836-6|mg/L|运输维生素A的小蛋白|可见于肾功能下降|可见于营养不良、肝病|与肌酐一起看|infection renal|ncg
potassium|钾|2823-3 6298-4|mmol/L|维持心跳和肌肉的电解质|可见于肾功能下降、部分降压药；溶血会假高|可见于腹泻、呕吐、利尿药、吃得少|意外升高先排除采血溶血再重抽|haemolysis tourniquet diuretic pressure late|ncg b4043
sodium|钠|2951-2 2947-0|mmol/L|维持体内水分的电解质|多因缺水|可见于喝水过多、利尿药、呕吐腹泻|差一两个单位多不要紧|dry water diuretic drip|ncg b4043
chloride|氯|2075-0 2069-3|mmol/L|与钠一起维持水和酸碱平衡|可见于脱水、腹泻|可见于呕吐、利尿药|差一两个单位多不要紧|dry diuretic drip|ncg b4043
calcium|总钙|2000-8 17861-6|mmol/L|骨骼、神经和肌肉需要的矿物质|可见于甲状旁腺功能亢进、补钙和维生素D过多等|多因白蛋白低；也可见于缺维生素D、甲状旁腺功能减退|白蛋白低时要校正后再看|posture tourniquet diuretic|ncg b4046
calcium-ionised|离子钙|1995-0 12180-6 1994-3|mmol/L|真正起作用的那部分钙|可见于甲状旁腺功能亢进等|可见于缺维生素D、输血后、过度换气|标本要密闭快测|air late tourniquet|ncg
phosphate|磷|14879-1 2777-1|mmol/L|骨骼和能量代谢需要的矿物质|可见于肾功能下降、溶血|可见于吃得少、甲状旁腺功能亢进、补铁后|一天里变化大，空腹早晨测|hour food haemolysis|ncg b4046
magnesium|镁|2601-3 19123-9|mmol/L|神经和肌肉需要的矿物质|可见于肾功能下降、服含镁药物|可见于腹泻、饮酒、利尿药、长期抑酸药|略偏一点多不要紧|haemolysis diuretic acid|ncg b4046
bicarbonate|碳酸氢根（总二氧化碳）|2028-9 1963-8|mmol/L|反映体内酸碱平衡|可见于呕吐、利尿药、慢性肺病|可见于腹泻、肾功能下降、糖尿病酸中毒|放久的标本会偏低|late diuretic|ncg
anion-gap|阴离子间隙|33037-3 1863-0|mmol/L|由钠、氯、碳酸氢根算出，判断酸中毒的种类|可见于糖尿病酸中毒、乳酸升高、肾衰|多因白蛋白低|单独略高要重测|late|ncg
osmolality|血渗透压|2692-2|mosm/kg|血液的浓淡|多因脱水、血糖很高|可见于喝水过多、低钠|与钠和血糖一起看|dry water|ncg
cholesterol|总胆固醇|14647-2 2093-3|mmol/L|血里胆固醇的总量|与饮食、遗传、甲减等有关，长期高会增加心血管风险|可见于营养差、甲亢、肝病|一次略高先改善饮食运动，三个月后复查；用药由总体风险决定|fat pregnant steroid infection|lipid ncg
triglycerides|甘油三酯|14927-8 2571-8 30524-3|mmol/L|血里的油脂，随吃的东西变化很大|与油腻甜食、饮酒、肥胖有关；很高时可能引起胰腺炎|没有特别意义|没空腹或前一晚喝酒的要重测|food fat alcohol pregnant steroid|lipid ncg
hdl|高密度脂蛋白胆固醇|14646-4 2085-9|mmol/L|把胆固醇运回肝脏的“好”胆固醇|一般不要紧|与少运动、吸烟、肥胖有关|略低先从运动和戒烟做起|smoke infection|lipid ncg
ldl|低密度脂蛋白胆固醇|22748-8 2089-1 69419-0 18262-6 39469-2 13457-7|mmol/L|最主要的“坏”胆固醇，长期过高会堵血管|长期高会增加心血管风险；目标值因人而异|多因用降脂药或营养差|没有三高和心血管病的人目标较宽；有心梗、支架的人目标要低得多|fat infection pregnant|lipid ncg
non-hdl|非高密度脂蛋白胆固醇|43396-1|mmol/L|所有会堵血管的胆固醇合计|长期高会增加心血管风险|一般不要紧|目标由总体风险决定|fat infection|lipid
vldl|极低密度脂蛋白胆固醇|25371-6 13458-5|mmol/L|主要装甘油三酯的脂蛋白里的胆固醇|随甘油三酯升高|没有特别意义|看甘油三酯即可|food alcohol|ncg
apo-a1|载脂蛋白A1|1869-7|g/L|“好”胆固醇的主要蛋白|一般不要紧|与高密度脂蛋白偏低相似|与高密度脂蛋白一起看|infection pill|lipid ncg
apo-b|载脂蛋白B|1884-6|g/L|“坏”胆固醇颗粒的数目|提示会堵血管的颗粒多|一般不要紧|与低密度脂蛋白一起看|infection pregnant|lipid ncg
apo-e|载脂蛋白E|1886-1|mg/L|参与油脂运输的蛋白|随甘油三酯升高|多无特别意义|单独略偏意义不大|food|ncg
lipoprotein-a|脂蛋白（a）|10835-7 43583-4|mg/L|主要由遗传决定的心血管风险因素；按重量和按颗粒数两种计法不能换算|是遗传带来的风险，要把其他风险管得更好|没有特别意义|数值一生变化不大，一般测一次就够|infection unknown|lipid
small-dense-ldl|小而密低密度脂蛋白胆固醇|90364-1|mmol/L|更容易进血管壁的“坏”胆固醇|多伴甘油三酯高、胰岛素抵抗|一般不要紧|以低密度脂蛋白为主要目标|food unknown|lipid
free-fatty-acids|游离脂肪酸|15066-4|mmol/L|脂肪分解出来的能量|可见于饥饿、血糖控制差|没有特别意义|饿久了自然会升高|fast food exercise|ncg
homocysteine|同型半胱氨酸|13965-9 2428-1|umol/L|氨基酸代谢的中间物|可见于叶酸或维生素B12不足、肾功能下降、遗传|没有特别意义|略高可先看叶酸和B12够不够|late meat smoke renal|ncg lipid
glucose-fasting|空腹血糖|14771-0 1558-6 76629-5|mmol/L|至少8小时没吃东西时的血糖|6.1以上叫空腹血糖受损，7.0以上要复查确认是否糖尿病|可见于饿久、降糖药过量；出汗心慌先吃糖|一次略高不能定论，要换一天复查|food stress steroid late drip|dm ncg
glucose|葡萄糖|14749-6 2345-7 2339-0 15074-8|mmol/L|抽血当时的血糖，要看是不是空腹|可见于刚吃过饭、紧张、糖尿病|可见于饿久、降糖药过量、标本放久|没空腹测的要空腹重测|food stress steroid late drip|dm ncg
glucose-2h|餐后（糖负荷）2小时血糖|14995-5 1518-0 20436-2 14759-5|mmol/L|吃糖水或吃饭后两小时的血糖|7.8以上叫糖耐量受损，11.1以上要复查确认|可见于反应性低血糖|前三天吃得太少会影响结果|stress steroid exercise|dm ncg
glucose-1h|糖负荷1小时血糖|14756-1 20438-8 1507-3|mmol/L|喝糖水后一小时的血糖|孕期超过10.0要告诉产科；平时可见于糖代谢偏慢|没有特别意义|要和空腹、两小时一起看|stress steroid|dm
hba1c|糖化血红蛋白（HbA1c）|4548-4 17856-6 59261-8 4549-2|%|最近两三个月的平均血糖，不用空腹|6.5%以上要考虑糖尿病；已有糖尿病的看是否达标|可见于贫血、失血、输血后|贫血、怀孕、肾病时测不准，要看血糖|dapsone transfusion pregnant renal|dm ncg
glycated-albumin|糖化白蛋白|13873-5|%|最近两三周的平均血糖|说明近期血糖偏高|可见于白蛋白更新快、肾病、甲亢|贫血的人可用它代替糖化血红蛋白|renal thyroxine|dm ncg
fructosamine|果糖胺|15069-8|umol/L|最近两三周的平均血糖|说明近期血糖偏高|可见于白蛋白低|白蛋白低时测不准|haemolysis|dm ncg
insulin|胰岛素（空腹）|20448-7 1573-5|mU/L|胰腺分泌、降低血糖的激素|可见于体重偏重、胰岛素抵抗、正在打胰岛素|可见于胰腺分泌不足|打胰岛素的人测它意义不大|food haemolysis obesity unknown|dm ncg
c-peptide|C肽（空腹）|1986-9|nmol/L|与胰岛素一起分泌，反映自己胰腺的能力|可见于体重偏重、肾功能下降|可见于胰腺分泌不足|要和同时的血糖一起看|food renal unknown|dm ncg
ketones-blood|血酮体（β-羟丁酸）|6873-4|mmol/L|脂肪分解的产物|可见于饥饿、糖尿病酸中毒、“列净”类药；1.5以上要尽快联系医生，3.0以上要马上就医|没有特别意义|节食减重时轻度升高常见|fast alcohol sglt2|dm ncg
lactate|乳酸|2524-7 14118-4 32693-4 2518-9 59032-3|mmol/L|缺氧时肌肉产生的酸|可见于剧烈运动、缺氧、严重感染|没有特别意义|采血时握拳和放久都会假高|exercise tourniquet late metformin|ncg
pyruvate|丙酮酸|14121-8|umol/L|糖代谢的中间物|可见于剧烈运动、代谢病|没有特别意义|标本要求高，意外升高先重测|exercise late|ncg
ck|肌酸激酶（CK）|2157-6|U/L|肌肉里的酶|可见于运动、打针、他汀药、肌肉或心肌损伤|没有特别意义|运动后几天内升高很常见，休息一周复查|exercise injection statin surgery|ncg b4047
ck-mb|肌酸激酶同工酶（CK-MB活性）|32673-6|U/L|心肌里较多的肌酸激酶|可见于心肌损伤、肌肉损伤|没有特别意义|单独略高而肌钙蛋白正常，多不是心脏原因|exercise haemolysis|ncg acs
ck-mb-mass|肌酸激酶同工酶（CK-MB质量）|13969-1|ng/mL|心肌里较多的肌酸激酶|可见于心肌损伤、肌肉损伤|没有特别意义|要和肌钙蛋白、心电图一起看|exercise renal unknown|ncg acs
troponin-i|肌钙蛋白I|10839-9 89579-7|ng/L|心肌特有的蛋白|提示心肌受损，有胸痛要马上就医；也可见于肾病、心衰、剧烈运动|没有特别意义|轻度升高也要由医生看变化|early renal exercise unknown|acs ncg
troponin-t|肌钙蛋白T|6598-7 67151-1|ng/L|心肌特有的蛋白|提示心肌受损，有胸痛要马上就医；也可见于肾病、心衰、剧烈运动|没有特别意义|肾功能下降的人可长期略高，要看变化|early renal exercise unknown|acs ncg
myoglobin|肌红蛋白|2639-3|ng/mL|肌肉和心肌里的蛋白，受损后最早升高|可见于肌肉损伤、心肌损伤、肾功能下降|没有特别意义|运动和打针后升高常见|exercise injection renal|acs ncg
bnp|B型钠尿肽（BNP）|30934-4 42637-9|pg/mL|心脏负担重时分泌的激素|可见于心衰、房颤、年纪大、肾功能下降|体重偏重的人会偏低|略高要结合心脏超声和症状|renal obesity hour unknown|heart ncg
nt-probnp|N末端B型钠尿肽前体|33762-6 83107-3 83108-1|pg/mL|心脏负担重时分泌的激素的前体|可见于心衰、房颤、年纪大、肾功能下降|体重偏重的人会偏低|年纪越大正常上限越高|renal obesity unknown|heart ncg
ldh|乳酸脱氢酶|14804-9 2532-0|U/L|许多细胞里都有的酶|可见于溶血、肝病、肌肉损伤、部分血液病|没有特别意义|溶血标本最常见的假高项目|haemolysis exercise late|ncg b4047
hbdh|α-羟丁酸脱氢酶|1677-4|U/L|心肌和红细胞里的酶|可见于心肌损伤、溶血|没有特别意义|溶血标本会假高|haemolysis exercise|ncg
amylase|淀粉酶（血）|1798-8|U/L|胰腺和唾液腺的消化酶|三倍以上并有腹痛要考虑胰腺炎；略高也见于腮腺炎、肾功能下降|多无特别意义|没有腹痛的略高先复查|saliva renal alcohol|ncg b4048
amylase-pancreatic|胰淀粉酶|1805-1|U/L|只来自胰腺的淀粉酶|三倍以上并有腹痛要考虑胰腺炎|多无特别意义|没有腹痛的略高先复查|renal alcohol|ncg
lipase|脂肪酶|3040-3|U/L|胰腺分解油脂的酶|三倍以上并有腹痛要考虑胰腺炎|多无特别意义|没有腹痛的略高先复查|renal alcohol|ncg
copper|铜|5631-7 14665-4|umol/L|身体需要的微量元素|可见于炎症、怀孕、避孕药|可见于肝豆状核变性、吃得少|怀孕时升高正常|pregnant pill infection|ncg
ceruloplasmin|铜蓝蛋白|2064-4|mg/L|血里装铜的蛋白|可见于炎症、怀孕、避孕药|可见于肝豆状核变性、营养差|略低要结合铜和眼科检查|pregnant pill infection|ncg
zinc|锌|5763-8|umol/L|生长和伤口愈合需要的微量元素|多因标本污染|可见于吃得少、腹泻、炎症|略低先看饮食|food haemolysis infection|ncg
lead-blood|血铅|5671-3|ug/L|环境里的有害金属|要找来源、离开接触；儿童尤其要重视|没有特别意义|指尖血偏高的要用静脉血复查|saliva|ncg
ph-arterial|酸碱度（动脉血pH）|2744-1 11558-4|1|血液的酸碱程度|可见于过度换气、呕吐|可见于缺氧、肾病、糖尿病酸中毒|略偏一点要结合其他血气值|air late stress|gas ncg
pco2|二氧化碳分压|2019-8 11557-6|mm[Hg]|血里的二氧化碳，反映换气够不够|可见于慢性肺病、换气不足|可见于呼吸太快、紧张|慢性肺病的人可长期偏高|air late stress|gas ncg
po2|氧分压|2703-7 11556-8|mm[Hg]|动脉血里的氧|多因正在吸氧|可见于肺病、高原、抽成静脉血|要看采血时是否吸氧|air altitude|gas ncg
so2|血氧饱和度（动脉）|2708-6 20564-1|%|血红蛋白装了几成氧|没有特别意义|可见于肺病、高原；低于90%并气短要马上就医|高原居民略低常见|altitude smoke|gas ncg
base-excess|碱剩余|1925-7 11555-0|mmol/L|体内碱多了还是少了|可见于呕吐、利尿药|可见于腹泻、肾病、酸中毒|±3以内不要紧|late|gas ncg
carboxyhaemoglobin|碳氧血红蛋白|2030-5 20563-3|%|被一氧化碳占去的血红蛋白|可见于煤气中毒、吸烟|没有特别意义|吸烟的人略高常见|smoke late|gas ncg
`

/** 尿, 大便, 精液, 药物浓度. Columns: knowledge.ts. */
export const urineAndOther = `
urine-colour|尿颜色|5778-6|text|尿的颜色|发红、酱油色要尽快看医生；深黄多是喝水少||吃火龙果、利福平、维生素B2会变色|dry|urine
urine-clarity|尿透明度|5767-9 32167-9|text|尿清不清|浑浊可见于感染、结晶||放凉了会因结晶变浑|late discharge|urine
urine-sg|尿比重|5811-5 2965-2 53326-5|1|尿的浓淡|多因喝水少、尿里有糖|多因喝水多|多喝水后复查|dry water contrast|urine
urine-ph|尿酸碱度|5803-2 2756-5 50560-2|1|尿的酸碱|可见于吃素、感染、放久|可见于吃肉多、腹泻|随饮食变化|meat late|urine
urine-protein|尿蛋白|5804-0 20454-5 57735-3 2887-8|text|尿里有没有蛋白|要留晨尿复查；持续阳性要看肾内科||发热、运动、久站后可暂时出现|exercise infection discharge menses posture|urine ckd
urine-glucose|尿糖|5792-7 25428-4 22705-8 53328-1|text|尿里有没有糖|要查血糖；吃“列净”类药必然阳性||怀孕和吃完很多甜食可暂时出现|sglt2 vitc pregnant|urine dm
urine-ketones|尿酮体|5797-6 2514-8 57734-6 49779-2|text|脂肪分解的产物|糖尿病人出现并恶心气短要马上就医；饿着、呕吐也会有||节食、孕吐时常见|fast sglt2|urine dm
urine-urobilinogen|尿胆原|5818-0 19161-9 20405-7 3107-0|text|胆红素在肠道的产物|可见于溶血、肝病||弱阳性多无意义|late|urine
urine-bilirubin|尿胆红素|5770-3 20505-4 1977-8 50551-1|text|尿里的胆红素|可见于肝胆疾病，要查肝功能||单独弱阳性先复查|light|urine
urine-nitrite|尿亚硝酸盐|5802-4 20407-3 32710-6 50558-6|text|细菌在尿里的产物|提示可能有尿路感染||没有症状先规范留尿复查|late vitc|urine
urine-leukocyte-esterase|尿白细胞酯酶|5799-2 20408-1 60026-2|text|尿里白细胞的痕迹|提示可能有尿路感染||女性白带混入很常见，中段尿复查|discharge midstream|urine
urine-blood|尿隐血|5794-3 20409-9 57751-0|text|尿里有没有血的痕迹|要看尿红细胞；持续阳性要查肾和尿路||月经前后、运动后常见|menses exercise vitc|urine
urine-wbc|尿白细胞|5821-4 30405-5 46702-7|/uL|尿里的白细胞数|提示可能有尿路感染|没有特别意义|没有症状先规范留尿复查|discharge midstream late|urine
urine-rbc|尿红细胞|13945-1 30391-7 5808-1|/uL|尿里的红细胞数|可见于结石、感染、肾炎等；肉眼血尿要尽快看|没有特别意义|月经前后、运动后先复查|menses exercise|urine
urine-epithelial|尿上皮细胞|11277-1 20453-7|/uL|尿道脱落的细胞|多因留尿不规范|没有特别意义|女性多一些很常见|discharge midstream|urine
urine-casts|尿管型|24124-0 9842-6|/uL|肾小管里形成的小柱|持续出现要看肾内科|没有特别意义|运动、发热后偶见透明管型不要紧|exercise late|urine
urine-hyaline|尿透明管型|5796-8|text|肾小管里形成的透明小柱|持续较多要看肾内科||运动、发热后偶见不要紧|exercise dry|urine
urine-crystals|尿结晶|49755-2|/uL|尿里的盐类结晶|多与饮食、喝水少有关|没有特别意义|多喝水后复查|meat dry late|urine
urine-bacteria|尿细菌|25145-4 5769-5 50221-1 51480-2|/uL|尿里的细菌|有尿频尿痛的提示感染|没有特别意义|没有症状多因留尿或放久|midstream late|urine
urine-yeast|尿酵母菌|72223-1|text|尿里的真菌|女性多因白带混入||没有症状先复查|discharge antibiotic|urine
urine-mucus|尿黏液丝|8247-9|text|尿道分泌的黏液|没有特别意义||常见，不要紧|discharge|urine
acr|尿白蛋白/肌酐比（ACR）|9318-7 14959-1 30000-4 32294-1 14958-3 13705-9|mg/g|最早发现肾脏漏蛋白的指标|30以上要在三个月内复查两次，持续升高看肾内科|没有特别意义|发热、运动、月经期先复查|exercise infection menses|ckd dm
urine-albumin|尿微量白蛋白|14957-5 1754-1|mg/L|尿里的少量白蛋白|可见于早期肾脏受累，要看与肌酐的比值|没有特别意义|运动、发热后先复查|exercise infection water|ckd dm
pcr|尿蛋白/肌酐比|2890-2 34366-5 40486-3 13801-6|mg/g|尿蛋白的多少，可代替24小时尿|持续升高要看肾内科|没有特别意义|运动、发热后先复查|exercise infection|ckd
protein-24h|24小时尿蛋白定量|2889-4 21482-5 26801-1|g/(24.h)|一天从尿里丢失的蛋白|持续高于范围要看肾内科|没有特别意义|尿没有留全会不准|whole24 exercise|ckd ncg
urine-creatinine|尿肌酐|14683-7 2161-8 20624-3|mmol/L|用来校正尿的浓淡|只说明尿浓|只说明尿稀|不单独看|water dry|ncg
creatinine-clearance|肌酐清除率|2164-2|mL/min|肾脏过滤的能力|没有特别意义|提示肾脏过滤下降|尿没有留全会不准|whole24 meat|ckd
urine-b2m|尿β2-微球蛋白|1953-9 1951-3|mg/L|肾小管重吸收的指标|可见于肾小管受损、感染|没有特别意义|尿太酸会假低|infection|ncg
urine-a1m|尿α1-微球蛋白|48414-7 48413-9|mg/L|肾小管重吸收的指标|可见于肾小管受损|没有特别意义|单次略高要复查|exercise|ncg
urine-amylase|尿淀粉酶|1799-6|U/L|从尿排出的淀粉酶|并有腹痛要考虑胰腺炎|没有特别意义|没有腹痛的略高先复查|water dry|ncg
urine-calcium-24h|24小时尿钙|14637-3 6874-2 18488-7|mmol/(24.h)|一天从尿排出的钙|可见于高钙饮食、甲状旁腺功能亢进、结石体质|可见于缺维生素D|尿没有留全会不准|whole24 diuretic|bone ncg
urine-uric-acid-24h|24小时尿尿酸|14935-1 3087-4|mmol/(24.h)|一天从尿排出的尿酸|说明产生偏多|说明排出偏少|用来帮医生选药|whole24 meat|gout
urine-potassium-24h|24小时尿钾|2829-0|mmol/(24.h)|一天从尿排出的钾|血钾低时说明从肾丢失|血钾低时说明从肠道丢失|要和血钾同天看|whole24 diuretic|ncg
urine-sodium-24h|24小时尿钠|2956-1|mmol/(24.h)|一天从尿排出的钠，反映吃盐多少|说明吃盐多|说明吃盐少或喝水不足|每17毫摩尔约等于1克盐|whole24 diuretic|ncg
urine-cortisol-24h|24小时尿游离皮质醇|2147-7 14676-1|nmol/(24.h)|一天皮质醇的总量|可见于紧张、库欣综合征|没有特别意义|略高要复查两三次|whole24 stress|ncg
urine-vma|24小时尿香草扁桃酸（VMA）|3122-9|umol/(24.h)|肾上腺素的代谢物|可见于紧张、部分食物药物、嗜铬细胞瘤|没有特别意义|查前要忌香蕉、咖啡、香草|whole24 caffeine stress|ncg
urine-hcg|尿妊娠试验|2106-3 80384-1 80385-8|text|尿里有没有怀孕激素|多为怀孕，要做超声确认位置||太早测可阴性|early water|ncg
stool-colour|大便颜色|9397-1|text|大便的颜色|黑色柏油样或鲜血要尽快看医生||吃动物血、铁剂会发黑|red|ncg
stool-consistency|大便性状|11029-6|text|大便的软硬|水样多见于腹泻||偶尔一次不要紧|stool|ncg
stool-occult-blood|大便隐血|2335-8 29771-3 27396-1|text|大便里肉眼看不见的血|要复查；50岁以上或反复阳性要做肠镜||牙龈出血、痔疮、月经也会阳性|red nsaid menses|ncg
stool-wbc|大便白细胞|13655-6|text|大便里的白细胞|提示肠道炎症||偶见一两个不要紧|stool|ncg
stool-ova|大便寄生虫卵|10704-5|text|肠道有没有寄生虫|由医生用药，家人一起注意卫生||一次阴性不能排除|stool|ncg
stool-calprotectin|粪便钙卫蛋白|38445-3|ug/mg|肠道炎症的指标|可见于肠炎、炎症性肠病、止痛药|没有特别意义|略高先停止痛药复查|nsaid acid|ncg
stool-fat|大便脂肪滴|10753-2|text|脂肪消化得好不好|可见于吃得太油、胰腺功能差||偶见不要紧|fat|ncg
semen-count|精子浓度|9780-8|10*6/mL|每毫升精液里的精子数|没有特别意义|要隔几周复查一次再判断|一次偏低不能下结论|abstinence infection|semen
semen-volume|精液量|3160-9|mL|一次精液的多少|多因禁欲久|多因没有收集全|要收集完整|abstinence|semen
semen-ph|精液酸碱度|2752-4|1|精液的酸碱|可见于放久、炎症|可见于精囊问题|要在一小时内检测|late|semen
semen-liquefaction|精液液化时间|10580-9|min|精液变稀的时间|超过60分钟可见于炎症|没有特别意义|单独略长多不影响|late|semen
digoxin|地高辛浓度|10535-3 14698-5|ng/mL|强心药在血里的浓度|恶心、看东西发黄、心慌要马上联系医生|可能药量不足或漏服|要在吃药6小时以后抽血|early renal|ncg
lithium|锂浓度|14334-7|mmol/L|情绪稳定药在血里的浓度|手抖、走路不稳、腹泻要马上联系医生|可能药量不足或漏服|要在末次服药12小时后抽血|diuretic dry nsaid|ncg
valproate|丙戊酸浓度|4086-5 14946-8|ug/mL|抗癫痫药在血里的浓度|嗜睡、呕吐要马上联系医生|可能药量不足或漏服|早晨服药前抽血|early|ncg
carbamazepine|卡马西平浓度|3432-2 14639-9|ug/mL|抗癫痫药在血里的浓度|头晕、走路不稳要联系医生|可能药量不足或漏服|早晨服药前抽血|early|ncg
phenytoin|苯妥英浓度|3968-5 14877-5|ug/mL|抗癫痫药在血里的浓度|头晕、走路不稳要联系医生|可能药量不足或漏服|白蛋白低时要看游离浓度|early|ncg
phenobarbital|苯巴比妥浓度|3948-7 14874-2|ug/mL|抗癫痫药在血里的浓度|嗜睡要联系医生|可能药量不足或漏服|早晨服药前抽血|early|ncg
theophylline|茶碱浓度|4049-3 14915-3|ug/mL|平喘药在血里的浓度|心慌、呕吐、抽动要马上联系医生|可能药量不足或漏服|吸烟和部分抗生素会改变浓度|smoke antibiotic caffeine|ncg
vancomycin|万古霉素谷浓度|4092-3 20578-1|ug/mL|抗生素在血里的浓度|要由医生调整剂量|要由医生调整剂量|下一次用药前抽血|renal early|ncg
tacrolimus|他克莫司浓度|11253-2 32721-3|ng/mL|抗排异药在血里的浓度|要由移植医生调整剂量|要由移植医生调整剂量|早晨服药前抽血，别吃西柚|food early|ncg
cyclosporine|环孢素浓度|14978-1 3520-4|ng/mL|抗排异药在血里的浓度|要由医生调整剂量|要由医生调整剂量|早晨服药前抽血，别吃西柚|food early|ncg
methotrexate|甲氨蝶呤浓度|14836-1|umol/L|大剂量化疗后药物还剩多少|要由医生决定解救|说明药物已排出|只用于大剂量治疗后|renal nsaid|ncg
cdt|缺糖转铁蛋白|12949-4 13999-8|%|近几周饮酒的指标|可见于近期大量饮酒|没有特别意义|少数人因遗传偏高|alcohol|alcohol
`

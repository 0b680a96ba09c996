/** 血常规, 网织红细胞, 血沉, 凝血, 贫血. Columns: knowledge.ts. */
export const blood = `
wbc|白细胞计数|6690-2 26464-8|10*9/L|血液里负责抵抗感染的细胞总数|常见于感染、炎症、受伤、用激素后，也可见于剧烈运动和紧张；持续明显升高要查血液方面原因|可见于病毒感染、部分药物、骨髓造血减少|只差一点、没有发热等不舒服、过一两周复查正常，一般不要紧|exercise stress steroid pregnant infection smoke|ncg b405
neutrophils|中性粒细胞绝对值|751-8 26499-4|10*9/L|白细胞里主要对付细菌的一种|常见于细菌感染、炎症、用激素后|可见于病毒感染、部分药物；明显偏低时要防感染|感冒恢复期轻度偏低，复查多能恢复|exercise stress steroid infection pregnant|ncg b405
neutrophils-percent|中性粒细胞百分比|770-8 23761-0|%|中性粒细胞占白细胞的比例|多见于细菌感染、炎症、紧张|多见于病毒感染，淋巴细胞相对增多|绝对值正常时，单看比例偏一点意义不大|exercise stress steroid infection|ncg b405
lymphocytes|淋巴细胞绝对值|731-0 26474-7|10*9/L|白细胞里主要对付病毒、管免疫记忆的一种|常见于病毒感染；长期明显升高要查血液方面原因|可见于用激素后、免疫力下降、部分感染|感冒期间和之后轻度变化很常见|infection steroid stress|ncg b405
lymphocytes-percent|淋巴细胞百分比|736-9 26478-8|%|淋巴细胞占白细胞的比例|多见于病毒感染|多因中性粒细胞增多而相对减少|绝对值正常时，单看比例偏一点意义不大|infection steroid stress|ncg b405
monocytes|单核细胞绝对值|742-7 26484-6|10*9/L|白细胞里清扫碎片、参与免疫的一种|可见于感染恢复期、慢性炎症|一般没有特别意义|感染恢复期轻度升高很常见|infection steroid|ncg b405
monocytes-percent|单核细胞百分比|5905-5 26485-3|%|单核细胞占白细胞的比例|可见于感染恢复期|一般没有特别意义|绝对值正常时不必在意|infection|ncg b405
eosinophils|嗜酸性粒细胞绝对值|711-2 26449-9|10*9/L|白细胞里与过敏和寄生虫有关的一种|常见于过敏、湿疹、哮喘、寄生虫、部分药物|可见于急性感染、用激素后|过敏季节轻度升高很常见|steroid hour infection|ncg b405
eosinophils-percent|嗜酸性粒细胞百分比|713-8 26450-7|%|嗜酸性粒细胞占白细胞的比例|常见于过敏、寄生虫|多无特别意义|绝对值正常时不必在意|steroid hour|ncg b405
basophils|嗜碱性粒细胞绝对值|704-7 26444-0|10*9/L|白细胞里最少的一种，与过敏有关|轻度升高可见于过敏；持续明显升高要查血液方面原因|没有特别意义|单次轻度升高多无意义|infection|ncg b405
basophils-percent|嗜碱性粒细胞百分比|706-2 30180-4|%|嗜碱性粒细胞占白细胞的比例|轻度升高可见于过敏|没有特别意义|绝对值正常时不必在意|infection|ncg b405
rbc|红细胞计数|789-8 26453-1|10*12/L|血液里运送氧气的细胞数|可见于脱水、高原、吸烟、睡眠呼吸暂停|可见于贫血、失血、怀孕|与血红蛋白一起看；血红蛋白正常时轻度偏差多不要紧|dry altitude smoke pregnant posture|ncg b405
haemoglobin|血红蛋白|718-7 59260-0 20509-6|g/L|红细胞里携带氧气的蛋白，判断有没有贫血|可见于脱水、高原、长期吸烟|叫作贫血，常见原因是缺铁、失血、慢性病、怀孕|怀孕中期轻度下降常见；比范围低一点也要找原因，但不必惊慌|dry altitude smoke pregnant posture transfusion|ncg b405 anaemia
haematocrit|红细胞压积|4544-3 20570-8|%|红细胞在血里占的体积|可见于脱水、高原、吸烟|可见于贫血、怀孕、输液后|与血红蛋白一起看|dry altitude drip pregnant|ncg b405
mcv|平均红细胞体积|787-2 30428-7|fL|红细胞的平均大小，帮助判断贫血的原因|可见于缺维生素B12或叶酸、饮酒、部分药物|常见于缺铁、地中海贫血携带|血红蛋白正常而略偏一点，多不要紧|alcohol cold late|ncg b405 anaemia
mch|平均红细胞血红蛋白量|785-6 28539-5|pg|每个红细胞里平均有多少血红蛋白|多随红细胞变大而升高|常见于缺铁、地中海贫血携带|血红蛋白正常而略偏一点，多不要紧|cold fat|ncg b405
mchc|平均红细胞血红蛋白浓度|786-4 28540-3|g/L|红细胞里血红蛋白的浓度|多因标本油脂多或冷凝集，少见真正升高|可见于缺铁|略偏一点多不要紧|cold fat haemolysis|ncg b405
rdw-cv|红细胞分布宽度（CV）|788-0 30385-9|%|红细胞大小是否整齐|大小不一，可见于缺铁早期、治疗恢复中|没有特别意义|其他红细胞指标正常时，单独略高意义不大|transfusion iron|ncg
rdw-sd|红细胞分布宽度（SD）|21000-5 30384-2|fL|红细胞大小是否整齐|大小不一，可见于缺维生素B12、叶酸或缺铁|没有特别意义|其他红细胞指标正常时，单独略偏意义不大|transfusion|ncg
platelets|血小板计数|777-3 26515-7|10*9/L|负责止血的小细胞|常见于炎症、缺铁、手术后；持续明显升高要查血液方面原因|可见于病毒感染、部分药物、免疫原因；很低时容易出血|感冒后轻度偏低多能恢复；没有出血点、瘀斑时先复查|edta clot infection pregnant|ncg b405
mpv|平均血小板体积|32623-1 28542-9|fL|血小板的平均大小|多见于血小板更新加快|多无特别意义|血小板数正常时不必在意|late|ncg
pdw|血小板分布宽度|32207-3 51631-0|fL|血小板大小是否整齐|多无单独意义|多无单独意义|血小板数正常时不必在意|late|ncg
plateletcrit|血小板压积|51637-7|%|血小板在血里占的体积|随血小板增多而升高|随血小板减少而降低|看血小板数即可|edta late|ncg
large-platelet-ratio|大型血小板比率|48386-7|%|较大的血小板占的比例|多见于血小板更新加快|多无特别意义|血小板数正常时不必在意|late|ncg
nrbc|有核红细胞|771-6 30392-5|10*9/L|还没有成熟就进入血里的红细胞|成人出现要请医生结合病情看|正常成人没有|新生儿可以有|transfusion|ncg
reticulocytes|网织红细胞百分比|17849-1 4679-7|%|刚从骨髓出来的年轻红细胞，反映造血快慢|可见于失血后、溶血、贫血治疗起效|可见于造血减少|补铁一周左右升高是起效的表现|transfusion iron|ncg anaemia
reticulocyte-count|网织红细胞绝对值|60474-4 14196-0|10*9/L|年轻红细胞的数目，反映造血快慢|可见于失血后、溶血、治疗起效|可见于造血减少|要结合血红蛋白看|transfusion iron|ncg
esr|红细胞沉降率（血沉）|30341-2 4537-7|mm/h|红细胞下沉的速度，是炎症的粗略信号|可见于感染、风湿、贫血、怀孕、年纪大|没有特别意义|老年人和孕妇略高常见；没有症状时先复查|pregnant infection cycle late|ncg
crp|C反应蛋白|1988-5 76485-2|mg/L|炎症时肝脏很快产生的蛋白|常见于感染、炎症、受伤、手术后|没有特别意义|感冒、牙龈发炎都可轻度升高|infection surgery exercise obesity|ncg
hs-crp|超敏C反应蛋白|30522-7 76486-0 35648-5|mg/L|很小的炎症也能测出，常用来估计心血管风险|可见于感染、炎症、肥胖、吸烟|没有特别意义|感冒期间测的不能用来估计心血管风险，好了再测|infection exercise obesity smoke|ncg
saa|血清淀粉样蛋白A|48498-0|mg/L|炎症时很快升高的蛋白，对病毒感染较敏感|常见于病毒或细菌感染、炎症|没有特别意义|感冒期间升高很常见，好转后会下降|infection surgery|ncg
procalcitonin|降钙素原|33959-8 75241-0|ng/mL|严重细菌感染时升高的蛋白|多提示细菌感染，越高越要重视；手术、外伤后也可升高|没有特别意义|轻度升高要结合症状，由医生判断|surgery renal early|ncg sepsis
il6|白介素6|26881-3|pg/mL|炎症早期升高的信号蛋白|可见于感染、炎症、外伤|没有特别意义|单次轻度升高要结合症状|infection exercise obesity surgery|ncg
pt|凝血酶原时间|5902-2|s|血液凝固快慢（外源途径）|凝血变慢，可见于吃华法林、肝功能下降、缺维生素K|多因采血或处理原因，少数提示血偏稠|差一两秒多与试剂和采血有关|anticoagulant clot thick antibiotic|ncg
pt-activity|凝血酶原活动度|5894-1|%|凝血能力相当于正常人的百分之几|多无特别意义|凝血变慢，可见于肝功能下降、吃华法林|略偏一点多不要紧|anticoagulant clot thick|ncg
inr|国际标准化比值|6301-6 34714-6|1|把凝血时间换成各医院可比的数，用来调华法林|吃华法林的人看是否在目标里；没吃药的人说明凝血偏慢|吃华法林的人说明药效不够|吃华法林者的目标由医生定，不用正常人范围|anticoagulant antibiotic alcohol clot|ncg
aptt|活化部分凝血活酶时间|14979-9 3173-2|s|血液凝固快慢（内源途径）|凝血变慢，可见于用肝素、某些凝血因子少、自身抗体|多因采血不顺|差一两秒多不要紧|anticoagulant clot thick|ncg
thrombin-time|凝血酶时间|3243-3 46717-5|s|纤维蛋白原变成血块的快慢|可见于用肝素、达比加群、纤维蛋白原少|多无特别意义|差一两秒多不要紧|anticoagulant clot|ncg
fibrinogen|纤维蛋白原|3255-7|g/L|形成血块的蛋白，炎症时也会升高|可见于炎症、怀孕、吸烟、肥胖|可见于肝功能下降、大量消耗|感染和怀孕时升高很常见|infection pregnant pill smoke clot|ncg
d-dimer-feu|D-二聚体（FEU）|48065-7|mg/L|血块溶解后的碎片；有两种计量方式（FEU和DDU），数值约差一倍|可见于血栓，也可见于手术、受伤、感染、怀孕、年纪大|没有特别意义|单独升高不等于有血栓；年纪越大，正常上限越高|pregnant surgery infection unknown rf|ncg vte
d-dimer-ddu|D-二聚体（DDU）|48058-2 48066-5|mg/L|血块溶解后的碎片；有两种计量方式（FEU和DDU），数值约差一倍|可见于血栓，也可见于手术、受伤、感染、怀孕、年纪大|没有特别意义|单独升高不等于有血栓；年纪越大，正常上限越高|pregnant surgery infection unknown rf|ncg vte
fdp|纤维蛋白（原）降解产物|30226-5|mg/L|血块溶解后的碎片总量|可见于血栓、手术后、感染、肝病|没有特别意义|术后、孕期升高常见|pregnant surgery infection|ncg vte
antithrombin|抗凝血酶III活性|27811-9|%|血里天然的抗凝物质|多无特别意义|可见于用肝素、肝病、血栓急性期，少数与遗传有关|血栓急性期和用肝素时测的要以后复查|anticoagulant pregnant|ncg vte
protein-c|蛋白C活性|27818-4|%|血里天然的抗凝物质|多无特别意义|可见于吃华法林、肝病，少数与遗传有关|吃华法林时测不准|anticoagulant pregnant|ncg vte
protein-s|蛋白S活性|27822-6|%|血里天然的抗凝物质|多无特别意义|可见于怀孕、吃避孕药、华法林，少数与遗传有关|怀孕时下降是正常变化|anticoagulant pregnant pill|ncg vte
iron|血清铁|2498-4 14798-3|umol/L|血里正在运输的铁|可见于刚吃铁剂、溶血、肝细胞受损|可见于缺铁、慢性炎症、月经多|一天里变化大，要和铁蛋白一起看|iron hour food haemolysis infection|ncg b4046 anaemia
ferritin|铁蛋白|2276-4 20567-4|ug/L|身体储存的铁|可见于炎症、脂肪肝、饮酒、补铁过多|说明储存的铁不足，是缺铁最早的信号|感染时会升高，可能掩盖缺铁|infection alcohol obesity iron unknown|ncg anaemia
transferrin|转铁蛋白|3034-6|g/L|运输铁的蛋白|常见于缺铁、怀孕、吃避孕药|可见于炎症、营养不良、肝病|怀孕时升高是正常变化|pregnant pill infection|ncg anaemia
tibc|总铁结合力|2500-7 14800-7|umol/L|血里最多能装多少铁|常见于缺铁、怀孕|可见于慢性炎症、营养不良|与血清铁一起看|pregnant infection|ncg anaemia
transferrin-saturation|转铁蛋白饱和度|2502-3 14801-5|%|运铁的蛋白装了几成铁|可见于补铁过多、少数铁过载|可见于缺铁|刚吃铁剂会偏高|iron hour|ncg anaemia
stfr|可溶性转铁蛋白受体|30248-9|mg/L|反映身体对铁的需要|可见于缺铁、造血旺盛|可见于造血减少|不受感染影响，常与铁蛋白一起看|unknown altitude|ncg anaemia
vitamin-b12|维生素B12|2132-9 14685-2|pmol/L|造血和神经需要的维生素|多见于在补充、肝病|可见于吃素、胃病、长期吃二甲双胍或抑酸药|正在补充时偏高不要紧|metformin acid biotin unknown|ncg anaemia
folate|叶酸|2284-8 14732-2|nmol/L|造血需要的维生素，备孕和怀孕时尤其要足|多见于在补充|可见于吃得少、饮酒、部分药物|正在补充时偏高不要紧|food epilepsy biotin haemolysis unknown|ncg anaemia
haptoglobin|结合珠蛋白|4542-7 46127-7|g/L|清理破裂红细胞的蛋白|多见于炎症|可见于红细胞破坏增多、肝病|炎症时升高不必单独处理|infection haemolysis|ncg
g6pd|葡萄糖-6-磷酸脱氢酶|32546-4 2357-2|U/L|保护红细胞的酶，先天缺少的人俗称“蚕豆病”|没有特别意义|可能是先天缺少，要避开蚕豆和某些药物|刚发作溶血时可能测得正常，要过后复查|transfusion late|ncg
hba2|血红蛋白A2|4551-8|%|血红蛋白的一种，用来筛查地中海贫血携带|可见于β地中海贫血携带|可见于缺铁、α地中海贫血携带|缺铁会影响结果，补铁后复查|iron transfusion|ncg
hbf|血红蛋白F|4576-5|%|胎儿型血红蛋白，成人很少|可见于地中海贫血携带、怀孕|正常成人很少|怀孕和婴儿期偏高是正常的|pregnant transfusion|ncg
erythropoietin|促红细胞生成素|15061-5|U/L|肾脏产生、促进造血的激素|可见于贫血、缺氧|可见于慢性肾病|要结合血红蛋白看|altitude hour renal|ncg
blood-group-abo|ABO血型|883-9|text|血型，输血前必须核对|||血型不会变；与以前不同要请医院核对|transfusion|ncg
blood-group-rh|RhD血型|10331-7|text|另一种血型系统，输血和怀孕时要知道|||阴性本身不是病，怀孕时请告诉产科医生|transfusion|ncg
`

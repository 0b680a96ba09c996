/** 甲状腺, 性激素, 肾上腺, 垂体, 骨代谢, 维生素. Columns: knowledge.ts. */
export const hormones = `
tsh|促甲状腺激素（TSH）|3016-3 11580-8|mU/L|垂体指挥甲状腺的激素，最敏感的甲状腺指标|多提示甲状腺功能偏低|多提示甲状腺功能偏高，或甲状腺素片偏多|略高而其他正常，没有备孕的常先观察复查；怀孕者用孕期范围|hour pregnant biotin thyroxine amiodarone unknown|thyroid ncg
free-t4|游离甲状腺素（FT4）|3024-7 14920-3|pmol/L|真正起作用的甲状腺素|可见于甲亢、刚吃过甲状腺素片|可见于甲减、重病|抽血前先别吃当天的甲状腺素片|thyroxine biotin amiodarone unknown|thyroid ncg
free-t3|游离三碘甲状腺原氨酸（FT3）|3051-0 14928-6|pmol/L|作用最强的甲状腺激素|可见于甲亢|可见于甲减、吃得少、生病时|生病和节食时略低常见|fast infection biotin unknown|thyroid ncg
thyroxine|总甲状腺素（TT4）|3026-2 14921-1|nmol/L|血里甲状腺素的总量|可见于甲亢、怀孕、避孕药|可见于甲减、蛋白低|怀孕时升高常见，看游离值|pregnant pill biotin unknown|thyroid ncg
triiodothyronine|总三碘甲状腺原氨酸（TT3）|3053-6 14930-2|nmol/L|血里三碘甲状腺原氨酸的总量|可见于甲亢、怀孕|可见于甲减、生病时|生病和节食时略低常见|pregnant pill fast unknown|thyroid ncg
reverse-t3|反三碘甲状腺原氨酸|3052-8|nmol/L|没有作用的甲状腺激素|可见于生病、饥饿|可见于甲减|一般不单独看|fast infection|thyroid ncg
anti-tpo|甲状腺过氧化物酶抗体|8099-4|U/mL|针对甲状腺的抗体|提示自身免疫性甲状腺炎，要定期查甲状腺功能|没有特别意义|甲状腺功能正常时不用治抗体本身，定期复查|biotin unknown|thyroid ncg
anti-tg|甲状腺球蛋白抗体|8098-6|U/mL|针对甲状腺球蛋白的抗体|提示自身免疫性甲状腺炎，要定期查甲状腺功能|没有特别意义|甲状腺功能正常时定期复查即可|biotin unknown|thyroid ncg
trab|促甲状腺素受体抗体|5385-0 57416-0|U/L|引起甲亢的抗体|多见于毒性弥漫性甲状腺肿|没有特别意义|停药前用来估计复发机会|antithyroid biotin unknown|thyroid ncg
thyroglobulin|甲状腺球蛋白|3013-0|ng/mL|甲状腺产生的蛋白，主要用于甲状腺癌术后随访|没做过手术的人可见于结节、炎症|术后低是好事|没做过甲状腺手术的人单独略高意义不大|unknown|thyroid ncg
calcitonin|降钙素|1992-7|pg/mL|甲状腺另一种细胞的激素|可见于吸烟、肾病、少见的甲状腺髓样癌|没有特别意义|略高先复查|smoke acid renal unknown|thyroid ncg
pth|甲状旁腺激素|2731-8 14866-8|pg/mL|调节钙和磷的激素|可见于缺维生素D、肾功能下降、甲状旁腺功能亢进|可见于甲状旁腺功能减退、钙高|要和钙、磷、维生素D一起看|hour late renal unknown|bone ncg
vitamin-d|25-羟维生素D|62292-8 35365-6 1989-3 14635-7|nmol/L|反映体内维生素D够不够|多因补充过多|晒太阳少很常见，可影响骨头|轻度不足很普遍，晒太阳和按医嘱补充即可|season obesity unknown|bone ncg
osteocalcin|骨钙素|2697-1|ng/mL|造骨细胞的蛋白|可见于骨更新快、生长期|可见于用激素|青少年高是正常的|hour haemolysis unknown|bone ncg
ctx|β-胶原特殊序列|41171-0|pg/mL|骨头被吸收时的碎片|说明骨头吸收快|正在吃抗骨吸收药时降低是起效|一天里变化大，早晨空腹测|hour food unknown|bone ncg
p1np|总I型胶原氨基端延长肽|47255-5|ng/mL|造骨时的碎片|说明造骨活跃、骨折愈合|正在吃抗骨吸收药时会降低|要看治疗前后的变化|renal unknown|bone ncg
cortisol|皮质醇（早晨）|2143-6 14675-3 9813-7|nmol/L|肾上腺的应激激素，早高晚低|可见于紧张、生病、避孕药、库欣综合征|可见于长期用激素后、肾上腺功能不足|必须看几点抽的血|hour stress steroid pill biotin unknown|ncg
acth|促肾上腺皮质激素|2141-0 14674-6|pg/mL|垂体指挥肾上腺的激素，早高晚低|可见于紧张、肾上腺功能不足|可见于正在用激素|必须看几点抽的血|hour stress steroid late unknown|ncg
aldosterone|醛固酮|1763-2|pmol/L|肾上腺保钠排钾的激素|可见于原发性醛固酮增多、少盐饮食|可见于多盐饮食、部分药物|要按规定体位、停药后测|posture diuretic pressure hour unknown|ncg
renin|肾素|30895-7|mU/L|肾脏调血压的物质|可见于少盐、利尿药、肾动脉狭窄|可见于多盐、原发性醛固酮增多|要按规定体位、停药后测|posture diuretic pressure unknown|ncg
aldosterone-renin|醛固酮/肾素比值|30894-0|1|高血压原因的筛查|要到高血压或内分泌专科做确认试验|没有特别意义|吃降压药时测的不能下结论|posture diuretic pressure unknown|ncg
growth-hormone|生长激素|2963-7|ng/mL|垂体促生长的激素，一天波动很大|可见于运动、睡眠后；要做抑制试验|单次低没有意义|单次结果不能下结论|exercise stress fast hour unknown|ncg
igf1|胰岛素样生长因子1|2484-4|ng/mL|反映生长激素的长期水平|可见于青春期、生长激素过多|可见于营养差、肝病、生长激素不足|要用同年龄范围|fast unknown|ncg
prolactin|泌乳素|2842-3 20568-2|ng/mL|管乳汁分泌的激素|可见于紧张、刚起床、哺乳、部分药物、垂体小瘤|没有特别意义|略高先安静坐一会儿、上午十点左右重抽|stress hour pregnant feeding psychiatric biotin unknown|ncg pcos
fsh|卵泡刺激素|15067-2|U/L|垂体管卵巢和睾丸的激素|可见于绝经、卵巢储备减少|可见于避孕药、节食、压力大|要看月经第几天抽的|cycle pill biotin unknown|ncg pcos
lh|黄体生成素|10501-5|U/L|垂体管排卵的激素|可见于排卵期、绝经、多囊卵巢|可见于避孕药、节食、压力大|排卵前一两天升高是正常的|cycle pill biotin unknown|ncg pcos
estradiol|雌二醇|2243-4 14715-7|pmol/L|主要的雌激素|可见于排卵前、怀孕、用雌激素|可见于绝经、节食|要看月经第几天抽的|cycle pregnant pill biotin unknown|ncg
progesterone|孕酮|2839-9 14890-8|nmol/L|排卵后升高的激素|可见于排卵后、怀孕|可见于没有排卵、月经前半期|月经前半期低是正常的|cycle pregnant biotin unknown|ncg
testosterone|睾酮|2986-8 14913-8|nmol/L|主要的雄激素|女性可见于多囊卵巢|男性可见于肥胖、年纪大、睾丸功能下降|男性要上午抽，偏低要复查|hour biotin obesity unknown|ncg pcos
free-testosterone|游离睾酮|2991-8|pmol/L|真正起作用的睾酮|女性可见于多囊卵巢|男性可见于年纪大、睾丸功能下降|男性要上午抽|hour unknown|ncg pcos
shbg|性激素结合球蛋白|13967-5|nmol/L|装着性激素的蛋白|可见于避孕药、甲亢、年纪大|可见于肥胖、多囊卵巢|要和睾酮一起看|pill obesity unknown|ncg pcos
dheas|硫酸脱氢表雄酮|2191-5 14688-6|umol/L|肾上腺的雄激素|可见于多囊卵巢、肾上腺原因|随年纪下降|年纪大偏低是自然的|steroid unknown|ncg pcos
androstenedione|雄烯二酮|1854-9|nmol/L|雄激素的前身|可见于多囊卵巢、肾上腺原因|随年纪下降|要结合睾酮看|cycle hour unknown|ncg pcos
seventeen-ohp|17-羟孕酮|1668-3 14569-8|nmol/L|肾上腺激素的中间物|可见于先天性肾上腺皮质增生、排卵后|没有特别意义|女性要在月经前半期早晨抽|cycle hour stress|ncg pcos
amh|抗缪勒管激素|38476-8|ng/mL|反映卵巢里卵泡的多少|可见于多囊卵巢|说明卵泡较少，不等于不能怀孕|随年龄下降是自然的|pill unknown|ncg pcos
hcg|人绒毛膜促性腺激素（β-hCG）|21198-7 19080-1 2118-8|U/L|怀孕后升高的激素|多为怀孕；男性或没有怀孕的要查原因|怀孕中增长慢要请产科看|孕早期看两三天后的变化，不看一次数值|pregnant rf unknown|ncg
inhibin-b|抑制素B|56940-0|pg/mL|反映卵巢或睾丸功能|多无特别意义|可见于卵巢或睾丸储备减少|要结合其他激素|cycle unknown|ncg
papp-a|妊娠相关血浆蛋白A|32046-5 48407-1|U/L|早孕筛查用的蛋白|多无特别意义|是筛查计算的一项，不能单独看|筛查结果由产科按软件计算解释|unknown|ncg
ue3|游离雌三醇|2250-9|nmol/L|孕中期筛查用的激素|多无特别意义|是筛查计算的一项，不能单独看|筛查结果由产科按软件计算解释|unknown|ncg
plgf|胎盘生长因子|74755-0|pg/mL|孕期评估子痫前期风险|多无特别意义|要由产科结合血压等评估|不能单独下结论|unknown|ncg
gastrin|胃泌素|2333-3|pg/mL|促进胃酸的激素|可见于吃抑酸药、萎缩性胃炎|没有特别意义|吃抑酸药的人升高很常见|acid food|ncg
vitamin-a|维生素A|2923-1 14905-4|umol/L|眼睛和皮肤需要的维生素|多因补充过多|可见于吃得少、吸收不好|不要自行大量补充|light food|ncg
vitamin-e|维生素E|1823-4|umol/L|抗氧化的维生素|多因补充过多、血脂高|可见于吸收不好|不要自行大量补充|light fat|ncg
vitamin-c|维生素C|1903-4|umol/L|水果蔬菜里的维生素|多因补充|可见于吃蔬果少|多吃蔬果即可|late light|ncg
vitamin-b1|维生素B1|2998-3|nmol/L|神经需要的维生素|多因补充|可见于饮酒、吃得单一|不要自行大量补充|alcohol light|ncg
catecholamine-adrenaline|肾上腺素（血）|2230-1|pmol/L|应激激素|可见于紧张、疼痛、运动、嗜铬细胞瘤|没有特别意义|平躺休息后复查|stress exercise caffeine posture|ncg
`

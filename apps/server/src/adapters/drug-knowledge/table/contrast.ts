/**
 * Contrast media, given by a radiographer and told of by patients. Amounts of iodinated ones are iodine, as their boxes count it
 * (100ml:35g(I)); of those with gadolinium the salt. Columns: see ../format.ts.
 */
export const contrastIngredients = `
碘海醇|V08AB02|iodinated_contrast,nephrotoxic||||||c|c|||cn
碘帕醇|V08AB04|iodinated_contrast,nephrotoxic||||||c|c|||cn
碘普罗胺|V08AB05|iodinated_contrast,nephrotoxic|86g|86g|35g|||c|c|||us
碘佛醇|V08AB07|iodinated_contrast,nephrotoxic|86g|86g|35g|||c|c|||us
碘克沙醇|V08AB09|iodinated_contrast,nephrotoxic|80g|80g|35g|||c|c|||us
碘美普尔|V08AB10|iodinated_contrast,nephrotoxic||||||c|c|||cn
泛影葡胺|V08AA01|iodinated_contrast,nephrotoxic||||||w|c|||cn
碘化油|V08AD01|iodinated_contrast||||||w|w|||cn
钆喷酸葡胺|V08CA01|gadolinium_contrast,gadolinium_linear|18.8g|18.8g|6.6g|||w|c|e30x||cn
钆双胺|V08CA03|gadolinium_contrast,gadolinium_linear|17.2g|17.2g|4g|||w|c|e30x||us
钆特酸葡胺|V08CA02|gadolinium_contrast|22.6g|22.6g|5.3g|||w|c|e30w||eu
钆布醇|V08CA09|gadolinium_contrast|18.1g|18.1g|4.2g|||w|c|e30w||eu
钆贝葡胺|V08CA08|gadolinium_contrast|10.6g|10.6g|7.4g|||w|c|e30w||us
钆塞酸二钠|V08CA10|gadolinium_contrast|1.8g|1.8g|1.3g|||w|c|e30w||us
`

/** By weight at any age, mg of the salt per kilogram: 0.1 – 0.3 mmol/kg, as each label says. */
export const contrastDoses = `
钆喷酸葡胺|perkg|188mg|188mg|cn
钆双胺|perkg|172mg|172mg|us
钆特酸葡胺|perkg|226mg|226mg|eu
钆布醇|perkg|181mg|181mg|eu
钆贝葡胺|perkg|106mg|106mg|us
钆塞酸二钠|perkg|18.1mg|18.1mg|us
`

export const contrastNames = `
欧乃派克|碘海醇
碘必乐|碘帕醇
优维显|碘普罗胺
安射力|碘佛醇
威视派克|碘克沙醇
典迈伦|碘美普尔
马根维显|钆喷酸葡胺
欧乃影|钆双胺
多它灵|钆特酸葡胺
加乐显|钆布醇
莫迪司|钆贝葡胺
普美显|钆塞酸二钠
`

export const contrastInteractions = `
biguanide|iodinated_contrast|warn|肾|eGFR<60者检查时停用二甲双胍，48小时后肾功能稳定再用：乳酸酸中毒|us
nsaid|iodinated_contrast|warn|肾|对比剂相关急性肾损伤，检查前后停用NSAID|us
aminoglycoside|iodinated_contrast|warn|肾|肾毒性叠加，检查前后避免|us
beta|iodinated_contrast|inform|过敏|过敏反应较重且肾上腺素效果差，告知影像科|us
diuretic|iodinated_contrast|inform|肾|容量不足时易急性肾损伤，检查前后补足水分|us
iodinated_contrast|gadolinium_contrast|inform|肾|肾功能减退者两种对比剂间隔7天以上|esur
`

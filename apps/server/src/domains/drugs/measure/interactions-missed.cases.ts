/** What an examination of the former checks found to pass without a word (issue 11); the form of dangerous.cases.ts. */
export const missedCases = `
F62 60kg|甲氨蝶呤 75mg tid 28d [2.5mg×16片*1]|dose@甲氨蝶呤
M62 70kg|辛伐他汀 20mg qn 28d;红霉素 0.25g qid 7d|interaction@辛伐他汀+红霉素
M62 70kg|辛伐他汀 20mg qn 28d;维拉帕米 80mg tid 28d|interaction@辛伐他汀+维拉帕米
M62 70kg|辛伐他汀 20mg qn 28d;地尔硫䓬 30mg tid 28d|interaction@辛伐他汀+地尔硫䓬
M62 70kg|替格瑞洛 90mg bid 28d;克拉霉素 0.25g bid 7d|interaction@替格瑞洛+克拉霉素
M62 70kg|利伐沙班 20mg qd 28d;伊曲康唑 0.2g bid 7d|interaction@利伐沙班+伊曲康唑
M62 70kg|利伐沙班 20mg qd 28d;利福平 0.45g qd 28d|interaction@利伐沙班+利福平
M62 70kg|达比加群 110mg bid 28d;维拉帕米 80mg tid 28d|interaction@达比加群+维拉帕米
F62 60kg|华法林 3mg qd 28d;他莫昔芬 10mg bid 28d|interaction@华法林+他莫昔芬
M42 70kg|卡马西平 0.2g bid 28d;吗氯贝胺 0.15g bid 28d|interaction@卡马西平+吗氯贝胺
M62 70kg|吗氯贝胺 0.15g bid 28d;左旋多巴 0.125g tid 28d|interaction@吗氯贝胺+左旋多巴
M42 70kg|吗氯贝胺 0.15g bid 28d;连花清瘟 4粒 tid 5d|interaction@吗氯贝胺+连花清瘟
M62 70kg|瑞格列奈 1mg tid 28d;氯吡格雷 75mg qd 28d|interaction@瑞格列奈+氯吡格雷
M62 70kg|秋水仙碱 0.5mg bid 7d;维拉帕米 80mg tid 28d|interaction@秋水仙碱+维拉帕米
F28 55kg|异维A酸 10mg bid 28d|pregnancy@异维A酸
F28 55kg|丙戊酸 0.5g qd 28d|pregnancy@丙戊酸
M62 70kg|利伐沙班 20mg qd 28d;氯吡格雷 75mg qd 28d|interaction@利伐沙班+氯吡格雷
M62 70kg|氯吡格雷 75mg qd 28d;布洛芬 0.3g bid 7d|interaction@氯吡格雷+布洛芬
M62 70kg|布洛芬 0.3g bid 7d;泼尼松 20mg qd 14d|interaction@布洛芬+泼尼松
M62 70kg|布洛芬 0.3g bid 7d;缬沙坦 80mg qd 28d|interaction@布洛芬+缬沙坦
M62 70kg|依那普利 10mg qd 28d;氢氯噻嗪 25mg qd 28d;布洛芬 0.3g bid 7d|interaction@依那普利+氢氯噻嗪+布洛芬
M62 70kg|缬沙坦 80mg qd 28d;呋塞米 20mg qd 28d;布洛芬 0.3g bid 7d|interaction@缬沙坦+呋塞米+布洛芬
F52 60kg|甲氨蝶呤 10mg qw 28d;阿莫西林 0.5g tid 7d|interaction@甲氨蝶呤+阿莫西林
F52 60kg|甲氨蝶呤 10mg qw 28d;来氟米特 20mg qd 28d|interaction@甲氨蝶呤+来氟米特
M42 70kg|碳酸锂 0.25g tid 28d;缬沙坦 80mg qd 28d|interaction@碳酸锂+缬沙坦
M42 70kg|碳酸锂 0.25g tid 28d;呋塞米 20mg qd 28d|interaction@碳酸锂+呋塞米
M62 70kg|地高辛 0.125mg qd 28d;伊曲康唑 0.2g bid 7d|interaction@地高辛+伊曲康唑
M62 70kg|地高辛 0.125mg qd 28d;螺内酯 20mg qd 28d|interaction@地高辛+螺内酯
M62 70kg|地高辛 0.125mg qd 28d;阿奇霉素 0.5g qd 3d|interaction@地高辛+阿奇霉素
M62 70kg|依那普利 10mg qd 28d;复方磺胺甲噁唑 0.96g bid 7d|interaction@依那普利+甲氧苄啶
M62 70kg|华法林 3mg qd 28d;左氧氟沙星 0.5g qd 7d|interaction@华法林+左氧氟沙星
M62 70kg|华法林 3mg qd 28d;非诺贝特 0.2g qd 28d|interaction@华法林+非诺贝特
M62 70kg|华法林 3mg qd 28d;对乙酰氨基酚 1g tid 7d|interaction@华法林+对乙酰氨基酚
M62 70kg|华法林 3mg qd 28d;左甲状腺素 50μg qd 28d|interaction@华法林+左甲状腺素
F42 60kg|舍曲林 50mg qd 28d;阿米替林 25mg qn 28d|interaction@舍曲林+阿米替林
F42 60kg|舍曲林 50mg qd 28d;文拉法辛 75mg qd 28d|interaction/duplicate@舍曲林+文拉法辛
F42 60kg|氟西汀 20mg qd 28d;利培酮 1mg bid 28d|interaction@氟西汀+利培酮
F42 60kg|美托洛尔 25mg bid 28d;帕罗西汀 20mg qd 28d|interaction@美托洛尔+帕罗西汀
M42 70kg|卡马西平 0.2g bid 28d;红霉素 0.25g qid 7d|interaction@卡马西平+红霉素
M42 70kg|异烟肼 0.3g qd 28d;卡马西平 0.2g bid 28d|interaction@异烟肼+卡马西平
M62 70kg|西地那非 50mg prn 7d;多沙唑嗪 4mg qd 28d|interaction@西地那非+多沙唑嗪
M62 70kg|西地那非 50mg prn 7d;克拉霉素 0.25g bid 7d|interaction@西地那非+克拉霉素
M62 70kg|格列美脲 2mg qd 28d;克拉霉素 0.25g bid 7d|interaction@格列美脲+克拉霉素
M62 70kg|格列美脲 2mg qd 28d;复方磺胺甲噁唑 0.96g bid 7d|interaction@格列美脲+磺胺甲噁唑
F28 60kg|拉莫三嗪 100mg bid 28d;屈螺酮炔雌醇 1片 qd 28d|interaction@拉莫三嗪+炔雌醇
M62 70kg|秋水仙碱 0.5mg bid 7d;阿托伐他汀 20mg qn 28d|interaction@秋水仙碱+阿托伐他汀
M62 70kg|辛伐他汀 20mg qn 28d;非诺贝特 0.2g qd 28d|interaction@辛伐他汀+非诺贝特
M42 70kg|普萘洛尔 10mg tid 28d;沙丁胺醇 100μg prn 28d|interaction@普萘洛尔+沙丁胺醇
M62 70kg|银杏叶 1片 tid 28d;利伐沙班 20mg qd 28d|interaction@银杏叶+利伐沙班
F4 16kg|胺碘酮 0.1g qd 14d|age@胺碘酮
F4 16kg|地高辛 0.125mg qd 14d|age/dose@地高辛
F4 16kg|辛伐他汀 20mg qn 28d|age@辛伐他汀
F4 16kg|氯吡格雷 75mg qd 28d|age@氯吡格雷
F4 16kg|屈螺酮炔雌醇 1片 qd 28d|age@炔雌醇
F4 16kg|甲氧氯普胺 5mg tid 5d|age@甲氧氯普胺
F72 55kg|阿米替林 25mg qn 28d|age@阿米替林
F72 55kg|苯海索 2mg bid 28d|age@苯海索
`

/** Of whom a text speaks, where that decides: an animal, or nobody because a question of an exam is copied. In the writer's own spelling. */

const animal = '[小大老]?(?:狗狗?|[猫貓][猫貓咪]?|犬|兔子|仓鼠|泰迪|金毛|宠物)'
/** 今天我家的那只小狗: nobody stands before it who could be meant beside it. */
const owned =
  '(?:[今昨][天晚早]|刚才?|早上|请问)?(?:(?:我们?|俺|咱们?|我[爸妈]|邻居|朋友)?(?:家里?的?|养的?|的))?[这那]?一?[只条]?'
/** No name of a child (狗娃), no part of it and no food (猫毛, 狗肉). */
const beginsWithAnimal = new RegExp(`^${owned}${animal}(?![娃蛋剩毛肉粮砂眼爪])(.*)$`)
const suffers = /吃|吞|喝|吐|误|中毒|抽|被|摔|掉|喘|血|难产|烫|噎|卡|没气/
/** What an animal does to somebody; only after 被 it is done to the animal. */
const attacks = /[咬抓挠扑舔叮啃蹭]/
const person =
  /[我俺咱他她你人]|孩|宝|娃|儿子|女|爸|妈|爷爷|奶奶|外[公婆]|老[公婆伴头]|[哥姐弟妹]|丈夫|妻|大家|手|脚|脸|嘴里/
const ofPerson = /(?:我们?|俺|他|她|我?[爸妈]|爷爷|奶奶|孩子|宝宝|老[公婆伴]|人)(?:[吃用])?的/g
/** Who asks for it: 我该怎么办, 我很担心. */
const asks =
  /^(?:那|请问|医生)?(?:我们?|俺|你们?)?(?:现在|都)?[很好真]?(?:该|想问|想咨询|[要能带送]|可以|应该|担心|着急|害怕|不知道|发现|看[到见])/
/** Only who has it can tell of it. */
const felt = /[痛疼慌闷晕麻]|想|觉|难受|恶心|血[压糖氧]|睡不|崩溃|也/

/** The patient is an animal, and no person is spoken of that it could have happened to as well. */
export function isOfAnimal(text: string): boolean {
  const clauses = text.split(/[，。；！？,;!?\s]+/).filter(clause => clause !== '')
  let isMet = false
  for (const clause of clauses) {
    const after = beginsWithAnimal.exec(clause)?.[1]
    const rest = (after ?? clause.replace(asks, '')).replace(ofPerson, '')
    if (person.test(rest) || felt.test(rest) || (attacks.test(rest) && !rest.startsWith('被'))) return false
    if (after !== undefined && suffers.test(after)) isMet = true
  }
  return isMet
}

const study =
  /(?:护[士理]|医[师生]|药师|资格|职称|执业|急救证?|主管)\S{0,4}考试|考试(?=[:：题要会])|考[题点研证]|护考|题库|真题|刷题|[选病案][择例]题|复习题|课本|教材/
const textbook = /首选|下列|以下|哪一?项|[正确误]的是|处理原则|口诀|答案|怎么答|选[什哪ABCDabcd]|定义|[考知]点/
const learner = /我们?(?:正?在|要|是|想)?(?:准备|备考|复习|背|考|学|问|做|刷)/g
const isNow = /刚|今|昨|现在|正在|突然|怎么办|咋办|救|没过|[吃喝吞打吐晕抽]了/

/** 护士考试：青霉素过敏休克首选什么药. With anybody in it, or anything of now, it is none. */
const isExamQuestion = (text: string): boolean =>
  study.test(text) && textbook.test(text) && !isNow.test(text) && !person.test(text.replace(learner, ''))

/** What is found in such a text is nobody's. */
export const isOfNobody = (text: string): boolean => isOfAnimal(text) || isExamQuestion(text)

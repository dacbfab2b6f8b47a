import type { Locale } from '@quaywise/i18n/errors'
import type { Place } from './china.ts'

/** Pairs of characters: as they are simplified, and as they are written elsewhere. */
const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]))

const TRADITIONAL = pairs(
  '东東 临臨 丽麗 义義 乌烏 乐樂 乡鄉 云雲 亚亞 伦倫 兰蘭 关關 兴興 内內 冈岡 农農 凉涼 则則 华華 卫衛 厦廈 双雙 吕呂 吴吳 ' +
    '园園 坝壩 头頭 娄婁 宁寧 宝寶 宾賓 尔爾 岗崗 岛島 岭嶺 峡峽 广廣 庄莊 庆慶 开開 张張 彦彥 怀懷 扬揚 抚撫 无無 晋晉 来來 ' +
    '枣棗 树樹 毕畢 汉漢 沈瀋 沧滄 泸瀘 泽澤 济濟 温溫 湾灣 滨濱 潍濰 潜潛 烟煙 玛瑪 盐鹽 盘盤 红紅 纳納 绍紹 绥綏 绵綿 肃肅 ' +
    '节節 芜蕪 芦蘆 苏蘇 荆荊 营營 萨薩 许許 贝貝 贡貢 贵貴 贺賀 资資 赣贛 边邊 辽遼 达達 迁遷 运運 远遠 连連 郑鄭 郸鄲 钦欽 ' +
    '铁鐵 铜銅 银銀 锡錫 锦錦 镇鎮 长長 门門 阳陽 陇隴 陕陝 随隨 顶頂 顺順 饶饒 马馬 驻駐 鲁魯 鸡雞 鸭鴨 鹤鶴 鹰鷹 黄黃 齐齊 龙龍',
)

const JAPANESE = pairs(
  '东東 临臨 丽麗 义義 乌烏 乐楽 乡郷 云雲 亚亜 伦倫 兰蘭 关関 兴興 冈岡 农農 凉涼 则則 华華 卫衛 厦廈 吕呂 吴呉 园園 坝壩 ' +
    '头頭 娄婁 宁寧 宾賓 尔爾 岗崗 岛島 岭嶺 广広 庄荘 庆慶 开開 张張 怀懐 扬揚 抚撫 无無 枣棗 树樹 毕畢 汉漢 沈瀋 沧滄 泸瀘 ' +
    '泽沢 济済 滨浜 潍濰 烟煙 玛瑪 盐塩 盘盤 红紅 纳納 绍紹 绥綏 绵綿 肃粛 节節 芜蕪 芦蘆 苏蘇 荆荊 营営 萨薩 许許 贝貝 贡貢 ' +
    '贵貴 贺賀 资資 赣贛 边辺 辽遼 达達 迁遷 运運 远遠 连連 郑鄭 郸鄲 钦欽 铁鉄 铜銅 银銀 锡錫 锦錦 镇鎮 长長 门門 阳陽 陇隴 ' +
    '陕陝 顶頂 顺順 饶饒 马馬 驻駐 鲁魯 鸡鶏 鸭鴨 鹤鶴 鹰鷹 黑黒 齐斉 龙竜 德徳',
)

type Names = Readonly<Record<string, string>>

/** Names that are not written as in China, by the name in Latin letters. */
const OWN: Readonly<Partial<Record<Locale, Names>>> = {
  'pt-BR': {
    ...{ Beijing: 'Pequim', Shanghai: 'Xangai', 'Inner Mongolia': 'Mongólia Interior', Tibet: 'Tibete' },
    Macao: 'Macau',
  },
  'id-ID': { 'Inner Mongolia': 'Mongolia Dalam', Macao: 'Makau' },
  'fa-IR': {
    ...{ Beijing: 'پکن', Tianjin: 'تیانجین', Hebei: 'هبی', Shanxi: 'شانشی', Liaoning: 'لیائونینگ' },
    ...{ 'Inner Mongolia': 'مغولستان داخلی', Jilin: 'جیلین', Heilongjiang: 'هیلونگجیانگ' },
    ...{ Shanghai: 'شانگهای', Jiangsu: 'جیانگسو', Zhejiang: 'ژجیانگ', Anhui: 'آنهویی', Fujian: 'فوجیان' },
    ...{ Jiangxi: 'جیانگشی', Shandong: 'شاندونگ', Henan: 'هنان', Hubei: 'هوبی', Hunan: 'هونان' },
    ...{ Guangdong: 'گوانگدونگ', Guangxi: 'گوانگشی', Chongqing: 'چونگ‌چینگ', Sichuan: 'سیچوان' },
    ...{ Guizhou: 'گوئیژو', Yunnan: 'یون‌نان', Tibet: 'تبت', Shaanxi: 'شاآنشی', Gansu: 'گانسو' },
    ...{ Qinghai: 'چینگهای', Ningxia: 'نینگشیا', Xinjiang: 'سین‌کیانگ', 'Hong Kong': 'هنگ‌کنگ' },
    ...{ Macao: 'ماکائو', Taiwan: 'تایوان', Taipei: 'تایپه', Urumqi: 'ارومچی', Guangzhou: 'گوانگژو' },
    ...{ Shenzhen: 'شنژن', Ningbo: 'نینگبو', Qingdao: 'چینگدائو', Dalian: 'دالیان', Xiamen: 'شیامن' },
  },
}

const rewritten = (text: string, characters: ReadonlyMap<string, string>): string =>
  [...text].map((each) => characters.get(each) ?? each).join('')

/** How a place of China is called in a language; where the language has no name of its own, in Latin letters. */
export const placeName = ({ latin, chinese }: Place, locale: Locale): string => {
  if (locale === 'zh-CN') return chinese
  if (locale === 'zh-TW') return rewritten(chinese, TRADITIONAL)
  if (locale === 'ja-JP') return rewritten(chinese, JAPANESE)
  return OWN[locale]?.[latin] ?? latin
}

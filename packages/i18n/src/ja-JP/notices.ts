import type { notices as source } from '../zh-CN/notices.ts'

export const notices: Readonly<Record<keyof typeof source, string>> = {
  'notice.alert.title': '{name}：{value}',
  'notice.above.hour': '直近 1 時間で {threshold} を上回りました',
  'notice.above.shift': 'この勤務で {threshold} を上回りました',
  'notice.above.day': '本日 {threshold} を上回りました',
  'notice.below.hour': '直近 1 時間で {threshold} を下回りました',
  'notice.below.shift': 'この勤務で {threshold} を下回りました',
  'notice.below.day': '本日 {threshold} を下回りました',
  'notice.alert-over.title': '{name} は解消：{value}',
  'notice.alert-over.text': 'しきい値 {threshold} の内側に戻りました',
  'notice.report.title': 'レポート「{name}」ができました',
  'notice.report.text': '{file}',
  'notice.report-failed.title': 'レポート「{name}」を作成できませんでした',
  'notice.report-failed.text': '{tries} 回試して中止しました：{error}',
  'notice.ingest.title': 'ファイルを取り込めませんでした：{file}',
  'notice.ingest.text': '拒否 {rejected} 行、受入 {accepted} 行',
  'notice.rollup.title': '集計が元データと一致しませんでした：{day}',
  'notice.rollup.text': '{dataset}：作り直すまで元データから数えます',
}

import type { notices as source } from '../zh-CN/notices.ts'

export const notices: Readonly<Record<keyof typeof source, string>> = {
  'notice.alert.title': '{name}：{value}',
  'notice.above.hour': '最近一小時高於 {threshold}',
  'notice.above.shift': '本班高於 {threshold}',
  'notice.above.day': '今日高於 {threshold}',
  'notice.below.hour': '最近一小時低於 {threshold}',
  'notice.below.shift': '本班低於 {threshold}',
  'notice.below.day': '今日低於 {threshold}',
  'notice.alert-over.title': '{name}已恢復：{value}',
  'notice.alert-over.text': '已回到門檻 {threshold} 以內',
  'notice.report.title': '報告「{name}」已產生',
  'notice.report.text': '{file}',
  'notice.report-failed.title': '報告「{name}」未能產生',
  'notice.report-failed.text': '嘗試 {tries} 次後放棄：{error}',
  'notice.ingest.title': '檔案未能接收：{file}',
  'notice.ingest.text': '拒收 {rejected} 列，接收 {accepted} 列',
  'notice.rollup.title': '彙總與事實不符：{day}',
  'notice.rollup.text': '{dataset}：已改按事實計算',
}

import type { states as source } from '../zh-CN/states.ts'

export const states: Readonly<Record<keyof typeof source, string>> = {
  'state.notFound.title': '找不到頁面',
  'state.notFound.text': '此網址沒有對應的頁面：{path}',
  'state.home': '返回首頁',
  'state.forbidden.title': '無權存取',
  'state.forbidden.text': '您的角色不包含「{page}」。如需查看，請聯絡管理員開通權限。',
  'state.notBuilt.title': '「{page}」尚未建置',
  'state.notBuilt.text': '選單和權限已就位，頁面內容將在後續版本中提供。',
  'state.exception.title': '發生錯誤',
  'state.exception.code': '錯誤代碼',
  'state.crash.title': '此頁面發生錯誤',
  'state.crash.text': '其他分頁不受影響。請重新開啟此頁面。',
  'state.crash.retry': '重新開啟',
  'state.chunk.title': '頁面檔案未能載入',
  'state.chunk.text': '可能是版本已更新或網路中斷。請重新載入。',
  'state.chunk.reload': '重新載入',
  'request.network.title': '網路異常',
  'request.network.text': '您的網路發生異常，無法連線伺服器。',
  'request.failed': '請求出錯，請重試。',
}

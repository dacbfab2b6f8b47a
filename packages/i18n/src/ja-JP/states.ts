import type { states as source } from '../zh-CN/states.ts'

export const states: Readonly<Record<keyof typeof source, string>> = {
  'state.notFound.title': 'ページが見つかりません',
  'state.notFound.text': 'このアドレスにページはありません：{path}',
  'state.home': 'ホームへ戻る',
  'state.forbidden.title': 'アクセス権がありません',
  'state.forbidden.text':
    'あなたのロールには「{page}」が含まれていません。必要な場合は管理者に依頼してください。',
  'state.notBuilt.title': '「{page}」はまだ作成されていません',
  'state.notBuilt.text': 'メニューと権限は準備済みです。ページの内容は今後の版で提供します。',
  'state.exception.title': 'エラーが発生しました',
  'state.exception.code': 'エラーコード',
  'state.crash.title': 'このページでエラーが発生しました',
  'state.crash.text': '他のタブには影響ありません。このページを開き直してください。',
  'state.crash.retry': '開き直す',
  'state.chunk.title': 'ページのファイルを読み込めませんでした',
  'state.chunk.text': '版が更新されたか、通信が途切れた可能性があります。再読み込みしてください。',
  'state.chunk.reload': '再読み込み',
  'request.network.title': 'ネットワークエラー',
  'request.network.text': 'ネットワークに問題があり、サーバーに接続できません。',
  'request.failed': '要求に失敗しました。もう一度お試しください。',
}

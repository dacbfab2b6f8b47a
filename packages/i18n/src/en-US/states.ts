import type { states as source } from '../zh-CN/states.ts'

export const states: Readonly<Record<keyof typeof source, string>> = {
  'state.notFound.title': 'Page not found',
  'state.notFound.text': 'There is no page at this address: {path}',
  'state.home': 'Go to the home page',
  'state.forbidden.title': 'No access',
  'state.forbidden.text':
    'Your role does not include “{page}”. Ask your administrator for it if you need it.',
  'state.notBuilt.title': '“{page}” is not built yet',
  'state.notBuilt.text':
    'Its place in the menu and its permission are ready; the page itself comes in a later release.',
  'state.exception.title': 'Something went wrong',
  'state.exception.code': 'Error code',
  'state.crash.title': 'This page ran into an error',
  'state.crash.text': 'Your other tabs are not affected. Open this page again.',
  'state.crash.retry': 'Open again',
  'state.chunk.title': 'The page’s files could not be loaded',
  'state.chunk.text':
    'The version may have changed, or the network was interrupted. Load the application again.',
  'state.chunk.reload': 'Reload',
  'request.network.title': 'Network error',
  'request.network.text': 'Your network has a problem; the server cannot be reached.',
  'request.failed': 'Request error, please retry.',
}

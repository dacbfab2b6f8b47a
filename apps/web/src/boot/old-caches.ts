/** On https, removes what an earlier version of the product left in the browser: service workers and caches. */
export async function removeOldCaches(): Promise<void> {
  if (location.protocol !== 'https:') return
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(workers.map((worker) => worker.unregister()))
  if (!('caches' in window)) return
  const keys = await caches.keys()
  await Promise.all(keys.map((key) => caches.delete(key)))
}

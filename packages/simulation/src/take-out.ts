/**
 * Takes the first of a thing out of a list, if it is there; the rest keep their order. Where this happens at every
 * event it costs a fraction of `splice`, which makes a list of what it took.
 */
export const takeOut = <T>(list: T[], thing: T): void => {
  const at = list.indexOf(thing)
  if (at < 0) return
  const last = list.length - 1
  for (let i = at; i < last; i++) list[i] = list[i + 1] as T
  list.pop()
}

/** A reason not to start that the user can mend: its message is one sentence with the fix. */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

/** A rate written as one fraction and its numbers, or any other calculation written on one line. */
export type Formula =
  | {
      left: string
      numeratorSymbol: string
      denominatorSymbol: string
      numeratorText: string
      denominatorText: string
      resultText: string
      unit: string
    }
  | { left: string; expression: string; resultText: string; unit: string }

function Fraction({ over, under, bold }: { over: string; under: string; bold?: boolean }) {
  return (
    <span className={bold === true ? 'qw-formula__fraction qw-formula__numbers' : 'qw-formula__fraction'}>
      <span className="qw-formula__over">{over}</span>
      <span className="qw-formula__under">{under}</span>
    </span>
  )
}

function Equals() {
  return <span className="qw-formula__equals">=</span>
}

/** Writes the calculation behind one number, always left to right, with this number's own terms. */
export function Equation({ formula }: { formula: Formula }) {
  return (
    <div className="qw-formula__equation" role="math">
      <span className="qw-formula__equals">{formula.left} =</span>
      {'expression' in formula ? (
        <span>{formula.expression}</span>
      ) : (
        <>
          <Fraction over={formula.numeratorSymbol} under={formula.denominatorSymbol} />
          <Equals />
          <Fraction bold over={formula.numeratorText} under={formula.denominatorText} />
        </>
      )}
      <Equals />
      <span className="qw-formula__result">
        {formula.resultText}
        <span className="qw-formula__unit">{formula.unit}</span>
      </span>
    </div>
  )
}

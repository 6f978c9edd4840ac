import type { CalculatorWays } from '../embed/calculator-data.ts';

/** What a calculator says of a vehicle whose terms could not be loaded: figures of other terms would be taken for its own (FINANCE-042). */
export function TermsUnavailable({ noun, ways }: { noun: string; ways: CalculatorWays }) {
	return (
		<div className="calc__gone" role="alert">
			<p>{`The figures for this ${noun} could not be loaded.`}</p>
			<p>
				<button className="link" type="button" onClick={() => window.location.reload()}>
					Try again
				</button>
			</p>
			<p>
				<a className="link" href={ways.ask ?? ways.call.href}>
					{ways.ask ? `Ask us about finance for this ${noun}` : `Call ${ways.call.text}`}
				</a>
			</p>
		</div>
	);
}

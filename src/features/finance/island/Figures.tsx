/** Repayment, interest rate and comparison rate, each with its name: always the three together, in one size and weight (resolution 220). */
export function Figures({
	className,
	figures,
}: {
	className: string;
	figures: readonly (readonly [label: string, value: string, per?: string])[];
}) {
	return (
		<dl className={className}>
			{figures.map(([label, value, per]) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>
						{value}
						{per && <small> {per}</small>}
					</dd>
				</div>
			))}
		</dl>
	);
}

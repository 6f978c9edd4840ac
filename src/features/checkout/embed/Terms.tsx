import type { CheckoutWords } from '../page-data.ts';

/** What becomes of the deposit, before anything is agreed to or paid (RESERVE-007). */
export function Terms({ words: { noun, deposit, hours, cooling_off } }: { words: CheckoutWords }) {
	const outcomes = [
		[`Buy the ${noun}`, 'Comes off the price'],
		['Change your mind', 'Back in full'],
		[`Do nothing for ${hours} hours`, 'Back in full'],
		['Find it’s not as described', 'Back in full'],
		['Are declined for finance', 'Back in full'],
	];
	return (
		<>
			<p>
				<strong>{`${hours} hours, 100% refundable.`}</strong> Reserving is not buying: there is no contract of
				sale until you and we have both signed one.
			</p>
			<table className="spec">
				<thead>
					<tr>
						<th scope="col">If you</th>
						<th scope="col">{`Your ${deposit}`}</th>
					</tr>
				</thead>
				<tbody>
					{outcomes.map(([what, then]) => (
						<tr key={what}>
							<th scope="row">{what}</th>
							<td>{then}</td>
						</tr>
					))}
				</tbody>
			</table>
			{cooling_off && <p className="small">{cooling_off}</p>}
			<p className="small">
				{`The ${hours} hours start when your payment is confirmed, and include nights, Sundays and public holidays. Refunds go to the card you paid with.`}
			</p>
		</>
	);
}

import { Icon } from '../../../ui/icon/Icon.tsx';
import type { CheckoutWords } from '../page-data.ts';

/** What becomes of the deposit, before anything is agreed to or paid (RESERVE-007). */
export function Terms({
	words: { noun, deposit, hours, cooling_off },
}: {
	words: Pick<CheckoutWords, 'noun' | 'deposit' | 'hours' | 'cooling_off'>;
}) {
	const outcomes = [
		[`Buy the ${noun}`, 'Comes off the price'],
		['Change your mind', 'Back in full'],
		[`Do nothing for ${hours} hours`, 'Back in full'],
		['Find it’s not as described', 'Back in full'],
		['Are declined for finance', 'Back in full'],
	];
	return (
		<>
			<table className="spec checkout__terms">
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
			<ul className="checkout__facts">
				<li>
					<Icon name="clock" />
					{`The ${hours} hours start when your payment is confirmed, and run through nights, Sundays and public holidays.`}
				</li>
				<li>
					<Icon name="swap" />
					Refunds go to the card you paid with. Banks take a few days to show them.
				</li>
				{cooling_off && (
					<li>
						<Icon name="shield" />
						{cooling_off}
					</li>
				)}
			</ul>
		</>
	);
}

/** The box that agrees to the terms, with a link to all of them. */
export function termsLabel(name: string, terms: string) {
	return (
		<span>
			{'I agree to the '}
			<a href={terms} target="_blank" rel="noopener">
				{name}
				<span className="vh"> (opens a new tab)</span>
			</a>
		</span>
	);
}

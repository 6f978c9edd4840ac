import { positionsOf } from '../../../domain/spin/prizes.ts';
import type { SpinSettings } from '../page-data.ts';

/** The prizes with their chances, and how many are left: what the wheel shows, in words. */
export function PrizeTable({
	settings,
	left,
}: {
	settings: SpinSettings;
	left: Readonly<Record<string, number>> | null;
}) {
	const { prizes, no_prize_weight } = settings;
	const positions = positionsOf(settings);
	const isOut = (id: string) => left !== null && (left[id] ?? 0) === 0;
	const out = prizes.filter(({ id }) => isOut(id)).reduce((sum, { weight }) => sum + weight, 0);
	return (
		<section>
			<h2>What’s on the wheel</h2>
			<table className="wheel-table">
				<thead>
					<tr>
						<th scope="col">Prize</th>
						<th scope="col">Chance</th>
						<th scope="col">Left</th>
					</tr>
				</thead>
				<tbody>
					{prizes.map(({ id, name, value, weight, stock }, place) => (
						<tr key={id}>
							<th scope="row">
								<span className={`wheel-table__key wheel-table__key--${place % 4}`} />
								{name}, worth ${value.toLocaleString('en-AU')}
							</th>
							<td>
								{isOut(id) ? 0 : weight} in {positions}
							</td>
							<td>{isOut(id) ? 'None' : `${left?.[id] ?? stock} of ${stock}`}</td>
						</tr>
					))}
					<tr>
						<th scope="row">
							<span className="wheel-table__key" />
							No prize
						</th>
						<td>
							{no_prize_weight + out} in {positions}
						</td>
						<td />
					</tr>
				</tbody>
			</table>
		</section>
	);
}

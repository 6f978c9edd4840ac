import { useEffect, useState } from 'react';
import { findSubject, type Subject } from '../../../browser/stock-search/find-subject.ts';
import type { Calculator } from './use-calculator.ts';

interface Props {
	/** The id of the vehicle. */
	car_id: string;
	/** 'car', 'caravan', 'motorcycle'. */
	noun: string;
	learn: Calculator['learn'];
}

/**
 * The vehicle that the figures are for: the calculator begins with its price. Of one that is not listed, or has no price, the page says so and
 * works on with what it has.
 */
export function VehicleStrip({ car_id, noun, learn }: Props) {
	const [found, setFound] = useState<Subject | 'gone' | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address the page was opened at.
	useEffect(() => {
		findSubject(car_id)
			.then((subject) => {
				setFound(subject ?? 'gone');
				if (subject?.price) learn({ price: subject.price });
			})
			.catch((error) => console.warn('The vehicle these figures are for cannot be shown.', error));
	}, []);
	if (found === null) return null;
	if (found === 'gone')
		return <p className="calc__gone">{`The ${noun} you came from is no longer listed.`}</p>;
	return (
		<div className="calc__vehicle">
			<img src={found.picture.url} width={found.picture.width} height={found.picture.height} alt="" />
			<p>
				<b>
					<a href={found.href}>{found.title}</a>
				</b>
				<span>{found.line ?? `This ${noun} has been sold.`}</span>
				{found.line !== null && found.price === null && (
					<span>{`It has no price here: change the price below to see a repayment.`}</span>
				)}
			</p>
		</div>
	);
}

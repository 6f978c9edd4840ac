import { useEffect, useState } from 'react';
import { findSubject, type Subject } from '../../../../browser/stock-search/find-subject.ts';
import { readVehicleLoan } from '../../../../ui/live-update/read-vehicle-loan.ts';
import type { CalculatorWays } from '../../embed/calculator-data.ts';
import type { FoundLoan } from './use-calculator.ts';

interface Props {
	/** The id of the vehicle. */
	car_id: string;
	/** 'car', 'caravan', 'motorcycle'. */
	noun: string;
	ways: CalculatorWays;
	/** Called once with the terms for the vehicle. */
	settle: (found: FoundLoan) => void;
}

/**
 * The vehicle that the figures are for: the calculator takes over its price and the lender's terms for it. For a vehicle without an
 * estimate the page says why, and shows no figures; of one that is not listed it says so and goes on without it.
 */
export function VehicleStrip({ car_id, noun, ways, settle }: Props) {
	const [found, setFound] = useState<{ vehicle: Subject; loan: FoundLoan } | 'gone' | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address the page was opened at.
	useEffect(() => {
		findVehicle(car_id)
			.then(({ vehicle, loan }) => {
				setFound(vehicle ? { vehicle, loan } : 'gone');
				settle(loan);
			})
			.catch((error) => {
				console.warn('The vehicle these figures are for cannot be shown.', error);
				settle('unavailable');
			});
	}, []);
	if (found === null) return null;
	if (found === 'gone')
		return <p className="calc__gone">{`The ${noun} you came from is no longer listed.`}</p>;
	const { vehicle, loan } = found;
	const { picture, href, title, line } = vehicle;
	return (
		<>
			<div className="calc__vehicle">
				<img src={picture.url} width={picture.width} height={picture.height} alt="" />
				<p>
					<b>
						<a href={href}>{title}</a>
					</b>
					{line !== null && <span>{line}</span>}
				</p>
			</div>
			{loan === 'no-estimate' && (
				<div className="calc__gone">
					<p>{reasonOf(vehicle, noun)}</p>
					<p>
						<a className="link" href={ways.ask ?? ways.call.href}>
							{ways.ask ? `Ask us about finance for this ${noun}` : `Call ${ways.call.text}`}
						</a>
					</p>
					<p>
						<a className="link" href={location.pathname}>
							Work out the repayments for another price
						</a>
					</p>
				</div>
			)}
		</>
	);
}

async function findVehicle(car_id: string): Promise<{ vehicle: Subject | null; loan: FoundLoan }> {
	const vehicle = await findSubject(car_id);
	if (!vehicle) return { vehicle, loan: 'unlisted' };
	return { vehicle, loan: vehicle.hasEstimate ? await readVehicleLoan(vehicle.slug) : 'no-estimate' };
}

/** Why a vehicle has no estimate, as far as a shopper can see it. */
function reasonOf({ line, price }: Subject, noun: string): string {
	if (line === null) return `This ${noun} has been sold.`;
	if (price === null) return `This ${noun} has no price here, so there is no repayment to work out.`;
	return `We show no repayment estimate for this ${noun}.`;
}

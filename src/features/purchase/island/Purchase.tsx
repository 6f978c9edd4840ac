import { memo, useEffect, useState } from 'react';
import type { LeadFormProps } from '../../forms/embed/form-kit.ts';
import { loadVehicle, type PurchaseVehicle } from '../browser/load-vehicle.ts';
import type { PurchaseSettings } from '../page-data.ts';
import { PurchaseSteps } from './PurchaseSteps.tsx';

/** The whole purchase of the vehicle in the page's address. The build prints its heading and how to call; the browser loads the vehicle. */
function PurchaseIsland({ form, purchase }: { form: LeadFormProps; purchase: PurchaseSettings }) {
	const [vehicle, setVehicle] = useState<PurchaseVehicle | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: once.
	useEffect(() => {
		loadVehicle(location.search, purchase.api, fetch).then(setVehicle);
	}, []);
	if (vehicle?.kind === 'ready')
		return <PurchaseSteps form={form} purchase={purchase} facts={vehicle.facts} terms={vehicle.terms} />;
	return (
		<div className="checkout__form" role="status">
			<h1>{purchase.title}</h1>
			<Why {...{ vehicle, purchase }} />
		</div>
	);
}

/** Why there are no steps: nothing is paid, and whom to call. */
function Why({ vehicle, purchase }: { vehicle: PurchaseVehicle | null; purchase: PurchaseSettings }) {
	const { noun, phone, stock } = purchase;
	const call = <a href={phone.href}>{phone.label}</a>;
	switch (vehicle?.kind) {
		case undefined:
			return <p className="checkout__wait">{`One moment, we look up the ${noun}.`}</p>;
		case 'taken':
			return (
				<>
					<p>
						{`Another buyer has reserved the ${vehicle.facts.title}. You have not paid anything. Call `}
						{call}
						{' to ask whether it is free again.'}
					</p>
					<a className="btn btn--1" href={stock.href}>
						{stock.label}
					</a>
				</>
			);
		case 'unreachable':
			return (
				<p>
					{`The ${noun} could not be loaded. Please load this page again, or call `}
					{call}.
				</p>
			);
		default:
			return (
				<>
					<p>
						{`This ${noun} cannot be bought online now. You have not paid anything. Call `}
						{call}
						{' about it.'}
					</p>
					<a className="btn btn--1" href={stock.href}>
						{stock.label}
					</a>
				</>
			);
	}
}

/** Memoised, as Astro otherwise renders every island twice to find out what it is. */
export const Purchase = memo(PurchaseIsland);

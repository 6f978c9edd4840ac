import type { Dealer } from '../complete-dealer.ts';
import type { FeatureName, Features } from '../sections/features.ts';
import type { Finding } from './check.ts';

/** Features that may be configured already and have no page yet. */
const UNBUILT: readonly FeatureName[] = [
	'chat',
	'ai_chat',
	'spin_to_win',
	'online_payment',
	'equifax_finance',
];

/** Options that are on and do nothing yet, as what they are for is not built. */
export function unbuiltFeatures({ garage_enabled, features, dealerships }: Dealer): Finding[] {
	const names = [
		...new Set([
			...unbuilt(features, 'features'),
			...dealerships.flatMap((one) => unbuilt(one.features, 'features')),
		]),
	];
	return [...(garage_enabled ? ['garage_enabled'] : []), ...names].map((option) => ({
		option,
		message: 'is on, but what it is for is not built yet: the site is the same without it',
	}));
}

function unbuilt(features: Features, base: string): string[] {
	const { reserve } = features;
	const ofReserve = reserve === false ? {} : { path: reserve.path !== 'checkout', gated: reserve.gated };
	return [
		...UNBUILT.filter((name) => features[name] !== false).map((name) => `${base}.${name}`),
		...Object.entries(ofReserve).flatMap(([name, isOn]) => (isOn ? [`${base}.reserve.${name}`] : [])),
	];
}

import { manufacturerOf } from '../../domain/model/manufacturers.ts';
import type { Dealer } from '../complete-dealer.ts';
import type { FeatureName, Features } from '../sections/features.ts';
import type { Check } from './check.ts';

/** Enabled features are usable, on the site and at each dealership with its own settings. */
export const usableFeatures: Check = {
	name: 'usable-features',
	check: ({ dealer }) => {
		const site = unusable(dealer.features, dealer);
		const inherited = new Set(site.map(({ name }) => name));
		return [
			...site.map(({ name, message }) => ({ option: `features.${name}`, message })),
			...dealer.dealerships.flatMap(({ features }, index) =>
				unusable(features, dealer)
					.filter(({ name }) => !inherited.has(name))
					.map(({ name, message }) => ({ option: `dealerships[${index}].features.${name}`, message })),
			),
		];
	},
};

/** Features of one make that no other make may show (BRAND-003). */
const OF_TOYOTA = ['toyota_certified', 'service_advantage'] as const;

function unusable(features: Features, dealer: Dealer): { name: FeatureName; message: string }[] {
	const { online_purchase } = features;
	const found: { name: FeatureName; message: string }[] = [];
	for (const name of OF_TOYOTA) {
		if (!features[name] || sells(dealer, 'Toyota')) continue;
		const message =
			dealer.manufacturer === null
				? 'is on, but no location of the dealer sells Toyota'
				: `is Toyota's own, and this is a ${dealer.manufacturer} dealer`;
		found.push({ name, message });
	}
	if (online_purchase && !online_purchase.used && online_purchase.makes.length === 0) {
		const message = 'is on, but names neither used vehicles nor makes: nothing could be bought';
		found.push({ name: 'online_purchase', message });
	}
	return found;
}

/** A dealer franchised for one make sells that make new, even where its locations list others. */
function sells({ manufacturer, locations }: Dealer, make: string): boolean {
	const names =
		manufacturer === null ? locations.flatMap(({ manufacturers }) => manufacturers) : [manufacturer];
	return names.some((name) => manufacturerOf(name)?.name === make);
}

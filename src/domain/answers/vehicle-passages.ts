import type { VehicleFacts } from '../vehicle/vehicle-facts.ts';
import type { Passage } from './passage.ts';
import { sentencesOf } from './sentences.ts';

type Answering = Pick<
	VehicleFacts,
	'price' | 'key_facts' | 'summary' | 'specifications' | 'features' | 'comments' | 'phone' | 'place'
>;

/** What a vehicle's page says, in pieces that can be quoted. */
export function vehiclePassages(facts: Answering): Passage[] {
	const { price, place } = facts;
	const named = (pairs: VehicleFacts['key_facts'], from: string, href: string) =>
		pairs.map(([label, text]): Passage => ({ label, text, from, href }));
	const said = (texts: readonly string[], from: string, href: string) =>
		texts.map((text): Passage => ({ label: null, text, from, href }));
	const priced = price?.isSum ? [['Price', [price.now, price.type].filter(Boolean).join(' ')] as const] : [];
	return [
		...named(priced, 'Price', '#main'),
		...named(facts.key_facts, 'Key facts', '#main'),
		...named(facts.summary, 'Summary', '#main'),
		...named(facts.specifications, 'Specifications', '#main'),
		...said(facts.features, 'Features', '#features'),
		...said(facts.comments.flatMap(sentencesOf), 'Our Comments', '#comments'),
		...named(
			place ? [['Where to see it', `${place.name}, ${place.address}`]] : [],
			'Where to see it',
			'#vehicle-map',
		),
		...named([['Phone', facts.phone]], 'Contact', '#main'),
	];
}

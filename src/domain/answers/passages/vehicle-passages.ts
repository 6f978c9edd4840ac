import { ENDED_LABELS, isEnded } from '../../vehicle/state/vehicle-state.ts';
import type { VehicleFacts } from '../../vehicle/vehicle-facts.ts';
import { AVAILABILITY, type Passage } from './passage.ts';
import { sentencesOf } from './sentences.ts';

type Answering = Pick<
	VehicleFacts,
	| 'price'
	| 'state'
	| 'reserved'
	| 'key_facts'
	| 'summary'
	| 'specifications'
	| 'features'
	| 'comments'
	| 'phone'
	| 'location'
>;

/** Where a vehicle's page says something: its headings. */
const PLACES = {
	price: 'Price',
	keyFacts: 'Key facts',
	summary: 'Summary',
	specifications: 'Specifications',
	features: 'Features',
	comments: 'Our Comments',
	location: 'Where to see it',
	contact: 'Contact',
} as const;

const ALL_PLACES: readonly string[] = Object.values(PLACES);

/** Whether a passage is of a vehicle's page, not of the dealer's others. */
export const isOfVehicle = ({ from }: Passage): boolean => ALL_PLACES.includes(from);

/**
 * What a vehicle's page says, in pieces that can be quoted.
 *
 * @param page its address; empty for the page that quotes it
 */
export function vehiclePassages(facts: Answering, page = ''): Passage[] {
	const { price, location } = facts;
	const named = (pairs: VehicleFacts['key_facts'], from: string, anchor: string) =>
		pairs.map(([label, text]): Passage => ({ label, text, from, href: page + anchor }));
	const said = (texts: readonly string[], from: string, anchor: string) =>
		texts.map((text): Passage => ({ label: null, text, from, href: page + anchor }));
	const priced = price?.isSum ? [['Price', [price.now, price.type].filter(Boolean).join(' ')] as const] : [];
	const state = stateText(facts);
	return [
		...named(state === null ? [] : [[AVAILABILITY, state]], PLACES.price, '#main'),
		...named(priced, PLACES.price, '#main'),
		...named(facts.key_facts, PLACES.keyFacts, '#main'),
		...named(facts.summary, PLACES.summary, '#main'),
		...named(facts.specifications, PLACES.specifications, '#main'),
		...said(facts.features, PLACES.features, '#features'),
		...said(facts.comments.flatMap(sentencesOf), PLACES.comments, '#comments'),
		...named(
			location ? [[PLACES.location, `${location.name}, ${location.address}`]] : [],
			PLACES.location,
			'#vehicle-map',
		),
		...named([['Phone', facts.phone]], PLACES.contact, '#main'),
	];
}

/** What the page says about a vehicle that is not simply for sale; null for others. */
function stateText({ state, reserved }: Pick<Answering, 'state' | 'reserved'>): string | null {
	if (isEnded(state)) return ENDED_LABELS[state];
	if (reserved) return 'Reserved';
	return state === 'coming-soon' ? 'Coming soon' : null;
}

import type { ApiSite } from '../../api/site/site-file.ts';
import type { Dealer } from '../../config/complete-dealer.ts';
import { STATES } from '../../domain/place/states.ts';

/** The lead API's data about a dealer's spin to win; null for a dealer without. */
export function apiSpin({ features, lead_api }: Pick<Dealer, 'features' | 'lead_api'>): ApiSite['spin'] {
	const spin = features.spin_to_win;
	if (!spin || lead_api === null) return null;
	const { promotion, starts, expires, claim_by, prizes, no_prize_weight, terms_page } = spin;
	return {
		promotion,
		starts,
		expires,
		claim_by,
		prizes,
		no_prize_weight,
		agreement: spinAgreement(spin),
		terms: terms_page,
	};
}

/** What players agree to: 'I’m 18 or over, live in Victoria and agree to the terms'. */
export function spinAgreement({
	states,
}: Pick<Exclude<Dealer['features']['spin_to_win'], false>, 'states'>): string {
	return `I’m 18 or over, live in ${placesText(states)} and agree to the terms`;
}

/** 'Victoria or South Australia'; 'Australia' for all states. */
export function placesText(states: readonly (keyof typeof STATES)[]): string {
	if (new Set(states).size === Object.keys(STATES).length) return 'Australia';
	return new Intl.ListFormat('en-AU', { type: 'disjunction' }).format(
		states.map((state) => STATES[state].name),
	);
}

/** The Australian states and territories: how addresses write them and which clock they live by. */
export const STATES = {
	act: { label: 'ACT', name: 'Australian Capital Territory', time_zone: 'Australia/Sydney' },
	nsw: { label: 'NSW', name: 'New South Wales', time_zone: 'Australia/Sydney' },
	nt: { label: 'NT', name: 'Northern Territory', time_zone: 'Australia/Darwin' },
	qld: { label: 'QLD', name: 'Queensland', time_zone: 'Australia/Brisbane' },
	sa: { label: 'SA', name: 'South Australia', time_zone: 'Australia/Adelaide' },
	tas: { label: 'TAS', name: 'Tasmania', time_zone: 'Australia/Hobart' },
	vic: { label: 'VIC', name: 'Victoria', time_zone: 'Australia/Melbourne' },
	wa: { label: 'WA', name: 'Western Australia', time_zone: 'Australia/Perth' },
} as const;

export type State = keyof typeof STATES;

export const STATE_KEYS = Object.keys(STATES) as [State, ...State[]];

/** The state a dealer has when its configuration names none (CONFIG-040). */
export const DEFAULT_STATE: State = 'qld';

/** The state a text means, by its abbreviation or name in any case; null when it means none. */
export function stateOf(text: string): State | null {
	const wanted = text.trim().toLowerCase();
	return STATE_KEYS.find((key) => key === wanted || STATES[key].name.toLowerCase() === wanted) ?? null;
}

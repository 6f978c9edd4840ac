/** The Australian states and territories: abbreviation, name, time zone and an example number plate. */
export const STATES = {
	act: {
		label: 'ACT',
		name: 'Australian Capital Territory',
		time_zone: 'Australia/Sydney',
		plate: 'YAB 12C',
	},
	nsw: { label: 'NSW', name: 'New South Wales', time_zone: 'Australia/Sydney', plate: 'ABC 12D' },
	nt: { label: 'NT', name: 'Northern Territory', time_zone: 'Australia/Darwin', plate: 'CA 12 BC' },
	qld: { label: 'QLD', name: 'Queensland', time_zone: 'Australia/Brisbane', plate: '123 AB4' },
	sa: { label: 'SA', name: 'South Australia', time_zone: 'Australia/Adelaide', plate: 'S123 ABC' },
	tas: { label: 'TAS', name: 'Tasmania', time_zone: 'Australia/Hobart', plate: 'A12 3BC' },
	vic: { label: 'VIC', name: 'Victoria', time_zone: 'Australia/Melbourne', plate: '1AB 2CD' },
	wa: { label: 'WA', name: 'Western Australia', time_zone: 'Australia/Perth', plate: '1ABC 123' },
} as const;

/** A state or territory of Australia, as records have it: 'qld'. */
export type State = keyof typeof STATES;

/** Every state and territory, for schemas. */
export const STATE_KEYS = Object.keys(STATES) as [State, ...State[]];

/** The default state of a dealer (CONFIG-040). */
export const DEFAULT_STATE: State = 'qld';

/** The state with an abbreviation or name, ignoring case; null for any other text. */
export function stateOf(text: string): State | null {
	const wanted = text.trim().toLowerCase();
	return STATE_KEYS.find((key) => key === wanted || STATES[key].name.toLowerCase() === wanted) ?? null;
}

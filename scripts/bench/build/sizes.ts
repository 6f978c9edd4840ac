import type { Bench } from '../suite.ts';
import type { FleetSize } from './fleet.ts';

/** A cold build that every generator does: the size of the fleet, and how often. */
export interface ColdBuild extends FleetSize {
	runs: number;
	outputs: readonly ('memory' | 'disk')[];
	/** The names of the only generators that do it; left out for all. */
	only?: readonly string[];
}

/** What a run of the build suite builds. */
export interface Sizes {
	cold: readonly ColdBuild[];
	rebuilt: FleetSize;
	/** How often what is not in `cold` is measured; medians are shown. */
	runs: number;
}

/** The generators that the targets compare. */
const COMPARED = ['Forecourt', 'Forecourt, bundled before', 'Hugo'];
const BUNDLED = ['Forecourt, bundled before', 'Hugo'];

/** 200,000 pages, once. They do not fit into memory. */
const LARGEST: ColdBuild = {
	dealers: 33,
	vehicles: 5_000,
	runs: 1,
	outputs: ['disk'],
	only: ['Forecourt, bundled before'],
};

/** Not a round number: at 1,000 the layout's '1,000+ cars' would change with each sale, and with it every page of the dealer. */
const REBUILT = { dealers: 6, vehicles: 1_005 };

const WHOLE: Sizes = {
	cold: [
		{ dealers: 6, vehicles: 1_000, runs: 5, outputs: ['memory', 'disk'] },
		{ dealers: 12, vehicles: 5_000, runs: 5, outputs: ['memory'], only: COMPARED },
		{ dealers: 12, vehicles: 5_000, runs: 1, outputs: ['memory'], only: ['astro build per dealer'] },
		LARGEST,
	],
	rebuilt: REBUILT,
	runs: 5,
};

/** What the targets need, in about a quarter of an hour: 60,000 pages once, what takes less time three times. */
const FOR_TARGETS: Sizes = {
	cold: [
		{ dealers: 6, vehicles: 1_000, runs: 3, outputs: ['memory'], only: COMPARED },
		{ dealers: 12, vehicles: 5_000, runs: 1, outputs: ['memory'], only: BUNDLED },
		LARGEST,
	],
	rebuilt: REBUILT,
	runs: 3,
};

const QUICK: Sizes = {
	cold: [{ dealers: 2, vehicles: 100, runs: 1, outputs: ['memory', 'disk'] }],
	rebuilt: { dealers: 2, vehicles: 105 },
	runs: 1,
};

/** The sizes of a run. */
export function sizesOf({ quick, targets }: Pick<Bench, 'quick' | 'targets'>): Sizes {
	if (quick) return QUICK;
	return targets ? FOR_TARGETS : WHOLE;
}

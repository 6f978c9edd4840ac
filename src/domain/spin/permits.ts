import type { State } from '../place/states.ts';

/** When a state asks for a permit, licence or authority for a trade promotion lottery, which a spin to win is. */
interface PermitRule {
	/** The prize pool above which a number is needed, dollars; null where none is. */
	above: number | null;
	/** What the number is called there. */
	name: string;
	/** The law, and the day it was last compared with what the state's regulator publishes. */
	source: string;
	checked: string;
}

const CHECKED = '2026-11-23';

/** The rules of all states. Review them each year: regulators change thresholds without notice to dealers. */
export const PERMIT_RULES: Readonly<Record<State, PermitRule>> = {
	act: {
		above: 3000,
		name: 'permit',
		source: 'Lotteries Act 1964 (ACT), exempt lotteries',
		checked: CHECKED,
	},
	nsw: { above: 10_000, name: 'authority', source: 'Community Gaming Act 2018 (NSW)', checked: CHECKED },
	nt: { above: 5000, name: 'permit', source: 'Gaming Control Regulations 1995 (NT)', checked: CHECKED },
	qld: {
		above: null,
		name: 'permit',
		source: 'Charitable and Non-Profit Gaming Act 1999 (Qld), category 4',
		checked: CHECKED,
	},
	sa: {
		// A licence above $5,000; below it, the approval of the system that draws electronically.
		above: 0,
		name: 'licence, or approval of the drawing system up to $5,000',
		source: 'Lotteries Act 2019 and Lotteries Regulations 2021 (SA)',
		checked: CHECKED,
	},
	tas: { above: null, name: 'permit', source: 'Gaming Control Act 1993 (Tas)', checked: CHECKED },
	vic: {
		above: null,
		name: 'permit',
		source: 'Gambling Regulation Act 2003 (Vic), since 20 June 2015',
		checked: CHECKED,
	},
	wa: {
		above: null,
		name: 'permit',
		source: 'Gaming and Wagering Commission Act 1987 (WA)',
		checked: CHECKED,
	},
};

/** Permit numbers by state. */
export type Permits = { readonly [Name in State]?: string | undefined };

/** The states whose permit a promotion lacks. */
export function missingPermits(states: readonly State[], permits: Permits, pool: number): State[] {
	return states.filter((state) => {
		const { above } = PERMIT_RULES[state];
		return above !== null && pool > above && !permits[state];
	});
}

import { missingPermits, PERMIT_RULES } from '../../domain/spin/permits.ts';
import { poolValue } from '../../domain/spin/prizes.ts';
import type { Check, Finding } from './check.ts';

const option = 'features.spin_to_win';

/** A spin to win has the permits of the states whose residents may play, and what its promise needs (resolution 178). */
export const lawfulSpin: Check = {
	name: 'lawful-spin',
	check: ({ dealer }) => {
		const spin = dealer.features.spin_to_win;
		if (!spin) return [];
		const { prizes, states, permits, claim_by, expires } = spin;
		const pool = poolValue(prizes);
		const missing = missingPermits(states, permits, pool).map((state): Finding => {
			const { above, name, source } = PERMIT_RULES[state];
			return {
				option: `${option}.permits.${state}`,
				message: `is missing: for prizes worth more than $${above}, here $${pool}, the state asks for the number of an approval: ${name} (${source}). Enter it, make the prizes fewer, or take ${state} out of states`,
				rule: 'prize-permits',
			};
		});
		const ids = prizes.map(({ id }) => id);
		const repeated = ids.flatMap((id, index) =>
			ids.indexOf(id) === index
				? []
				: [{ option: `${option}.prizes[${index}].id`, message: `${id} is the id of another prize already` }],
		);
		return [
			...missing,
			...repeated,
			...(claim_by < expires.slice(0, 10)
				? [{ option: `${option}.claim_by`, message: 'expected a day on or after the last day to spin' }]
				: []),
		];
	},
};

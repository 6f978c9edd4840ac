import type { Dealer } from '../../../config/complete-dealer.ts';
import { STATES } from '../../../domain/place/states.ts';
import { missingPermits, PERMIT_RULES } from '../../../domain/spin/permits.ts';
import { poolValue } from '../../../domain/spin/prizes.ts';
import { formatDate } from '../../../domain/time/format-date.ts';
import { placesText } from '../../../site/lead-api/api-spin.ts';
import { momentText } from './moment-text.ts';

type Settings = Exclude<Dealer['features']['spin_to_win'], false>;

/** The rules of a promotion in short, from its settings: what the full terms must not contradict. */
export function spinRules(settings: Settings, dealer: Dealer): { label: string; text: string }[] {
	const { states, starts, expires, prizes, claim_by } = settings;
	const { entity, abn } = dealer.legal;
	const count = prizes.reduce((sum, { stock }) => sum + stock, 0);
	const dollars = (amount: number) => `$${amount.toLocaleString('en-AU')}`;
	return [
		{ label: 'Who runs it', text: `${entity}, ABN ${abn}` },
		{ label: 'Who may play', text: `People who live in ${placesText(states)}, 18 and over` },
		{ label: 'Cost', text: 'Free. Nothing to buy.' },
		{ label: 'When', text: `${momentText(starts, dealer)} to ${momentText(expires, dealer)}` },
		{
			label: 'How often',
			text: dealer.accounts.gates.spin_to_win
				? 'One spin for each mobile number'
				: 'One spin for each person',
		},
		{
			label: 'Prizes',
			text: `${count} ${count === 1 ? 'prize' : 'prizes'} worth ${dollars(poolValue(prizes))} in all, listed above with their chances`,
		},
		{ label: 'Claiming', text: `With your code at the yard, by ${formatDate(claim_by)}` },
		{ label: 'Permits', text: permitsText(settings) },
	];
}

/** The permit numbers; for states without, that the prize pool needs none there. */
function permitsText({ states, permits, prizes }: Settings): string {
	const numbers = states.flatMap((state) =>
		permits[state] ? [`${STATES[state].label} ${permits[state]}`] : [],
	);
	const pool = poolValue(prizes);
	const without = states.filter((state) => !permits[state]);
	const exempt = without.filter((state) => !missingPermits([state], {}, pool).length);
	const free = exempt.filter((state) => PERMIT_RULES[state].above === null);
	const under = exempt.filter((state) => PERMIT_RULES[state].above !== null);
	return [
		...numbers,
		...(free.length > 0 ? [`None is asked for in ${placesText(free)}`] : []),
		...(under.length > 0
			? [`None is needed in ${placesText(under)}: the prizes are under the value at which one is asked for`]
			: []),
	].join('. ');
}

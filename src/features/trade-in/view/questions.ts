import { ESTIMATE_LIMITS } from '../../../domain/trade-in/online-estimate.ts';
import type { AnsweredQuestion } from '../page-data.ts';

const KMS = new Intl.NumberFormat('en-AU');

/**
 * Questions about trade-ins with their answers: those that hold for every dealer, then the dealer's own, which replace a standard one with
 * the same question (TRADEIN-029, TRADEIN-030).
 */
export function tradeInQuestions(
	own: readonly AnsweredQuestion[],
	{
		one,
		many,
		hasEstimate,
		heldDays,
		hasKilometres,
	}: { one: string; many: string; hasEstimate: boolean; heldDays: number; hasKilometres: boolean },
): AnsweredQuestion[] {
	const { years, kms } = ESTIMATE_LIMITS;
	const days = heldDays === 1 ? 'one day' : `${heldDays} days`;
	const standard: AnsweredQuestion[] = [
		{
			question: 'How old can it be?',
			answer: hasEstimate
				? `We generally don’t give an online estimate for ${many} over ${years} years old${hasKilometres ? ` or ${KMS.format(kms)} km` : ''}. Send us yours all the same: a buyer looks at it and calls you.`
				: `Any age. Our buyers look at every ${one} themselves.`,
		},
		{
			question: 'Does this affect my credit score?',
			answer: 'No. Nothing here checks your credit.',
		},
		{
			question: 'What if I still owe money on it?',
			answer: `Tell us roughly how much. It comes off what we pay for the ${one}, and we sort out the payout with your lender before it changes hands.`,
		},
		...(hasEstimate
			? [
					{
						question: 'How long does the figure last?',
						answer: `${days[0]?.toUpperCase()}${days.slice(1)}. If you accept it, we hold the lower end of the range, subject to inspection.`,
					},
				]
			: []),
	];
	const replaced = new Set(own.map(({ question }) => question));
	return [...standard.filter(({ question }) => !replaced.has(question)), ...own];
}

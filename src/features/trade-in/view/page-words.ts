/** Heading, description and text of the form's addresses (resolution 128). */
export interface TradeInWords {
	title: string;
	text: string;
}

/**
 * The words above the number plate.
 *
 * @param isSale whether the address is for sellers
 * @param one 'car', 'caravan', 'motorcycle', 'vehicle'
 */
export function tradeInWords(
	isSale: boolean,
	{ one, hasLookup, hasEstimate }: { one: string; hasLookup: boolean; hasEstimate: boolean },
): TradeInWords {
	const start = hasLookup ? 'Type the number plate' : `Tell us the make, model and year`;
	const end = hasEstimate
		? `You’ll have a price range in about two minutes, or know why we’d like to see the ${one} first.`
		: `Our buyers look at every ${one} themselves and get back to you with a figure.`;
	return {
		title: isSale ? `Sell us your ${one}` : `What’s your ${one} worth to us?`,
		text: `${start} and answer a few questions. ${end}`,
	};
}

/** What a shopper gets, from the dealer's settings alone. */
export function tradeInPromises({
	hasEstimate,
	heldDays,
	answerPromise,
	one,
	hasKilometres,
}: {
	hasEstimate: boolean;
	heldDays: number;
	answerPromise: string;
	one: string;
	/** Whether what is traded in has an odometer. */
	hasKilometres: boolean;
}): { title: string; text: string }[] {
	const days = heldDays === 1 ? 'one day' : `${heldDays} days`;
	return [
		{
			title: 'Two minutes',
			text: `${hasKilometres ? 'Kilometres and a' : 'A'} few honest questions. Photos if you like.`,
		},
		...(hasEstimate
			? [
					{ title: 'A range, with the reasons', text: 'You see what lifts it and what lowers it.' },
					{
						title: `Good for ${days}`,
						text: `Accept it online, ask for a call, or bring the ${one} in. Subject to inspection.`,
					},
				]
			: []),
		...(answerPromise
			? [{ title: 'An answer you can plan with', text: `You’ll hear from a buyer ${answerPromise}.` }]
			: []),
	];
}

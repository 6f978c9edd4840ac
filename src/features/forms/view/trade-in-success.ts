import type { Dealer } from '../../../config/complete-dealer.ts';
import { THANKS_TEXTS } from '../../../domain/lead/thanks-text.ts';
import { stockNoun } from '../../../site/text/nouns.ts';
import type { SuccessText } from '../embed/success-data.ts';

/** The confirmation after a trade-in: who gets in touch, what is looked at, and until when the shopper is free. */
export function tradeInSuccess(dealer: Dealer): SuccessText {
	const { one } = stockNoun(dealer);
	const thanks = THANKS_TEXTS['Trade In'];
	if (!thanks) throw new Error('there is no confirmation for trade-ins');
	return {
		...thanks,
		steps: [
			{ title: 'A buyer gets in touch', text: dealer.forms.reply_promise },
			{
				title: `We look at your ${one} together`,
				text: 'About half an hour. Bring the key, the service book and your licence.',
			},
			{ title: 'You decide', text: 'Nothing is sold before you sign. Until then you can change your mind.' },
		],
	};
}

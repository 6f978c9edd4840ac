import type { Dealer } from '../../../config/complete-dealer.ts';
import { stockNoun } from '../../../site/text/nouns.ts';

/** The confirmation after a deposit was paid online, before the service has said what is true now (resolution 149). */
export function reservationSuccess(dealer: Dealer) {
	const { one } = stockNoun(dealer);
	return {
		title: 'Thank you, your payment is being confirmed',
		text: 'That usually takes a few seconds. We’ll email you a receipt with a link to your reservation.',
		steps: [
			{ title: 'Off the market', text: `Once the deposit is paid, no other buyer can reserve the ${one}.` },
			{ title: 'We’ll call you', text: dealer.forms.reply_promise },
			{ title: 'You decide', text: `Come in, take it for a drive, and buy it or let it go.` },
			{
				title: 'If you change your mind, or do nothing',
				text: 'Your deposit comes back in full, to the card you paid with.',
			},
		],
	};
}

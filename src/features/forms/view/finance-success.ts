import type { Dealer } from '../../../config/complete-dealer.ts';
import { THANKS_TEXTS } from '../../../domain/lead/thanks-text.ts';
import { stockNoun } from '../../../site/text/nouns.ts';
import type { SuccessText } from '../embed/success-data.ts';

/** The confirmation after a finance enquiry or application: who calls, who decides, and what to have at hand. */
export function financeSuccess(dealer: Dealer): SuccessText {
	const { one } = stockNoun(dealer);
	const thanks = THANKS_TEXTS['Finance Enquiry'];
	if (!thanks) throw new Error('there is no confirmation for finance enquiries');
	return {
		...thanks,
		hides: 'stock',
		steps: [
			{
				title: 'We’ll call you',
				text: `${dealer.forms.reply_promise} We talk through lenders, rates and repayments with you.`,
			},
			{
				title: 'You choose a lender, or not',
				text: 'A credit check happens only if you tell that lender to go ahead.',
			},
			{
				title: 'The lender decides',
				text: `Finance is subject to the lender’s approval. The ${one} is not held for you in the meantime.`,
			},
		],
		ready: [
			'Your driver licence',
			'Your two latest payslips, or your last tax return if you are self-employed',
			'Three months of statements of your main bank account',
		],
	};
}

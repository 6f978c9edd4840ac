import type { Referral } from '../../../domain/answers/questions/referral.ts';

/** What a question is answered with that is referred to a tool of the site or to a person. */
export const REFERRAL_WORDS: Readonly<Record<Referral, string>> = {
	finance:
		'I don’t advise on finance. Repayments are worked out with their rates and conditions here, or ask a person.',
	valuation: 'I don’t value vehicles. The trade-in form does, or ask a person.',
	price:
		'I can’t agree on a price. The price on the page is the one the yard asks; a person can tell you more.',
	law: 'That is a question of law, tax or insurance, which I don’t answer. A person at the yard can say what applies here.',
	'other-dealers':
		'I only know the vehicles and the pages of this site, not those of other dealers. A person can tell you more.',
	others: 'I can’t search the stock for that. Others are in the list.',
	'test-drive': 'A person arranges test drives.',
	availability:
		'Each vehicle’s page says Reserved or Sold as soon as the yard does. A person can confirm it.',
	language: 'I only understand English. Someone at the yard may be able to help in your language.',
	'not-a-question': 'I can only answer questions about this vehicle and this dealer.',
};

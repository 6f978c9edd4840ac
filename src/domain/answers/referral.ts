/** Subjects that are answered by a tool of the site or by a person, never here (CHAT-003): advice, values, promises, and what changes by the hour. */
export type Referral =
	| 'finance'
	| 'valuation'
	| 'price'
	| 'law'
	| 'others'
	| 'test-drive'
	| 'availability'
	| 'not-a-question';

const REFERRALS: readonly (readonly [Referral, RegExp])[] = [
	[
		'not-a-question',
		/ignore (all|the|your|previous|above)|system prompt|\bprompt\b|pretend|you are now|act as|as an ai|repeat after|jailbreak|<\/?[a-z]+|https?:\/\//,
	],
	[
		'price',
		/best price|negotia|discount|\bhaggle|lower (the )?price|cheaper|knock .* off|would you (take|accept|do)|will you (take|accept|do)|\bsell it (to me )?for|\boffer(ing)? you|for \$\s?\d|lowest|price match|price movement|throw in|deal on/,
	],
	[
		'finance',
		/financ|\bloan|repay|(a|per) (week|fortnight|month)\b|weekly|monthly|interest|comparison rate|lender|borrow|credit|\bafford|\blease\b|balloon|instal|afterpay|zip ?pay|pre-?approv|no deposit/,
	],
	[
		'valuation',
		/trade[- ]?ins?\b|trad(e|ing) (my|mine|the old|in)|\bmy [\w ]+ worth|what('s| is) (mine|my car) worth|\bvaluation|value (of )?my|swap (my|for)|sell (you )?my/,
	],
	[
		'law',
		/\bsue\b|lawyer|legal(ly)?\b|lemon law|consumer law|\baccc\b|\brights\b|am i entitled|tax deduct|write-?off (it|for)|\bfbt\b|insur/,
	],
	['test-drive', /test ?(-|)drive|drive it first|take it for (a|spin)|go for a drive/],
	[
		'availability',
		/still (available|for sale|there|got|have)|is (it|this|that)( one| car)? (sold|gone|available|reserved|on hold)|been sold|already sold|do you still/,
	],
	[
		'others',
		/(got|have|what|do) (\w+ )?(other|more|another)|others? (like|in)|another (one|colour|hilux|car)|similar|same (one )?in|(have|get|got|do) (this|it|one|them) in |in (white|black|silver|grey|red|blue|green) instead|something (else|cheaper|bigger|smaller)|other (cars|colours|ones)/,
	],
];

/** Where a question is referred to; null for one that is answered here. */
export const referralOf = (plain: string): Referral | null =>
	REFERRALS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;

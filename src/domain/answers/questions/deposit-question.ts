const SUM = '(?:deposits?|(?<=\\$)\\d[\\d,]*|\\d[\\d,]* ?(?:bucks|dollars)|money)';
const RETURNED = '(?:back|refund\\w*|returned|lose|keep|forfeit)';
const LENDER = '(?:banks?|loans?|lenders?|financ\\w*|credit|pre-?approv\\w*)';
const REFUSED =
	"(?:knock\\w*|refus\\w*|declin\\w*|reject\\w*|den(?:y|ies|ied)|says? no|falls? (?:through|over)|isn'?t|not|doesn'?t|don'?t|can'?t)";

const both = (one: string, other: string) => `(?=.*\\b${one}(?!\\w))(?=.*\\b${other}(?!\\w))`;

/** Asks whether a deposit comes back: 'Is the deposit refundable?' */
export const DEPOSIT_BACK = new RegExp(`^${both('deposits?', RETURNED)}`);

const OF_REPAYMENTS = '(?!.*\\b(?:repay|week|fortnight|month))';

/** Asks what happens to a deposit where a lender refuses: no advice on finance, but a term of the dealer. */
export const DEPOSIT_AND_LENDER = new RegExp(
	`^${OF_REPAYMENTS}${both(SUM, RETURNED)}${both(LENDER, REFUSED)}`,
);

import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;
/** Lifetime of a question, minutes. */
const MINUTES = 60;

/** A question for a visitor whose browser computes no proof of work (resolution 112). */
export interface Question {
	text: string;
	/** Sent with the answer: lead id and expiry, signed by this service. */
	token: string;
}

/** Asks for a sum in words. The token's signature covers the answer without revealing it. */
export function makeQuestion(leadId: string, secret: string, now: Date): Question {
	const [a, b] = [randomInt(NUMBERS.length) + 1, randomInt(NUMBERS.length) + 1];
	const asked = `${leadId}.${now.getTime() + MINUTES * 60_000}`;
	return {
		text: `What is ${NUMBERS[a - 1]} plus ${NUMBERS[b - 1]}?`,
		token: `${asked}.${signature(asked, '', secret)}.${signature(asked, String(a + b), secret)}`,
	};
}

/** Checks an answer; null for a token that this service did not sign. A late answer is wrong. */
export function checkAnswer(
	token: string,
	answer: string,
	secret: string,
	now: Date,
): { leadId: string; isRight: boolean } | null {
	const [leadId = '', expires = '', own = '', right = ''] = token.split('.');
	const asked = `${leadId}.${expires}`;
	if (!isSame(own, signature(asked, '', secret))) return null;
	const isInTime = now.getTime() <= Number(expires);
	return { leadId, isRight: isInTime && isSame(right, signature(asked, numeral(answer), secret)) };
}

/** Normalises an answer to digits: 'Twelve' becomes '12'. */
function numeral(answer: string): string {
	const written = answer.trim().toLowerCase();
	const word = [...NUMBERS, ...TENS].map(String).indexOf(written);
	return word === -1 ? written : String(word + 1);
}

const TENS = [
	'ten',
	'eleven',
	'twelve',
	'thirteen',
	'fourteen',
	'fifteen',
	'sixteen',
	'seventeen',
	'eighteen',
] as const;

function signature(asked: string, answer: string, secret: string): string {
	return createHmac('sha256', secret).update(`question\n${asked}\n${answer}`).digest('base64url');
}

function isSame(given: string, expected: string): boolean {
	const [a, b] = [Buffer.from(given), Buffer.from(expected)];
	return a.length === b.length && timingSafeEqual(a, b);
}

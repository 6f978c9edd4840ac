import type { Check, Finding } from './check.ts';

/** How secrets of common services begin, or look: those that may be in no text of a dealer. */
const SECRETS: readonly [what: string, shape: RegExp][] = [
	['a key of Stripe', /\b(?:sk|rk)_(?:live|test)_\w{8,}|\bwhsec_\w{8,}/],
	['an access key of AWS', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
	['a token of GitHub', /\b(?:gh[oprsu]_\w{20,}|github_pat_\w{20,})/],
	['a token of Netlify', /\bnf[cp]_\w{20,}/],
	['a token of Slack', /\bxox[abeoprs]-[\w-]{10,}/],
	['a key of Google', /\bAIza[\w-]{35}\b/],
	['a key of SendGrid', /\bSG\.[\w-]{16,}\.[\w-]{16,}/],
	['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
];

/**
 * No text of a dealer's options is a secret of a common service: pages are made of them, and every reader of the repository could use
 * it. Messages do not quote the found value.
 */
export const noWrittenSecrets: Check = {
	name: 'no-written-secrets',
	check: ({ dealer }) => findingsIn(dealer, ''),
};

/**
 * The problem of a text with a secret of a common service in it; null for none.
 *
 * @param remedy what to do with it besides withdrawing it
 */
export function secretIn(text: string, remedy: string): string | null {
	const found = SECRETS.find(([, shape]) => shape.test(text));
	return found
		? `expected no secret, found ${found[0]}: withdraw it where it was given out, and ${remedy}`
		: null;
}

function findingsIn(value: unknown, option: string): Finding[] {
	if (typeof value === 'string') {
		const message = secretIn(value, 'write the name of an environment variable where an option takes one');
		return message === null ? [] : [{ option, message }];
	}
	if (Array.isArray(value)) return value.flatMap((item, at) => findingsIn(item, `${option}[${at}]`));
	if (value === null || typeof value !== 'object') return [];
	return Object.entries(value).flatMap(([name, item]) =>
		findingsIn(item, option === '' ? name : `${option}.${name}`),
	);
}

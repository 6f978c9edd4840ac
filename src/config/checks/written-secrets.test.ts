import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { findingsFor } from '../../../tests/fixtures/config/run-check.ts';
import { noWrittenSecrets } from './written-secrets.ts';

/** Put together here, so that no text of this repository looks like a secret. */
const secret = (...parts: string[]) => parts.join('');

test.each([
	['a key of Stripe', secret('sk_', 'live_', 'hunter2hunter2')],
	['a key of Stripe', secret('whsec', '_hunter2hunter2')],
	['an access key of AWS', secret('AKIA', 'HUNTER2HUNTER2HU')],
	['a token of GitHub', secret('ghp_', 'hunter2hunter2hunter2hunter2')],
	['a token of Netlify', secret('nfp_', 'hunter2hunter2hunter2')],
	['a token of Slack', secret('xoxb-', 'hunter2-hunter2')],
	['a key of Google', secret('AIza', 'hunter2'.repeat(5))],
	['a key of SendGrid', secret('SG.', 'hunter2hunter2hu.', 'hunter2hunter2hu')],
	['a private key', secret('-----BEGIN RSA ', 'PRIVATE KEY-----hunter2')],
])('%s in any text is found, and not quoted', (what, written) => {
	const dealer = aParsedDealer({ name: `Coast ${written}` });
	const found = findingsFor(noWrittenSecrets, dealer);
	expect(found.join()).toContain(`name: expected no secret, found ${what}: withdraw it`);
	expect(found.join()).not.toContain('hunter2');
});

test.each(['Task_live_well', 'AKIA', 'sk_live_', 'Ask us about the xox-range', 'BEGIN PRIVATE KEY'])(
	'%j does not count as a secret',
	(name) => {
		expect(findingsFor(noWrittenSecrets, aParsedDealer({ name }))).toEqual([]);
	},
);

test('a secret in a list is found at its place', () => {
	const written = secret('sk_', 'test_', 'hunter2hunter2');
	const dealer = { ...aParsedDealer(), lists: [{ words: ['fine', written] }] };
	expect(findingsFor(noWrittenSecrets, dealer).join()).toContain('lists[0].words[1]: expected no secret');
});

import { expect, test } from 'vitest';
import { aParsedDealer } from '../../../tests/fixtures/config/a-dealer.ts';
import { findingsFor } from '../../../tests/fixtures/config/run-check.ts';
import { codesAreSent } from './text-service.ts';

const GATEWAY = {
	provider: 'gateway' as const,
	url: 'https://sms.example/send',
	secret_env: 'SMS_SECRET',
	sender_id: 'Coast',
};

test.each([{ garage_enabled: true }, { accounts: { gates: { finance: true } } }])(
	'a dealer whose visitors sign in needs a service for text messages: $0',
	(options) => {
		const dealer = (more: object = {}) => aParsedDealer({ lead_api: '/api', ...options, ...more });
		expect(findingsFor(codesAreSent, dealer())).toEqual([
			expect.stringMatching(/^accounts\.text_service: missing; visitors sign in with codes by text message/),
		]);
		expect(findingsFor(codesAreSent, dealer({ demo: true }))).toEqual([]);
		const accounts = { ...('accounts' in options && options.accounts), text_service: GATEWAY };
		expect(findingsFor(codesAreSent, dealer({ accounts }))).toEqual([]);
	},
);

test('a dealer without sign-in needs none', () => {
	expect(findingsFor(codesAreSent, aParsedDealer({ lead_api: '/api' }))).toEqual([]);
});

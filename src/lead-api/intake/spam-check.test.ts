import { expect, test, vi } from 'vitest';
import { apiSite } from '../../../tests/fixtures/leads/api-site.ts';
import { verifyProof } from '../captcha/challenge.ts';
import type { LogEntry } from '../log.ts';
import { checkSender } from './spam-check.ts';

vi.mock('../captcha/challenge.ts', () => ({ verifyProof: vi.fn() }));

test('a lead whose spam check fails by a fault of the service is kept for the dealer to look at, and the fault is logged', async () => {
	vi.mocked(verifyProof).mockRejectedValue(new Error('no such digest'));
	const logged: LogEntry[] = [];
	const site = { ...apiSite(), forms: { ...apiSite().forms, captcha: true } };
	const check = await checkSender(
		{ captcha: 'a payload', company_website: undefined },
		{ site, isForm: false, secret: 'a secret', log: (entry) => logged.push(entry) },
	);
	expect(check).toEqual({
		status: 'quarantined',
		quarantine_reason: 'its spam check could not be carried out',
		proof: null,
		sender: 'unproved',
	});
	expect(logged).toEqual([
		{
			level: 'error',
			message: 'a spam check could not be carried out',
			dealer: site.slug,
			reason: 'Error: no such digest',
		},
	]);
});

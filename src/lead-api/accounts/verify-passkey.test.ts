import { beforeEach, describe, expect, test } from 'vitest';
import type { LogEntry } from '../log.ts';
import { verifiedNew } from './verify-passkey.ts';

let logged: LogEntry[] = [];
beforeEach(() => {
	logged = [];
});

const PARTY = {
	origin: 'https://www.coast.example',
	id: 'www.coast.example',
	dealer: 'coast-motors',
	log: (entry: LogEntry) => void logged.push(entry),
};

/** An answer that the library reads as far as its challenge. */
const ANSWER = {
	id: 'a',
	rawId: 'a',
	type: 'public-key',
	response: {
		clientDataJSON: Buffer.from(
			JSON.stringify({ type: 'webauthn.create', challenge: 'asked', origin: PARTY.origin }),
		).toString('base64url'),
	},
};

describe('the answer of an authenticator', () => {
	test('with an expired challenge is refused with a message for the visitor', async () => {
		const expected = { ...PARTY, takeChallenge: async () => false };
		await expect(verifiedNew(ANSWER, expected)).rejects.toThrow('This took too long. Please try again.');
	});

	test('that cannot be read is no passkey, and the log says why', async () => {
		expect(await verifiedNew({ id: 'a' }, { ...PARTY, takeChallenge: async () => true })).toBeNull();
		expect(logged).toMatchObject([
			{ dealer: 'coast-motors', reason: 'Error: Credential ID was not base64url-encoded' },
		]);
	});

	test('from another origin is no passkey, and the log names both', async () => {
		const elsewhere = { ...PARTY, origin: 'https://elsewhere.example', takeChallenge: async () => true };
		expect(await verifiedNew(ANSWER, elsewhere)).toBeNull();
		expect(logged).toMatchObject([{ reason: expect.stringMatching(/coast.*elsewhere/s) }]);
	});

	test('is not blamed for a database that fails', async () => {
		const takeChallenge = () => Promise.reject(new Error('the disk is full'));
		await expect(verifiedNew(ANSWER, { ...PARTY, takeChallenge })).rejects.toThrow('the disk is full');
	});
});

import { describe, expect, test } from 'vitest';
import { verifiedNew } from './verify-passkey.ts';

const PARTY = { origin: 'https://www.coast.example', id: 'www.coast.example' };

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

	test('that cannot be read is no passkey', async () => {
		expect(await verifiedNew({ id: 'a' }, { ...PARTY, takeChallenge: async () => true })).toBeNull();
	});

	test('is not blamed for a database that fails', async () => {
		const takeChallenge = () => Promise.reject(new Error('the disk is full'));
		await expect(verifiedNew(ANSWER, { ...PARTY, takeChallenge })).rejects.toThrow('the disk is full');
	});
});

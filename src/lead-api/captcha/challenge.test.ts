import { solveChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { expect, test, vi } from 'vitest';
import { makeChallenge, verifyProof } from './challenge.ts';

vi.mock('altcha-lib', async (load) => {
	const own = await load<typeof import('altcha-lib')>();
	return { ...own, verifySolution: vi.fn(own.verifySolution) };
});

const SECRET = 'a secret of the tests';

/** A challenge of a dealer's form, and its solution. */
async function solved(dealer = 'coast') {
	const challenge = await makeChallenge(dealer, SECRET, new Date());
	return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
}

const asPayload = (value: unknown) => btoa(JSON.stringify(value));

test('a solved challenge of the dealer is a proof', async () => {
	expect(await verifyProof(asPayload(await solved()), 'coast', SECRET)).toMatchObject({
		key: expect.stringMatching(/^[\w-]{43}$/),
		expires_at: expect.any(String),
	});
});

test('a proof for another dealer, of another service or with another solution is none', async () => {
	const { challenge, solution } = await solved();
	const wrong = { ...solution, derivedKey: '00'.repeat(32) };
	expect(await verifyProof(asPayload(await solved('bay')), 'coast', SECRET)).toBeNull();
	expect(await verifyProof(asPayload({ challenge, solution }), 'coast', 'another secret')).toBeNull();
	expect(await verifyProof(asPayload({ challenge, solution: wrong }), 'coast', SECRET)).toBeNull();
});

test.each([
	['no base64', '§'],
	['no JSON', btoa('x')],
	['null', asPayload(null)],
	['an empty object', asPayload({})],
])('a malformed payload is no proof, and is not verified: %s', async (_, payload) => {
	vi.mocked(verifySolution).mockClear();
	expect(await verifyProof(payload, 'coast', SECRET)).toBeNull();
	expect(verifySolution).not.toHaveBeenCalled();
});

test.each<[string, (good: Awaited<ReturnType<typeof solved>>) => unknown]>([
	['without a solution', ({ challenge }) => ({ challenge, solution: null })],
	[
		'without a signature',
		({ challenge: { parameters }, solution }) => ({ challenge: { parameters }, solution }),
	],
	[
		'with a number as its signature',
		({ challenge, solution }) => ({ challenge: { ...challenge, signature: 1 }, solution }),
	],
	[
		'with a number as the signature of its key',
		({ challenge, solution }) => ({
			challenge: { ...challenge, parameters: { ...challenge.parameters, keySignature: 1 } },
			solution,
		}),
	],
	[
		'without an end',
		({ challenge, solution }) => {
			const { expiresAt: _, ...parameters } = challenge.parameters;
			return { challenge: { ...challenge, parameters }, solution };
		},
	],
])('a payload is no proof %s', async (_, alter) => {
	expect(await verifyProof(asPayload(alter(await solved())), 'coast', SECRET)).toBeNull();
});

test('a failure of the library is not taken for a wrong proof', async () => {
	vi.mocked(verifySolution).mockRejectedValueOnce(new Error('no such digest'));
	await expect(verifyProof(asPayload(await solved()), 'coast', SECRET)).rejects.toThrow('no such digest');
});

import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { signedHeaders } from './webhook-signature.ts';

// The example of the Standard Webhooks specification.
const EXAMPLE = {
	id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
	body: '{"test": 2432232314}',
	secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
	now: new Date(1_614_265_330_999),
};

test('a message is signed by Standard Webhooks', () => {
	expect(signedHeaders(EXAMPLE)).toEqual({
		'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
		'webhook-timestamp': '1614265330',
		'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
	});
});

test('the bytes of a secret without a prefix are the key', () => {
	const expected = createHmac('sha256', 'hush')
		.update(`${EXAMPLE.id}.1614265330.${EXAMPLE.body}`)
		.digest('base64');
	expect(signedHeaders({ ...EXAMPLE, secret: 'hush' })['webhook-signature']).toBe(`v1,${expected}`);
});

test.each([
	{ id: 'msg_2' },
	{ body: '{"test":2432232314}' },
	{ secret: 'whsec_AAAA' },
	{ now: new Date(1_614_265_331_000) },
])('the signature differs for %j', (over) => {
	expect(signedHeaders({ ...EXAMPLE, ...over })['webhook-signature']).not.toBe(
		signedHeaders(EXAMPLE)['webhook-signature'],
	);
});

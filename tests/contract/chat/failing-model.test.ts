import { expect, test } from 'vitest';
import type { ModelManner } from '../../fixtures/leads/language-model.ts';
import { phrasing } from '../../fixtures/leads/phrasing-service.ts';

test.each([500, 429, 'hang up', 'no events', 'write without end'] as const)(
	'where a model fails (%s) the quotations stay without sentences, and the log says so',
	async (manner) => {
		await using one = await phrasing(() => manner);
		expect(await one.ask('Is it automatic?')).toEqual([]);
		expect(one.logged).toContainEqual(
			expect.objectContaining({ level: 'error', message: 'an answer was not phrased', dealer: 'coast' }),
		);
		expect(JSON.stringify(one.logged)).not.toContain('hush');
	},
);

const QUOTA = { message: 'You exceeded your current quota.', type: 'insufficient_quota', code: 'quota' };
const EVENTS = 'text/event-stream';

test.each<[string, ModelManner, RegExp]>([
	['an error as its body', { sends: JSON.stringify({ error: QUOTA }) }, /exceeded your current quota.*quota/],
	['an error in words', { sends: JSON.stringify({ error: "model 'small' not found" }) }, /'small' not found/],
	[
		'an error as an event',
		{ sends: `data: ${JSON.stringify({ error: QUOTA })}\n\n`, type: EVENTS },
		/exceeded your current quota/,
	],
	['a page in HTML', { sends: '<html>Maintenance</html>', type: 'text/html' }, /no events/],
	['nothing', { sends: '' }, /no events/],
	['a whole answer at once', { sends: '{"choices":[{"message":{"content":"It is. [1]"}}]}' }, /no events/],
	[
		'events without words',
		{
			sends: `data: {"choices":[{"delta":{"reasoning_content":"hm"},"finish_reason":"length"}]}\n\ndata: [DONE]\n\n`,
			type: EVENTS,
		},
		/wrote nothing.*length/,
	],
	[
		'an error with its status',
		{ sends: JSON.stringify({ error: QUOTA }), status: 429 },
		/429.*current quota/,
	],
	['a cut connection', 'hang up', /fetch failed.*(closed|ECONNRESET)/],
])('the log has one line with the service, the model and the cause: %s', async (_, manner, cause) => {
	await using one = await phrasing(() => manner);
	expect(await one.ask('Is it automatic?')).toEqual([]);
	expect(one.logged).toEqual([
		{
			level: 'error',
			message: 'an answer was not phrased',
			dealer: 'coast',
			service: new URL(one.model.url).host,
			model: 'small',
			reason: expect.stringMatching(cause),
		},
	]);
});

test('an error that repeats the question or the key leaves neither in the log, and a long one is cut', async () => {
	const question = 'Is it automatic? Ring me on 0412 345 678.';
	const message = `Bad key hush for: ${question} ${'x'.repeat(5000)}`;
	await using one = await phrasing(() => ({ sends: JSON.stringify({ error: { message } }) }));
	expect(await one.ask(question)).toEqual([]);
	const logged = JSON.stringify(one.logged);
	expect(logged).toContain('Bad key');
	expect(logged).not.toMatch(/hush|0412/);
	expect(logged.length).toBeLessThan(600);
});

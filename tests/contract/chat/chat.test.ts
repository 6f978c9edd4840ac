import { expect, test } from 'vitest';
import { GOOD_LEAD, leadService } from '../../fixtures/leads/lead-service.ts';

const { email: _email, ...WITHOUT_EMAIL } = GOOD_LEAD as typeof GOOD_LEAD & { email: string };
const CHAT = { ...WITHOUT_EMAIL, category: 'Chat', message: 'Does it have a spare?', phone: '0412 345 678' };

test('a message by chat needs a name and a phone number, but no email address (CHAT-001)', async () => {
	const service = await leadService();
	const response = await service.call('/api/leads', { json: CHAT });
	expect(response.status).toBe(200);
	const [due] = await service.store.claimDue(new Date('2026-11-20T01:00:00Z'), 10, 0);
	expect(due?.lead).toMatchObject({
		category: 'Chat',
		fields: { message: 'Does it have a spare?', email: '' },
	});
});

test('a message by chat is refused without a phone number, without text and with an invalid email address', async () => {
	const service = await leadService();
	const problemsOf = async (change: object) => {
		const response = await service.call('/api/leads', { json: { ...CHAT, ...change } });
		expect(response.status).toBe(422);
		return (await response.json()).problems.map(({ field }: { field: string }) => field);
	};
	expect(await problemsOf({ phone: '' })).toEqual(['phone']);
	expect(await problemsOf({ message: ' ' })).toEqual(['message']);
	expect(await problemsOf({ email: 'no address' })).toEqual(['email']);
});

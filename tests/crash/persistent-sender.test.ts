import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openLedger } from './ledger.ts';
import { persistentSender } from './persistent-sender.ts';
import { newAttempt } from './send.ts';
import { PHOTO } from './trade-in.ts';

test('a full disk is noticed even when all shoppers send photos, which need more space than leads', async () => {
	const full = { success: false, error: 'We cannot take this now.' };
	await using service = createServer((_request, response) =>
		response.writeHead(503, { 'content-type': 'application/json' }).end(JSON.stringify(full)),
	).listen(0, '127.0.0.1');
	await once(service, 'listening');
	const ledger = openLedger();
	const sender = persistentSender(ledger);
	sender.urls = [`http://127.0.0.1:${(service.address() as AddressInfo).port}`];
	const attempt = newAttempt('coast', '/api/leads', {});
	const sending = sender.photo({ ...attempt, photo_id: 'photo', jpeg: PHOTO });
	await expect.poll(() => ledger.refusals.length).toBeGreaterThan(0);
	sender.stop();
	await sending;
	expect(ledger.refusals[0]?.body).toEqual(full);
	expect(ledger.faults).toEqual([]);
});

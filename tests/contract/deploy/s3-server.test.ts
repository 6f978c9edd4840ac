import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { bucketAccess } from '../../../src/deploy/s3/access.ts';
import { openBucket } from '../../../src/deploy/s3/bucket.ts';
import { startS3Server } from '../../fixtures/servers/s3-server.ts';

test('of an object whose sender is killed the server of the tests stores nothing, as S3 does', async () => {
	await using cleanUp = new AsyncDisposableStack();
	const server = await startS3Server();
	cleanUp.defer(() => server.stop());
	const bucket = openBucket(bucketAccess('sites', server.env));
	const first = await bucket.put('locks/coast.json', '{}', { type: 'application/json', cache: 'no-store' });
	const broken = request(`${server.env['AWS_ENDPOINT_URL_S3']}/sites/locks/coast.json`, {
		method: 'PUT',
		headers: { 'content-length': 100 },
	});
	broken.on('error', () => undefined);
	broken.write('{"half":');
	await once(broken, 'socket');
	await new Promise((settle) => setTimeout(settle, 100));
	broken.destroy();
	const stored = await bucket.get('locks/coast.json');
	expect([Buffer.from(stored?.body ?? '').toString(), stored?.etag]).toEqual(['{}', first]);
});

import { expect, test } from 'vitest';
import { bucketError } from './bucket-error.ts';

const xml = (code: string, message = code) =>
	`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${message}</Message></Error>`;
const AGAIN =
	'if that does not pass, see the log of its server. A deployment that is run again goes on where it was';

test.each<[status: number, body: string, says: string]>([
	[
		500,
		xml('InternalError', 'We broke.'),
		`answered 500 InternalError to PUT live/coast.json: We broke.; ${AGAIN}`,
	],
	[500, xml('InternalError'), `answered 500 InternalError to PUT live/coast.json; ${AGAIN}`],
	[502, '<h1>Bad gateway</h1>', `answered 502 to PUT live/coast.json: <h1>Bad gateway</h1>; ${AGAIN}`],
	[500, '', `answered 500 to PUT live/coast.json; ${AGAIN}`],
	[507, '', 'is full; delete something, and deploy again (PUT live/coast.json)'],
	[
		403,
		'',
		'does not allow AWS_ACCESS_KEY_ID to do this; give it leave to list and read, and for deployments to write and delete (PUT live/coast.json)',
	],
	[
		301,
		xml('PermanentRedirect', 'Use the specified endpoint.'),
		'is in another region than AWS_REGION says; set it to that of the bucket (PermanentRedirect, PUT live/coast.json)',
	],
	[
		400,
		'<Error><Code>AuthorizationHeaderMalformed</Code><Region>ap-southeast-2</Region></Error>',
		'is in another region than AWS_REGION says; set it to ap-southeast-2 (AuthorizationHeaderMalformed, PUT live/coast.json)',
	],
	[
		404,
		xml('NoSuchBucket'),
		'is not there; make it, or name the right one (NoSuchBucket, PUT live/coast.json)',
	],
])('the error for an answer %s %s has the bucket, the call and the remedy', (status, body, says) => {
	const { message } = bucketError('the bucket sites', 'PUT live/coast.json', { status, body, date: null });
	expect(message).toBe(`the bucket sites ${says}`);
});

import { expect, test } from 'vitest';
import { bucketAccess } from './access.ts';

const KEYS = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' };

test('a variable that is empty counts as not set, as workflows pass it on', () => {
	const unset = { AWS_REGION: '', AWS_ENDPOINT_URL_S3: '', AWS_SESSION_TOKEN: '' };
	expect(bucketAccess('sites/au', { ...KEYS, ...unset })).toEqual(bucketAccess('sites/au', KEYS));
	expect(bucketAccess('sites/au', KEYS)).toMatchObject({
		url: 'https://sites.s3.us-east-1.amazonaws.com',
		prefix: 'au/',
	});
});

test('invalid keys and an invalid address are refused in one sentence', () => {
	expect(() => bucketAccess('sites', { ...KEYS, AWS_ACCESS_KEY_ID: '' })).toThrow(
		'a bucket needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
	);
	expect(() => bucketAccess('sites', { ...KEYS, AWS_ENDPOINT_URL_S3: 's3.example' })).toThrow(
		'AWS_ENDPOINT_URL_S3 takes an address such as https://s3.example, found s3.example',
	);
});

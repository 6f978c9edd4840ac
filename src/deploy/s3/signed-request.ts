import { AwsClient } from 'aws4fetch';
import { type Answer, reaching, textOf } from '../reaching.ts';
import type { BucketAccess } from './access.ts';
import { bucketError } from './bucket-error.ts';

/** A request to a bucket. */
export interface BucketRequest extends RequestInit {
	method: 'GET' | 'PUT' | 'DELETE';
	/** The object, or what the objects of a list begin with; for messages. */
	about: string;
}

/** Sends a signed request, and returns its answer when it has one of some statuses. Throws a TargetError for any other one. */
export type SignedRequest = (
	address: string,
	request: BucketRequest,
	accepted: readonly number[],
) => Promise<Answer>;

const RETRIED = new Set([429, 500, 502, 503, 504]);

/** Requests to a bucket, signed as its server wants. Those that fail are tried again. */
export function signedRequest({ name, ...access }: BucketAccess): SignedRequest {
	const client = new AwsClient({
		accessKeyId: access.accessKeyId,
		secretAccessKey: access.secretAccessKey,
		...(access.sessionToken && { sessionToken: access.sessionToken }),
		region: access.region,
		service: 's3',
		retries: 0,
	});
	return async (address, { about, ...init }, accepted) => {
		const call = `${init.method} ${about}`;
		const answer = await reaching(
			{ name, call },
			(signal) => client.fetch(address, { ...init, signal }),
			(status) => RETRIED.has(status),
		);
		if (accepted.includes(answer.status)) return answer;
		const { status, headers } = answer;
		throw bucketError(name, call, { status, body: textOf(answer), date: headers.get('date') });
	};
}

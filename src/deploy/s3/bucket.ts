import { createHash } from 'node:crypto';
import { textOf } from '../reaching.ts';
import type { BucketAccess } from './access.ts';
import { bucketError } from './bucket-error.ts';
import { type ListedObject, listObjects } from './list-objects.ts';
import { signedRequest } from './signed-request.ts';

/** A content with the time of the server that sent it. */
export interface StoredObject {
	body: Uint8Array<ArrayBuffer>;
	/** With its quotes. */
	etag: string;
	modified: Date;
	/** The server's clock. */
	serverTime: Date;
}

/** Headers of an object, and the condition under which it is written. */
export interface PutOptions {
	type: string;
	cache: string;
	/** Only if there is no such object. */
	isNew?: boolean;
	/** Only if the object is this version. */
	replaces?: string;
}

/** The objects of an S3-compatible bucket. */
export interface Bucket {
	readonly name: string;
	get(key: string): Promise<StoredObject | null>;
	/**
	 * Writes an object; its version, null when the condition does not hold and another content is stored. Throws a {@link TargetError}, like
	 * all of these.
	 */
	put(key: string, body: Uint8Array | string, options: PutOptions): Promise<string | null>;
	remove(key: string): Promise<void>;
	list(prefix: string): Promise<ListedObject[]>;
}

/** Opens a bucket. Connections that fail are tried again. */
export function openBucket(access: BucketAccess): Bucket {
	const { url, name, prefix } = access;
	const addressOf = (key: string) =>
		`${url}/${`${prefix}${key}`.split('/').map(encodeURIComponent).join('/')}`;
	const ask = signedRequest(access);
	const get: Bucket['get'] = async (key) => {
		const answer = await ask(addressOf(key), { method: 'GET', about: key }, [200, 404]);
		if (answer.status === 404) {
			// A missing bucket answers 404 too.
			const body = textOf(answer);
			if (body.includes('NoSuchBucket'))
				throw bucketError(name, `GET ${key}`, { status: 404, body, date: null });
			return null;
		}
		const timeOf = (header: string) => new Date(answer.headers.get(header) ?? Date.now());
		return {
			body: answer.body,
			etag: answer.headers.get('etag') ?? '',
			modified: timeOf('last-modified'),
			serverTime: timeOf('date'),
		};
	};
	return {
		name,
		get,
		async put(key, body, { type, cache, isNew, replaces }) {
			const headers = {
				'Content-Type': type,
				'Cache-Control': cache,
				// The server compares it with what arrives.
				'X-Amz-Content-Sha256': createHash('sha256').update(body).digest('hex'),
				...(isNew && { 'If-None-Match': '*' }),
				...(replaces && { 'If-Match': replaces }),
			};
			const send = async (more: Record<string, string> = {}) => {
				const request = { method: 'PUT' as const, about: key, body: body as BodyInit };
				const sent = { ...request, headers: { ...headers, ...more } };
				// 409: another conditional write is under way. 404: the version to replace is gone.
				return ask(addressOf(key), sent, isNew || replaces ? [200, 404, 409, 412] : [200]);
			};
			const first = await send();
			// Ceph 16 compares the version without the quotes with which it sends it.
			const answer =
				replaces && first.status === 412 ? await send({ 'If-Match': replaces.replaceAll('"', '') }) : first;
			if (answer.status === 200) return answer.headers.get('etag') ?? '';
			// A try whose answer was lost may have written it: the next one is refused by what is then stored.
			const stored = await get(key);
			return stored && Buffer.from(body).equals(stored.body) ? stored.etag : null;
		},
		async remove(key) {
			const sent = { method: 'DELETE' as const, about: key };
			await ask(addressOf(key), sent, [200, 204, 404]);
		},
		list: (start) => listObjects(ask, access, start),
	};
}

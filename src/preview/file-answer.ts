import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType } from 'hono/utils/mime';
import { hashOf } from '../content-hash.ts';
import { NO_SNIFF, REVALIDATE } from './answers.ts';
import type { Compressor, Encoding } from './compression.ts';
import type { HeaderChanges } from './headers-file.ts';
import type { SiteFile } from './site-files.ts';

/** What a request says about the form of the answer. */
export interface Asked {
	encoding: Encoding | 'identity';
	ifNoneMatch: string | undefined;
}

/** Below this, compression saves no packet. */
const LEAST_COMPRESSED_BYTES = 1024;

/**
 * A file as an answer: compressed if that is asked for and worth it, named by a strong ETag of what is sent, with the headers the site
 * wants. With status 200, a visitor who has it already gets 304. Own code, as `hono/etag` would hash each answer after compressing it,
 * for visitors who have it already as well.
 */
export async function fileAnswer(
	file: SiteFile,
	status: number,
	asked: Asked,
	changes: HeaderChanges,
	compress: Compressor,
): Promise<Response> {
	const type = getMimeType(file.name) ?? 'application/octet-stream';
	const varies = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) && file.content.length > LEAST_COMPRESSED_BYTES;
	const encoding = varies ? asked.encoding : 'identity';
	const contentHash = hashOf(file.content);

	const headers = new Headers({ 'Content-Type': type, 'Cache-Control': REVALIDATE, ...NO_SNIFF });
	applyChanges(headers, changes, status);
	if (varies) headers.append('Vary', 'Accept-Encoding');
	if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
	if (status === 200) {
		const etag = `"${contentHash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
		headers.set('ETag', etag);
		headers.set('Last-Modified', file.modified.toUTCString());
		if (isKnown(etag, asked.ifNoneMatch)) return notModified(headers);
	}
	const body = encoding === 'identity' ? file.content : await compress(contentHash, encoding, file.content);
	headers.set('Content-Length', String(body.length));
	return new Response(body, { status, headers });
}

/** A page that is missing today may be there tomorrow: errors are never kept as long as what the address stands for. */
function applyChanges(headers: Headers, changes: HeaderChanges, status: number): void {
	for (const [name, value] of changes) {
		if (status !== 200 && name === 'cache-control') continue;
		if (value === null) headers.delete(name);
		else headers.set(name, value);
	}
}

/** Whether `If-None-Match` names this ETag; caches may have weakened it on the way. */
function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
	const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
	return known.includes('*') || known.includes(etag);
}

function notModified(headers: Headers): Response {
	for (const name of ['Content-Type', 'Content-Encoding']) headers.delete(name);
	return new Response(null, { status: 304, headers });
}

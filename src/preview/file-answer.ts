import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType } from 'hono/utils/mime';
import { hashOf } from '../content-hash.ts';
import { NO_SNIFF, REVALIDATE } from './answers.ts';
import type { Compressor, Encoding } from './compression.ts';
import type { HeaderChanges } from './rules/headers-file.ts';
import type { SiteFile } from './site-files.ts';

/** The request headers that affect the response. */
export interface Asked {
	encoding: Encoding | 'identity';
	ifNoneMatch: string | undefined;
}

/** The minimum size for compression: below it, no packet is saved. */
const MIN_COMPRESSED_BYTES = 1024;

/**
 * The response with a file: compressed if accepted and worthwhile, with a strong ETag of the sent bytes and the site's own
 * headers. With status 200, a matching `If-None-Match` gives 304. Own code, as `hono/etag` would hash each response after compressing it,
 * even when the visitor has it already.
 */
export async function fileAnswer(
	file: SiteFile,
	status: number,
	asked: Asked,
	changes: HeaderChanges,
	compress: Compressor,
): Promise<Response> {
	const type = getMimeType(file.name) ?? 'application/octet-stream';
	const varies = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type) && file.content.length > MIN_COMPRESSED_BYTES;
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

/** Applies the site's headers, except caching of errors, as a missing page may exist after the next build. */
function applyChanges(headers: Headers, changes: HeaderChanges, status: number): void {
	for (const [name, value] of changes) {
		if (status !== 200 && name === 'cache-control') continue;
		if (value === null) headers.delete(name);
		else headers.set(name, value);
	}
}

/** Whether `If-None-Match` contains this ETag; caches may have made it weak. */
function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
	const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
	return known.includes('*') || known.includes(etag);
}

function notModified(headers: Headers): Response {
	for (const name of ['Content-Type', 'Content-Encoding']) headers.delete(name);
	return new Response(null, { status: 304, headers });
}

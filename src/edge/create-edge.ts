import { moveAnswer, textAnswer } from '../preview/answers.ts';
import { chooseEncoding, createCompressor } from '../preview/compression.ts';
import { decide } from '../preview/decide.ts';
import { fileAnswer } from '../preview/file-answer.ts';
import { headersFor } from '../preview/rules/headers-file.ts';
import type { ReleasedSite, ReleasedSites } from './released-sites.ts';

const COMPRESSED_BYTES_KEPT = 128 * 1024 * 1024;

/** Answers visitors of all sites, from the live release of the dealer whose host they ask for. */
export function createEdge(
	sites: ReleasedSites,
	onError: (error: unknown) => void,
): (request: Request) => Promise<Response> {
	const compress = createCompressor(COMPRESSED_BYTES_KEPT);

	const answer = async (
		request: Request,
		url: URL,
		{ release, ...site }: ReleasedSite,
	): Promise<Response> => {
		const isFile = async (path: string) => Object.hasOwn(release.files, path);
		const decision = await decide(url, site.redirects, isFile);
		if ('refused' in decision) return textAnswer(decision.refused, 'This address is malformed.');
		if ('location' in decision) return moveAnswer(decision.status, decision.location);
		if (!(await isFile(decision.file)))
			return textAnswer(decision.status === 200 ? 404 : decision.status, 'There is no page at this address.');
		const file = {
			name: decision.file,
			content: await site.content(decision.file),
			modified: new Date(release.made_at),
		};
		const asked = {
			encoding: chooseEncoding(request.headers.get('Accept-Encoding') ?? undefined),
			ifNoneMatch: request.headers.get('If-None-Match') ?? undefined,
		};
		return fileAnswer(file, decision.status, asked, headersFor(site.headers, decision.path), compress);
	};

	return async (request) => {
		if (request.method !== 'GET' && request.method !== 'HEAD')
			return textAnswer(405, 'Pages are read with GET or HEAD.', { Allow: 'GET, HEAD' });
		const url = new URL(request.url);
		try {
			const site = await sites.at(url.hostname.toLowerCase().replace(/\.$/, ''));
			return site ? await answer(request, url, site) : textAnswer(404, 'There is no site at this host.');
		} catch (error) {
			onError(error);
			return textAnswer(503, 'This page cannot be shown at the moment. Please try again in a minute.', {
				'Cache-Control': 'no-store',
				'Retry-After': '10',
			});
		}
	};
}
